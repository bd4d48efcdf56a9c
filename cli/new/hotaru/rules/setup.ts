import { bagOf, type Chance, clockwise, type Tell } from '@engawa/kernel'
import { fireflies, lights } from '../catalogue/index.ts'
import type { Event } from './events.ts'
import type { Options } from './options.ts'
import type { State } from './state.ts'

/** HOT-01 to HOT-03 */
export function setup(seats: number, { long }: Options, chance: Chance, tell?: Tell<Event>): State {
  const wishes = chance.shuffle([...lights])
  const first = chance.int(seats)
  tell?.({ kind: 'began', seat: first })
  return {
    seats,
    evenings: long ? 5 : 3,
    first,
    seat: first,
    phase: 'hunt',
    turns: 0,
    bag: bagOf(fireflies),
    net: [],
    jars: clockwise(0, seats).map(() => []),
    wishes: wishes.slice(0, seats),
    spareWishes: wishes.slice(seats),
  }
}
