import type { Provenance } from '@engawa/kernel'

/** A dragonfly: what it does when it is combined with a Mitama (BIT-375). */
export interface Dragonfly {
  readonly id: string
  readonly action: string
  readonly provenance: Provenance
}

/** Sixteen faces, two copies of each. */
const faces: readonly (readonly [id: string, action: string])[] = [
  ['D01', 'pv 3'],
  ['D02', 'res 2'],
  ['D03', 'mp 2'],
  ['D04', 'kod 2'],
  ['D05', 'back 2 + kod 1'],
  ['D06', 'amu 3'],
  ['D07', 'amu 2 + pv 1'],
  ['D08', 'unlock + amu 1'],
  ['D09', 'draw 1 + pv 1'],
  ['D10', 'vision + pv 1'],
  ['D11', 'rock / rockpil'],
  ['D12', 'rockpil + pv 1'],
  ['D13', 'build-1'],
  ['D14', 'crystal-1'],
  ['D15', 'yokai'],
  ['D16', 'bitoku'],
]

/** D05a and D05b are the two copies of one face. */
export const dragonflies: readonly Dragonfly[] = faces.flatMap(([face, action]) =>
  ['a', 'b'].map((copy): Dragonfly => ({ id: `${face}${copy}`, action, provenance: 'reconstructed' })),
)
