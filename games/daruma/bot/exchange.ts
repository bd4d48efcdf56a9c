import type { Seat } from '@engawa/kernel'
import { daruma as game, ownerOf, type State } from '../rules/index.ts'
import { standing } from './points.ts'
import type { Taste } from './taste.ts'

/** How the seat would stand after this exchange; `second` 0 where nothing comes back (DAR-36). */
export function afterExchange(
  state: State,
  me: Seat,
  first: number,
  second: number,
  to: Seat,
  taste: Taste,
): number {
  const from = ownerOf(state, first)
  const after = game.copy(state)
  after.owned[from] = swapped(after.owned[from], first, second)
  after.owned[to] = swapped(after.owned[to], second, first)
  return standing(after, me, taste)
}

function swapped(own: readonly number[] | undefined, gone: number, come: number): number[] {
  const rest = (own ?? []).filter((daruma) => daruma !== gone)
  return come === 0 ? rest : [...rest, come]
}

/** The best end of an exchange that began with this daruma. */
export function bestSecond(state: State, me: Seat, first: number, taste: Taste): number {
  const from = ownerOf(state, first)
  let best = Number.NEGATIVE_INFINITY
  state.owned.forEach((own, to) => {
    if (to === from) return
    const seconds = own.length > 0 ? own : [0]
    for (const second of seconds) best = Math.max(best, afterExchange(state, me, first, second, to, taste))
  })
  return best
}

/** The best exchange of all. */
export function bestExchange(state: State, me: Seat, taste: Taste): number {
  let best = Number.NEGATIVE_INFINITY
  for (const own of state.owned)
    for (const first of own) best = Math.max(best, bestSecond(state, me, first, taste))
  return best
}
