import type { BuildingType, Market, Wild } from './types.ts'

/** How many take part: seats, the Tengu included. One side of the board each (BIT-010). */
export type Players = 2 | 3 | 4

/** What the board prints for one number of seats. Reconstructed where the rulebook's words do not say. */
export interface Board {
  /** Die spaces of each region other than the House. */
  readonly dieSpaces: number
  readonly houseSpaces: readonly string[]
  /** The hills a die leaving the region reaches, and how many spaces they share (BIT-232, BIT-233). */
  readonly hills: Readonly<Record<Wild, readonly Wild[]>>
  readonly hillSpaces: number
  readonly slots: number
  /** By slot, nearest the stacks first. Below nothing: the slot gives resources. */
  readonly crystalCosts: readonly number[]
  readonly dragonflyCosts: readonly number[]
  readonly mitamaPoints: readonly number[]
  readonly garden: number
  /** The zones whose lower-left slot holds an ancient building (BIT-013 to BIT-015). */
  readonly ancient: readonly Wild[]
  readonly neutralKodama: boolean
}

/** The House space that copies another seat's die (BIT-196). */
export const COPY = 'copy'

const ownHill: Board['hills'] = { 1: [1], 2: [2], 4: [4], 5: [5] }
const houseOfThreeOrFour = ['amu 2', 'amu 1 + vision', 'amu 1 + res 1', 'amu 1 + mp 1']

export const boards: Readonly<Record<Players, Board>> = {
  2: {
    dieSpaces: 1,
    houseSpaces: ['amu 2', 'amu 1 + vision', 'amu 1 + (mp 1 / res 1)', COPY],
    hills: { 1: [1, 2], 2: [1, 2], 4: [4, 5], 5: [4, 5] },
    hillSpaces: 2,
    slots: 4,
    crystalCosts: [0, 1, 1, 2],
    dragonflyCosts: [-1, 0, 1, 1],
    mitamaPoints: [1, 2, 2, 3],
    garden: 4,
    ancient: [1, 2, 4, 5],
    neutralKodama: true,
  },
  3: {
    dieSpaces: 2,
    houseSpaces: houseOfThreeOrFour,
    hills: ownHill,
    hillSpaces: 2,
    slots: 5,
    crystalCosts: [0, 0, 1, 1, 2],
    dragonflyCosts: [-1, 0, 0, 1, 1],
    mitamaPoints: [1, 1, 2, 2, 3],
    garden: 6,
    ancient: [1, 4],
    neutralKodama: false,
  },
  4: {
    dieSpaces: 3,
    houseSpaces: houseOfThreeOrFour,
    hills: ownHill,
    hillSpaces: 3,
    slots: 6,
    crystalCosts: [0, 0, 1, 1, 2, 2],
    dragonflyCosts: [-1, -1, 0, 0, 1, 1],
    mitamaPoints: [1, 1, 2, 2, 3, 3],
    garden: 8,
    ancient: [],
    neutralKodama: false,
  },
}

/** The building type of the slots of each zone: lower left, lower right, upper left, upper right. */
export const zoneSlots: Readonly<Record<Wild, readonly BuildingType[]>> = {
  1: ['temple', 'farm', 'onsen', 'ryokan'],
  2: ['onsen', 'ryokan', 'farm', 'temple'],
  4: ['farm', 'onsen', 'ryokan', 'temple'],
  5: ['ryokan', 'temple', 'farm', 'onsen'],
}

/** The least die of each forest action (BIT-160, stated). */
export const tiers = [1, 2, 3, 4, 6] as const
export type Tier = (typeof tiers)[number]

/** The forest actions of each region by the least die (BIT-165 to BIT-184, stated). */
export const forestActions: Readonly<Record<Wild, Readonly<Record<Tier, string>>>> = {
  1: {
    1: 'kodhere 1',
    2: 'mitama / fly',
    3: 'mitama-1 / fly',
    4: 'mitama-1 / fly-1',
    6: 'both (mitama, fly)-1',
  },
  2: { 1: 'kodhere 1', 2: 'mp 1', 3: 'mp 2', 4: 'mp 3', 6: 'mp 4' },
  4: { 1: 'kodhere 1', 2: 'wood / jade', 3: 'res 1', 4: 'res 2', 6: 'res 3' },
  5: {
    1: 'kodhere 1',
    2: 'build',
    3: 'crystal / build',
    4: 'crystal-1 / build-1',
    6: 'both (crystal, build)-1',
  },
}

/** Two different ones of these are the double favour (BIT-246, stated). */
export const doubleFavour = 'two of (vision, rock, rockpil, kod 1)'

/** Spaces of a kodama track; the last holds one kodama, the neutral one stands on the fourth (BIT-017, BIT-344). */
export const kodamaSpaces = 7
export const neutralSpace = 4

export const years = 4
/** VP for the first in turn order in the ascension (BIT-423, stated). */
export const firstPoints = 3

/** The markets beside the region whose forest action leads to them. */
export const linkedMarkets: Readonly<Partial<Record<Wild, readonly Market[]>>> = {
  1: ['mitama', 'dragonfly'],
  5: ['building', 'crystal'],
}
