import type { Agenda, Bag, Seat } from '@engawa/kernel'
import type { Goods, Market, Offer, Region, Resource, Wild, Worth } from '../catalogue/index.ts'
import type { Favour } from './moves.ts'
import type { Options } from './options.ts'

export type Season = 'spring' | 'summer' | 'autumn' | 'winter' | 'ascension' | 'over'

/**
 * Where a die is. On the individual board: locked or unlocked. In the forest: ten times the region's
 * number plus the space, e.g. 31 for the highest House space. Across the river: fifty more.
 */
export const LOCKED = 0
export const UNLOCKED = 1
export const HILL = 50

/** A Mitama and the dragonfly combined with it. */
export type Pair = readonly [mitama: string, dragonfly: string]

/** What lies before one seat. Nothing is ''. */
export interface Domain {
  vp: number
  goods: Goods
  /** So many of worth +1, +2, +3. */
  amulets: number[]
  /** The value of the die of each yokai slot, left to right, and where it is. */
  dice: number[]
  places: number[]
  hand: string[]
  deck: Bag<string>
  discard: string[]
  /** Chosen in spring, face down until all seats have chosen. */
  aside: string[]
  slots: string[]
  /** Removed in winter for their virtue; under the board. */
  removed: string[]
  /** The cards in hand, deck and aside of which everybody knows that the seat owns them, sorted. */
  known: string[]
  /** Bitoku cards in the order gained, and how many of them are accomplished. */
  path: string[]
  pawn: number
  visions: string[]
  /** The Visions fulfilled, once the ascension has begun. */
  fulfilled: string[]
  mitamas: string[]
  dragonflies: string[]
  pairs: Pair[]
  /** Mitamas just gained, whose action is not finished. */
  held: string[]
  /** By crystal slot: 0 to 2 sense, then dream, then memory. */
  crystals: string[]
  rocks: string[]
  rockPilgrims: boolean[]
  /** Available pilgrims, those removed from the game, and the spaces of those under way, sorted. */
  pilgrims: number
  spent: number
  walkers: string[]
  /** The space of the kodama of each region, 1 to 7. */
  kodamas: number[]
  passed: boolean
}

/** The Tengu's cards; without the Tengu empty. */
export interface Tengu {
  /** Left, middle, right. */
  row: string[]
  deck: Bag<string>
  discard: string[]
  active: boolean
  /** The last throw of the dice of will. */
  will: number[]
}

export interface Box {
  portals: string[]
  ancient: string[]
  rocks: string[]
}

export interface State {
  options: Options
  solo: boolean
  year: number
  season: Season
  order: Seat[]
  /** Whose turn of summer it is or was last. */
  current: Seat
  domains: Domain[]
  /** The lake treasure of each region. */
  treasures: string[]
  /** The portal tile of each portal trail, in the order of the board's trails. */
  portals: string[]
  /** Per side trail the seat whose pilgrim sleeps on each space, or -1. */
  trails: number[][]
  /** Sixteen building slots, four for each zone, and who owns what stands there, or -1. */
  zones: string[]
  owners: number[]
  /** Buildings built in this turn. */
  fresh: string[]
  markets: Record<Market, string[]>
  stacks: Record<Market, Bag<string>>
  garden: string[]
  /** By hill, in the order of the regions: the yokai card, the Bitoku card. */
  hillYokai: string[]
  hillBitoku: string[]
  /** Three favours for each hill: Bitoku, yokai, double. */
  covered: boolean[]
  yokaiDeck: Bag<string>
  yokaiDiscard: string[]
  bitokuDeck: Bag<string>
  bitokuDiscard: string[]
  visionDeck: Bag<string>
  /** Cards looked at by the seat that has to pick one. */
  drawn: string[]
  /** Tiles that left the game face up. */
  gone: string[]
  /** What left the game unseen at set-up. */
  box: Box
  tengu: Tengu
  agenda: Agenda<Task>
}

/** The steps of the Tengu's cycle (BIT-535 to BIT-546). */
export type TenguStep = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I' | 'J' | 'K' | 'L'

/** A card on a hill that may be taken. */
export interface Catch {
  readonly hill: Wild
  readonly favour: Favour
  readonly card: string
}

/** What a turn of the Tengu is made of after its throw. */
export type TenguPart =
  /** What its cycle comes to first; the active card is the left one of the row or another. */
  | { readonly is: 'step'; readonly step: TenguStep; readonly left: boolean }
  | { readonly is: 'place'; readonly region: Wild; readonly rule: string }
  /** Of what was found across the river it takes one. */
  | { readonly is: 'take'; readonly found: readonly Catch[] }
  | { readonly is: 'act'; readonly region: Wild }
  /** The active card leaves the row. */
  | { readonly is: 'end' }

