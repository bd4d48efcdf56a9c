import type { ComponentNote, Credits, Person, Prompt, RuleChapter, Sayings, Seat } from '@engawa/kernel'
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
import type {
  ColourWay,
  Decision,
  Event,
  Move,
  Options,
  RefusalCode,
  ScoreName,
  Season,
} from '../rules/index.ts'

/** Names for things, for the sentences of one language and one reader. */
export interface Telling {
  person(seat: Seat): Person
  shoot(id: number): string
  /** The shoots a colour begins with: temple and action of each. */
  seatShoots(colour: Colour): string
  home(id: number): string
  balance(id: number): string
  spiritTile(id: number): string
  foods(values: readonly number[]): string
  list(items: readonly string[]): string
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

/** Moves whose words need to look at the table; the others say themselves. */
export type LookingMove = 'visit' | 'offer' | 'activate' | 'forgo' | 'buy' | 'furnish' | 'wake'
export type PlainMove = Exclude<Move, { kind: LookingMove | 'done' }>

/** What leaving it at that means in each decision that allows it. */
export type DoneDecision = Extract<Decision, 'balanceAgain' | 'tengu' | 'wake' | 'feed' | 'end'>

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
  readonly temples: Readonly<Record<TempleName, string>>
  readonly actions: Readonly<Record<ShootAction, string>>
  readonly actionHelp: Readonly<Record<ShootAction, string>>
  readonly kinds: Readonly<Record<HomeKind, string>>
  readonly zones: Readonly<Record<Zone, string>>
  readonly colours: Readonly<Record<Colour, string>>
  readonly spirits: Readonly<Record<Spirit, string>>
  readonly spiritHelp: Readonly<Record<Spirit, string>>
  readonly foods: Readonly<Record<Food, string>>
  readonly seasons: Readonly<Record<Season, string>>
  /** The names of the home tiles, by their keys. */
  readonly homes: Readonly<Record<string, string>>
  readonly pattern: PatternPhrases
  shoot(colour: string, action: string): string
  home(name: string, kind: string, comfort: number): string
  balance(zone: string, pattern: string, happiness: number): string
  list(items: readonly string[]): string
  readonly prompts: Readonly<Record<Decision, (moment: Moment) => Prompt>>
  waiting(person: Person): string
  over(winners: readonly Person[], telling: Telling): string
  readonly moves: Sayings<PlainMove, Telling, string>
  visit(stock: string, actions: string, sticks: number): string
  offer(temple: string, paid: number): string
  activate(shoot: string, stalk: number, action: Action, wild: boolean): string
  forgo(shoot: string, stalk: number): string
  buy(tile: string, price: number, happiness: number): string
  furnish(row: number, column: number, total: number, left: number, right: number, completes: string): string
  wake(spirit: string, price: number): string
  readonly done: Readonly<Record<DoneDecision, string>>
  readonly events: Sayings<Event, Telling, string | undefined>
  readonly refusals: Readonly<Record<RefusalCode, (data: RefusalData) => string>>
  readonly noMove: string
  readonly due: Readonly<Record<Decision, string>>
  readonly scoreLines: Readonly<Record<ScoreName, (data: ScoreData) => string>>
  readonly options: Readonly<Record<keyof Options, { readonly title: string; readonly help: string }>>
  readonly colourWays: Readonly<Record<ColourWay, string>>
  readonly scene: ScenePhrases
  readonly rules: readonly RuleChapter[]
  readonly components: Readonly<Record<ComponentKey, Pick<ComponentNote, 'name' | 'text'>>>
  readonly credits: Credits
}

/** What a refusal carries, read loosely. */
export interface RefusalData {
  readonly due: string
  readonly price: number
  readonly coins: number
  readonly action: string
  readonly spirit: string
}

export interface ScoreData {
  readonly kinds: number
  readonly left: number
  readonly right: number
  readonly tiles: number
  readonly open: number
}
