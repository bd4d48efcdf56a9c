import { at, type Bag, drawFrom, shuffleInto, slideUnder } from '@engawa/kernel'
import {
  balanceColumn,
  balanceZone,
  type FoodValue,
  foodSpaces,
  foodValues,
  homeCategory,
  homeColumn,
} from '../catalogue/index.ts'
import type { State } from './state.ts'
import type { Step } from './step.ts'

/** Turns up tiles as long as there are free spaces and the stack lasts (BAM-051, BAM-053). */
function turnUp(
  { chance, tell }: Step,
  column: number[],
  spaces: number,
  stack: Bag<number>,
  kind: 'balanceShown' | 'homeShown',
): void {
  while (column.length < spaces) {
    const tile = drawFrom(stack, chance)
    if (tile === undefined) return
    column.push(tile)
    tell?.({ kind, tile })
  }
}

function fillBalance(step: Step, zone: number): void {
  const { balance, balanceStacks } = step.state
  turnUp(step, at(balance, zone), balanceColumn, at(balanceStacks, zone), 'balanceShown')
}

function fillHomes(step: Step, category: number): void {
  const { homes, homeStacks } = step.state
  turnUp(step, at(homes, category), homeColumn, at(homeStacks, category), 'homeShown')
}

/** BAM-012, BAM-013: the columns at the start. */
export function fillMarkets(step: Step): void {
  for (let zone = 0; zone < step.state.balance.length; zone++) fillBalance(step, zone)
  for (let category = 0; category < step.state.homes.length; category++) fillHomes(step, category)
}

/** BAM-051: the tile leaves, those above slide down, a new one is turned up at the top. */
export function takeBalanceTile(step: Step, tile: number): void {
  const zone = at(balanceZone, tile)
  const column = at(step.state.balance, zone)
  column.splice(column.indexOf(tile), 1)
  fillBalance(step, zone)
}

/** BAM-053: likewise in the home market. */
export function takeHomeTile(step: Step, tile: number): void {
  const category = at(homeCategory, tile)
  const column = at(step.state.homes, category)
  column.splice(column.indexOf(tile), 1)
  fillHomes(step, category)
}

/** BAM-104: the lowest tile of each column goes under its stack, the others slide, new ones come. */
export function renewMarkets(step: Step): void {
  const { state } = step
  state.balance.forEach((column, zone) => {
    const lowest = column.shift()
    if (lowest !== undefined) slideUnder(at(state.balanceStacks, zone), lowest)
    fillBalance(step, zone)
  })
  state.homes.forEach((column, category) => {
    const lowest = column.shift()
    if (lowest !== undefined) slideUnder(at(state.homeStacks, category), lowest)
    fillHomes(step, category)
  })
}

/** Puts counters of these values onto a pile of tea, rice and ramen. */
export function addFood(pile: number[], value: number, count: number): void {
  pile[value - 1] = (pile[value - 1] ?? 0) + count
}

/** The counters of a pile, one by one. */
export function foodList(pile: readonly number[]): FoodValue[] {
  return foodValues.flatMap((value) => Array.from({ length: pile[value - 1] ?? 0 }, () => value))
}

/** How much food a pile is worth. */
export function foodWorth(pile: readonly number[]): number {
  return (pile[0] ?? 0) + 2 * (pile[1] ?? 0) + 3 * (pile[2] ?? 0)
}

/** Does any counter lie on the board? */
export function foodOnBoard(state: State): boolean {
  for (let space = 0; space < foodSpaces; space++) if (state.food[space] !== 0) return true
  return false
}

/** Could a counter still come from anywhere but the seats? */
export function foodLeft(state: State): boolean {
  return foodOnBoard(state) || state.foodSupply.inside.length > 0 || foodWorth(state.spent) > 0
}

/** Fills the empty spaces; an empty supply is made anew from the spent counters (BAM-055). */
export function fillFood({ state, chance, tell }: Step): void {
  const shown: number[] = []
  for (let space = 0; space < foodSpaces; space++) {
    if (state.food[space] !== 0) continue
    if (state.foodSupply.inside.length === 0) {
      shuffleInto(state.foodSupply, foodList(state.spent))
      state.spent.fill(0)
    }
    const counter = drawFrom(state.foodSupply, chance)
    if (counter === undefined) break
    state.food[space] = counter
    shown.push(counter)
  }
  if (shown.length > 0) tell?.({ kind: 'foodShown', food: shown })
}

/** BAM-055: takes a counter; only when all spaces are empty they are filled at once. */
export function takeFood(step: Step, seat: number, food: FoodValue): void {
  const { state, tell } = step
  state.food[state.food.indexOf(food)] = 0
  addFood(at(state.boards, seat).food, food, 1)
  tell?.({ kind: 'foodTaken', seat, food })
  if (!foodOnBoard(state)) fillFood(step)
}

/** BAM-096: all face-up counters are spent and the spaces filled anew. */
export function renewFood(step: Step, seat: number): void {
  const { state, tell } = step
  const discarded = state.food.filter((value) => value !== 0)
  for (const value of discarded) addFood(state.spent, value, 1)
  state.food.fill(0)
  tell?.({ kind: 'foodDiscarded', seat, food: discarded })
  fillFood(step)
}
