/**
 * The versions of these rules; a table goes on under the one it was begun under.
 * Since 2 the action of a played card may be left without a crystal too (BIT-125), and the hard variant
 * is offered only where it can matter (BIT-149).
 */
export type Version = 1 | 2
