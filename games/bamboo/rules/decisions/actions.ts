import { at, task } from '@engawa/kernel'
import { balanceHappiness, balanceZone, gridCells, homeSlots } from '../../catalogue/index.ts'
import { plain } from '../agenda.ts'
import { foodOffered, foodOnBoard, takeFood } from '../food.ts'
import { cellTakes, fitsSomewhere, hasBalanceSlot } from '../homes.ts'
import type { Decision, Errand, Step } from '../kinds.ts'
import { slotOf, takeBalanceTile, takeHomeTile } from '../market.ts'
import type { Move } from '../moves.ts'
import { patternHolds } from '../patterns.ts'
import { type Reason, refuse } from '../refusals.ts'
import { anySpiritHelps } from '../spirits.ts'
import { boardOf, type State, type Task } from '../state.ts'
import { addSpirits, callSpirit, refuseSpirit } from './spirits.ts'

/** One half of a balance action. */
type Half = Extract<Move, { kind: 'take' | 'score' }>

/** BAM-050: 1 HP, or up to two of taking and scoring. */
export const balance: Decision<'balance', 'rest' | 'take' | 'score'> = {
  rule: 'BAM-050',
  answers: ['rest', 'take', 'score'],
  moves(state, seat) {
    const found: Move[] = [{ kind: 'rest' }]
    addHalves(found, state, seat)
    return found
  },
  refuse: (state, seat, move) => (move.kind === 'rest' ? undefined : refuseHalf(state, seat, move)),
  play(step, seat, move) {
    if (move.kind === 'rest') {
      boardOf(step.state, seat).happiness += 1
      step.tell?.({ kind: 'rested', seat })
      return undefined
    }
    playHalf(step, seat, move)
    return plain(seat, 'balanceAgain')
  },
}

/** The second half of a balance action; in summer a moment for spirits (BAM-049). */
export const balanceAgain: Decision<'balanceAgain', 'take' | 'score' | 'done' | 'spirit'> = {
  rule: 'BAM-050',
  answers: ['take', 'score', 'done', 'spirit'],
  // A spirit between the halves may yet make a second half possible.
  possible(state, seat) {
    const board = boardOf(state, seat)
    if (canTakeAny(state, seat) || board.balance.some((tile) => patternHolds(board.home, tile))) return true
    return inSummer(state) && anySpiritHelps(state, board)
  },
  moves(state, seat) {
    const found: Move[] = []
    addHalves(found, state, seat)
    found.push({ kind: 'done' })
    if (inSummer(state)) addSpirits(found, state, seat)
    return found
  },
  refuse(state, seat, move) {
    switch (move.kind) {
      case 'take':
      case 'score':
        return refuseHalf(state, seat, move)
      case 'done':
        return undefined
      case 'spirit':
        return refuseSpirit(state, seat, move.spirit, inSummer(state))
    }
  },
  play(step, seat, move) {
    if (move.kind === 'spirit') return callSpirit(step, seat, move.spirit, plain(seat, 'balanceAgain'))
    if (move.kind !== 'done') playHalf(step, seat, move)
    return undefined
  },
}

/** BAM-033: a gift's action in spring is no moment for spirits. */
const inSummer = (state: State): boolean => state.season === 'summer'

function canTakeAny(state: State, seat: number): boolean {
  const board = boardOf(state, seat)
  for (let zone = 0; zone < state.balance.length; zone++)
    if (at(state.balance, zone).length > 0 && hasBalanceSlot(board, zone)) return true
  return false
}

function addHalves(found: Move[], state: State, seat: number): void {
  const board = boardOf(state, seat)
  for (const column of state.balance) {
    const [lowest] = column
    if (lowest === undefined || !hasBalanceSlot(board, at(balanceZone, lowest))) continue
    for (const tile of column) found.push({ kind: 'take', tile })
  }
  for (const tile of board.balance) if (patternHolds(board.home, tile)) found.push({ kind: 'score', tile })
}

function refuseHalf(state: State, seat: number, { kind, tile }: Half): Reason | undefined {
  const board = boardOf(state, seat)
  if (kind === 'score') {
    if (!board.balance.includes(tile)) return refuse('tile-not-yours', 'BAM-052')
    return patternHolds(board.home, tile) ? undefined : refuse('pattern-open', 'BAM-052')
  }
  const zone = at(balanceZone, tile)
  if (!at(state.balance, zone).includes(tile)) return refuse('tile-not-there', 'BAM-051')
  return hasBalanceSlot(board, zone) ? undefined : refuse('slots-full', 'BAM-051')
}

