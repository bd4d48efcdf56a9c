import { painted } from '@engawa/web/kit'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { MILLIMETRE } from '../catalogue/index.ts'
import { fieldOf, type Grow, nearestInField, type Pose, stampOf, wholeTurn } from '../rules/index.ts'
import { type Aim, aimOf, type Draft, type Magnet, restingPose, stepFrom } from './aim.ts'
import { unitsOf } from './bark/card.ts'
import type { Spot } from './bark/points.ts'
import { turnedTo } from './bark/ring.ts'
import type { KodamaBoard } from './model.ts'
import { type FindSpots, spotFinder } from './spots.ts'

/** The card in the hand and what can be done with it; nothing is played before `grow`. */
export interface Holding {
  readonly aim: Aim | undefined
  /**
   * The same as far as all of it is drawn: where a press put the card, the tree that has it and what it brings
   * take longer than the card alone, and come after the frame that shows it there.
   */
  readonly shown: Aim | undefined
  /** Good places of the card in hand, best first, and which of them it is on, from 1; 0 for none. */
  readonly spots: readonly Grow[]
  readonly spot: number
  /** Takes a card to its best place, or where there is none to the trunk's side. */
  take(card: number): void
  /** Carries a card under a finger. */
  carry(card: number, pose: Pose): void
  /** Puts it down where it would go; a card that touches nothing goes back to the display. */
  settle(): void
  /** Moves it to a pose and leaves it there. */
  put(pose: Pose): void
  /** Sets its foot on a spot of the table, or on bark near it. */
  putFoot(spot: Spot): void
  nudge(dx: number, dy: number): void
  turn(degrees: number): void
  step(by: 1 | -1): void
  /** The next place on another card; false where the walk is over. */
  stepParent(by: 1 | -1): boolean
  cancel(): void
  /** Grows it as it is aimed, or as a control says that it would. */
  grow(aim?: Aim): void
}

const poseOf = ({ x, y, angle }: Grow): Pose => ({ x, y, angle })

export function useHolding(board: KodamaBoard, magnet: Magnet): Holding {
  const { view, moves, own, decision } = board
  const [kept, setKept] = useState<Draft>()
  const draft = decision === 'grow' && board.atHome && kept?.view === view ? kept : undefined
  const seat = own ?? 0
  const card = draft?.card
  const field = useMemo(
    () => (card === undefined ? undefined : fieldOf(view, seat, card)),
    [view, seat, card],
  )
  const aim = useMemo(() => draft && field && aimOf(field, draft, magnet), [draft, field, magnet])
  const shown = useShown(aim)
  const open = board.secrets === 'open'
  const spotsOf = useMemo(() => spotFinder(view, seat, moves, open), [view, seat, moves, open])
  useFoundAhead(spotsOf, decision === 'grow' ? view.display : nothing)
  const spots = card === undefined ? [] : spotsOf(card)
  const hold = (next: number, pose: Pose, moving = false) => setKept({ view, card: next, pose, moving })
  const put = (pose: Pose) => draft && hold(draft.card, pose)
  // A hint is seen as the card where it would go.
  const { hinted } = board
  const [followed, setFollowed] = useState(hinted)
  if (hinted !== followed) {
    setFollowed(hinted)
    if (hinted?.kind === 'grow') hold(hinted.card, poseOf(hinted))
  }
  const now = aim && restingPose(aim)
  const onSpot = (move: Grow) => aim?.target?.card === move.card && aim.target.on === move.on

  return {
    aim,
    shown,
    spots,
    spot: spots.findIndex(onSpot) + 1,
    take(next) {
      const [best] = spotsOf(next)
      hold(next, best === undefined ? BESIDE_TRUNK : poseOf(best))
    },
    carry: (next, pose) => hold(next, pose, true),
    settle() {
      if (aim === undefined || now === undefined) return
      const lost = aim.target === undefined && aim.judgement.on === undefined
      if (lost) setKept(undefined)
      else put(now)
    },
    put,
    putFoot(spot) {
      if (now === undefined || field === undefined) return
      const foot = unitsOf(spot)
      const { footX, footY } = stampOf(field.card, now.angle)
      const pose = { x: foot.x - footX, y: foot.y - footY, angle: now.angle }
      const near = nearestInField(field, pose, TAP_REACH)
      put(near === undefined ? pose : poseOf(near))
    },
    nudge: (dx, dy) => now && put({ ...now, x: now.x + dx, y: now.y + dy }),
    turn(degrees) {
      if (draft === undefined || now === undefined) return
      const { card: held, pose, moving } = draft
      // Under a finger the card turns round its middle, which the finger holds; at rest round its foot.
      if (moving) hold(held, { ...pose, angle: wholeTurn(pose.angle + degrees) }, true)
      else put(turnedTo(held, now, now.angle + degrees))
    },
    step(by) {
      const among = card === undefined ? spotsOf() : spots
      const next = stepFrom(among, aim?.target, by)
      if (next !== undefined) hold(next.card, poseOf(next))
    },
    stepParent(by) {
      const next = spots[spots.findIndex(onSpot) + by]
      if (next === undefined) return false
      hold(next.card, poseOf(next))
      return true
    },
    cancel: () => setKept(undefined),
    grow(said = aim) {
      if (said?.target !== undefined) board.attempt(said.target)
      else if (said?.judgement.reasons[0] !== undefined) board.explain(reasonsOf(said))
    },
  }
}

/** Under a finger, and where there is none any more, it is what it is; at rest it follows. */
function useShown(aim: Aim | undefined): Aim | undefined {
  const late = useDeferredValue(aim, undefined)
  if (aim === undefined || aim.draft.moving) return aim
  return late?.draft.view === aim.draft.view ? late : undefined
}

const nothing: readonly number[] = []

/** Finds the places of all cards that may be taken, one card after the other, before anybody takes one. */
function useFoundAhead(spotsOf: FindSpots, display: readonly number[]): void {
  useEffect(() => {
    if (display.length === 0) return
    let stays = true
    const find = async () => {
      for (const card of [...display, undefined]) {
        await painted()
        if (!stays) return
        spotsOf(card)
      }
    }
    void find()
    return () => {
      stays = false
    }
  }, [spotsOf, display])
}

/** All reasons against the pose as one refusal. */
export function reasonsOf({ judgement: { reasons } }: Aim) {
  const [first, ...also] = reasons
  if (first === undefined) throw new Error('a legal pose has no reasons against it')
  return { ...first, also }
}

/** How far from a tap the foot may land. */
const TAP_REACH = 60 * MILLIMETRE

/** Where a card waits that has no good place: right of the trunk, upright. */
const BESIDE_TRUNK: Pose = { x: 80_000, y: 8_000, angle: 0 }

/** An angle as people say it: to the left is positive, at most half a turn. */
export const shortAngle = (angle: number): number => {
  const whole = wholeTurn(angle)
  return whole > 180 ? whole - 360 : whole
}
