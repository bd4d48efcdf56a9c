import { type NoData, type RefusalOf, refusing } from '@engawa/kernel'
import type { ShootAction, Spirit } from '../catalogue/index.ts'
import type { DecisionKind } from './state.ts'

/** Every reason this game gives, and what its sentence needs. */
export interface Reasons {
  /** Given by the kernel: another decision is due. */
  'not-now': { decision: DecisionKind }
  'colour-taken': NoData
  'colour-of-ghost': NoData
  'shoot-not-there': NoData
  'gift-not-there': NoData
  'must-pass': NoData
  'may-not-pass': NoData
  'stock-empty': NoData
  'stock-barred': NoData
  'no-coin': NoData
  'stalk-full': NoData
  'no-shoot-there': NoData
  'no-activation': NoData
  'other-action': { action: ShootAction }
  'stock-full': NoData
  'tile-not-there': NoData
  'slots-full': NoData
  'tile-not-yours': NoData
  'pattern-open': NoData
  'cell-taken': NoData
  'cell-wants-other': NoData
  'home-full': { cells: number }
  'too-dear': { price: number; coins: number }
  'fits-nowhere': NoData
  'food-taken-already': NoData
  'food-not-there': NoData
  'food-not-yours': NoData
  'food-first': NoData
  'renewed-already': NoData
  'must-feed': NoData
  'not-asleep': NoData
  'wake-too-dear': { price: number; coins: number }
  'spirit-not-awake': { spirit: Spirit }
  'spirit-in-winter': { spirit: Spirit }
  'no-spirit-now': { spirit: Spirit }
  'spirit-idle': { spirit: Spirit }
}

export type Reason = RefusalOf<Reasons>
export const refuse = refusing<Reasons>()
