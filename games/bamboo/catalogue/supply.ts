import type { Provenance } from '@engawa/kernel'

/** BAM-004: the food counters; a counter is its value. */
export const foods = ['tea', 'rice', 'ramen'] as const
export type Food = (typeof foods)[number]
export type FoodValue = 1 | 2 | 3
export const foodValues: readonly FoodValue[] = [1, 2, 3]
/** How many counters there are of tea, rice and ramen. */
export const foodCounts: readonly number[] = [6, 12, 8]

/** Spaces for face-up food (BAM-016). */
export const foodSpaces = 5
/** Face-up tiles per column (BAM-012, BAM-013). */
export const balanceColumn = 3
export const homeColumn = 4

/** BAM-010: stalks of the field and shoots of a stalk. */
export const stalkCount = 4
export const stalkHeight = 3
/** BAM-044: new shoots under one stalk in a turn. */
export const mostUnderStalk = 2
/** BAM-047 */
export const stockCapacity = 4
/** BAM-051: unscored tiles of a type. */
export const balanceSlots = 2

/** BAM-029 */
export const years = 4
/** BAM-020 */
export const startHappiness = 5
export const startSticks = 3
export const startCoins = 3

/** Counts and powers that the rulebooks give in words. */
export const supplyProvenance: Provenance = 'stated'
/** BAM-021: the sign of its type is lost in the text. */
export const firstBalanceProvenance: Provenance = 'reconstructed'
