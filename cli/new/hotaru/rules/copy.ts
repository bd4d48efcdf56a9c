import { copyBag } from '@engawa/kernel'
import type { State } from './state.ts'

/** Copies share what no move changes in place: a jar is replaced when something comes into it. */
export function copy(state: State): State {
  return {
    seats: state.seats,
    evenings: state.evenings,
    first: state.first,
    seat: state.seat,
    phase: state.phase,
    turns: state.turns,
    bag: copyBag(state.bag),
    net: state.net.slice(),
    jars: state.jars.slice(),
    wishes: state.wishes,
    spareWishes: state.spareWishes,
  }
}
