import type { Skeleton } from './drawing.ts'
import { type Limb, SIDE_SHIFT } from './limbs.ts'
import { beside, linePath, nearestPoint, pointAt, type Spot } from './points.ts'

/** Points down a limb, from one index to another. */
const down = ({ points }: Limb, from: number, to: number): Spot[] => {
  const found: Spot[] = []
  for (let index = Math.min(from, points.length - 1); index >= to; index--) found.push(pointAt(points, index))
  return found
}

/** How far above its start the sap ends on the last card, in points. */
const STOP = 4
/** As in the graft: so many points down on the parent's bark a branch begins. */
const BACK = 10

/**
 * The way down the middle of the bark through the cards of a scoring line, the newest first.
 * `cards` are numbers as an element line names them.
 */
function wayDown({ cards, limbs }: Skeleton, line: readonly number[]): Spot[] {
  const indices = line.map((number) => cards.findIndex(({ card }) => card === number))
  const limbOf = (owner: number, which: number): Limb | undefined =>
    limbs.find((limb) => limb.owner === owner && limb.line === which)
  const way: Spot[] = []
  let entered: { line: number; at: number } | undefined
  for (const [step, owner] of indices.entries()) {
    const main = limbOf(owner, 0)
    const limb = entered === undefined ? main : (limbOf(owner, entered.line) ?? main)
    if (main === undefined || limb === undefined) break
    let from = entered?.at ?? Math.round(main.points.length / 2)
    if (limb !== main) {
      way.push(...down(limb, from, 0))
      from = nearestPoint(main.points, pointAt(limb.points, 0)).index
    }
    way.push(...down(main, from, step === indices.length - 1 ? main.graft + STOP : 0))
    const { joint } = main
    if (joint === undefined) break
    const start = joint.at - Math.min(joint.at, BACK)
    const below = limbOf(cards[owner]?.below ?? -1, joint.line)
    entered = { line: joint.line, at: joint.line === 0 ? start + (below?.graft ?? 0) : start + SIDE_SHIFT }
  }
  return way
}

/** Kinds that score together run side by side. */
const APART = 1.6

/** The sap of one kind as path data; `lane` counts the kinds that score. */
export function sapPath(skeleton: Skeleton, line: readonly number[], lane: number): string {
  const way = wayDown(skeleton, line)
  const off = lane === 0 ? -APART : lane === 1 ? APART : 0
  const shifted = way.map((_, index) => beside(way, index, off))
  return linePath(shifted.filter((_, index) => index % 2 === 0 || index === shifted.length - 1))
}
