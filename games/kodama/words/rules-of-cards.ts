import { at, type RuleChapter, type RulePassage } from '@engawa/kernel'
import { goals, seasons } from '../catalogue/index.ts'
import { capital } from './capital.ts'
import { type CardPhrases, goalText, seasonText } from './cards.ts'

interface Around {
  readonly title: string
  /** What holds for all of these cards. */
  readonly before: readonly RulePassage[]
}

/** Every kodama card as a passage, after what holds for all of them. */
export function goalChapter(cards: CardPhrases, { title, before }: Around): RuleChapter {
  const passages = goals.map(({ id, rule }): RulePassage => {
    const { name, text } = goalText(cards, id)
    return { rules: [rule], text: `${id}. ${name}. ${text}.` }
  })
  return { id: 'kodama-cards', title, passages: [...before, ...passages] }
}

/** Every season card as a passage, after what holds for all of them. */
export function seasonChapter(cards: CardPhrases, { title, before }: Around): RuleChapter {
  const passages = seasons.map(({ id, rule, season }): RulePassage => {
    const { name, text } = seasonText(cards, id)
    return { rules: [rule], text: `${capital(at(cards.seasons, season))}. ${name}. ${text}.` }
  })
  return { id: 'season-cards', title, passages: [...before, ...passages] }
}
