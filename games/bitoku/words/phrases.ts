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
  BuildingType,
  CrystalType,
  Deed,
  Goods,
  Market,
  MitamaType,
  OwnerBonus,
  Quarry,
  Region,
  Resource,
  VirtueItem,
  VirtueType,
  VisionItem,
  Worth,
  YokaiType,
} from '../catalogue/index.ts'
import type {
  DecisionName,
  DeckName,
  Event,
  Favour,
  Lines,
  Options,
  Reasons,
  Season,
  TenguStep,
} from '../rules/index.ts'
import type { CardPart, DeclineDecision, MoveFacts, PromptFacts } from './facts.ts'
import type { ScenePhrases } from './scene-phrases.ts'

/** Names for people and things, for the sentences of one language and one reader. */
export interface Telling {
  person(seat: Seat): Person
  /** A card, tile, trail or path space by its id, short. */
  name(id: string): string
  /** The kind of card or tile only, without what it does. */
  label(id: string): string
  /** What gave an effect, or nothing where it needs no words. */
  source(source: string): string
  /** What a Vision asks for. */
  needs(vision: string): string
  /** What a rock shows. */
  rockTypes(rock: string): string
  list(items: readonly string[]): string
}

/** How the parts of an effect are said; `effectText` puts them together. */
export interface EffectPhrases {
  readonly nothing: string
  goods(of: readonly Resource[], count: number): string
  amulet(worth: Worth): string
  points(points: number): string
  movement(points: number): string
  advance(steps: number, here: boolean): string
  back(steps: number): string
  readonly unlock: string
  draw(count: number): string
  readonly look: Readonly<Record<DeckName, string>>
  readonly rock: string
  readonly rockPilgrim: string
  buy(market: Market, less: number): string
  buyBoth(purchases: readonly string[], less: number): string
  inTurn(parts: readonly string[]): string
  and(parts: readonly string[]): string
  or(parts: readonly string[]): string
  twoOf(parts: readonly string[]): string
}

/** A card or tile in words: what it is called, and what is printed on it, in short and in full. */
export interface Printed {
  readonly title: string
  readonly short: string
  readonly full: string
}

/** What is printed on cards and tiles; the parts come in words of the language. */
export interface PiecePhrases {
  /** Several things that are printed beside each other. */
  join(parts: readonly string[]): string
  virtue(points: number, item: string, most: number): string
  bitoku(points: number, reward: string): string
  rarity(rarity: number): string
  vision(needs: string): string
  visionPoints(points: number, loss: number): string
  building(die: number, action: string): string
  built(kodama: number, amulets: number): string
  owner(bonus: OwnerBonus): string
  memory(points: number, deed: string): string
  cost(goods: string): string
  portal(letter: string): string
  rock(types: string): string
  treasure(first: number, second: number, third: number): string
  tengu(region: string, shows: string): string
  tenguPrint(seeks: string, resource: string): string
  crystalLabel(type: string): string
  mitamaLabel(type: string): string
  portalLabel(letter: string): string
  readonly visionLabel: string
  readonly dragonflyLabel: string
  readonly tenguLabel: string
}

/** The side trails of the paths of wisdom by their ids in the catalogue. */
export const trailIds = ['I1', 'NA', 'I2', 'NB', 'I3', 'J1', 'SA', 'SB', 'J2'] as const
export type TrailId = (typeof trailIds)[number]

/** Where an effect may come from beside cards, tiles, trails and regions. */
/** The kinds of things that give points in the game. */
export type PointSource =
  | 'yokai'
  | 'bitoku'
  | 'building'
  | 'crystal'
  | 'mitama'
  | 'dragonfly'
  | 'paths'
  | 'board'

export type PlainSource = 'spring' | 'pilgrim' | 'favour' | 'house'

export interface OptionPhrase {
  readonly title: string
  readonly help: string
}

/** All names of one language. */
export interface NamePhrases {
  readonly resources: Readonly<Record<Resource, string>>
  readonly regions: Readonly<Record<Region, string>>
  readonly yokai: Readonly<Record<YokaiType, string>>
  readonly virtues: Readonly<Record<VirtueType, string>>
  readonly buildings: Readonly<Record<BuildingType | 'ancient', string>>
  readonly mitamas: Readonly<Record<MitamaType, string>>
  readonly crystals: Readonly<Record<CrystalType, string>>
  readonly markets: Readonly<Record<Market, string>>
  readonly decks: Readonly<Record<DeckName, string>>
  readonly seasons: Readonly<Record<Season, string>>
  readonly deeds: Readonly<Record<Deed, string>>
  readonly virtueItems: Readonly<Record<VirtueItem, string>>
  visionItem(item: VisionItem, count: number): string
  readonly favours: Readonly<Record<Favour, string>>
  /** Left, middle, right. */
  readonly places: readonly [string, string, string]
  readonly quarries: Readonly<Record<Quarry, string>>
  readonly shows: Readonly<Record<'dragonfly' | 'mitama' | 'crystal' | 'building' | 'preferred', string>>
  readonly steps: Readonly<Record<TenguStep, string>>
  readonly trails: Readonly<Record<TrailId, string>>
  readonly sources: Readonly<Record<PlainSource, string>>
  pathSpace(path: 'upper' | 'lower', space: number, bridge: 0 | 1 | 2): string
  goods(goods: Goods): string
  price(count: number, most: Goods): string
}

/** All that one language says about Bitoku; a missing part is a type error. */
export interface Phrases {
  readonly tagline: string
  readonly tengu: string
  readonly names: NamePhrases
  readonly effects: EffectPhrases
  readonly pieces: PiecePhrases
  list(items: readonly string[]): string
  readonly prompts: { readonly [Kind in DecisionName]: (facts: PromptFacts[Kind]) => Prompt }
  waiting(persons: readonly Person[]): string
  over(winners: readonly Person[]): string
  readonly moves: {
    readonly [Kind in keyof MoveFacts]: (facts: MoveFacts[Kind]) => Label
  }
  readonly declines: Readonly<Record<DeclineDecision | CardPart, string>>
  readonly events: Sayings<Event, Telling, string | undefined>
  readonly refusals: Sentences<Reasons, undefined>
  readonly noMove: string
  readonly scoreLines: Sentences<Lines, Telling, Label>
  /** Where points come from while the game is played: pieces of one kind, or the board. */
  readonly earned: Readonly<Record<PointSource, string>>
  readonly options: Readonly<Record<keyof Options, OptionPhrase>>
  readonly dragonflies: Readonly<Record<Options['tenguDragonflies'], string>>
  readonly scene: ScenePhrases
  /** What somebody hears who does not know the game yet. */
  readonly coaching: {
    readonly wins: string
    readonly kinds: Readonly<Record<keyof Lines, string>>
    readonly matters: Readonly<Record<Season, string>>
    readonly decisions: Readonly<Record<DecisionName, string>>
  }
  readonly rules: readonly RuleChapter[]
  readonly components: readonly ComponentNote[]
  readonly credits: Credits
}
