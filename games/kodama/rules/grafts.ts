import { ANGLE_SPACING, FULL_TURN } from '../catalogue/index.ts'
import { coversElement } from './geometry.ts'
import { OUTLINES, outlineNumber, type Stamp, stampOf } from './stamps.ts'

/**
 * The sampled placements of KOD-062 of one outline on one laid card, as far as these two cards decide:
 * the foot on the middle of the bark, no element covered. Everything counts from the middle of the card below,
 * so that the same grafts serve wherever that card lies.
 */
export interface Grafts {
  /** Each foot that has a pose: x, y, its first pose and the end of its poses. */
  readonly feet: Int32Array
  /** Each pose: x, y, angle. */
  readonly poses: Int32Array
}

/** Fields of one foot and of one pose. */
export const FOOT_FIELDS = 4
export const POSE_FIELDS = 3

const sampledAngles: readonly number[] = Array.from(
  { length: FULL_TURN / ANGLE_SPACING },
  (_, index) => index * ANGLE_SPACING,
)

/** Does a card at (x, y) from the middle of the card below leave all its elements in sight? (KOD-023) */
export function sparesElements(below: Stamp, icons: number, stamp: Stamp, x: number, y: number): boolean {
  const { places } = below
  for (let place = 0; place < 2 * icons; place += 2)
    if (coversElement(stamp, x, y, places[place] as number, places[place + 1] as number)) return false
  return true
}

function findGrafts(below: Stamp, icons: number, card: number): Grafts {
  const feet: number[] = []
  const poses: number[] = []
  for (let foot = 0; foot < below.feet.length; foot += 2) {
    const [footX, footY] = [below.feet[foot] as number, below.feet[foot + 1] as number]
    const first = poses.length
    for (const angle of sampledAngles) {
      const stamp = stampOf(card, angle)
      const [x, y] = [footX - stamp.footX, footY - stamp.footY]
      if (sparesElements(below, icons, stamp, x, y)) poses.push(x, y, angle)
    }
    if (poses.length > first) feet.push(footX, footY, first, poses.length)
  }
  return { feet: Int32Array.from(feet), poses: Int32Array.from(poses) }
}

/** Cards laid by hand lie at any angle: what was found is forgotten when it grows beyond this. */
const MOST_KEPT = 20_000
const MOST_ICONS = 4

const kept = new Map<number, Grafts>()

/** The grafts of a branch card on a laid card that shows so many icons. */
export function graftsOn(below: Stamp, icons: number, card: number): Grafts {
  const key = (below.id * (MOST_ICONS + 1) + icons) * OUTLINES + outlineNumber(card)
  const known = kept.get(key)
  if (known !== undefined) return known
  if (kept.size >= MOST_KEPT) kept.clear()
  const found = findGrafts(below, icons, card)
  kept.set(key, found)
  return found
}
