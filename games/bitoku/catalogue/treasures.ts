import type { Provenance } from '@engawa/kernel'

/** A lake treasure: VP for the first, second and third kodama of its track (BIT-425). */
export interface Treasure {
  readonly id: string
  readonly points: readonly [first: number, second: number, third: number]
  readonly provenance: Provenance
}

export const treasures: readonly Treasure[] = [
  { id: 'L1', points: [5, 3, 1], provenance: 'reconstructed' },
  { id: 'L2', points: [4, 2, 0], provenance: 'stated' },
  { id: 'L3', points: [6, 3, 1], provenance: 'reconstructed' },
  { id: 'L4', points: [5, 2, 1], provenance: 'reconstructed' },
  { id: 'L5', points: [7, 4, 2], provenance: 'reconstructed' },
]
