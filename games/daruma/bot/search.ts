import type { SearchKnowledge, Seat } from '@engawa/kernel'
import { displaySize } from '../catalogue/index.ts'
import type { Move, State } from '../rules/index.ts'
import { learned } from './learned.ts'
import { holdings, worthTo } from './points.ts'

const names = [
  'lead',
  'leadEarly',
  'leadOverMean',
  'darumas',
  'early',
  'halvesMine',
  'halvesNext',
  'displayMine',
  'displayNext',
  'four',
  'lastTurn',
  'closing',
]

/** The part of the counter's way that is still before it. */
function wayLeft({ track, counter, homeward, closing }: State): number {
  if (closing) return 0
  const length = track.length - 1
  return (homeward ? counter : 2 * length - counter) / (2 * length)
}

/** What the darumas that have one eye already, and those that lie open, are worth to a seat. */
function displayWorth(state: State, seat: Seat): { halves: number; open: number } {
  let halves = 0
  let open = 0
  for (let place = 0; place < displaySize; place++) {
    const worth = worthTo(state, seat, seat, state.display[place] ?? 0)
    if (state.pupils[place] === 1) halves += worth
    open = Math.max(open, worth)
  }
  return { halves, open }
}

/** Will the seat have another turn after the game began to close? (DAR-50) */
function hasTurnLeft({ seats, first, seat: next }: State, seat: Seat): boolean {
  const order = (one: Seat) => (one - first + seats) % seats
  return order(seat) >= order(next)
}

function features(state: State, seat: Seat): number[] {
  const { seats, owned, closing, seat: next } = state
  const all = owned.map((_, other) => holdings(state, other, other))
  const own = all[seat] ?? 0
  const rivals = all.filter((_, other) => other !== seat)
  const lead = own - Math.max(...rivals)
  const meanRival = rivals.reduce((sum, points) => sum + points, 0) / rivals.length
  const count = owned[seat]?.length ?? 0
  const others = owned.reduce((sum, darumas) => sum + darumas.length, 0) - count
  const early = wayLeft(state)
  const mine = displayWorth(state, seat)
  const theirs = displayWorth(state, next)
  return [
    lead,
    lead * early,
    own - meanRival,
    count - others / (seats - 1),
    early,
    mine.halves,
    theirs.halves,
    mine.open,
    theirs.open,
    state.fictitious,
    closing && hasTurnLeft(state, seat) ? 1 : 0,
    closing ? 1 : 0,
  ]
}

/** The own turn is played out; what comes after it is in the learned value. */
export const search: SearchKnowledge<State, Move> = {
  review: { games: 120, learning: 320, choosing: 24, judging: 60 },
  reviewSeconds: 20,
  width: 6,
  trials: 600,
  decisions: 10,
  sameTurn: (from, state) => from.seat === state.seat,
  value: { names, features, weights: learned },
}
