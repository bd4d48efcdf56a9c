import type { Provenance } from '@engawa/kernel'
import { gridCells } from './kinds.ts'

/** A space of the night side that takes one kind only (BAM-120). */
export interface NightSpace {
  readonly cell: number
  readonly kind: number
}

/** That there are such spaces is stated; how many and where is ours. */
export const nightProvenance: Provenance = 'reconstructed'

const cells = [1, 10, 3, 14]

/** Per colour: the same four spaces, the kinds turned by one step, two in each side zone. */
export const nightSpaces: readonly (readonly NightSpace[])[] = [0, 1, 2, 3].map((turn) =>
  cells.map((cell, index) => ({ cell, kind: (index + turn) % cells.length })),
)

/** Per colour and cell: the kind it demands, or -1 for any. */
export const nightKinds: readonly (readonly number[])[] = nightSpaces.map((spaces) =>
  Array.from({ length: gridCells }, (_, cell) => spaces.find((space) => space.cell === cell)?.kind ?? -1),
)
