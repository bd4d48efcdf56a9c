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
import type { Action, Colour, TokenFace } from '../catalogue/index.ts'
import type { Event, Lines, Move, Phase, Reasons, State } from '../rules/index.ts'

/** What sentences need beside their own data. */
export interface Telling {
  person(seat: Seat): Person
  /** A daruma by its colour. */
  daruma(id: number): string
  darumas(ids: readonly number[]): string
  list(items: readonly string[]): string
}

/** Facts about the moment a prompt is for. */
export interface Moment {
  readonly view: State
  /** Dice that would be rolled next, and their chance of bad luck in words. */
  readonly dice: number
  readonly risk: string
}

export interface NamePhrases {
  readonly colours: Readonly<Record<Colour, string>>
  readonly actions: Readonly<Record<Action, string>>
  daruma(colour: string): string
  /** One of several of its colour that lie together. */
  oneOf(daruma: string, rank: number, count: number): string
  /** So many of one colour. */
  darumas(count: number, colour: string): string
  list(items: readonly string[]): string
  percent(share: number): string
}

export interface AskingPhrases {
  readonly prompts: Readonly<Record<Exclude<Phase, 'over'>, (moment: Moment) => Prompt>>
  /** What is due in each phase, for whoever does something else. */
  readonly due: Readonly<Record<Exclude<Phase, 'over'>, string>>
  waiting(person: Person): string
  over(winners: readonly Person[]): string
}

export interface MovePhrases
  extends Sayings<Exclude<Move, { kind: 'roll' | 'shift' | 'paint' }>, Telling, Label> {
  roll(count: number): Label
  paint(daruma: string, action: string, eye: 1 | 2): Label
  shift(value: number, up: number, down: number): Label
}

export interface ScenePhrases {
  readonly turn: string
  readonly display: string
  readonly track: string
  turnOf(person: Person): string
  ledger(fours: number, fictitious: number): string
  availableDice(values: string): string
  diceInHand(values: string): string
  bottleDice(values: string): string
  readonly noDice: string
  readonly unrolled: string
  readonly giftLeft: string
  readonly giftSpent: string
  eyes(eyes: number, pupil: boolean): string
  displayed(daruma: string, action: string, eyes: string): string
  readonly emptyPlace: string
  space(face: TokenFace, counter: boolean): string
  direction(homeward: boolean, closing: boolean): string
  deck(count: number): string
  seat(person: Person): string
  owns(list: string): string
  readonly ownsNothing: string
  objective(wanted: string, shunned: string): string
  readonly secretObjective: string
  points(points: number, known: boolean): string
}

/** What a seat does from one throw to the next; what it does not do is missing. */
export interface Deed {
  /** A daruma in words, and which of its eyes. */
  readonly painted?: { readonly daruma: string; readonly eye: 1 | 2 }
  readonly poured?: number
  readonly kept: readonly number[]
  /** Dice that are rolled again by a special action. */
  readonly gathered?: readonly number[]
  readonly rolled?: readonly number[]
}

/** All that one language says about Daruma; a missing part is a type error. */
export interface Phrases {
  readonly tagline: string
  readonly names: NamePhrases
  readonly asking: AskingPhrases
  readonly moves: MovePhrases
  readonly log: Sayings<Event, Telling, string | undefined>
  /** One throw with all that leads up to it. */
  thrown(deed: Deed, person: Person): string
  /** Dice that were changed one value after the other, as one thing. */
  shifts(shifts: readonly Pick<Extract<Event, { kind: 'shifted' }>, 'from' | 'to' | 'count'>[]): string
  readonly refusals: Sentences<Reasons, Pick<Telling, 'daruma'>>
  readonly noMove: string
  readonly score: Sentences<Lines, undefined, Label>
  readonly scene: ScenePhrases
  /** What somebody hears who does not know the game yet. */
  readonly coaching: {
    readonly wins: string
    readonly kinds: Readonly<Record<keyof Lines, string>>
    readonly matters: Readonly<Record<'outward' | 'homeward' | 'closing', string>>
    readonly decisions: Readonly<Record<Exclude<Phase, 'over'>, string>>
  }
  readonly rules: readonly RuleChapter[]
  readonly components: readonly ComponentNote[]
  readonly credits: Credits
}
