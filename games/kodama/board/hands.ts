import { GestureArbiter } from '@engawa/web/kit'
import {
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react'
import { type Pose, wholeTurn } from '../rules/index.ts'
import { restingPose } from './aim.ts'
import { spotOf, unitsOf } from './bark/card.ts'
import type { Spot } from './bark/points.ts'
import { turnedTo } from './bark/ring.ts'
import { type Camera, onStage, panned, spotUnder, zoomed } from './camera.ts'
import type { Holding } from './holding.ts'

interface Point {
  readonly x: number
  readonly y: number
}

/** What the fingers are doing. */
type Gesture =
  /** Looking: one finger pans, two pinch, and neither ever places anything. */
  | { readonly kind: 'look' }
  /** Carrying a card, once the pointer has moved enough. */
  | { readonly kind: 'carry'; readonly card: number; readonly offset: Point; angle: number; started: boolean }
  /** Turning by the handle, round the foot. */
  | {
      readonly kind: 'turn'
      readonly card: number
      readonly pose: Pose
      readonly pivot: Spot
      readonly start: number
    }

export interface HandsOptions {
  readonly stage: RefObject<HTMLElement | null>
  readonly camera: Camera
  moveCamera(change: (camera: Camera) => Camera): void
  readonly holding: Holding
  /** A tap on the bare stage. */
  tap(spot: Spot): void
  /** The viewer may take cards now. */
  readonly mayTake: boolean
}

/** A finger never hides the card: it floats so far above, in pixels. */
const LIFT = 64
const HALF_CARD = 44
/** A card carried this near to the border, in pixels, moves the camera, at most so far in a frame. */
const BORDER = 44
const PUSH = 9

const pointOf = (event: { readonly clientX: number; readonly clientY: number }): Point => ({
  x: event.clientX,
  y: event.clientY,
})
const degreesOf = (from: Point, to: Point): number =>
  (Math.atan2(from.y - to.y, to.x - from.x) * 180) / Math.PI

/** The direction from the first finger to the second. */
function spanOf(fingers: ReadonlyMap<number, Point>): number | undefined {
  const [one, other] = fingers.values()
  return one === undefined || other === undefined ? undefined : degreesOf(one, other)
}

/**
 * Turns pointers into panning, pinching, carrying and turning. A second finger while a card is carried turns it.
 * Poses follow once in a frame.
 */
export function useHands({ stage, camera, moveCamera, holding, tap, mayTake }: HandsOptions) {
  const arbiter = useRef(new GestureArbiter())
  const gesture = useRef<Gesture | undefined>(undefined)
  const fingers = useRef(new Map<number, Point>())
  const first = useRef<number | undefined>(undefined)
  const twist = useRef<{ readonly start: number; readonly angle: number } | undefined>(undefined)
  const frame = useRef(0)

  const inStage = (point: Point): Point => {
    const box = stage.current?.getBoundingClientRect()
    return { x: point.x - (box?.left ?? 0), y: point.y - (box?.top ?? 0) }
  }
  const carried = (now: Extract<Gesture, { kind: 'carry' }>, view: Camera): void => {
    const finger = fingers.current.get(first.current ?? -1)
    if (finger === undefined) return
    const [x, y] = spotUnder(view, inStage({ x: finger.x + now.offset.x, y: finger.y + now.offset.y }))
    holding.carry(now.card, { ...unitsOf([x, y]), angle: wholeTurn(Math.round(now.angle)) })
  }
  /** While a card is carried to the border the camera follows. */
  const pushed = (): Camera => {
    const finger = fingers.current.get(first.current ?? -1)
    const box = stage.current?.getBoundingClientRect()
    if (finger === undefined || box === undefined) return camera
    const push = (value: number, size: number): number =>
      value < 0 || value > size
        ? 0
        : value < BORDER
          ? ((BORDER - value) / BORDER) * PUSH
          : value > size - BORDER
            ? ((size - BORDER - value) / BORDER) * PUSH
            : 0
    const at = inStage(finger)
    return panned(camera, push(at.x, box.width), push(at.y, box.height))
  }
  const tick = useEffectEvent(() => {
    frame.current = 0
    const now = gesture.current
    if (now?.kind !== 'carry' || !now.started) return
    const view = pushed()
    if (view.x !== camera.x || view.y !== camera.y) {
      moveCamera(() => view)
      again()
    }
    carried(now, view)
  })
  const again = () => {
    if (frame.current === 0) frame.current = requestAnimationFrame(() => tick())
  }

  const turnTo = (now: Extract<Gesture, { kind: 'turn' }>, point: Point): void => {
    const turned = degreesOf(onStage(camera, now.pivot), inStage(point)) - now.start
    holding.put(turnedTo(now.card, now.pose, now.pose.angle + Math.round(turned)))
  }
  const look = (event: PointerEvent): void => {
    const intention = arbiter.current.move({ id: event.pointerId, ...pointOf(event) })
    if (intention.kind === 'pan') moveCamera((now) => panned(now, intention.dx, intention.dy))
    if (intention.kind === 'pinch') {
      const { factor, centre, dx, dy } = intention
      moveCamera((now) => zoomed(panned(now, dx, dy), factor, inStage(centre)))
    }
  }
  const carry = (now: Extract<Gesture, { kind: 'carry' }>, event: PointerEvent): void => {
    arbiter.current.move({ id: event.pointerId, ...pointOf(event) })
    if (!now.started && !arbiter.current.moving) return
    now.started = true
    // Wheel and keys may have turned it meanwhile.
    const held = holding.aim?.draft
    if (twist.current === undefined && held?.moving && held.card === now.card) now.angle = held.pose.angle
    const span = spanOf(fingers.current)
    if (twist.current !== undefined && span !== undefined)
      now.angle = twist.current.angle + span - twist.current.start
    again()
  }
  const moved = useEffectEvent((event: PointerEvent) => {
    const now = gesture.current
    if (now === undefined || !fingers.current.has(event.pointerId)) return
    fingers.current.set(event.pointerId, pointOf(event))
    if (now.kind === 'look') look(event)
    else if (now.kind === 'carry') carry(now, event)
    else if (event.pointerId === first.current) turnTo(now, pointOf(event))
  })
  const released = useEffectEvent((event: PointerEvent) => {
    const now = gesture.current
    if (now === undefined || !fingers.current.delete(event.pointerId)) return
    const intention = arbiter.current.release({ id: event.pointerId, ...pointOf(event) })
    twist.current = undefined
    if (event.pointerId === first.current && now.kind === 'carry' && now.started) holding.settle()
    if (now.kind === 'look' && intention.kind === 'tap') tap(spotUnder(camera, inStage(intention.at)))
    if (fingers.current.size === 0 || event.pointerId === first.current) end()
  })
  const cancelled = useEffectEvent((event: PointerEvent) => {
    if (!fingers.current.delete(event.pointerId)) return
    arbiter.current.cancel(event.pointerId)
    if (gesture.current?.kind === 'carry' && gesture.current.started) holding.settle()
    end()
  })
  const end = () => {
    gesture.current = undefined
    fingers.current.clear()
    first.current = undefined
    twist.current = undefined
    arbiter.current = new GestureArbiter()
  }
  useEffect(() => {
    addEventListener('pointermove', moved)
    addEventListener('pointerup', released)
    addEventListener('pointercancel', cancelled)
    return () => {
      removeEventListener('pointermove', moved)
      removeEventListener('pointerup', released)
      removeEventListener('pointercancel', cancelled)
      cancelAnimationFrame(frame.current)
    }
  }, [])

  const press = (event: ReactPointerEvent, begin: () => Gesture): void => {
    if (event.button !== 0) return
    if (gesture.current === undefined) {
      gesture.current = begin()
      first.current = event.pointerId
    }
    fingers.current.set(event.pointerId, pointOf(event))
    arbiter.current.press({ id: event.pointerId, ...pointOf(event) })
    const span = spanOf(fingers.current)
    if (gesture.current.kind === 'carry' && span !== undefined)
      twist.current = { start: span, angle: gesture.current.angle }
  }
  /** The card's middle from the finger: above it on touch screens, where it was gripped for a mouse. */
  const offsetFor = (event: ReactPointerEvent, middle: Point | undefined): Point =>
    event.pointerType === 'mouse'
      ? { x: (middle?.x ?? event.clientX) - event.clientX, y: (middle?.y ?? event.clientY) - event.clientY }
      : { x: 0, y: -(LIFT + HALF_CARD * camera.scale) }

  return {
    onStagePress(event: ReactPointerEvent<HTMLElement>) {
      const { aim } = holding
      const target = event.target instanceof Element ? event.target : undefined
      press(event, () => {
        if (aim === undefined || gesture.current !== undefined) return { kind: 'look' }
        const pose = restingPose(aim)
        const { card } = aim.draft
        if (target?.closest('[data-handle]')) {
          const pivot = spotOf(aim.judgement.foot)
          const start = degreesOf(onStage(camera, pivot), inStage(pointOf(event)))
          return { kind: 'turn', card, pose, pivot, start }
        }
        if (!target?.closest('[data-held]')) return { kind: 'look' }
        const box = stage.current?.getBoundingClientRect()
        const at = onStage(camera, spotOf(pose))
        const middle = { x: at.x + (box?.left ?? 0), y: at.y + (box?.top ?? 0) }
        return { kind: 'carry', card, offset: offsetFor(event, middle), angle: pose.angle, started: false }
      })
    },
    onCardPress(event: ReactPointerEvent, card: number) {
      if (!mayTake) return
      const angle = holding.aim?.draft.card === card ? restingPose(holding.aim).angle : 0
      press(event, () => ({
        kind: 'carry',
        card,
        offset: offsetFor(event, undefined),
        angle,
        started: false,
      }))
    },
  }
}
