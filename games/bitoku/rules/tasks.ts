import { type Frame, type Seat, task } from '@engawa/kernel'
import type { Goods, Market, Offer, Region, Resource, Wild, Worth } from '../catalogue/index.ts'

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
  | { readonly kind: 'tenguMovement'; readonly points: number; readonly source: Source }
  | { readonly kind: 'tenguDraw' }
  /** The active card leaves the row, or one drawn at a portal the Tengu's hand. */
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
export type Plan = Frame<Task>

/** One task of a seat, as a frame of the agenda. */
export const todo = (seat: Seat, what: Task): Plan => task(seat, what)
