import type { Chance, Seat, Tell } from '@engawa/kernel'
import { gatherGroup, paint, shiftGroup, shiftSingle } from './actions.ts'
import { add, countOf } from './dice.ts'
import { renew } from './display.ts'
import { finishTurn } from './ending.ts'
import type { Event } from './events.ts'
import { give, lift, send, swap } from './gifts.ts'
import { roll } from './luck.ts'
import type { Move } from './moves.ts'
import type { State } from './state.ts'

export function play(state: State, seat: Seat, move: Move, chance: Chance, tell?: Tell<Event>): void {
  switch (move.kind) {
    case 'renew':
      renew(state, seat, chance, tell)
      break
    case 'roll':
      roll(state, seat, chance, tell)
      break
    case 'paint':
      paint(state, seat, move.daruma, chance, tell)
      break
    case 'pour':
      pour(state, seat, move.value, tell)
      break
    case 'keep':
      keep(state, seat, move.value, tell)
      break
    case 'group':
      gatherGroup(state, seat, move.value, tell)
      break
    case 'shift':
      if (state.phase === 'singles') shiftSingle(state, seat, move.value, move.up, chance, tell)
      else shiftGroup(state, seat, move.value, move.up, chance, tell)
      break
    case 'lift':
      lift(state, seat, move.daruma, tell)
      break
    case 'swap':
      swap(state, seat, move.daruma, chance, tell)
      break
    case 'send':
      send(state, seat, move.to, chance, tell)
      break
    case 'give':
      give(state, seat, move.daruma, move.to, tell)
      break
    case 'stop':
      finishTurn(state, seat, chance, tell)
      break
  }
}

/** DAR-14: the die stays on the bottle; the seat will roll the others, except those it keeps. */
function pour(state: State, seat: Seat, value: number, tell: Tell<Event>): void {
  const { dice, hand } = state
  add(dice, value, -1)
  state.bottle.push(value)
  for (let other = 1; other <= 6; other++) {
    hand[other] = countOf(dice, other)
    dice[other] = 0
  }
  state.phase = 'pour'
  tell?.({ kind: 'poured', seat, value })
}

function keep(state: State, seat: Seat, value: number, tell: Tell<Event>): void {
  add(state.hand, value, -1)
  add(state.dice, value, 1)
  tell?.({ kind: 'kept', seat, value })
}
