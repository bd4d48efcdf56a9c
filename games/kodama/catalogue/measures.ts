import type { Provenance } from './provenance.ts'

/** All lengths are whole hundredths of a millimetre (KOD-060). */
export const MILLIMETRE = 100

/** Angles are whole degrees, anticlockwise, 0 to 359. */
export const FULL_TURN = 360

/** Half the width and height of a branch card (63 x 88 mm) and of a trunk card (88 x 126 mm). */
export const BRANCH_HALF_WIDTH = 3150
export const BRANCH_HALF_HEIGHT = 4400
export const TRUNK_HALF_WIDTH = 4400
export const TRUNK_HALF_HEIGHT = 6300

/** Bark reaches this far to both sides of its middle line. */
export const BARK_HALF_WIDTH = 600

/** An element is a disc of this radius. */
export const ELEMENT_RADIUS = 650

/** A seat's table: from the middle of the trunk to each side, and up from the edge it stands on (KOD-024). */
export const TABLE_HALF_WIDTH = 70000
export const TABLE_HEIGHT = 80000

/** The enumeration of KOD-062: feet on the middle of the bark this far apart, and every so many degrees. */
export const FOOT_SPACING = 800
export const ANGLE_SPACING = 15

export const measuresProvenance: Readonly<Record<'cards' | 'bark' | 'table' | 'sampling', Provenance>> = {
  cards: 'reported',
  bark: 'reconstructed',
  table: 'reconstructed',
  sampling: 'reconstructed',
}