export type DeckName = 'yokai' | 'bitoku' | 'vision'

/** What gave an effect: the id of a card or tile, a region, or the House. */
export type Source = string

/** The steps of the year that nobody is asked about. */
export type Stage =
  | 'spring'
  | 'harvest'
  | 'summer'
  | 'nextTurn'
  | 'autumn'
  | 'virtue'
  | 'tidy'
  | 'ascension'
  | 'end'

/** Everything the agenda may hold. */
export type Task =
  | { readonly kind: 'stage'; readonly stage: Stage }
  // Spring and winter
  | { readonly kind: 'discard' }
  | { readonly kind: 'harvest'; readonly crystals: readonly string[] }
  | { readonly kind: 'lay' }
  | { readonly kind: 'virtue' }
  // A turn of summer
  | { readonly kind: 'turn' }
  | { readonly kind: 'place'; readonly die: number }
  | {
      readonly kind: 'act'
      readonly region: Region
      readonly value: number
      /** The die just placed, or -1 where another seat's is copied. */
      readonly die: number
      readonly forest: boolean
      readonly building: boolean
    }
  | { readonly kind: 'surpass' }
  | { readonly kind: 'copy' }
  | { readonly kind: 'favour'; readonly region: Wild }
  | { readonly kind: 'harmonise'; readonly slot: number }
  // Effects
  | {
      readonly kind: 'goods'
      readonly of: readonly Resource[]
      readonly count: number
      readonly source: Source
      /** On a played card, whose action may be left (BIT-125). */
      readonly mayDecline?: true
    }
  | { readonly kind: 'amulet'; readonly worth: Worth; readonly source: Source }
  | { readonly kind: 'points'; readonly points: number; readonly source: Source }
  | { readonly kind: 'movement'; readonly points: number; readonly source: Source }
  | {
      readonly kind: 'advance'
      readonly steps: number
      readonly region: Region | 0
      readonly source: Source
    }
  | { readonly kind: 'back'; readonly steps: number; readonly source: Source }
  | { readonly kind: 'unlock'; readonly source: Source }
  | { readonly kind: 'draw'; readonly count: number; readonly source: Source }
  | { readonly kind: 'look'; readonly deck: DeckName; readonly source: Source }
  | { readonly kind: 'pick'; readonly deck: DeckName; readonly source: Source }
  | { readonly kind: 'rock'; readonly source: Source }
  | { readonly kind: 'rockPilgrim'; readonly source: Source }
  // Purchases
  | { readonly kind: 'buy'; readonly offers: readonly Offer[]; readonly source: Source }
  | {
      readonly kind: 'buyBoth'
      readonly offers: readonly Offer[]
      readonly less: number
      readonly source: Source
    }
  /** Pay `count` resources, of each type at most what `most` says. */
  | { readonly kind: 'pay'; readonly count: number; readonly most: Goods; readonly source: Source }
  | { readonly kind: 'receive'; readonly market: Market; readonly tile: string; readonly at: number }
  | { readonly kind: 'layMitama'; readonly tile: string }
  | { readonly kind: 'combine'; readonly tile: string }
  // The Tengu
  | { readonly kind: 'tengu' }
  /** A part of that turn, done by the card that is its source. */
  | { readonly kind: 'tenguPart'; readonly part: TenguPart; readonly source: Source }
  | { readonly kind: 'tenguMovement'; readonly points: number; readonly source: Source }
  | { readonly kind: 'tenguDraw' }
  /** A card drawn at a portal leaves the Tengu's hand; the active one the row, at tables stored before version 3. */
  | { readonly kind: 'tenguDiscard'; readonly card: string; readonly active: boolean }

export type TaskOf<Kind extends Task['kind']> = Extract<Task, { readonly kind: Kind }>

/** The tasks that never ask anybody. */
export type ErrandKind =
  | 'stage'
  | 'harmonise'
  | 'amulet'
  | 'points'
  | 'draw'
  | 'receive'
  | 'layMitama'
  | 'tenguDraw'
  | 'tenguDiscard'

/** The tasks that ask their seat. */
export type DecisionKind = Exclude<Task['kind'], ErrandKind>

/** What a seat may be asked: a task, or a choice held by the agenda. */
export type DecisionName = DecisionKind | 'choice' | 'anyOrder' | 'optional'
