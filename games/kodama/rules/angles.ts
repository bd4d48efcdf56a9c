import { FULL_TURN } from '../catalogue/index.ts'

/**
 * Cosine, sine and length for 0 to 45 degrees: the Pythagorean triple nearest to each angle, never off by
 * more than 0.012 of a degree. Since cos² + sin² = length² holds in integers, a turned card keeps its exact
 * size and its right angles, and every comparison is one of whole numbers below 2^53 (KOD-060).
 */
const octant: readonly (readonly [cos: number, sin: number, length: number])[] = [
  [1, 0, 1],
  [6612, 115, 6613],
  [29575, 1032, 29593],
  [18228, 955, 18253],
  [7387, 516, 7405],
  [42355, 3708, 42517],
  [36381, 3820, 36581],
  [32279, 3960, 32521],
  [20349, 2860, 20549],
  [3936, 623, 3985],
  [6351, 1120, 6449],
  [9028, 1755, 9197],
  [32660, 6939, 33389],
  [3080, 711, 3161],
  [1600, 399, 1649],
  [38796, 10397, 40165],
  [7176, 2057, 7465],
  [3700, 1131, 3869],
  [9945, 3232, 10457],
  [26384, 9087, 27905],
  [57687, 20984, 61385],
  [40581, 15580, 43469],
  [38532, 15565, 41557],
  [25576, 10857, 27785],
  [7700, 3429, 8429],
  [19592, 9135, 21617],
  [80, 39, 89],
  [51000, 25991, 57241],
  [57116, 30363, 64685],
  [3139, 1740, 3589],
  [10864, 6273, 12545],
  [6536, 3927, 7625],
  [9384, 5863, 11065],
  [37572, 24395, 44797],
  [6636, 4477, 8005],
  [5548, 3885, 6773],
  [25120, 18249, 31049],
  [52003, 39204, 65125],
  [20097, 15704, 25505],
  [2015, 1632, 2593],
  [24776, 20793, 32345],
  [5688, 4945, 7537],
  [8357, 7524, 11245],
  [460, 429, 629],
  [8201, 7920, 11401],
  [23661, 23660, 33461],
]

/** A whole degree as an integer direction. */
export interface Angle {
  readonly cos: number
  readonly sin: number
  readonly length: number
}

function firstQuadrant(degrees: number): readonly [number, number, number] {
  const [cos, sin, length] = octant[degrees <= 45 ? degrees : 90 - degrees] as readonly [
    number,
    number,
    number,
  ]
  return degrees <= 45 ? [cos, sin, length] : [sin, cos, length]
}

function direction(degrees: number): Angle {
  const [cos, sin, length] = firstQuadrant(degrees % 90)
  switch (Math.floor(degrees / 90)) {
    case 0:
      return { cos, sin, length }
    case 1:
      return { cos: 0 - sin, sin: cos, length }
    case 2:
      return { cos: 0 - cos, sin: 0 - sin, length }
    default:
      return { cos: sin, sin: 0 - cos, length }
  }
}

/** Every whole degree, 0 to 359. */
export const angles: readonly Angle[] = Array.from({ length: FULL_TURN }, (_, degrees) => direction(degrees))

/** Any whole number of degrees brought to 0 to 359. */
export function wholeTurn(degrees: number): number {
  return ((degrees % FULL_TURN) + FULL_TURN) % FULL_TURN
}
