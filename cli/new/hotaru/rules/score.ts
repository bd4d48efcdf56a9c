import { clockwise, highest, type ScoreLineOf, type ScoreSheet, type Seat, scoreSheet } from '@engawa/kernel'
import { lightOf } from '../catalogue/index.ts'
import type { State } from './state.ts'

/** What each line of the count carries: so many fireflies. */
export interface Lines {
  caught: { count: number }
  wished: { count: number }
}
export type Line = ScoreLineOf<Lines>

/** What a firefly of the wish is worth beyond the others (HOT-08). */
export const wishBonus = 2

/** HOT-08, as far as the wish is known. */
function sheetOf({ jars, wishes }: State, seat: Seat): ScoreSheet<Line> {
  const jar = jars[seat] ?? []
  const wished = jar.filter((firefly) => lightOf(firefly) === wishes[seat]).length
  const lines: Line[] = []
  if (jar.length > 0)
    lines.push({ name: 'caught', points: jar.length, rule: 'HOT-08', data: { count: jar.length } })
  if (wished > 0)
    lines.push({ name: 'wished', points: wished * wishBonus, rule: 'HOT-08', data: { count: wished } })
  return scoreSheet(seat, lines)
}

export function score(state: State): ScoreSheet<Line>[] {
  return state.jars.map((_, seat) => sheetOf(state, seat))
}

/** HOT-08 */
export function winners(state: State): Seat[] {
  const sheets = score(state)
  return highest(clockwise(0, state.seats), (seat) => sheets[seat]?.total ?? 0)
}
