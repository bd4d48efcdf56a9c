import clipping, { type Polygon } from 'polygon-clipping'
import { countWith, type Disc, type Library, type Point, shapesOf } from './polygons.ts'
import { questions } from './trees.ts'

/** A disc as a polygon of so many corners: the library knows no circles. */
const SIDES = 24

const ring = (points: readonly Point[]): Polygon => [points.map(({ x, y }): [number, number] => [x, y])]

function discRing({ x, y, radius }: Disc): Polygon {
  const points = Array.from({ length: SIDES }, (_, index) => {
    const turn = (2 * Math.PI * index) / SIDES
    return { x: x + radius * Math.cos(turn), y: y + radius * Math.sin(turn) }
  })
  return ring(points)
}

const library: Library = {
  overlap: (a, b) => clipping.intersection(ring(a), ring(b)).length > 0,
  meets: (polygon, disc) => clipping.intersection(ring(polygon), discRing(disc)).length > 0,
}

const [first] = questions.map((question) => ({ shapes: shapesOf(question), card: question.card }))

/** One full enumeration by polygon-clipping; more would take minutes. */
export function enumerateClipping(): number {
  if (first === undefined) throw new Error('there is no tree to look at')
  countWith(library, first.shapes, first.card)
  return 1
}
