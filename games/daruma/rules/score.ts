import { clockwise, type ScoreLineOf, type ScoreSheet, type Seat, scoreSheet } from '@engawa/kernel'
import { darumaOf, objectiveOf } from '../catalogue/index.ts'
import type { State } from './state.ts'

/** What each line of the count carries: so many darumas of that kind. */
export interface Lines {
  gold: { count: number }
  wanted: { count: number }
  shunned: { count: number }
  other: { count: number }
}
export type Line = ScoreLineOf<Lines>

/** What one daruma counts for (DAR-52). */
export const worth: Readonly<Record<Line['name'], number>> = { gold: 2, wanted: 2, shunned: -3, other: 1 }

const names: readonly Line['name'][] = ['gold', 'wanted', 'other', 'shunned']

/** Why a daruma counts as it does; to one who does not know the objective all but gold are alike. */
export function kindOf(daruma: number, objective: number): Line['name'] {
  const { colour } = darumaOf(daruma)
  if (colour === 'gold') return 'gold'
  const card = objectiveOf(objective)
  if (card === undefined) return 'other'
  if (card.shunned === colour) return 'shunned'
  return card.wanted.includes(colour) ? 'wanted' : 'other'
}

export function pointsOf(daruma: number, objective: number): number {
  return worth[kindOf(daruma, objective)]
}

/** DAR-52, as far as the objective is known. */
function sheetOf(state: State, seat: Seat): ScoreSheet<Line> {
  const own = state.owned[seat] ?? []
  const objective = state.objectives[seat] ?? 0
  const lines: Line[] = []
  for (const name of names) {
    const count = own.filter((daruma) => kindOf(daruma, objective) === name).length
    if (count > 0) lines.push({ name, points: count * worth[name], rule: 'DAR-52', data: { count } })
  }
  return scoreSheet(seat, lines)
}

export function score(state: State): ScoreSheet<Line>[] {
  return state.owned.map((_, seat) => sheetOf(state, seat))
}

/** DAR-53: most points, then fewest darumas; who is still tied shares the victory. */
export function winners(state: State): Seat[] {
  const sheets = score(state)
  const points = (seat: Seat) => sheets[seat]?.total ?? 0
  const size = (seat: Seat) => state.owned[seat]?.length ?? 0
  const beats = (a: Seat, b: Seat) => points(a) > points(b) || (points(a) === points(b) && size(a) < size(b))
  const seats = clockwise(0, state.seats)
  return seats.filter((seat) => !seats.some((other) => beats(other, seat)))
}
