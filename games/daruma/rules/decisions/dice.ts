import type { Seat } from '@engawa/kernel'
import { displaySize } from '../../catalogue/index.ts'
import { add, countOf, total } from '../dice.ts'
import { eyesAt, mayStop } from '../display.ts'
import { finishTurn } from '../ending.ts'
import { give, ownerOf } from '../gifts.ts'
import type { Decision, Step } from '../kinds.ts'
import { type Move, moveList, push } from '../moves.ts'
import { paint } from '../powers.ts'
import { type Reason, refuse } from '../refusals.ts'
import type { State } from '../state.ts'

/** DAR-13 */
function listPaintings(state: State, list: Move[]): void {
  if (countOf(state.dice, 1) === 0) return
  for (let place = 0; place < displaySize; place++)
    if (eyesAt(state, place) < 2) push(list, moveList.paint[state.display[place] ?? 0])
}

/** DAR-14: the bottle rolls other dice, so one must be left. */
function listPourings(state: State, list: Move[]): void {
  if (total(state.dice) < 2) return
  for (let value = 2; value <= 6; value++)
    if (countOf(state.dice, value) > 0) push(list, moveList.pour[value])
}

/** DAR-22: once in a turn, for a real four. */
function listGifts(state: State, list: Move[]): void {
  if (state.gifted || state.ledger === 0) return
  for (const daruma of state.owned[state.seat] ?? [])
    for (let to = 0; to < state.seats; to++) if (to !== state.seat) push(list, moveList.give[daruma]?.[to])
}

function refusePaint(state: State, daruma: number): Reason | undefined {
  const place = state.display.indexOf(daruma)
  if (place < 0) return refuse('not-face-up', 'DAR-13', { daruma })
  if (countOf(state.dice, 1) === 0) return refuse('no-one', 'DAR-13')
  return eyesAt(state, place) < 2 ? undefined : refuse('eyes-painted', 'DAR-16', { daruma })
}

function refusePour(state: State, value: number): Reason | undefined {
  if (value === 1) return refuse('ones-paint', 'DAR-14')
  if (countOf(state.dice, value) === 0) return refuse('no-such-die', 'DAR-12', { value })
  return total(state.dice) > 1 ? undefined : refuse('bottle-alone', 'DAR-14')
}

function refuseGift(state: State, daruma: number, to: Seat): Reason | undefined {
  if (state.gifted) return refuse('gift-spent', 'DAR-22')
  if (state.ledger === 0) return refuse('no-four', 'DAR-22')
  if (state.display.includes(daruma)) return refuse('nobody-owns', 'DAR-19', { daruma })
  if (ownerOf(state, daruma) !== state.seat) return refuse('not-yours', 'DAR-22', { daruma })
  if (to === state.seat) return refuse('gift-to-self', 'DAR-22')
  return to < state.seats ? undefined : refuse('no-such-seat', 'DAR-22')
}

/** DAR-14: the die stays on the bottle; the seat will roll the others, except those it keeps. */
function pourDie({ state, tell }: Step, seat: Seat, value: number): void {
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

/** DAR-12: use a die, give a daruma, or stop. */
export const dice: Decision<'dice', 'paint' | 'pour' | 'give' | 'stop'> = {
  rule: 'DAR-12',
  answers: ['paint', 'pour', 'give', 'stop'],
  moves(state) {
    const list: Move[] = []
    listPaintings(state, list)
    listPourings(state, list)
    listGifts(state, list)
    if (mayStop(state)) list.push(moveList.stop)
    return list
  },
  refuse(state, _seat, move) {
    switch (move.kind) {
      case 'paint':
        return refusePaint(state, move.daruma)
      case 'pour':
        return refusePour(state, move.value)
      case 'give':
        return refuseGift(state, move.daruma, move.to)
      case 'stop':
        return mayStop(state) ? undefined : refuse('ones-left', 'DAR-40')
    }
  },
  play(step, seat, move) {
    switch (move.kind) {
      case 'paint':
        return paint(step, seat, move.daruma)
      case 'pour':
        return pourDie(step, seat, move.value)
      case 'give':
        return give(step, seat, move.daruma, move.to)
      case 'stop':
        return finishTurn(step, seat)
    }
  },
}
