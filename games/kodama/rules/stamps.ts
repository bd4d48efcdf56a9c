import { at } from '@engawa/kernel'
import {
  branches,
  FOOT_SPACING,
  FULL_TURN,
  type Outline,
  outlines,
  type Point,
  trunkOutline,
} from '../catalogue/index.ts'
import { type Angle, angles } from './angles.ts'

/**
 * An outline turned to one angle: everything on it in whole units from the card's middle.
 * The card's area is the exact turned rectangle; foot, bark and elements are rounded to whole units,
 * and that is where they lie, not near to it (KOD-060).
 */
export interface Stamp extends Angle {
  /** Another number for every outline at every angle. */
  readonly id: number
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

function stamp(id: number, outline: Outline, angle: Angle): Stamp {
  const { halfWidth, halfHeight } = outline
  const [cos, sin] = [Math.abs(angle.cos), Math.abs(angle.sin)]
  const [footX, footY] = turned(outline.foot, angle)
  const pieces = stretches(outline)
  return {
    id,
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

/** One outline at every angle, made as they are needed. */
interface Sheet {
  readonly number: number
  readonly outline: Outline
  readonly stamps: (Stamp | undefined)[]
}

const trunkSheet: Sheet = { number: 0, outline: trunkOutline, stamps: angles.map(() => undefined) }

const branchSheets = new Map(
  Object.entries(outlines).map(([name, outline], index): [string, Sheet] => [
    name,
    { number: index + 1, outline, stamps: angles.map(() => undefined) },
  ]),
)

/** By the number of the branch card; number 0 is the trunk. */
const sheets: readonly Sheet[] = [
  trunkSheet,
  ...branches.map(({ outline }) => branchSheets.get(outline) ?? trunkSheet),
]

/** How many outlines there are, the trunk's included. */
export const OUTLINES = 1 + branchSheets.size

/** The number of a card's outline; 0 for the trunk. */
export function outlineNumber(card: number): number {
  return at(sheets, card).number
}

/** A card, 0 for the trunk, at an angle. */
export function stampOf(card: number, angle: number): Stamp {
  const { number, outline, stamps } = at(sheets, card)
  const known = stamps[angle]
  if (known !== undefined) return known
  const made = stamp(number * FULL_TURN + angle, outline, at(angles, angle))
  stamps[angle] = made
  return made
}

/** A card at every angle, as far as they were asked for. */
export function stampsOf(card: number): readonly (Stamp | undefined)[] {
  return at(sheets, card).stamps
}
