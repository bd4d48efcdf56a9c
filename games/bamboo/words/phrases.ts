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
import type {
  Action,
  Colour,
  ComponentKey,
  Food,
  HomeKind,
  ShootAction,
  Spirit,
  TempleName,
  Zone,
} from '../catalogue/index.ts'
import type { ColourWay, DecisionKind, Event, Lines, Move, Options, Reasons, Season } from '../rules/index.ts'

/** A thing and what is printed on it. */
export interface Thing extends Label {
  readonly detail: string
}

/** Names for things, for the sentences of one language and one reader. */
export interface Telling {
  person(seat: Seat): Person
  shoot(id: number): string
  /** The shoots a colour begins with: temple and action of each. */
  seatShoots(colour: Colour): string
  /** A home tile: its name, and in detail its kind and comfort. */
  home(id: number): Thing
  /** A balance tile: its type, and in detail its pattern and happiness. */
  balance(id: number): Thing
  spiritTile(id: number): string
  foods(values: readonly number[]): string
}

/** What a prompt may speak of. */
export interface Moment {
  readonly sticks: number
  readonly shoots: number
  readonly activations: number
  readonly coins: number
  readonly missing: number
  readonly thing: string
  readonly taken: boolean
}

/** What leaving it at that means in each decision that allows it. */
export type DoneDecision = Extract<DecisionKind, 'balanceAgain' | 'tengu' | 'wake' | 'feed' | 'end'>

/** A move with what its words need to know of the table. */
export type SeenMove =
  | Exclude<Move, { kind: 'visit' | 'offer' | 'activate' | 'forgo' | 'buy' | 'furnish' | 'wake' | 'done' }>
  | {
      readonly kind: 'visit'
      readonly stock: number
      readonly actions: readonly ShootAction[]
      readonly sticks: number
    }
  | { readonly kind: 'offer'; readonly temple: number; readonly paid: number }
  | {
      readonly kind: 'activate'
      readonly shoot: number
      readonly stalk: number
      readonly as: Action
      /** It could act as anything. */
      readonly wild: boolean
    }
  | { readonly kind: 'forgo'; readonly shoot: number; readonly stalk: number }
  | { readonly kind: 'buy'; readonly tile: number; readonly price: number; readonly happiness: number }
  | {
      readonly kind: 'furnish'
      readonly row: number
      readonly column: number
      /** Points it brings in all, the comfort of both sides then, and the balance tiles it completes. */
      readonly total: number
      readonly left: number
      readonly right: number
      readonly completes: readonly number[]
    }
  | { readonly kind: 'wake'; readonly spirit: Spirit; readonly price: number }
  | { readonly kind: 'done'; readonly decision: DoneDecision }

export interface PatternPhrases {
  single(kind: string): string
  row(kinds: readonly string[]): string
  column(kinds: readonly string[]): string
  square(): string
  diamond(top: string, left: string, right: string, bottom: string): string
  comfort(kind: string, least: number): string
  least(pattern: string, comfort: number): string
  readonly any: string
}

export interface NamePhrases {
  readonly temples: Readonly<Record<TempleName, string>>
  readonly actions: Readonly<Record<ShootAction, string>>
  readonly kinds: Readonly<Record<HomeKind, string>>
  readonly zones: Readonly<Record<Zone, string>>
  readonly colours: Readonly<Record<Colour, string>>
  readonly spirits: Readonly<Record<Spirit, string>>
  readonly foods: Readonly<Record<Food, string>>
  readonly seasons: Readonly<Record<Season, string>>
  /** The names of the home tiles, by their keys. */
  readonly homes: Readonly<Record<string, string>>
  readonly pattern: PatternPhrases
  shoot(colour: string, action: string): string
  home(name: string, kind: string, comfort: number): Thing
  balance(zone: string, pattern: string, happiness: number): Thing
  food(name: string, value: number): string
  list(items: readonly string[]): string
}

export interface AskingPhrases {
  readonly prompts: Readonly<Record<DecisionKind, (moment: Moment) => Prompt>>
  /** What is due in each decision, for whoever does something else. */
  readonly due: Readonly<Record<DecisionKind, string>>
  waiting(person: Person): string
  over(winners: readonly Person[]): string
}

export interface ScenePhrases {
  readonly year: string
  readonly temples: string
  readonly field: string
  readonly homeMarket: string
  readonly balanceMarket: string
  readonly food: string
  readonly gifts: string
  readonly offer: string
  readonly empty: string
  yearLine(year: number, season: string, first: Person): string
  temple(name: string, spirit: string, below: number, sticks: string): string
  sticksOf(owner: string, count: number): string
  readonly noSticks: string
  readonly ghost: string
  stalk(number: number, shoots: string, under: string): string
  slot(tile: string, price: number, happiness: number): string
  supply(left: number): string
  /** Without a colour as long as it is not chosen. */
  seat(person: Person, colour: string | undefined): string
  goods(happiness: number, coins: number, sticks: number, passed: boolean): string
  stock(name: string, shoots: string, barred: boolean): string
  row(number: number, cells: string): string
  wants(kind: string): string
  readonly free: string
  sides(left: number, right: number, loss: number): string
  goals(tiles: string): string
  scored(count: number, points: number): string
  pantry(food: string): string
  spirits(awake: string, asleep: string): string
  hunger(need: number, missing: number): string
  total(points: number): string
}

/** All that one language says about Bamboo; a missing part is a type error. */
export interface Phrases {
  readonly tagline: string
  readonly names: NamePhrases
  readonly asking: AskingPhrases
  readonly moves: Sayings<SeenMove, Telling, Label>
  readonly log: Sayings<Event, Telling, string | undefined>
  readonly refusals: Sentences<Reasons, undefined>
  readonly noMove: string
  readonly score: Sentences<Lines, undefined, Label>
  /** Where happiness comes from. */
  readonly earned: Readonly<Record<'start' | 'rested' | 'balance' | 'homes' | 'hunger', string>>
  readonly options: Readonly<Record<keyof Options, { readonly title: string; readonly help: string }>>
  readonly colourWays: Readonly<Record<ColourWay, string>>
  readonly scene: ScenePhrases
  /** What somebody hears who does not know the game yet. */
  readonly coaching: {
    readonly wins: string
    readonly kinds: Readonly<Record<keyof Lines, string>>
    readonly matters: Readonly<Record<Season, string>>
    readonly decisions: Readonly<Record<DecisionKind, string>>
  }
  readonly rules: readonly RuleChapter[]
  readonly components: Readonly<Record<ComponentKey, Pick<ComponentNote, 'name' | 'text'>>>
  readonly credits: Credits
}
