import {
  branchCard,
  type Element,
  MILLIMETRE,
  type Outline,
  outlineOf,
  type Point,
  TABLE_WIDTH,
  TRUNK_POSE,
  trunkOutline,
} from '../../catalogue/index.ts'
import type { Laid, Pose } from '../../rules/index.ts'
import type { Spot } from './points.ts'

/** A card as it lies on the table, in millimetres, for drawing only: what is legal the rules know. */
export interface BarkCard {
  /** 1 to 65; 0 is the trunk. */
  readonly card: number
  /** Index of the card below; -1 for the trunk, and for a card that lies alone. */
  readonly below: number
  readonly kids: readonly number[]
  /** Cards from here down to the trunk. */
  readonly depth: number
  readonly pose: Pose
  readonly middle: Spot
  readonly halfWidth: number
  readonly halfHeight: number
  /** Directions of its own right and up. */
  readonly right: Spot
  readonly up: Spot
  readonly corners: readonly Spot[]
  readonly foot: Spot
  readonly bark: readonly (readonly Spot[])[]
  readonly places: readonly { readonly element: Element; readonly spot: Spot }[]
}

/** Where a pose's middle lies. */
export const spotOf = ({ x, y }: { readonly x: number; readonly y: number }): Spot => [
  (x - TABLE_WIDTH / 2) / MILLIMETRE,
  y / MILLIMETRE,
]

/** The table's units for a spot, rounded to whole ones (KOD-060). */
export const unitsOf = ([x, y]: Spot): { x: number; y: number } => ({
  x: Math.round(x * MILLIMETRE) + TABLE_WIDTH / 2,
  y: Math.round(y * MILLIMETRE),
})

const directionOf = (degrees: number): Spot => {
  const radians = (degrees * Math.PI) / 180
  return [Math.cos(radians), Math.sin(radians)]
}

function printOf(card: number, trunk: Element): { outline: Outline; icons: readonly Element[] } {
  return card === 0
    ? { outline: trunkOutline, icons: [trunk] }
    : { outline: outlineOf(card), icons: branchCard(card).icons }
}

type Kin = Pick<BarkCard, 'below' | 'kids' | 'depth'>
type Shape = Omit<BarkCard, keyof Kin>
const alone: Kin = { below: -1, kids: [], depth: 1 }

function shapeAt(card: number, trunk: Element, pose: Pose): Shape {
  const { outline, icons } = printOf(card, trunk)
  const middle = spotOf(pose)
  const right = directionOf(pose.angle)
  const up: Spot = [-right[1], right[0]]
  const turned = ([x, y]: Point): Spot => [
    middle[0] + (right[0] * x + up[0] * y) / MILLIMETRE,
    middle[1] + (right[1] * x + up[1] * y) / MILLIMETRE,
  ]
  const { halfWidth, halfHeight } = outline
  const corners: readonly Point[] = [
    [-halfWidth, -halfHeight],
    [halfWidth, -halfHeight],
    [halfWidth, halfHeight],
    [-halfWidth, halfHeight],
  ]
  return {
    card,
    pose,
    middle,
    halfWidth: halfWidth / MILLIMETRE,
    halfHeight: halfHeight / MILLIMETRE,
    right,
    up,
    corners: corners.map(turned),
    foot: turned(outline.foot),
    bark: outline.bark.map((line) => line.map(turned)),
    places: icons.flatMap((element, index) => {
      const place = outline.places[index]
      return place === undefined ? [] : [{ element, spot: turned(place) }]
    }),
  }
}

/** A laid card never moves and its record is shared (KOD-026): its shape is worked out once. */
const laidShapes = new WeakMap<Laid, Shape>()
const trunkShapes = new Map<Element, Shape>()

function trunkShape(trunk: Element): Shape {
  const shape = trunkShapes.get(trunk) ?? shapeAt(0, trunk, TRUNK_POSE)
  trunkShapes.set(trunk, shape)
  return shape
}

function laidShape(laid: Laid): Shape {
  const shape = laidShapes.get(laid) ?? shapeAt(laid.card, 0, laid)
  laidShapes.set(laid, shape)
  return shape
}

/** A branch card on its own, e.g. in the hand. */
export const loneCard = (card: number, pose: Pose): BarkCard => ({ ...shapeAt(card, 0, pose), ...alone })

/** A whole tree, the trunk first, each card after the one it lies on. */
export function barkCards(trunk: Element, tree: readonly Laid[]): BarkCard[] {
  const shapes = [trunkShape(trunk), ...tree.map(laidShape)]
  const below = [-1, ...tree.map(({ on }) => shapes.findIndex(({ card }) => card === on))]
  const depths: number[] = []
  return shapes.map((shape, index) => {
    const under = below[index] ?? -1
    const depth = under < 0 ? 0 : (depths[under] ?? 0) + 1
    depths.push(depth)
    const kids = below.flatMap((parent, kid) => (parent === index ? [kid] : []))
    return { ...shape, below: under, kids, depth }
  })
}

/** How far a point is from the card's area. */
export function awayFrom({ middle, right, up, halfWidth, halfHeight }: BarkCard, [x, y]: Spot): number {
  const [dx, dy] = [x - middle[0], y - middle[1]]
  const beside = Math.abs(dx * right[0] + dy * right[1]) - halfWidth
  const above = Math.abs(dx * up[0] + dy * up[1]) - halfHeight
  return Math.hypot(Math.max(0, beside), Math.max(0, above))
}

/** Does a point lie on the card, at least so far from its edges? */
export function liesOn(
  { middle, right, up, halfWidth, halfHeight }: BarkCard,
  [x, y]: Spot,
  margin = 0,
): boolean {
  const [dx, dy] = [x - middle[0], y - middle[1]]
  return (
    Math.abs(dx * right[0] + dy * right[1]) <= halfWidth - margin &&
    Math.abs(dx * up[0] + dy * up[1]) <= halfHeight - margin
  )
}
