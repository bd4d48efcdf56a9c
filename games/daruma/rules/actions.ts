import type { Chance, Seat, Tell } from '@engawa/kernel'
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
import type { Event } from './events.ts'
import { goOn } from './luck.ts'
import type { State } from './state.ts'

/** DAR-13: a 1 goes on a free eye and triggers the special action, as far as it can be done (DAR-15). */
export function paint(state: State, seat: Seat, daruma: number, chance: Chance, tell: Tell<Event>): void {
  const place = state.display.indexOf(daruma)
  add(state.dice, 1, -1)
  add(state.painted, place, 1)
  const eye = eyesAt(state, place) === 2 ? 2 : 1
  tell?.({ kind: 'painted', seat, daruma, eye })
  const { action } = darumaOf(daruma)
  if (trigger(state, seat, daruma, action, eye, tell)) return
  goOn(state, seat, chance, tell)
}

/** Starts the action; true where it waits for something, so that the next die is not due yet. */
function trigger(
  state: State,
  seat: Seat,
  daruma: number,
  action: Action,
  eye: 1 | 2,
  tell: Tell<Event>,
): boolean {
  switch (action) {
    case 'reroll-all':
      if (total(state.dice) > 0) return gatherAll(state, seat, tell)
      break
    case 'reroll-group': {
      const group = onlyGroup(state.dice)
      if (group > 0) return gatherGroup(state, seat, group, tell)
      if (group < 0) return wait(state, 'group')
      break
    }
    case 'reroll-singles':
      if (gatherSingles(state, seat, tell)) return true
      break
    case 'shift-group': {
      const group = onlyGroup(state.dice)
      if (group === 3 || group === 5) return forceGroup(state, seat, group, tell)
      if (group !== 0) return wait(state, 'shift')
      break
    }
    case 'shift-singles':
      if (state.dice.includes(1)) return startSingles(state, seat, tell)
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

function tellGathered(state: State, seat: Seat, tell: Tell<Event>): void {
  tell?.({ kind: 'gathered', seat, values: valuesOf(state.hand) })
}

/** DAR-30 */
function gatherAll(state: State, seat: Seat, tell: Tell<Event>): true {
  for (let value = 1; value <= 6; value++) gather(state, value)
  tellGathered(state, seat, tell)
  return wait(state, 'roll')
}

/** DAR-31 */
export function gatherGroup(state: State, seat: Seat, value: number, tell: Tell<Event>): true {
  gather(state, value)
  tellGathered(state, seat, tell)
  return wait(state, 'roll')
}

/** DAR-32; false where no value is present exactly once. */
function gatherSingles(state: State, seat: Seat, tell: Tell<Event>): boolean {
  for (let value = 1; value <= 6; value++) if (isSingle(state.dice, value)) gather(state, value)
  if (total(state.hand) === 0) return false
  tellGathered(state, seat, tell)
  return wait(state, 'roll')
}

/** Changes dice of one value by one; `up` of them go up, the others down. */
function shift(state: State, seat: Seat, value: number, up: number, down: number, tell: Tell<Event>): void {
  add(state.dice, value, -up - down)
  add(state.dice, above(value), up)
  add(state.dice, below(value), down)
  if (up > 0) tell?.({ kind: 'shifted', seat, from: value, to: above(value), count: up })
  if (down > 0) tell?.({ kind: 'shifted', seat, from: value, to: below(value), count: down })
}

/** DAR-33 where nothing is to be chosen: the only group can go one way only. */
function forceGroup(state: State, seat: Seat, value: number, tell: Tell<Event>): false {
  const count = countOf(state.dice, value)
  shift(state, seat, value, mayGoUp(value) ? count : 0, mayGoDown(value) ? count : 0, tell)
  return false
}

/** DAR-33 */
export function shiftGroup(
  state: State,
  seat: Seat,
  value: number,
  up: number,
  chance: Chance,
  tell: Tell<Event>,
): void {
  shift(state, seat, value, up, countOf(state.dice, value) - up, tell)
  goOn(state, seat, chance, tell)
}

/** DAR-34: which dice are single is judged before the first of them changes; 3 and 5 have no choice. */
function startSingles(state: State, seat: Seat, tell: Tell<Event>): boolean {
  const { dice, singles } = state
  const three = isSingle(dice, 3)
  const five = isSingle(dice, 5)
  for (let value = 1; value <= 6; value++)
    if (value !== 3 && value !== 5 && isSingle(dice, value)) singles.push(value)
  if (three) shift(state, seat, 3, 0, 1, tell)
  if (five) shift(state, seat, 5, 1, 0, tell)
  return singles.length > 0 && wait(state, 'singles')
}

/** DAR-34, one die that can go both ways. */
export function shiftSingle(
  state: State,
  seat: Seat,
  value: number,
  up: number,
  chance: Chance,
  tell: Tell<Event>,
): void {
  state.singles.splice(state.singles.indexOf(value), 1)
  shift(state, seat, value, up, 1 - up, tell)
  if (state.singles.length === 0) goOn(state, seat, chance, tell)
}
