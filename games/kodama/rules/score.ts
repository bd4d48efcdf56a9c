import { at, highest, type ScoreLineOf, type ScoreSheet, type Seat, scoreSheet } from '@engawa/kernel'
import { goalCard, type SeasonId, seasonCard } from '../catalogue/index.ts'
import { type Grove, pointsOf, type State } from './state.ts'

/** Why a seat has points, and what a sentence about it may need. Seasons: 0 spring, 1 summer, 2 autumn. */
export interface Lines {
  /** Elements along the lines of placed cards. */
  growth: { readonly season: number }
  /** What the season card added to placements. */
  bonus: { readonly season: number; readonly card: SeasonId }
  /** What the season card gave at the season's end. */
  end: { readonly season: number; readonly card: SeasonId }
  goal: { readonly season: number; readonly goal: number }
}

export type Line = ScoreLineOf<Lines>

/** What one seat scored in one season: elements, the season card, the kodama card. */
function seasonLines(grove: Grove, season: number, card: SeasonId): Line[] {
  const { effect, rule } = seasonCard(card)
  const lines: Line[] = [
    { name: 'growth', points: at(grove.growth, season), rule: 'KOD-027', data: { season } },
  ]
  if (effect.kind === 'bonus')
    lines.push({ name: 'bonus', points: at(grove.bonus, season), rule, data: { season, card } })
  if (effect.kind === 'end')
    lines.push({ name: 'end', points: at(grove.end, season), rule, data: { season, card } })
  for (const played of grove.played)
    if (played.season === season) {
      const { goal, points } = played
      lines.push({ name: 'goal', points, rule: goalCard(goal).rule, data: { season, goal } })
    }
  return lines
}

export function score(state: State): ScoreSheet<Line>[] {
  return state.groves.map((grove, seat: Seat) =>
    scoreSheet(
      seat,
      state.shown.flatMap((card, season) => seasonLines(grove, season, card)),
    ),
  )
}

/** Most points; a tie is a shared victory (KOD-051). */
export function winners(state: State): Seat[] {
  return highest([...state.groves.keys()], (seat) => pointsOf(at(state.groves, seat)))
}
