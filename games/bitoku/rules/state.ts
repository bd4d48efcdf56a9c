import type { Agenda, Bag, Seat } from '@engawa/kernel'
import type { Goods, Market } from '../catalogue/index.ts'
import type { Task } from './tasks.ts'

/** The hard variant (BIT-146) for any number of seats; the rest are the Tengu's difficulties (BIT-600). */
export interface Options {
  readonly hard: boolean
  readonly tenguDragonflies: 'none' | 'one' | 'two'
  readonly tenguWithoutYokai: boolean
  readonly tenguWithoutResources: boolean
  readonly tenguSlowKodamas: boolean
  readonly tenguWithoutHarvest: boolean
  readonly tenguPilgrim: boolean
  readonly tenguKodamasAhead: boolean
  readonly tenguKodamaPoints: boolean
}

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
