import type { CrystalType, Goods } from './types.ts'

/** What an individual board starts with (BIT-031 to BIT-041, stated). */
export const startingDice: readonly number[] = [3, 2, 1]
export const startingPilgrims = 3
export const startingGoods: Goods = { wood: 1, stone: 0, jade: 1, sake: 0 }

export interface CrystalSlot {
  readonly type: CrystalType
  /** VP uncovered when a crystal is laid there (BIT-386); ours. */
  readonly points: number
}

/** Eight slots; the first three are connected to the yokai slots (BIT-384). */
export const crystalSlots: readonly CrystalSlot[] = [
  { type: 'sense', points: 1 },
  { type: 'sense', points: 1 },
  { type: 'sense', points: 1 },
  { type: 'dream', points: 1 },
  { type: 'dream', points: 2 },
  { type: 'dream', points: 2 },
  { type: 'memory', points: 2 },
  { type: 'memory', points: 2 },
]

export interface BuildingPawn {
  readonly wood: number
  readonly stone: number
  /** VP uncovered when the pawn is used (BIT-207); ours. */
  readonly points: number
}

/** The building row, left to right; the third cost is stated, the others are ours. */
export const buildingPawns: readonly BuildingPawn[] = [
  { wood: 1, stone: 0, points: 1 },
  { wood: 0, stone: 1, points: 1 },
  { wood: 1, stone: 1, points: 2 },
  { wood: 2, stone: 1, points: 3 },
  { wood: 1, stone: 2, points: 4 },
  { wood: 2, stone: 2, points: 6 },
]

/** Rock slots of the rock trail. */
export const rockSlots = 3

export interface RockSpace {
  /** The rock slots it lies beside. */
  readonly beside: readonly number[]
  readonly cost: Goods
}

/** Pilgrim spaces of the rock trail, between the rocks (BIT-355 to BIT-359). */
export const rockSpaces: readonly RockSpace[] = [
  { beside: [0], cost: { wood: 0, stone: 0, jade: 0, sake: 0 } },
  { beside: [0, 1], cost: { wood: 1, stone: 0, jade: 0, sake: 0 } },
  { beside: [1, 2], cost: { wood: 0, stone: 1, jade: 0, sake: 0 } },
  { beside: [2], cost: { wood: 0, stone: 0, jade: 0, sake: 1 } },
]
