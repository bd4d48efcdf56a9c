import {
  ANGLE_SPACING,
  ELEMENT_RADIUS,
  FULL_TURN,
  TABLE_HEIGHT,
  TABLE_WIDTH,
} from '@engawa/games/kodama/catalogue'
import { type Stamp, stampOf } from '@engawa/games/kodama/rules'
import { type Question, questions } from './trees.ts'

/** A point as geometry libraries have it. */
export interface Point {
  readonly x: number
  readonly y: number
}

export interface Disc extends Point {
  readonly radius: number
}

/** A card as polygons and discs on the table. */
export interface Shape {
  readonly corners: Point[]
  readonly elements: Disc[]
  readonly feet: Point[]
}

/** The two questions that a geometry library answers. */
export interface Library {
  overlap(a: readonly Point[], b: readonly Point[]): boolean
  meets(polygon: readonly Point[], disc: Disc): boolean
}

function pairs(flat: readonly number[], x: number, y: number): Point[] {
  return Array.from({ length: flat.length / 2 }, (_, index) => ({
    x: x + (flat[2 * index] ?? 0),
    y: y + (flat[2 * index + 1] ?? 0),
  }))
}

function cornersOf({ halfWidth, halfHeight, cos, sin, length }: Stamp, x: number, y: number): Point[] {
  const [across, along] = [cos / length, sin / length]
  return [
    [-halfWidth, -halfHeight],
    [halfWidth, -halfHeight],
    [halfWidth, halfHeight],
    [-halfWidth, halfHeight],
  ].map(([right = 0, up = 0]) => ({
    x: x + right * across - up * along,
    y: y + right * along + up * across,
  }))
}

/** The tree as a library would hold it; made once, outside of what is measured. */
export function shapesOf({ tree }: Question): Shape[] {
  return tree.stamps.map((stamp, index) => {
    const [x = 0, y = 0] = [tree.xs[index], tree.ys[index]]
    return {
      corners: cornersOf(stamp, x, y),
      elements: pairs(stamp.places, x, y)
        .slice(0, tree.iconCounts[index])
        .map((place) => ({ ...place, radius: ELEMENT_RADIUS })),
      feet: pairs(stamp.feet, x, y),
    }
  })
}

const onTable = ({ x, y }: Point): boolean => x >= 0 && x <= TABLE_WIDTH && y >= 0 && y <= TABLE_HEIGHT

/** The same candidates as ours, each tested with the library. */
export function countWith(library: Library, shapes: readonly Shape[], card: number): number {
  let legal = 0
  shapes.forEach((below, index) => {
    for (const foot of below.feet)
      for (let angle = 0; angle < FULL_TURN; angle += ANGLE_SPACING) {
        const stamp = stampOf(card, angle)
        const corners = cornersOf(stamp, foot.x - stamp.footX, foot.y - stamp.footY)
        if (
          corners.every(onTable) &&
          !below.elements.some((element) => library.meets(corners, element)) &&
          !shapes.some((other, place) => place !== index && library.overlap(corners, other.corners))
        )
          legal++
      }
  })
  return legal
}

/** Least and most of a polygon's shadow on an axis. */
function shadow(polygon: readonly Point[], axisX: number, axisY: number): [least: number, most: number] {
  let least = Number.POSITIVE_INFINITY
  let most = Number.NEGATIVE_INFINITY
  for (const { x, y } of polygon) {
    const place = x * axisX + y * axisY
    if (place < least) least = place
    if (place > most) most = place
  }
  return [least, most]
}

/** Is there an edge of the first polygon across which the two lie apart? */
function parted(a: readonly Point[], b: readonly Point[]): boolean {
  for (let index = 0; index < a.length; index++) {
    const from = a[index] as Point
    const to = a[(index + 1) % a.length] as Point
    const [leastA, mostA] = shadow(a, from.y - to.y, to.x - from.x)
    const [leastB, mostB] = shadow(b, from.y - to.y, to.x - from.x)
    if (mostA <= leastB || mostB <= leastA) return true
  }
  return false
}

function distance({ x, y }: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const share = Math.max(0, Math.min(1, ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy)))
  return Math.sqrt((x - from.x - share * dx) ** 2 + (y - from.y - share * dy) ** 2)
}

function meets(polygon: readonly Point[], disc: Disc): boolean {
  let inside = true
  for (let index = 0; index < polygon.length; index++) {
    const from = polygon[index] as Point
    const to = polygon[(index + 1) % polygon.length] as Point
    if (distance(disc, from, to) < disc.radius) return true
    if ((to.x - from.x) * (disc.y - from.y) < (to.y - from.y) * (disc.x - from.x)) inside = false
  }
  return inside
}

/** Separating axes on lists of points, as collision libraries for convex polygons do it. */
const convex: Library = { overlap: (a, b) => !parted(a, b) && !parted(b, a), meets }

const held = questions.map((question) => ({ shapes: shapesOf(question), card: question.card }))

export function countConvex(): number[] {
  return held.map(({ shapes, card }) => countWith(convex, shapes, card))
}

export function enumerateConvex(): number {
  const some = held.slice(0, 5)
  for (const { shapes, card } of some) countWith(convex, shapes, card)
  return some.length
}
