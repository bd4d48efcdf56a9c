import type { Locale } from '@engawa/kernel'
import { type Element, goalCard } from '../../catalogue/index.ts'
import type { Laid, Pose } from '../../rules/index.ts'
import type { CardPhrases } from '../../words/cards.ts'
import { cards as englishCards } from '../../words/en/cards.ts'
import { names as englishNames } from '../../words/en/names.ts'
import { cards as frenchCards } from '../../words/fr/cards.ts'
import { names as frenchNames } from '../../words/fr/names.ts'
import type { NamePhrases, Things } from '../../words/phrases.ts'
import { placeOf } from '../../words/place.ts'
import { thingsOf } from '../../words/telling.ts'
import { en, type Phrases } from './en.ts'
import { fr } from './fr.ts'

/** The board's words in one language, and how cards are named in it. */
export interface BoardWords extends Phrases, Pick<Things, 'element' | 'seasonName'> {
  /** A letter for each element, in the order of the catalogue. */
  readonly elementLetters: readonly string[]
  /** A branch card with its icons. */
  card(card: number): string
  /** The icons of a branch card in words. */
  icons: Things['icons']
  /** What stands on a kodama card and on a season card. */
  goalCard: Things['goal']
  seasonCard: Things['season']
  /** A goal in a few words, for the card itself. */
  goalShort(goal: number): string
  /** Where a card lies as seen from the one below it. */
  place(tree: readonly Laid[], on: number, pose: Pose): string
  signed(points: number): string
}

function speak(phrases: Phrases, cards: CardPhrases, names: NamePhrases): BoardWords {
  const things = thingsOf({ cards, names })
  return {
    ...phrases,
    element: things.element,
    seasonName: things.seasonName,
    elementLetters: cards.elements.map(({ letter }) => letter),
    card: (card) => phrases.branch(card, things.icons(card)),
    icons: things.icons,
    goalCard: things.goal,
    seasonCard: things.season,
    goalShort: (goal) => shortOf(phrases, goal, (kind) => things.element(kind).many),
    place: (tree, on, pose) => names.place(placeOf(tree, on, pose)),
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
  en: speak(en, englishCards, englishNames),
  fr: speak(fr, frenchCards, frenchNames),
}
