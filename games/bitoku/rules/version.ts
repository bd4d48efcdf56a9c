/**
 * The versions of these rules; a table goes on under the one it was begun under.
 * Since 2 the action of a played card may be left without a crystal too (BIT-125), and the hard variant
 * is offered only where it can matter (BIT-149).
 * Since 3 every step of the Tengu's turn is a move of its own, so that it can be followed (BIT-523); what is rolled,
 * done and told is the same as before, in the same order.
 */
export type Version = 1 | 2 | 3
