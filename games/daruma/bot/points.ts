import type { Seat } from '@engawa/kernel'
import { darumas, objectives } from '../catalogue/index.ts'
import { pointsOf, type State } from '../rules/index.ts'
import type { Taste } from './taste.ts'

/** What a daruma is worth on average to somebody who does not hold `mine` but may hold any other objective. */
function guess(daruma: number, mine: number): number {
  const others = objectives.filter((objective) => objective.id !== mine)
  let sum = 0
  for (const objective of others) sum += pointsOf(daruma, objective.id)
  return sum / others.length
}

/** Exact points by objective and daruma, and guesses by the objective that the guesser holds. */
const holders = [0, ...objectives.map((objective) => objective.id)]
const ids = [0, ...darumas.map((daruma) => daruma.id)]
const exact = holders.map((held) => ids.map((id) => (id === 0 ? 0 : pointsOf(id, held))))
const guessed = holders.map((held) => ids.map((id) => (id === 0 ? 0 : guess(id, held))))

/** What a daruma is worth to a seat, as far as `me` can know. */
export function worthTo(state: State, me: Seat, seat: Seat, daruma: number): number {
  const objective = state.objectives[seat] ?? 0
  const table = objective === 0 ? guessed[state.objectives[me] ?? 0] : exact[objective]
  return table?.[daruma] ?? 0
}

export function holdings(state: State, me: Seat, seat: Seat): number {
  let sum = 0
  for (const daruma of state.owned[seat] ?? []) sum += worthTo(state, me, seat, daruma)
  return sum
}

/** One's own points, less a part of the strongest rival's. */
export function standing(state: State, me: Seat, { rivalry }: Taste): number {
  let strongest = 0
  for (let seat = 0; seat < state.seats; seat++)
    if (seat !== me) strongest = Math.max(strongest, holdings(state, me, seat))
  return holdings(state, me, me) - rivalry * strongest
}
