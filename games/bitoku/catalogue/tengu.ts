import type { Provenance } from '@engawa/kernel'
import type { Resource } from './types.ts'

/** What the top of a Tengu card looks for on the hills (BIT-549). */
export type Quarry = 'preferredYokai' | 'anyYokai' | 'rarestBitoku'

/** A Tengu card. `region` 0 is the preferred one of Yomi and Forges (BIT-556). */
export interface TenguCard {
  readonly id: string
  readonly seeks: Quarry
  readonly region: 0 | 1 | 2 | 4 | 5
  readonly shows: 'dragonfly' | 'mitama' | 'crystal' | 'building' | 'preferred' | 'none'
  /** The two resources a card of the Jade Clearing takes (BIT-580). */
  readonly takes: readonly Resource[]
  /** The associated resource (BIT-557). */
  readonly resource: Resource | 'none'
  readonly provenance: Provenance
}

type Row = readonly [
  id: string,
  seeks: Quarry,
  region: TenguCard['region'],
  shows: TenguCard['shows'],
  resource: Resource | 'none',
  takes?: readonly Resource[],
]

const rows: readonly Row[] = [
  ['TG1', 'preferredYokai', 1, 'dragonfly', 'jade'],
  ['TG2', 'rarestBitoku', 1, 'mitama', 'sake'],
  ['TG3', 'rarestBitoku', 2, 'none', 'wood'],
  ['TG4', 'preferredYokai', 2, 'none', 'jade'],
  ['TG5', 'preferredYokai', 4, 'none', 'none', ['wood', 'stone']],
  ['TG6', 'rarestBitoku', 4, 'none', 'none', ['jade', 'sake']],
  ['TG7', 'rarestBitoku', 5, 'crystal', 'wood'],
  ['TG8', 'preferredYokai', 5, 'building', 'stone'],
  ['TG9', 'anyYokai', 0, 'preferred', 'stone'],
  ['TG10', 'rarestBitoku', 0, 'preferred', 'sake'],
]

export const tenguCards: readonly TenguCard[] = rows.map(
  ([id, seeks, region, shows, resource, takes = []]) => ({
    id,
    seeks,
    region,
    shows,
    takes,
    resource,
    provenance: 'reconstructed',
  }),
)

/** What the Tengu's dice show at the start (BIT-507, stated). */
export const tenguDice: readonly number[] = [2, 3, 4]
