import { at, type Seat } from '@engawa/kernel'
import { MILLIMETRE } from '../catalogue/index.ts'
import { wholeTurn } from './angles.ts'
import { type Field, fieldOf, leastTurn, NO_TURN, type Perches, perchesOn } from './field.ts'
import type { Grow } from './moves.ts'
import { radiusOf } from './placements.ts'
import { stampOf } from './stamps.ts'
import type { Pose, State } from './state.ts'

/** Turning by one degree weighs as much as moving by a millimetre. */
const DEGREE = MILLIMETRE

/** A foot that the held one could go to, and how far it is. */
interface Perch {
  readonly on: Perches
  readonly foot: number
  readonly away: number
}

/** Bare feet within `radius` of the held one, nearest first. */
function perchesNear(field: Field, footX: number, footY: number, radius: number): Perch[] {
  const { tree } = field
  const found: Perch[] = []
  for (let below = 0; below < tree.cards.length; below++) {
    const reach = radius + radiusOf(below)
    const cardX = (tree.xs[below] as number) - footX
    const cardY = (tree.ys[below] as number) - footY
    if (cardX * cardX + cardY * cardY > reach * reach) continue
    const on = perchesOn(field, below)
    for (let foot = 0; foot < on.feet.length; foot += 2) {
      const dx = (on.feet[foot] as number) - footX
      const dy = (on.feet[foot + 1] as number) - footY
      const square = dx * dx + dy * dy
      if (square <= radius * radius) found.push({ on, foot, away: Math.sqrt(square) })
    }
  }
  return found.sort((a, b) => a.away - b.away)
}

/**
 * The legal placement nearest to where a card is held, its foot on the middle of some bark, for a soft magnet.
 * `radius` is in hundredths of a millimetre; a degree weighs as a millimetre. Nothing where none is that near.
 */
export function nearestInField(field: Field, pose: Pose, radius: number): Grow | undefined {
  const { card, tree } = field
  const held = stampOf(card, pose.angle)
  let best: { readonly perch: Perch; readonly turn: number } | undefined
  let least = radius
  for (const perch of perchesNear(field, pose.x + held.footX, pose.y + held.footY, radius)) {
    if (perch.away > least) break
    const turn = leastTurn(field, perch.on, perch.foot, pose.angle)
    const cost = perch.away + DEGREE * Math.abs(turn)
    if (turn === NO_TURN || cost > least || (cost === least && best !== undefined)) continue
    best = { perch, turn }
    least = cost
  }
  if (best === undefined) return undefined
  const { on, foot } = best.perch
  const angle = wholeTurn(pose.angle + best.turn)
  const { footX, footY } = stampOf(card, angle)
  const [x, y] = [at(on.feet, foot) - footX, at(on.feet, foot + 1) - footY]
  return { kind: 'grow', card, on: at(tree.cards, on.ground.index), x, y, angle }
}

/** The same for a single question. */
export function nearestLegal(
  state: State,
  seat: Seat,
  card: number,
  pose: Pose,
  radius: number,
): Grow | undefined {
  return nearestInField(fieldOf(state, seat, card), pose, radius)
}
