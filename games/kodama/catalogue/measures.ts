import type { Provenance } from '@engawa/kernel'

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

/** A seat's table (KOD-024). Positions are counted from its lower left corner; the trunk stands in the middle of the lower edge. */
export const TABLE_WIDTH = 140000
export const TABLE_HEIGHT = 80000
export const TRUNK_POSE = { x: TABLE_WIDTH / 2, y: TRUNK_HALF_HEIGHT, angle: 0 } as const

/** The enumeration of KOD-062: feet on the middle of the bark this far apart, and every so many degrees. */
export const FOOT_SPACING = 500
export const ANGLE_SPACING = 10

/** How we know the sizes of the cards and of the table. */
export const measuresProvenance = { cards: 'reported', table: 'reconstructed' } as const satisfies Readonly<
  Record<string, Provenance>
>
