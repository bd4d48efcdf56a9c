import { at, type ScoreLine, type ScoreSheet, type Seat, scoreSheet } from '@engawa/kernel'
import { goalCard, seasonCard } from '../catalogue/index.ts'
import type { Grove, State } from './state.ts'

/** What one seat scored in one season: elements, the season card, the kodama card. */
function seasonLines(grove: Grove, season: number, card: State['shown'][number]): ScoreLine[] {
  const { effect, rule } = seasonCard(card)
  const lines: ScoreLine[] = [
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

export function score(state: State): ScoreSheet[] {
  return state.groves.map((grove, seat: Seat) =>
    scoreSheet(
      seat,
      state.shown.flatMap((card, season) => seasonLines(grove, season, card)),
    ),
  )
}
