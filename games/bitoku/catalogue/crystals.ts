import type { Provenance } from '@engawa/kernel'
import type { CrystalType, Deed } from './types.ts'

/** So many VP for each such deed. */
export interface Memory {
  readonly deed: Deed
  readonly points: number
}

/** A crystal: dream and sense crystals have an effect, a memory crystal pays VP for a deed (BIT-387 to BIT-389). */
export interface Crystal {
  readonly id: string
  readonly type: CrystalType
  readonly action: string
  readonly memory?: Memory
  readonly provenance: Provenance
}

type Row = readonly [id: string, action: string, provenance?: Provenance]

/** Each spring and in the ascension. */
const dreamRows: readonly Row[] = [
  ['CP1', 'amu 1', 'stated'],
  ['CP2', 'amu 1'],
  ['CP3', 'draw 1', 'stated'],
  ['CP4', 'draw 1'],
  ['CP5', 'wood'],
  ['CP6', 'stone'],
  ['CP7', 'jade'],
  ['CP8', 'sake', 'stated'],
  ['CP9', 'kod 1'],
  ['CP10', 'kod 1'],
  ['CP11', 'pv 2'],
  ['CP12', 'mp 1'],
]

/** Each time the seat does the deed. */
const memoryRows: readonly (readonly [id: string, points: number, deed: Deed])[] = [
  ['CM1', 2, 'build'],
  ['CM2', 2, 'crystal'],
  ['CM3', 1, 'mitama'],
  ['CM4', 1, 'dragonfly'],
  ['CM5', 2, 'combine'],
  ['CM6', 1, 'cross'],
  ['CM7', 2, 'enter'],
  ['CM8', 2, 'accomplish'],
]

/** When a yokai card is played on the slot it is connected to. */
const senseRows: readonly Row[] = [
  ['CS1', 'amu 1'],
  ['CS2', 'amu 1'],
  ['CS3', 'wood'],
  ['CS4', 'stone'],
  ['CS5', 'jade'],
  ['CS6', 'sake'],
  ['CS7', 'kod 1'],
  ['CS8', 'kod 1'],
  ['CS9', 'pv 1 + back 1'],
  ['CS10', 'pv 2'],
  ['CS11', 'mp 1'],
  ['CS12', 'mp 1'],
]

const withAction =
  (type: CrystalType) =>
  ([id, action, provenance = 'reconstructed']: Row): Crystal => ({ id, type, action, provenance })

export const crystals: readonly Crystal[] = [
  ...dreamRows.map(withAction('dream')),
  ...memoryRows.map(
    ([id, points, deed]): Crystal => ({
      id,
      type: 'memory',
      action: 'none',
      memory: { deed, points },
      provenance: 'reconstructed',
    }),
  ),
  ...senseRows.map(withAction('sense')),
]
