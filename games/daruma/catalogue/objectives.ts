import type { Provenance } from '@engawa/kernel'
import type { Colour } from './darumas.ts'

/** Two colours worth 2 and one worth -3 to its owner (DAR-52). */
export interface Objective {
  readonly id: number
  readonly wanted: readonly [Colour, Colour]
  readonly shunned: Colour
  readonly provenance: Provenance
}

/** That there are six is printed; the colours are ours: each is wanted twice and shunned once. */
export const objectives: readonly Objective[] = [
  { id: 1, wanted: ['red', 'white'], shunned: 'blue', provenance: 'reconstructed' },
  { id: 2, wanted: ['white', 'black'], shunned: 'green', provenance: 'reconstructed' },
  { id: 3, wanted: ['black', 'blue'], shunned: 'pink', provenance: 'reconstructed' },
  { id: 4, wanted: ['blue', 'green'], shunned: 'red', provenance: 'reconstructed' },
  { id: 5, wanted: ['green', 'pink'], shunned: 'white', provenance: 'reconstructed' },
  { id: 6, wanted: ['pink', 'red'], shunned: 'black', provenance: 'reconstructed' },
]

/** The objective with this number; none for the mark 0 of one that is hidden. */
export function objectiveOf(id: number): Objective | undefined {
  return objectives[id - 1]
}
