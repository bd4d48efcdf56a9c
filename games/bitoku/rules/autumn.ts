import type { Seat } from '@engawa/kernel'
import { regionAt } from './spaces.ts'
import type { State } from './state.ts'
import { domainOf } from './step.ts'

/** The highest House space of the seat, counted from the top; a large number without one. */
function houseFloor(state: State, seat: Seat): number {
  const floors = domainOf(state, seat).places.filter((place) => regionAt(place) === 3)
  return Math.min(99, ...floors)
}

/** BIT-260 to BIT-263: by the highest die in the House; those level keep their order, since sorting does. */
export function newOrder(state: State): Seat[] {
  return state.order.slice().sort((a, b) => houseFloor(state, a) - houseFloor(state, b))
}
