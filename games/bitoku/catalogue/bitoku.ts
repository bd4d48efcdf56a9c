import type { Provenance } from '@engawa/kernel'
import type { VirtueType } from './types.ts'

/** A Bitoku card; what its reward is and how many VP it gives is reconstructed, type and rarity are stated. */
export interface BitokuCard {
  readonly id: string
  readonly type: VirtueType
  /** How many cards of the type exist (BIT-331). */
  readonly rarity: number
  readonly points: number
  readonly reward: string
  readonly provenance: Provenance
}

type Row = readonly [id: string, type: VirtueType, rarity: number, points: number, reward: string]

const rows: readonly Row[] = [
  ['B01', 'makoto', 5, 2, 'res 1'],
  ['B02', 'makoto', 5, 2, 'kod 1'],
  ['B03', 'makoto', 5, 2, 'amu 2'],
  ['B04', 'makoto', 5, 2, 'draw 1'],
  ['B05', 'makoto', 5, 3, 'none'],
  ['B06', 'chuugi', 5, 2, 'unlock'],
  ['B07', 'chuugi', 5, 2, 'amu 1 + kod 1'],
  ['B08', 'chuugi', 5, 2, 'wood / stone'],
  ['B09', 'chuugi', 5, 2, 'vision'],
  ['B10', 'chuugi', 5, 3, 'none'],
  ['B11', 'yu', 4, 3, 'kod 1'],
  ['B12', 'yu', 4, 2, 'fly'],
  ['B13', 'yu', 4, 3, 'amu 1'],
  ['B14', 'yu', 4, 4, 'none'],
  ['B15', 'jin', 4, 3, 'res 1'],
  ['B16', 'jin', 4, 2, 'rock'],
  ['B17', 'jin', 4, 2, 'rockpil'],
  ['B18', 'jin', 4, 4, 'none'],
  ['B19', 'rei', 3, 3, 'mp 1'],
  ['B20', 'rei', 3, 3, 'unlock'],
  ['B21', 'rei', 3, 4, 'amu 1'],
  ['B22', 'gi', 2, 4, 'res 1'],
  ['B23', 'gi', 2, 5, 'none'],
  ['B24', 'meijo', 1, 5, 'amu 2'],
]

export const bitokuCards: readonly BitokuCard[] = rows.map(([id, type, rarity, points, reward]) => ({
  id,
  type,
  rarity,
  points,
  reward,
  provenance: 'reconstructed',
}))

/** VP for so many different types on the path (BIT-424, stated). */
export const typePoints: readonly number[] = [0, 1, 2, 4, 7, 11, 16, 22]
