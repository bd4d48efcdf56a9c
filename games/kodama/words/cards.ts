import type { Locale } from '@engawa/kernel'
import { type Element, goalCard, type SeasonId, seasonCard } from '../catalogue/index.ts'
import { cards as en } from './cards-en.ts'
import { cards as fr } from './cards-fr.ts'

/** What stands on the cards, in one language. Points are the catalogue's, so that a correction there corrects the text. */
export interface CardPhrases {
  /** In the order of the catalogue: one of it, several of it, and its letter. */
  readonly elements: readonly { readonly one: string; readonly many: string; readonly letter: string }[]
  readonly seasons: readonly string[]
  /** Name and text of the kodama cards, from goal 1 on. */
  readonly goals: readonly { readonly name: string; text(points: number): string }[]
  readonly seasonCards: Readonly<Record<SeasonId, { readonly name: string; text(points: number): string }>>
}

/** A card as players read it. */
export interface CardText {
  readonly name: string
  readonly text: string
}

const phrases: Readonly<Record<Locale, CardPhrases>> = { en, fr }

export function goalText(locale: Locale, goal: number): CardText {
  return goalTextIn(phrases[locale], goal)
}

export function goalTextIn({ goals }: CardPhrases, goal: number): CardText {
  const phrase = goals[goal - 1]
  if (phrase === undefined) throw new RangeError(`no kodama card ${goal}`)
  return { name: phrase.name, text: phrase.text(goalCard(goal).points) }
}

export function seasonText(locale: Locale, card: SeasonId): CardText {
  return seasonTextIn(phrases[locale], card)
}

export function seasonTextIn({ seasonCards }: CardPhrases, card: SeasonId): CardText {
  const { effect } = seasonCard(card)
  const phrase = seasonCards[card]
  const points = effect.kind === 'limit' ? effect.limit : 'points' in effect ? effect.points : 0
  return { name: phrase.name, text: phrase.text(points) }
}

/** One of an element, e.g. “dragonfly”. */
export function elementName(locale: Locale, element: Element): string {
  return phrases[locale].elements[element]?.one ?? ''
}

/** The letter that tells an element without its colour. */
export function elementLetter(locale: Locale, element: Element): string {
  return phrases[locale].elements[element]?.letter ?? ''
}

export function seasonName(locale: Locale, season: number): string {
  return phrases[locale].seasons[season] ?? ''
}
