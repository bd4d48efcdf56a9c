import { at } from '@engawa/kernel'
import { goalCard, type SeasonId, seasonCard } from '../catalogue/index.ts'

/** How an element is named. */
export interface ElementName {
  readonly one: string
  readonly many: string
  /** With the indefinite and with the definite article. */
  readonly a: string
  readonly the: string
  /** Tells it without its colour. */
  readonly letter: string
}

/** What stands on a card. Points are the catalogue's, so that a correction there corrects the text. */
interface CardPhrase {
  readonly name: string
  text(points: number): string
}

/** What stands on the cards, in one language. */
export interface CardPhrases {
  /** In the order of the catalogue. */
  readonly elements: readonly ElementName[]
  readonly seasons: readonly string[]
  /** The kodama cards, from goal 1 on. */
  readonly goals: readonly CardPhrase[]
  readonly seasonCards: Readonly<Record<SeasonId, CardPhrase>>
}

/** A card as players read it. */
export interface CardText {
  readonly name: string
  readonly text: string
}

export function goalText({ goals }: CardPhrases, goal: number): CardText {
  const { name, text } = at(goals, goal - 1)
  return { name, text: text(goalCard(goal).points) }
}

export function seasonText({ seasonCards }: CardPhrases, card: SeasonId): CardText {
  const { effect } = seasonCard(card)
  const { name, text } = seasonCards[card]
  return { name, text: text(effect.kind === 'limit' ? effect.limit : 'points' in effect ? effect.points : 0) }
}
