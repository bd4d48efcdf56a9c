/** The six elements in the order of KOD-001; an element's number is its place here. */
export const elements = ['caterpillar', 'cloud', 'dragonfly', 'flower', 'mushroom', 'star'] as const

export type ElementName = (typeof elements)[number]

/** 0 caterpillar … 5 star. */
export type Element = number

export const CATERPILLAR = 0
export const CLOUD = 1
export const DRAGONFLY = 2
export const FLOWER = 3
export const MUSHROOM = 4
export const STAR = 5

/** One letter for each element, as the branch table is written: N is the cloud (nuage), E the star (étoile). */
export const letters = 'CNDFME'

/** The six trunks, one per element (KOD-001); a trunk is named by its element. */
export const trunks: readonly Element[] = [CATERPILLAR, CLOUD, DRAGONFLY, FLOWER, MUSHROOM, STAR]
