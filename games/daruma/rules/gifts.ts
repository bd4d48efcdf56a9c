import type { Seat } from '@engawa/kernel'
import { receive } from './display.ts'
import type { Step } from './kinds.ts'
import { goOn } from './luck.ts'
import type { State } from './state.ts'

/** The seat in front of which a daruma lies; -1 where it belongs to nobody (DAR-19). */
export function ownerOf(state: State, daruma: number): Seat {
  return state.owned.findIndex((own) => own.includes(daruma))
}

function hand(state: State, daruma: number, from: Seat, to: Seat): void {
  state.owned[from] = (state.owned[from] ?? []).filter((own) => own !== daruma)
  receive(state, to, daruma)
}

/** DAR-22: a daruma to another seat, a real four back into the hand. */
export function give(step: Step, seat: Seat, daruma: number, to: Seat): void {
  const { state, tell } = step
  hand(state, daruma, seat, to)
  state.gifted = true
  state.ledger--
  state.hand[4] = 1
  state.phase = 'roll'
  tell?.({ kind: 'gave', seat, daruma, to })
}

/** DAR-36, first half. */
export function lift(step: Step, seat: Seat, daruma: number): void {
  const { state, tell } = step
  state.lifted = daruma
  state.phase = 'swap'
  tell?.({ kind: 'lifted', seat, daruma, owner: ownerOf(state, daruma) })
}

/** DAR-36, second half: with a daruma of another seat. */
export function swap(step: Step, seat: Seat, daruma: number): void {
  const { state } = step
  const to = ownerOf(state, daruma)
  hand(state, daruma, to, ownerOf(state, state.lifted))
  exchange(step, seat, daruma, to)
}

/** DAR-36, second half: to a seat that has nothing to give back. */
export function send(step: Step, seat: Seat, to: Seat): void {
  exchange(step, seat, 0, to)
}

function exchange(step: Step, seat: Seat, second: number, to: Seat): void {
  const { state, tell } = step
  const first = state.lifted
  const from = ownerOf(state, first)
  hand(state, first, from, to)
  state.lifted = 0
  tell?.({ kind: 'exchanged', seat, first, from, second, to })
  goOn(step, seat)
}
