import { type NoData, type RefusalOf, refusing } from '@engawa/kernel'
import type { Element } from '../catalogue/index.ts'
import type { Task } from './state.ts'

/** An element that a card covers: on which card it lies (0 the trunk), at which of its places, and what is printed there. */
export type Covered = {
  readonly card: number
  readonly place: number
  readonly element: Element
}

/** Why a card may not lie somewhere, and what a sentence about it may need. Cards are by number; 0 is the trunk. */
export interface PoseReasons {
  'foot-off-bark': { readonly on: number }
  'not-touching': { readonly on: number }
  'touches-none': NoData
  'touches-more': { readonly cards: readonly number[] }
  'covers-element': { readonly elements: readonly Covered[] }
  'off-table': NoData
  'over-limit': { readonly points: number; readonly limit: number }
}

/** Why a move is refused. */
export interface Reasons extends PoseReasons {
  /** Said by the kernel where a move does not answer what is asked. */
  'not-now': { readonly decision: Task['kind'] }
  'not-in-hand': { readonly goal: number }
  'not-on-display': { readonly card: number }
  'not-in-tree': { readonly card: number }
  'can-place': NoData
  'no-offer': NoData
  'offer-taken': NoData
}

export type Reason = RefusalOf<Reasons>
export type PoseReason = RefusalOf<Reasons, keyof PoseReasons>

export const refuse = refusing<Reasons>()
