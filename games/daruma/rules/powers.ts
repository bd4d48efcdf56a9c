import type { Seat } from '@engawa/kernel'
import { type Action, darumaOf } from '../catalogue/index.ts'
import {
  above,
  add,
  below,
  countOf,
  foursOn,
  isSingle,
  mayGoDown,
  mayGoUp,
  onlyGroup,
  total,
  valuesOf,
} from './dice.ts'
import { eyesAt } from './display.ts'
import type { Step } from './kinds.ts'
import { goOn } from './luck.ts'
import type { State } from './state.ts'

/** DAR-13: a 1 goes on a free eye and triggers the special action, as far as it can be done (DAR-15). */
export function paint(step: Step, seat: Seat, daruma: number): void {
  const { state, tell } = step
  const place = state.display.indexOf(daruma)
  add(state.dice, 1, -1)
  add(state.painted, place, 1)
  const eye = eyesAt(state, place) === 2 ? 2 : 1
  tell?.({ kind: 'painted', seat, daruma, eye })
  const { action } = darumaOf(daruma)
  if (trigger(step, seat, daruma, action, eye)) return
  goOn(step, seat)
}

/** Starts the action; true where it waits for something, so that the next die is not due yet. */
function trigger(step: Step, seat: Seat, daruma: number, action: Action, eye: 1 | 2): boolean {
  const { state, tell } = step
  switch (action) {
    case 'reroll-all':
      if (total(state.dice) > 0) return gatherAll(step, seat)
      break
    case 'reroll-group': {
      const group = onlyGroup(state.dice)
      if (group > 0) return gatherGroup(step, seat, group)
      if (group < 0) return wait(state, 'group')
      break
    }
    case 'reroll-singles':
      if (gatherSingles(step, seat)) return true
      break
    case 'shift-group': {
      const group = onlyGroup(state.dice)
      if (group === 3 || group === 5) return forceGroup(step, seat, group)
      if (group !== 0) return wait(state, 'shift')
      break
    }
    case 'shift-singles':
      if (state.dice.includes(1)) return startSingles(step, seat)
      break
    case 'curse':
      // DAR-35: counted at the moment the die is placed.
      state.fictitious++
      tell?.({ kind: 'cursed', seat, daruma, fours: foursOn(state) })
      return false
    case 'exchange':
      // DAR-36: only with the second eye, and only where somebody has a daruma.
      if (eye === 2 && state.owned.some((own) => own.length > 0)) return wait(state, 'lift')
      break
  }
  tell?.({ kind: 'idled', seat, daruma })
  return false
}

function wait(state: State, phase: State['phase']): true {
  state.phase = phase
  return true
}

/** All available dice of the value come into the hand. */
function gather(state: State, value: number): void {
  add(state.hand, value, countOf(state.dice, value))
  state.dice[value] = 0
}

function tellGathered(step: Step, seat: Seat): void {
  const { state, tell } = step
  tell?.({ kind: 'gathered', seat, values: valuesOf(state.hand) })
}

/** DAR-30 */
function gatherAll(step: Step, seat: Seat): true {
  const { state } = step
  for (let value = 1; value <= 6; value++) gather(state, value)
  tellGathered(step, seat)
  return wait(state, 'roll')
}

/** DAR-31 */
export function gatherGroup(step: Step, seat: Seat, value: number): true {
  const { state } = step
  gather(state, value)
  tellGathered(step, seat)
  return wait(state, 'roll')
}

/** DAR-32; false where no value is present exactly once. */
function gatherSingles(step: Step, seat: Seat): boolean {
  const { state } = step
  for (let value = 1; value <= 6; value++) if (isSingle(state.dice, value)) gather(state, value)
  if (total(state.hand) === 0) return false
  tellGathered(step, seat)
  return wait(state, 'roll')
}

/** Changes dice of one value by one; `up` of them go up, the others down. */
function shift(step: Step, seat: Seat, value: number, up: number, down: number): void {
  const { state, tell } = step
  add(state.dice, value, -up - down)
  add(state.dice, above(value), up)
  add(state.dice, below(value), down)
  if (up > 0) tell?.({ kind: 'shifted', seat, from: value, to: above(value), count: up })
  if (down > 0) tell?.({ kind: 'shifted', seat, from: value, to: below(value), count: down })
}

/** DAR-33 where nothing is to be chosen: the only group can go one way only. */
function forceGroup(step: Step, seat: Seat, value: number): false {
  const { state } = step
  const count = countOf(state.dice, value)
  shift(step, seat, value, mayGoUp(value) ? count : 0, mayGoDown(value) ? count : 0)
  return false
}

/** DAR-33 */
export function shiftGroup(step: Step, seat: Seat, value: number, up: number): void {
  const { state } = step
  shift(step, seat, value, up, countOf(state.dice, value) - up)
  goOn(step, seat)
}

/** DAR-34: which dice are single is judged before the first of them changes; 3 and 5 have no choice. */
function startSingles(step: Step, seat: Seat): boolean {
  const { state } = step
  const { dice, singles } = state
  const three = isSingle(dice, 3)
  const five = isSingle(dice, 5)
  for (let value = 1; value <= 6; value++)
    if (value !== 3 && value !== 5 && isSingle(dice, value)) singles.push(value)
  if (three) shift(step, seat, 3, 0, 1)
  if (five) shift(step, seat, 5, 1, 0)
  return singles.length > 0 && wait(state, 'singles')
}

/** DAR-34, one die that can go both ways. */
export function shiftSingle(step: Step, seat: Seat, value: number, up: number): void {
  const { state } = step
  state.singles.splice(state.singles.indexOf(value), 1)
  shift(step, seat, value, up, 1 - up)
  if (state.singles.length === 0) goOn(step, seat)
}
