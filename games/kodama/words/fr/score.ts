import type { Phrases } from '../phrases.ts'
import { ofSeason } from './names.ts'

export const score: Phrases['score'] = {
  growth: ({ season }, telling) => ({ title: `Croissance ${ofSeason(telling.seasonName(season))}` }),
  bonus: ({ season, card }, telling) => ({
    title: `Bonus ${ofSeason(telling.seasonName(season))}`,
    detail: telling.season(card).name,
  }),
  end: ({ season, card }, telling) => ({
    title: `Fin ${ofSeason(telling.seasonName(season))}`,
    detail: telling.season(card).name,
  }),
  goal: ({ season, goal }, telling) => ({
    title: `Kodama ${ofSeason(telling.seasonName(season))}`,
    detail: telling.goal(goal).name,
  }),
}
