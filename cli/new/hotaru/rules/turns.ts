import { bagSize } from '@engawa/kernel'
import type { Step } from './kinds.ts'

/** Puts fireflies into the jar of the seat whose turn it is, and ends the turn. */
export function bringHome({ state, chance }: Step, fireflies: readonly number[]): void {
  state.jars[state.seat] = [...(state.jars[state.seat] ?? []), ...fireflies]
  state.net = []
  state.turns++
  state.seat = (state.seat + 1) % state.seats
  // HOT-07
  const over = state.turns === state.seats * state.evenings || bagSize(state.bag) === 0
  state.phase = over ? 'over' : 'hunt'
  // The wishes come to light: using chance makes this a step that cannot be taken back.
  if (over) chance.int(1)
}
