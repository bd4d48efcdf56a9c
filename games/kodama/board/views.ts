import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { type Aim, restingPose } from './aim.ts'
import { loneCard } from './bark/card.ts'
import { boxOf, type TreeDrawing } from './bark/drawing.ts'
import { type Box, type Camera, fitted, framing, type Margins, type Size, zoomed } from './camera.ts'
import type { Holding } from './holding.ts'
import { ringOf } from './ring.tsx'

/** What the furniture covers, in pixels: season card and display, the view's buttons where no card is in hand. */
const wideMargins: Margins = { left: 236, right: 136, top: 14, bottom: 20 }
const railMargins: Margins = { left: 14, right: 68, top: 64, bottom: 18 }
const lowMargins: Margins = { left: 10, right: 10, top: 78, bottom: 10 }
/** Narrower than this the display is a rail, lower than that it lies along the upper edge: as in the styles. */
const WIDE_STAGE = 1088
const LOW_STAGE = 360
/** Beside a rail the buttons lie under the season where the stage is lower than this. */
const TALL_STAGE = 510
const BUTTONS = 44

function marginsFor({ width, height }: Size, holding: boolean): Margins {
  if (width >= WIDE_STAGE) return wideMargins
  if (height <= LOW_STAGE) return holding ? lowMargins : { ...lowMargins, left: lowMargins.left + BUTTONS }
  return holding || height >= TALL_STAGE ? railMargins : { ...railMargins, top: railMargins.top + BUTTONS }
}

/** The stage's size, kept as it changes. */
export function useSize(element: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  useLayoutEffect(() => {
    if (element.current === null) return
    // Before anything is painted: the tree would be seen in a corner.
    const { clientWidth: width, clientHeight: height } = element.current
    setSize({ width, height })
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setSize({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return size
}

/** Several events can come before the next drawing: each goes on from where the one before led. */
type MoveCamera = (change: (camera: Camera) => Camera) => void

interface Kept {
  readonly of: TreeDrawing
  readonly camera: Camera
  /** Nobody asked for it: it follows the card in hand, on a stage of this size. */
  readonly following: boolean
  readonly size: Size
}

/** The camera fits the tree until somebody moves it; another tree is fitted anew, and so is one with no card in hand any more. */
export function useCamera(
  size: Size,
  drawing: TreeDrawing,
  holding: boolean,
): { camera: Camera; move: MoveCamera; follow: MoveCamera; fit(): void } {
  const [kept, setKept] = useState<Kept>()
  const whole = fitted(size, boxOf(drawing.cards), marginsFor(size, holding))
  const isKept = (now: Kept | undefined): now is Kept =>
    now?.of === drawing && (!now.following || (holding && now.size === size))
  const moving =
    (follows: boolean): MoveCamera =>
    (change) =>
      setKept((now) => ({
        of: drawing,
        camera: change(isKept(now) ? now.camera : whole),
        following: follows && (!isKept(now) || now.following),
        size,
      }))
  return {
    camera: isKept(kept) ? kept.camera : whole,
    move: moving(false),
    follow: moving(true),
    fit: () => setKept(undefined),
  }
}

/** The held card, its ring with the angle beside the handle, and its foot. */
function boxOfAim(aim: Aim): Box {
  const card = boxOf([loneCard(aim.draft.card, restingPose(aim))])
  const { foot, base, radius } = ringOf(aim)
  const [x, y] = [foot[0] + Math.cos(base) * radius, foot[1] + Math.sin(base) * radius]
  return {
    left: Math.min(card.left, x - 14),
    right: Math.max(card.right, x + 48),
    bottom: Math.max(0, Math.min(card.bottom, y - 26)),
    top: Math.max(card.top, y + 14),
  }
}

/** With a card in hand the wheel turns it, otherwise it zooms. */
export function useWheel(stage: RefObject<HTMLElement | null>, move: MoveCamera, holding: Holding): void {
  const turned = useEffectEvent((event: WheelEvent) => {
    if (event.target instanceof Element && event.target.closest('[data-furniture]') !== null) return
    event.preventDefault()
    const box = stage.current?.getBoundingClientRect()
    if (box === undefined || event.deltaY === 0) return
    const point = { x: event.clientX - box.left, y: event.clientY - box.top }
    if (holding.aim === undefined || event.ctrlKey)
      move((now) => zoomed(now, ZOOM_RATE ** -event.deltaY, point))
    else holding.turn((event.deltaY > 0 ? -1 : 1) * (event.shiftKey ? WIDE_TURN : NOTCH))
  })
  useEffect(() => {
    const element = stage.current
    element?.addEventListener('wheel', turned, { passive: false })
    return () => element?.removeEventListener('wheel', turned)
  }, [stage])
}

/** What a step of the wheel does: zoom for each of its units, or degrees for each notch. */
const ZOOM_RATE = 1.0015
const NOTCH = 3
const WIDE_TURN = 15

/** A card that was put somewhere comes into sight with its ring. */
export function useFraming(aim: Aim | undefined, move: MoveCamera, size: Size): void {
  const frame = useEffectEvent(() => {
    if (aim !== undefined && size.width > 0)
      move((now) => framing(now, size, boxOfAim(aim), marginsFor(size, true)))
  })
  const draft = aim?.draft
  // The dock grows with a card in hand, and the stage shrinks.
  const { width, height } = size
  // biome-ignore lint/correctness/useExhaustiveDependencies: framed again when the stage changes its size
  useEffect(() => {
    if (draft !== undefined && !draft.moving) frame()
  }, [draft, width, height])
}
