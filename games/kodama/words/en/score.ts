import type { Phrases } from '../phrases.ts'

export const score: Phrases['score'] = {
  growth: ({ season }, telling) => ({ title: `Growth in ${telling.seasonName(season)}` }),
  bonus: ({ season, card }, telling) => ({
    title: `Bonus in ${telling.seasonName(season)}`,
    detail: telling.season(card).name,
  }),
  end: ({ season, card }, telling) => ({
    title: `End of ${telling.seasonName(season)}`,
    detail: telling.season(card).name,
  }),
  goal: ({ season, goal }, telling) => ({
    title: `Kodama in ${telling.seasonName(season)}`,
    detail: telling.goal(goal).name,
  }),
}
