import type {
  ComponentNote,
  Credits,
  Label,
  Person,
  Prompt,
  RuleChapter,
  Sayings,
  Seat,
  Sentences,
} from '@engawa/kernel'
import type { Element, SeasonId } from '../catalogue/index.ts'
import type { Covered, Event, Grow, Lines, Move, PlacementScore, Reasons, Task } from '../rules/index.ts'
import type { CardPhrases, CardText, ElementName } from './cards.ts'

/** What a placement scores for elements, and how. */
export type Worth = Pick<PlacementScore, 'points' | 'lines'>

/** What sentences need to name cards. */
export interface Things {
  /** A branch card with its icons. */
  branch(card: number): string
  branches(cards: readonly number[]): string
  /** The icons of a branch card. */
  icons(card: number): string
  /** The card another is laid on; 0 is the trunk. */
  below(card: number): string
  /** The same by what is drawn on it: a number stands on no card. */
  cardByIcons(card: number): string
  belows(cards: readonly number[]): string
  element(element: Element): ElementName
  covered(elements: readonly Covered[]): string
  worth(worth: Worth): string
  goal(goal: number): CardText
  season(card: SeasonId): CardText
  /** Spring, summer or autumn. */
  seasonName(season: number): string
}

/** What sentences need to name people and cards. */
export interface Telling extends Things {
  person(seat: Seat): Person
}

/** What the label of a move needs to know of the table it would be made on. */
export interface MoveTelling extends Things {
  placement(move: Grow): PlacementScore
  /** The name of the season card that rules. */
  readonly ruling: string
  goalPoints(goal: number): number
  /** On which side of the tree the card would lie. */
  side(move: Grow): Side
}

export type Side = 'left' | 'middle' | 'right'

/** Where a card lies as seen from the one below it, in whole millimetres and degrees. */
export interface Place {
  readonly right: number
  readonly up: number
  /** Anticlockwise is positive, -179 to 180. */
  readonly turned: number
}

export interface NamePhrases {
  list(items: readonly string[]): string
  branch(card: number, icons: string): string
  /** A card by its icons, which are none on the trunk. */
  shown(icons: string): string
  below(card: number): string
  place(place: Place): string
  iconCount(count: number, element: ElementName): string
  /** Icons of one kind on one card that would be covered. */
  covered(count: number, element: ElementName, card: number): string
  worth(points: number, lines: readonly { readonly points: number; readonly element: ElementName }[]): string
}

export interface AskingPhrases {
  /** A turn of growth; `rule` is what the season card says. */
  grow(turn: number, turns: number, season: string, rule: string): Prompt
  readonly stuck: Prompt
  kodama(last: boolean): Prompt
  waiting(person: Person): string
  won(winners: readonly Person[]): string
}

export interface ScenePhrases {
  readonly season: string
  readonly display: string
  current(season: string, turn: number, turns: number): string
  kodamaPhase(season: string): string
  readonly over: string
  ruling(card: CardText): string
  first(person: Person): string
  turn(person: Person): string
  deck(count: number, under: number): string
  trunk(element: ElementName): string
  laid(card: string, place: string): string
  seat(person: Person, points: number): string
  held(card: CardText, points: number): string
  secretHand(count: number): string
  playedGoal(name: string, season: string, points: number): string
  limit(limit: number): string
}

/** Everything that one language says. */
export interface Phrases {
  readonly tagline: string
  readonly cards: CardPhrases
  readonly names: NamePhrases
  readonly asking: AskingPhrases
  readonly moves: Sayings<Move, MoveTelling, Label>
  readonly log: Sayings<Event, Telling, string>
  readonly refusals: Sentences<Reasons, Things>
  readonly noMove: string
  readonly score: Sentences<Lines, Things, Label>
  readonly scene: ScenePhrases
  /** What somebody hears who does not know the game yet. */
  readonly coaching: {
    readonly wins: string
    readonly kinds: Readonly<Record<keyof Lines, string>>
    readonly matters: Readonly<Record<'spring' | 'summer' | 'autumn', string>>
    readonly decisions: Readonly<Record<Task['kind'], string>>
  }
  readonly rules: readonly RuleChapter[]
  readonly components: readonly ComponentNote[]
  readonly credits: Credits
}