/** BAM-051, BAM-052 */
function playHalf(step: Step, seat: number, { kind, tile }: Half): void {
  const board = boardOf(step.state, seat)
  if (kind === 'take') {
    board.balance.push(tile)
    step.tell?.({ kind: 'balanceTaken', seat, tile })
    takeBalanceTile(step, tile)
    return
  }
  const points = at(balanceHappiness, tile)
  board.balance.splice(board.balance.indexOf(tile), 1)
  board.scored.push(tile)
  board.happiness += points
  step.tell?.({ kind: 'balanceScored', seat, tile, points })
}

/** BAM-053: 1 coin, or a home tile: chosen here, paid and placed when its cell is named. */
export const improve: Decision<'improve', 'earn' | 'buy'> = {
  rule: 'BAM-053',
  answers: ['earn', 'buy'],
  moves(state, seat) {
    const found: Move[] = [{ kind: 'earn' }]
    const board = boardOf(state, seat)
    state.homes.forEach((column, category) => {
      column.forEach((tile, index) => {
        const { price } = at(at(homeSlots, category), index)
        if (price <= board.coins && fitsSomewhere(state, board, tile)) found.push({ kind: 'buy', tile })
      })
    })
    return found
  },
  refuse(state, seat, move) {
    if (move.kind === 'earn') return undefined
    const board = boardOf(state, seat)
    const slot = slotOf(state, move.tile)
    if (slot === undefined) return refuse('tile-not-there', 'BAM-053')
    if (!board.home.includes(0)) return refuse('home-full', 'BAM-058', { cells: gridCells })
    if (slot.price > board.coins)
      return refuse('too-dear', 'BAM-053', { price: slot.price, coins: board.coins })
    return fitsSomewhere(state, board, move.tile) ? undefined : refuse('fits-nowhere', 'BAM-059')
  },
  play(step, seat, move) {
    if (move.kind === 'buy') return task<Task>(seat, { kind: 'furnish', tile: move.tile })
    gainCoins(step, seat, 1)
    return undefined
  },
}

/** BAM-053: pays, gains the slot's happiness, places the tile, and the column moves on. */
export const furnish: Decision<'furnish', 'furnish'> = {
  rule: 'BAM-053',
  answers: ['furnish'],
  moves(state, seat, { tile }) {
    const found: Move[] = []
    const board = boardOf(state, seat)
    for (let cell = 0; cell < gridCells; cell++)
      if (cellTakes(state, board, cell, tile)) found.push({ kind: 'furnish', cell })
    return found
  },
  refuse(state, seat, { cell }, { tile }) {
    const board = boardOf(state, seat)
    if (board.home[cell] !== 0) return refuse('cell-taken', 'BAM-053')
    return cellTakes(state, board, cell, tile) ? undefined : refuse('cell-wants-other', 'BAM-120')
  },
  play(step, seat, { cell }, { tile }) {
    const board = boardOf(step.state, seat)
    const { price, happiness: points } = slotOf(step.state, tile) ?? { price: 0, happiness: 0 }
    board.coins -= price
    board.happiness += points
    board.home[cell] = tile
    step.tell?.({ kind: 'homeBought', seat, tile, cell, price, points })
    takeHomeTile(step, tile)
  },
}

/** BAM-055 */
export const cook: Decision<'cook', 'cook'> = {
  rule: 'BAM-055',
  answers: ['cook'],
  possible: foodOnBoard,
  moves: (state) => foodOffered(state).map((food) => ({ kind: 'cook', food })),
  refuse: (state, _seat, { food }) =>
    state.food.includes(food) ? undefined : refuse('food-not-there', 'BAM-055'),
  play(step, seat, { food }) {
    takeFood(step, seat, food)
  },
}

/** BAM-054 */
export const fund: Errand<'fund'> = {
  run: (step, seat) => gainCoins(step, seat, 2),
}

function gainCoins({ state, tell }: Step, seat: number, coins: number): void {
  boardOf(state, seat).coins += coins
  tell?.({ kind: 'coinsGained', seat, coins })
}
