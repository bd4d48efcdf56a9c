import type { ComponentNote, Credits, Locale, Person, RuleChapter, Sayings, Seat } from '@engawa/kernel'
import type { Element, SeasonId } from '../catalogue/index.ts'
import type { Event, PlacementScore } from '../rules/index.ts'
import type { CardPhrases } from './cards.ts'

/** What sentences need to name people and cards. */
export interface Telling {
  person(seat: Seat): Person
  /** A branch card with its icons. */
  branch(card: number): string
  branches(cards: readonly number[]): string
  /** The card another is laid on. */
  below(card: number): string
  icons(counts: readonly { readonly element: Element; readonly count: number }[]): string
  /** What a placement scores, element by element, without the season. */
  lines(lines: PlacementScore['lines']): string
  goal(goal: number): string
  season(card: SeasonId): string
  list(items: readonly string[]): string
}

/** Why `check` refuses, with what the sentence may need. */
export interface RefusalFacts {
  readonly card: number
  readonly goal: number
  readonly on: string
  readonly cards: string
  readonly elements: string
  readonly points: number
  readonly limit: number
}

export type RefusalCode =
  | 'game-over'
  | 'not-your-turn'
  | 'play-a-kodama'
  | 'grow-first'
  | 'not-in-hand'
  | 'not-on-display'
  | 'not-in-tree'
  | 'can-place'
  | 'no-offer'
  | 'offer-taken'
  | 'foot-off-bark'
  | 'not-touching'
  | 'touches-none'
  | 'touches-more'
  | 'covers-element'
  | 'off-table'
  | 'over-limit'

/** Where a card lies as seen from the one below it, in whole millimetres and degrees. */
export interface Place {
  readonly right: number
  readonly up: number
  /** Anticlockwise is positive, -179 to 180. */
  readonly turned: number
}

export interface ScenePhrases {
  readonly season: string
  readonly display: string
  current(season: string, turn: number, turns: number): string
  kodamaPhase(season: string): string
  readonly over: string
  ruling(name: string, text: string): string
  first(person: Person): string
  turn(person: Person): string
  deck(count: number, under: number): string
  trunk(element: string): string
  laid(card: string, place: string): string
  seat(person: Person, points: number): string
  held(name: string, text: string, points: number): string
  secretHand(count: number): string
  playedGoal(name: string, season: string, points: number): string
  limit(limit: number): string
}

export interface Phrases {
  readonly locale: Locale
  readonly tagline: string
  readonly cards: CardPhrases
  list(items: readonly string[]): string
  branch(card: number, icons: string): string
  cardBelow(card: number): string
  place(place: Place): string
  iconCount(count: number, element: { readonly one: string; readonly many: string }): string
  scored(points: number, element: string): string
  readonly noElement: string
  grow(card: string, below: string, place: string, worth: string): string
  worth(points: number, lines: string, bonus: number, season: string): string
  slide(card: string): string
  readonly renew: string
  playGoal(name: string, text: string, points: number): string
  growPrompt(turn: number, turns: number, season: string, rule: string): { question: string; help: string }
  readonly stuckPrompt: { readonly question: string; readonly help: string }
  kodamaPrompt(last: boolean): { question: string; help: string }
  waiting(person: Person): string
  won(winners: readonly Person[]): string
  readonly events: Sayings<Event, Telling, string | undefined>
  readonly refusals: Readonly<Record<RefusalCode, (facts: RefusalFacts) => string>>
  readonly noMove: string
  growthLine(season: string): string
  bonusLine(season: string, card: string): string
  endLine(season: string, card: string): string
  goalLine(season: string, goal: string): string
  readonly scene: ScenePhrases
  readonly rules: readonly RuleChapter[]
  readonly components: readonly ComponentNote[]
  readonly credits: Credits
}
