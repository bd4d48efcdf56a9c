import { type NoData, type RefusalOf, refusing } from '@engawa/kernel'
import type { Phase } from './state.ts'

/** Every reason Daruma gives, and what its sentence needs. */
export interface Reasons {
  'not-now': { decision: Exclude<Phase, 'over'> }
  'renew-late': NoData
  'renew-mixed': NoData
  'renew-empty': NoData
  'not-face-up': { daruma: number }
  'no-one': NoData
  'eyes-painted': { daruma: number }
  'ones-paint': NoData
  'no-such-die': { value: number }
  'bottle-alone': NoData
  'keep-last': NoData
  'no-group': { value: number }
  'no-single': { value: number }
  'too-many-up': { count: number }
  'shift-to-four': { value: number }
  'nobody-owns': { daruma: number }
  'not-owned': { daruma: number }
  'same-seat': NoData
  'no-such-seat': NoData
  'seat-has-darumas': NoData
  'gift-spent': NoData
  'no-four': NoData
  'not-yours': { daruma: number }
  'gift-to-self': NoData
  'ones-left': NoData
}

export type Reason = RefusalOf<Reasons>
export const refuse = refusing<Reasons>()
