import { FULL_TURN, MILLIMETRE, TRUNK_POSE } from '../catalogue/index.ts'
import type { Laid, Pose } from '../rules/index.ts'
import type { Place } from './phrases.ts'

/** Where a card lies as seen from the one below it. */
export function placeOf(tree: readonly Laid[], on: number, pose: Pose): Place {
  const below: Pose = tree.find((laid) => laid.card === on) ?? TRUNK_POSE
  const turned = pose.angle > FULL_TURN / 2 ? pose.angle - FULL_TURN : pose.angle
  return {
    right: Math.round((pose.x - below.x) / MILLIMETRE),
    up: Math.round((pose.y - below.y) / MILLIMETRE),
    turned,
  }
}
