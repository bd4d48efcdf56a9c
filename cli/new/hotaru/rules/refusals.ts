import { type NoData, type RefusalOf, refusing } from '@engawa/kernel'

/** Every reason Hotaru gives, and what its sentence needs. */
export interface Reasons {
  'not-now': { decision: 'hunt' | 'rescue' }
  'bag-empty': NoData
  'net-empty': NoData
  'not-in-net': { light: number }
}

export type Reason = RefusalOf<Reasons>
export const refuse = refusing<Reasons>()
