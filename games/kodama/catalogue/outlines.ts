import type { Provenance } from '@engawa/kernel'
import { BRANCH_HALF_HEIGHT, BRANCH_HALF_WIDTH, TRUNK_HALF_HEIGHT, TRUNK_HALF_WIDTH } from './measures.ts'

/** A point of a card: hundredths of a millimetre from the card's middle, y up, card upright. */
export type Point = readonly [x: number, y: number]

/** Where bark, foot and elements lie on a card. */
export interface Outline {
  readonly halfWidth: number
  readonly halfHeight: number
  /** Where the branch leaves the card; on a branch card it lies on the edge. */
  readonly foot: Point
  /** Middle lines of the bark. */
  readonly bark: readonly (readonly Point[])[]
  /** Middles of the elements; a card with three leaves the last one empty. */
  readonly places: readonly Point[]
}

function branch(foot: Point, bark: readonly (readonly Point[])[], places: readonly Point[]): Outline {
  return { halfWidth: BRANCH_HALF_WIDTH, halfHeight: BRANCH_HALF_HEIGHT, foot, bark, places }
}

function mirrored(outline: Outline): Outline {
  const flip = ([x, y]: Point): Point => [0 - x, y]
  return {
    ...outline,
    foot: flip(outline.foot),
    bark: outline.bark.map((line) => line.map(flip)),
    places: outline.places.map(flip),
  }
}

const straight = branch(
  [0, -4400],
  [
    [
      [0, -4400],
      [0, 4000],
    ],
  ],
  [
    [-1300, -2200],
    [1300, -800],
    [-1300, 800],
    [1300, 2200],
  ],
)
const fork = branch(
  [0, -4400],
  [
    [
      [0, -4400],
      [0, -1000],
      [-2000, 4000],
    ],
    [
      [0, -1000],
      [2000, 4000],
    ],
  ],
  [
    [-1300, -2400],
    [1300, -1400],
    [0, 1200],
    [-2200, 800],
  ],
)
const trident = branch(
  [0, -4400],
  [
    [
      [0, -4400],
      [0, 4000],
    ],
    [
      [0, -1400],
      [-2750, 2000],
    ],
    [
      [0, -1400],
      [2750, 2000],
    ],
  ],
  [
    [-1400, -2600],
    [1400, -2600],
    [-1100, 1400],
    [1100, 1400],
  ],
)
const leanRight = branch(
  [-1400, -4400],
  [
    [
      [-1400, -4400],
      [-1000, -2000],
      [1800, 4000],
    ],
  ],
  [
    [-2200, -1200],
    [600, -2000],
    [-1000, 1200],
    [1800, 400],
  ],
)
const curveRight = branch(
  [-1000, -4400],
  [
    [
      [-1000, -4400],
      [-1000, -1200],
      [400, 1400],
      [2750, 2600],
    ],
  ],
  [
    [-2200, -2000],
    [600, -1800],
    [-1200, 1400],
    [1800, 0],
  ],
)
const bendRight = branch(
  [0, -4400],
  [
    [
      [0, -4400],
      [-1400, -1600],
      [1200, 1200],
      [0, 4000],
    ],
  ],
  [
    [600, -2200],
    [-1400, 600],
    [1800, -400],
    [-800, 2200],
  ],
)
const shootRight = branch(
  [-800, -4400],
  [
    [
      [-800, -4400],
      [-800, 4000],
    ],
    [
      [-800, -800],
      [2750, 1400],
    ],
  ],
  [
    [-2000, -2200],
    [800, -2000],
    [-2000, 600],
    [600, 1400],
  ],
)
const hookRight = branch(
  [-3150, -1200],
  [
    [
      [-3150, -1200],
      [-400, -800],
      [800, 1600],
      [400, 4000],
    ],
    [
      [-400, -800],
      [2750, -2000],
    ],
  ],
  [
    [-1600, 400],
    [-1000, -2400],
    [2200, 0],
    [-800, 2000],
  ],
)

/** The thirteen outlines of the branch cards, each on five cards; L is R mirrored. */
export const outlines = {
  I: straight,
  Y: fork,
  P: trident,
  LR: leanRight,
  LL: mirrored(leanRight),
  CR: curveRight,
  CL: mirrored(curveRight),
  SR: bendRight,
  SL: mirrored(bendRight),
  TR: shootRight,
  TL: mirrored(shootRight),
  HR: hookRight,
  HL: mirrored(hookRight),
} as const satisfies Readonly<Record<string, Outline>>

export type OutlineName = keyof typeof outlines

/** The same limbs on all six trunks, so that none is better. The foot stands on the table's edge. */
export const trunkOutline: Outline = {
  halfWidth: TRUNK_HALF_WIDTH,
  halfHeight: TRUNK_HALF_HEIGHT,
  foot: [0, -6300],
  bark: [
    [
      [0, -6300],
      [0, 5900],
    ],
    [
      [0, -2000],
      [-4000, -200],
    ],
    [
      [0, -2000],
      [4000, -200],
    ],
    [
      [0, 500],
      [-4000, 4000],
    ],
    [
      [0, 500],
      [4000, 4000],
    ],
  ],
  places: [[0, -4000]],
}

export const outlinesProvenance: Provenance = 'reconstructed'
