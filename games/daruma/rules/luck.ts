import type { Seat } from '@engawa/kernel'
import { add, clear, countOf, foursOn, total } from './dice.ts'
import { drawFor } from './display.ts'
import { finishTurn, passOn } from './ending.ts'
import type { Step } from './kinds.ts'

/** This many fours are bad luck on the ledger (DAR-20) and good fortune in one roll (DAR-21). */
export const fatefulFours = 4

/** Rolls the dice in the hand, then good fortune, fours to the ledger and bad luck, in that order (DAR-17). */
export function roll(step: Step, seat: Seat): void {
  const { state, chance, tell } = step
  const { hand } = state
  const count = total(hand)
  const values: number[] | undefined = tell && []
  clear(hand)
  for (let die = 0; die < count; die++) {
    const value = chance.int(6) + 1
    add(hand, value, 1)
    values?.push(value)
  }
  if (values) tell?.({ kind: 'rolled', seat, values })
  if (countOf(hand, 4) >= fatefulFours) findFortune(step, seat)
  else settleRoll(step, seat)
}

/** DAR-21: a daruma, and the same dice once more. With an empty deck only the dice. */
function findFortune(step: Step, seat: Seat): void {
  const { state, chance, tell } = step
  const daruma = drawFor(state, seat, chance)
  state.phase = 'roll'
  tell?.({ kind: 'fortune', seat, daruma })
}

function settleRoll(step: Step, seat: Seat): void {
  const { state, tell } = step
  const { hand, dice } = state
  const lost = countOf(hand, 4)
  state.ledger += lost
  hand[4] = 0
  for (let value = 1; value <= 6; value++) add(dice, value, countOf(hand, value))
  clear(hand)
  if (lost > 0) tell?.({ kind: 'lost', seat, count: lost, fours: foursOn(state) })
  goOn(step, seat)
}

/** After every step: bad luck, or the next die, or the end of the turn where none is left (DAR-40). */
export function goOn(step: Step, seat: Seat): void {
  const { state, tell } = step
  if (foursOn(state) >= fatefulFours) {
    tell?.({ kind: 'badLuck', seat, fours: foursOn(state) })
    // DAR-20: no daruma, no pupil token, no step of the counter.
    passOn(step, seat)
  } else if (total(state.dice) === 0) {
    finishTurn(step, seat)
  } else {
    state.phase = 'dice'
  }
}
