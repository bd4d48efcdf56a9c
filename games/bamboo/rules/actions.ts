import { at } from '@engawa/kernel'
import {
  type Action,
  balanceHappiness,
  balanceSlots,
  balanceZone,
  gridCells,
  homeCategory,
  homeKind,
  homeSlots,
  type Slot,
} from '../catalogue/index.ts'
import { kindWanted } from './colours.ts'
import { takeBalanceTile, takeHomeTile } from './market.ts'
import { patternHolds } from './patterns.ts'
import type { SeatBoard, State } from './state.ts'
import { boardOf, type Followed, plain, type Step } from './step.ts'

/** BAM-050 to BAM-055: what an action asks the seat for. Fund asks nothing and is simply done. */
export const actionFrame = (seat: number, action: Action) => plain(seat, action)

/** BAM-051: is there a slot of this zone free? */
export function hasBalanceSlot(board: SeatBoard, zone: number): boolean {
  let held = 0
  for (const tile of board.balance) if (balanceZone[tile] === zone) held++
  return held < balanceSlots
}

export function canTakeAny(state: State, board: SeatBoard): boolean {
  for (let zone = 0; zone < state.balance.length; zone++)
    if (at(state.balance, zone).length > 0 && hasBalanceSlot(board, zone)) return true
  return false
}

export function canScoreAny(board: SeatBoard): boolean {
  for (const tile of board.balance) if (patternHolds(board.home, tile)) return true
  return false
}

export function rest({ state, tell }: Step, seat: number): void {
  boardOf(state, seat).happiness += 1
  tell?.({ kind: 'rested', seat })
}

export function takeBalance(step: Step, seat: number, tile: number): void {
  boardOf(step.state, seat).balance.push(tile)
  step.tell?.({ kind: 'balanceTaken', seat, tile })
  takeBalanceTile(step, tile)
}

export function scoreBalance({ state, tell }: Step, seat: number, tile: number): void {
  const board = boardOf(state, seat)
  const points = at(balanceHappiness, tile)
  board.balance.splice(board.balance.indexOf(tile), 1)
  board.scored.push(tile)
  board.happiness += points
  tell?.({ kind: 'balanceScored', seat, tile, points })
}

/** The price and happiness of a face-up home tile: those of the slot it lies on (BAM-053). */
export function slotOf(state: State, tile: number): Slot | undefined {
  const category = at(homeCategory, tile)
  return at(homeSlots, category)[at(state.homes, category).indexOf(tile)]
}

/** BAM-120: may a tile of this kind lie on this free cell? */
export function cellTakes(state: State, board: SeatBoard, cell: number, tile: number): boolean {
  if (board.home[cell] !== 0) return false
  const wanted = kindWanted(state, board, cell)
  return wanted < 0 || wanted === homeKind[tile]
}

/** BAM-058, BAM-059: is there any cell for the tile? */
export function fitsSomewhere(state: State, board: SeatBoard, tile: number): boolean {
  for (let cell = 0; cell < gridCells; cell++) if (cellTakes(state, board, cell, tile)) return true
  return false
}

export function gainCoins({ state, tell }: Step, seat: number, coins: number): void {
  boardOf(state, seat).coins += coins
  tell?.({ kind: 'coinsGained', seat, coins })
}

/** BAM-053: pays, gains the slot's happiness, places the tile, and the column moves on. */
export function furnish(step: Step, seat: number, tile: number, cell: number): void {
  const board = boardOf(step.state, seat)
  const { price, happiness: points } = slotOf(step.state, tile) ?? { price: 0, happiness: 0 }
  board.coins -= price
  board.happiness += points
  board.home[cell] = tile
  step.tell?.({ kind: 'homeBought', seat, tile, cell, price, points })
  takeHomeTile(step, tile)
}

/** The second half of a balance action. */
export const balanceAgain = (seat: number): Followed => plain(seat, 'balanceAgain')
