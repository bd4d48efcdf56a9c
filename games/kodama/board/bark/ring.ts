import { FULL_TURN } from '../../catalogue/index.ts'
import { type Field, legalTurns, type Pose, stampOf, wholeTurn } from '../../rules/index.ts'

/** The pose that a card takes when it turns to an angle round its own foot. */
export function turnedTo(card: number, pose: Pose, angle: number): Pose {
  const now = stampOf(card, pose.angle)
  const then = stampOf(card, wholeTurn(angle))
  return {
    x: pose.x + now.footX - then.footX,
    y: pose.y + now.footY - then.footY,
    angle: wholeTurn(angle),
  }
}

/** A stretch of the ring, in degrees from the present angle; both ends are legal. */
export interface Arc {
  readonly from: number
  readonly to: number
}

/** Which turns round the foot are legal, from half a turn right to half a turn left. */
export function legalArcs(field: Field, pose: Pose): Arc[] {
  const { footX, footY } = stampOf(field.card, pose.angle)
  const legal = legalTurns(field, pose.x + footX, pose.y + footY)
  const arcs: { from: number; to: number }[] = []
  for (let turn = -FULL_TURN / 2; turn < FULL_TURN / 2; turn++) {
    if (legal[wholeTurn(pose.angle + turn)] !== true) continue
    const last = arcs.at(-1)
    if (last !== undefined && last.to === turn - 1) last.to = turn
    else arcs.push({ from: turn, to: turn })
  }
  return arcs
}
