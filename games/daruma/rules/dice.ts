import { diceCount, displaySize } from '../catalogue/index.ts'
import type { Counts, State } from './state.ts'

/** How many of the dice show this value. */
export function countOf(dice: Counts, value: number): number {
  return dice[value] ?? 0
}

export function add(counts: Counts, index: number, change: number): void {
  counts[index] = (counts[index] ?? 0) + change
}

export function total(dice: Counts): number {
  let sum = 0
  for (let value = 0; value <= 6; value++) sum += dice[value] ?? 0
  return sum
}

/** No dice left here. */
export function clear(dice: Counts): void {
  for (let value = 0; value <= 6; value++) dice[value] = 0
}

/** Every die, one entry each, in the order of what it shows. */
export function valuesOf(dice: Counts): number[] {
  return dice.flatMap((count, value) => Array.from({ length: count }, () => value))
}

/** A value present several times (DAR-31, DAR-33). */
export function isGroup(dice: Counts, value: number): boolean {
  return countOf(dice, value) >= 2
}

/** A value present exactly once (DAR-32, DAR-34). */
export function isSingle(dice: Counts, value: number): boolean {
  return countOf(dice, value) === 1
}

/** The only value present several times, 0 where there is none, -1 where there are more. */
export function onlyGroup(dice: Counts): number {
  let found = 0
  for (let value = 1; value <= 6; value++) {
    if (!isGroup(dice, value)) continue
    if (found !== 0) return -1
    found = value
  }
  return found
}

/** What a die shows after a step up or down; 6 and 1 are neighbours (DAR-33). */
export function above(value: number): number {
  return value === 6 ? 1 : value + 1
}

export function below(value: number): number {
  return value === 1 ? 6 : value - 1
}

/** No die may become 4 (DAR-33): a 3 only goes down, a 5 only up. */
export function mayGoUp(value: number): boolean {
  return value !== 3
}

export function mayGoDown(value: number): boolean {
  return value !== 5
}

/** Fours that count for bad luck: real and fictitious ones (DAR-20). */
export function foursOn(state: State): number {
  return state.ledger + state.fictitious
}

/** Dice that are neither on the ledger, nor on a daruma, nor on the bottle (DAR-12). */
export function available(state: State): number {
  return total(state.dice) + total(state.hand)
}

/** All dice come back from wherever they lie and wait to be rolled. */
export function collectDice(state: State): void {
  clear(state.dice)
  clear(state.hand)
  state.hand[0] = diceCount
  for (let place = 0; place < displaySize; place++) state.painted[place] = 0
  state.bottle.length = 0
  state.ledger = 0
}
