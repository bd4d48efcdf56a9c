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
import type { Event, Lines, Move, Options, Phase, Reasons } from '../rules/index.ts'

/** What sentences need beside their own data. */
export interface Telling {
  person(seat: Seat): Person
  firefly(firefly: number): string
  fireflies(fireflies: readonly number[]): string
}

export interface NamePhrases {
  /** A firefly by its light. */
  firefly(light: number): string
  list(items: readonly string[]): string
}

export interface AskingPhrases {
  readonly prompts: Readonly<Record<Exclude<Phase, 'over'>, Prompt>>
  /** What is due in each phase, for whoever does something else. */
  readonly due: Readonly<Record<Exclude<Phase, 'over'>, string>>
  waiting(person: Person): string
  over(winners: readonly Person[]): string
}

export interface ScenePhrases {
  readonly table: string
  turn(person: Person, turn: number, of: number): string
  bag(count: number): string
  net(list: string): string
  readonly netEmpty: string
  jar(list: string): string
  readonly jarEmpty: string
  wish(light: number): string
  readonly secretWish: string
}

export interface AboutPhrases {
  readonly tagline: string
  readonly noMove: string
  readonly options: Readonly<Record<keyof Options, { readonly title: string; readonly help: string }>>
  readonly components: readonly ComponentNote[]
  readonly credits: Credits
}

/** All that one language says about Hotaru; a missing part is a type error. */
export interface Phrases {
  readonly about: AboutPhrases
  readonly asking: AskingPhrases
  readonly log: Sayings<Event, Telling, string | undefined>
  readonly moves: Sayings<Move, Telling, Label>
  readonly names: NamePhrases
  readonly refusals: Sentences<Reasons, undefined>
  /** What somebody hears who does not know the game yet. */
  readonly coaching: {
    readonly wins: string
    readonly kinds: Readonly<Record<keyof Lines, string>>
    readonly matters: string
    readonly decisions: Readonly<Record<Exclude<Phase, 'over'>, string>>
  }
  readonly rules: readonly RuleChapter[]
  readonly scene: ScenePhrases
  readonly score: Sentences<Lines, undefined, Label>
}
