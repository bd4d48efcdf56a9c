import type { Provenance } from '@engawa/kernel'

/** BAM-090: the seven spirits, three tiles of each. */
export const spirits = ['kappa', 'tanuki', 'rokurokubi', 'kitsune', 'ookami', 'tengu', 'bakeneko'] as const
export type Spirit = (typeof spirits)[number]

export const tilesPerSpirit = 3
export const spiritTiles: readonly number[] = spirits.flatMap((_, kind) =>
  Array.from({ length: tilesPerSpirit }, (_unused, copy) => kind * tilesPerSpirit + copy + 1),
)

/** The spirit on a tile; the first stands for no tile. */
export const spiritOf: readonly Spirit[] = [
  'kappa',
  ...spirits.flatMap((spirit) => Array.from({ length: tilesPerSpirit }, () => spirit)),
]

/** BAM-098. Kitsune's is stated; the others are read from a figure that lost its coin. */
export const wakeCost: Readonly<Record<Spirit, number>> = {
  kappa: 1,
  tanuki: 1,
  rokurokubi: 1,
  kitsune: 0,
  ookami: 2,
  tengu: 1,
  bakeneko: 1,
}
export const wakeCostProvenance: Provenance = 'reported'

/** BAM-095: what Ookami feeds. */
export const ookamiFood = 4
/** BAM-014: tiles in the stack of a temple. */
export const spiritStack = 4
/** BAM-004: the ghost's sticks per temple tile; follows from the values and the sum that are stated. */
export const templeTiles: readonly number[] = [0, 2, 3, 3]
