import { bagOf, Chance, type Seat } from '@engawa/kernel'
import { fireflies } from '../catalogue/index.ts'
import { type Event, hotaru, type Move, type State } from '../rules/index.ts'

/** One firefly of each light, and a second of the first two. */
export const [one, two, three, four, five, six] = [1, 7, 13, 19, 25, 31] as const
export const [otherOne, otherTwo] = [2, 8] as const

/** A table in the middle of a turn of seat 0, with what the test wants changed; the bag holds the rest. */
export function desk(changes: Partial<State> = {}, seats = 2): State {
  const base = hotaru.setup(seats, { long: false }, Chance.seeded('desk'))
  const gone = [...(changes.net ?? []), ...(changes.jars ?? []).flat()]
  const bag = bagOf(fireflies.filter((firefly) => !gone.includes(firefly)))
  return hotaru.copy({ ...base, first: 0, seat: 0, phase: 'hunt', bag, ...changes })
}

/** Plays a move after the rules agreed to it and gives back what was told. */
export function act(state: State, move: Move, seat: Seat = state.seat): Event[] {
  const refusal = hotaru.check(state, seat, move)
  if (refusal !== undefined) throw new Error(`refused: ${refusal.code} (${refusal.rule})`)
  const events: Event[] = []
  hotaru.play(state, seat, move, Chance.seeded('act'), (event) => events.push(event))
  return events
}

export function refusal(state: State, move: unknown, seat: Seat = state.seat): string {
  const found = hotaru.check(state, seat, move)
  return found === undefined ? 'allowed' : `${found.code} ${found.rule}`
}
