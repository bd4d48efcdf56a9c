import { at } from '@engawa/kernel'
import { MILLIMETRE } from '../catalogue/index.ts'
import {
  type Field,
  type Grow,
  type Judgement,
  judgeInField,
  nearestInField,
  type Pose,
  type State,
} from '../rules/index.ts'

/** How strongly a held card is drawn to a legal place. */
export type Magnet = 'none' | 'soft' | 'strong'
export const magnets: readonly Magnet[] = ['none', 'soft', 'strong']

const reaches: Readonly<Record<Magnet, number>> = {
  none: 0,
  soft: 24 * MILLIMETRE,
  strong: 45 * MILLIMETRE,
}

/** How far a refused card looks for a place to point at. */
const FAR = 70 * MILLIMETRE

/** A display card in the hand. It belongs to the view it was taken on and is gone with it. */
export interface Draft {
  readonly view: State
  readonly card: number
  readonly pose: Pose
  /** It follows a finger now. */
  readonly moving: boolean
}

/** What letting go would do. */
export interface Aim {
  readonly draft: Draft
  /** Where this card may lie. */
  readonly field: Field
  /** The legal placement it would take. */
  readonly target: Grow | undefined
  /** Of the target, or of the pose where there is none. */
  readonly judgement: Judgement
  /** Where it is refused and rests: the nearest place that is legal. */
  readonly instead: Grow | undefined
}

const growAt = (card: number, { x, y, angle }: Pose, on: number | undefined): Grow | undefined =>
  on === undefined ? undefined : { kind: 'grow', card, on, x, y, angle }

/** `field` is the one of the draft's card on the draft's view. */
export function aimOf(field: Field, draft: Draft, magnet: Magnet): Aim {
  const { card, pose, moving } = draft
  const snapped = moving && magnet !== 'none' ? nearestInField(field, pose, reaches[magnet]) : undefined
  if (snapped !== undefined) {
    const judgement = judgeInField(field, snapped, snapped.on)
    return { draft, field, target: snapped, judgement, instead: undefined }
  }
  const judgement = judgeInField(field, pose)
  const target = judgement.legal ? growAt(card, pose, judgement.on) : undefined
  const lost = target === undefined && !moving
  const instead = lost ? nearestInField(field, pose, FAR) : undefined
  return { draft, field, target, judgement, instead }
}

/** The pose to go on from: the target's, or where the card was held. */
export const restingPose = ({ target, draft }: Aim): Pose =>
  target === undefined ? draft.pose : { x: target.x, y: target.y, angle: target.angle }

/** The next of the good places, counted from the one the card is on now. */
export function stepFrom(spots: readonly Grow[], now: Grow | undefined, step: 1 | -1): Grow | undefined {
  if (spots.length === 0) return undefined
  const index = now === undefined ? -1 : spots.findIndex(({ card, on }) => card === now.card && on === now.on)
  const next = index < 0 ? (step === 1 ? 0 : spots.length - 1) : (index + step + spots.length) % spots.length
  return at(spots, next)
}
