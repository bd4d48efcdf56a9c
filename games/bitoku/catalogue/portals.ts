import type { Provenance } from '@engawa/kernel'

/** A portal tile: what a pilgrim's arrival gives (BIT-319). */
export interface Portal {
  readonly id: string
  readonly letter: 'A' | 'B'
  readonly action: string
  readonly provenance: Provenance
}

type Row = readonly [id: string, letter: 'A' | 'B', action: string, provenance?: Provenance]

const rows: readonly Row[] = [
  ['PA1', 'A', 'res 1 + amu 1'],
  ['PA2', 'A', 'kod 2'],
  ['PA3', 'A', '2x(jade/sake)'],
  ['PA4', 'A', '2x(wood/stone)'],
  ['PA5', 'A', 'fly-1 + pv 1'],
  ['PA6', 'A', 'draw 1 + amu 1'],
  ['PA7', 'A', 'rock / rockpil'],
  ['PA8', 'A', 'build-1 / crystal-1'],
  ['PB1', 'B', 'mitama-2', 'stated'],
  ['PB2', 'B', 'build-2'],
  ['PB3', 'B', 'crystal-2 + pv 1'],
  ['PB4', 'B', 'yokai'],
  ['PB5', 'B', 'bitoku'],
  ['PB6', 'B', 'res 3'],
  ['PB7', 'B', 'vision + pv 2'],
  ['PB8', 'B', 'kod 3'],
]

export const portals: readonly Portal[] = rows.map(([id, letter, action, provenance = 'reconstructed']) => ({
  id,
  letter,
  action,
  provenance,
}))
