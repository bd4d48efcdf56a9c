import { at, drawFrom, shuffleInto } from '@engawa/kernel'
import { type FoodValue, foodSpaces, foodValues } from '../catalogue/index.ts'
import type { Step } from './kinds.ts'
import type { State } from './state.ts'

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

/** The values that lie face up, each once. */
export const foodOffered = (state: State): FoodValue[] =>
  foodValues.filter((value) => state.food.includes(value))

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
