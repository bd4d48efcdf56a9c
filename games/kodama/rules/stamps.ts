import {
  branches,
  FOOT_SPACING,
  FULL_TURN,
  type Outline,
  outlineOf,
  outlines,
  type Point,
  TABLE_HEIGHT,
  TABLE_WIDTH,
  trunkOutline,
} from '../catalogue/index.ts'
import { type Angle, angles } from './angles.ts'
import type { Pose } from './state.ts'

/**
 * An outline turned to one angle: everything on it in whole units from the card's middle.
 * The card's area is the exact turned rectangle; foot, bark and elements are rounded to whole units,
 * and that is where they lie, not near to it (KOD-060).
 */
export interface Stamp extends Angle {
  readonly halfWidth: number
  readonly halfHeight: number
  /** How far the corners reach, rounded up: on the table is where the middle keeps this distance. */
  readonly reachX: number
  readonly reachY: number
  readonly footX: number
  readonly footY: number
  /** Middles of the elements: x, y, x, y … */
  readonly places: readonly number[]
  /** Pieces of the bark's middle lines: x, y to x, y, four numbers each. */
  readonly bark: readonly number[]
  /** Where the enumeration sets a foot: x, y, x, y … (KOD-062) */
  readonly feet: readonly number[]
}

function turned([x, y]: Point, { cos, sin, length }: Angle): [number, number] {
  return [Math.round((x * cos - y * sin) / length), Math.round((x * sin + y * cos) / length)]
}

/** Points on a stretch of bark, evenly spaced, its two ends left out. */
function along([fromX, fromY]: Point, [toX, toY]: Point): Point[] {
  const [dx, dy] = [toX - fromX, toY - fromY]
  const count = Math.max(1, Math.round(Math.sqrt(dx * dx + dy * dy) / FOOT_SPACING))
  return Array.from({ length: count }, (_, index): Point => {
    const share = (2 * index + 1) / (2 * count)
    return [Math.round(fromX + dx * share), Math.round(fromY + dy * share)]
  })
}

function stretches(outline: Outline): [Point, Point][] {
  return outline.bark.flatMap((line) =>
    line.slice(1).map((to, index): [Point, Point] => [line[index] as Point, to]),
  )
}

function stamp(outline: Outline, angle: Angle): Stamp {
  const { halfWidth, halfHeight } = outline
  const [cos, sin] = [Math.abs(angle.cos), Math.abs(angle.sin)]
  const [footX, footY] = turned(outline.foot, angle)
  const pieces = stretches(outline)
  return {
    ...angle,
    halfWidth,
    halfHeight,
    reachX: Math.ceil((halfWidth * cos + halfHeight * sin) / angle.length),
    reachY: Math.ceil((halfWidth * sin + halfHeight * cos) / angle.length),
    footX,
    footY,
    places: outline.places.flatMap((place) => turned(place, angle)),
    bark: pieces.flatMap(([from, to]) => [...turned(from, angle), ...turned(to, angle)]),
    feet: pieces.flatMap(([from, to]) => along(from, to)).flatMap((point) => turned(point, angle)),
  }
}

const stamps = new Map<Outline, Stamp[]>()
for (const outline of [trunkOutline, ...Object.values(outlines)]) stamps.set(outline, [])

function stampsOfOutline(outline: Outline): Stamp[] {
  const list = stamps.get(outline)
  if (list === undefined) throw new RangeError('an outline that no card has')
  return list
}

/** The stamps of each branch card, by its number; number 0 is the trunk. Filled as they are needed. */
const stampsByCard: readonly Stamp[][] = [
  stampsOfOutline(trunkOutline),
  ...branches.map(({ id }) => stampsOfOutline(outlineOf(id))),
]

/** A card, 0 for the trunk, at an angle. */
export function stampOf(card: number, angle: number): Stamp {
  const list = stampsByCard[card] as Stamp[]
  const known = list[angle]
  if (known !== undefined) return known
  const made = stamp(card === 0 ? trunkOutline : outlineOf(card), angles[angle] as Angle)
  list[angle] = made
  return made
}

/** Are all four corners on the table? (KOD-024, KOD-063) */
export function onTable({ reachX, reachY }: Stamp, { x, y }: Pose): boolean {
  return x >= reachX && x <= TABLE_WIDTH - reachX && y >= reachY && y <= TABLE_HEIGHT - reachY
}

/** Every angle the enumeration tries. */
export function sampledAngles(step: number): number[] {
  return Array.from({ length: FULL_TURN / step }, (_, index) => index * step)
}
