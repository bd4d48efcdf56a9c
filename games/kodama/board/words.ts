import type { Locale } from '@engawa/kernel'
import { branchCard, type Element, elements, goalCard } from '../catalogue/index.ts'
import type { CardPhrases } from '../words/cards.ts'
import { cards as englishCards } from '../words/cards-en.ts'
import { cards as frenchCards } from '../words/cards-fr.ts'
import { en, type Phrases } from './phrases/en.ts'
import { fr } from './phrases/fr.ts'

/** The board's words in one language, and how cards are named in it. */
export interface BoardWords extends Phrases {
  readonly cards: CardPhrases
  /** A letter for each element, in the order of the catalogue. */
  readonly elementLetters: readonly string[]
  element(element: Element): { readonly one: string; readonly many: string }
  /** A branch card with its icons. */
  card(card: number): string
  /** A goal in a few words, for the card itself. */
  goalShort(goal: number): string
  /** The first reason against a pose in a few words, for the control that would grow it. */
  reason(code: string): string
  signed(points: number): string
}

function speak(locale: Locale, phrases: Phrases, cards: CardPhrases): BoardWords {
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  const element = (kind: Element) => cards.elements[kind] ?? { one: '', many: '', letter: '' }
  const reasons: Readonly<Record<string, string>> = phrases.reasons
  const icons = (card: number): string => {
    const shown = branchCard(card).icons
    const counts = elements.map((_, kind) => shown.filter((icon) => icon === kind).length)
    return list.format(
      counts.flatMap((count, kind) =>
        count > 0 ? [phrases.icons(count, element(kind).one, element(kind).many)] : [],
      ),
    )
  }
  return {
    ...phrases,
    cards,
    elementLetters: cards.elements.map(({ letter }) => letter),
    element,
    card: (card) => phrases.branch(card, icons(card)),
    goalShort: (goal) => shortOf(phrases, goal, (kind) => element(kind).many),
    reason: (code) => reasons[code] ?? '',
    signed: (points) => (points < 0 ? `−${-points}` : `+${points}`),
  }
}

function shortOf({ short }: Phrases, goal: number, many: (kind: Element) => string): string {
  const { points, measure } = goalCard(goal)
  const wanted = 'with' in measure ? measure.with : undefined
  switch (measure.count) {
    case 'cards':
      return short.cards(points, typeof wanted === 'number' ? many(wanted) : '')
    case 'lastCards':
      return (
        wanted === 'best' ? short.lastCardsBest : wanted === 'own' ? short.lastCardsOwn : short.lastCards
      )(points)
    case 'nearTrunk':
      return (wanted === undefined ? short.nearTrunk : short.nearTrunkBest)(points)
    default:
      return short[measure.count](points)
  }
}

export const boardWords: Readonly<Record<Locale, BoardWords>> = {
  en: speak('en', en, englishCards),
  fr: speak('fr', fr, frenchCards),
}
