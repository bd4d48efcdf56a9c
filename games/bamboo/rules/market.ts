import { at, type Bag, drawFrom, slideUnder } from '@engawa/kernel'
import {
  balanceColumn,
  balanceZone,
  homeCategory,
  homeColumn,
  homeSlots,
  type Slot,
} from '../catalogue/index.ts'
import type { Step } from './kinds.ts'
import type { State } from './state.ts'

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

/** The price and happiness of a face-up home tile: those of the slot it lies on (BAM-053). */
export function slotOf(state: State, tile: number): Slot | undefined {
  const category = at(homeCategory, tile)
  return at(homeSlots, category)[at(state.homes, category).indexOf(tile)]
}
