import { at } from '@engawa/kernel'
import {
  type CSSProperties,
  memo,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { type Aim, restingPose } from './aim.ts'
import { loneCard } from './bark/card.ts'
import { boxOf, drawTree, type TreeDrawing } from './bark/drawing.ts'
import { type Box, type Camera, fitted, framing, type Margins, onStage, type Size, zoomed } from './camera.ts'
import { useHands } from './hands.ts'
import type { Holding } from './holding.ts'
import { laidBy } from './outcome.ts'
import { Overlay } from './overlay.tsx'
import { ringOf } from './ring.tsx'
import type { Scene } from './scene.ts'
import { TreeArt } from './tree-art.tsx'

const PHONE = '(max-width: 1099px)'

/** What the season card and the display cover, in pixels. */
const wideMargins: Margins = { left: 236, right: 136, top: 14, bottom: 20 }
const phoneMargins: Margins = { left: 14, right: 68, top: 64, bottom: 18 }
const marginsNow = (): Margins => (matchMedia(PHONE).matches ? phoneMargins : wideMargins)

/** The stage's size, kept as it changes. */
function useSize(element: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  useLayoutEffect(() => {
    if (element.current === null) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setSize({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return size
}

/** Several events can come before the next drawing: each goes on from where the one before led. */
export type MoveCamera = (change: (camera: Camera) => Camera) => void

/** The camera fits the tree until somebody moves it; another tree is fitted anew. */
function useCamera(size: Size, drawing: TreeDrawing): { camera: Camera; move: MoveCamera; fit(): void } {
  const [kept, setKept] = useState<{ readonly of: TreeDrawing; readonly camera: Camera }>()
  const whole = fitted(size, boxOf(drawing.cards), marginsNow())
  return {
    camera: kept?.of === drawing ? kept.camera : whole,
    move: (change) =>
      setKept((now) => ({ of: drawing, camera: change(now?.of === drawing ? now.camera : whole) })),
    fit: () => setKept(undefined),
  }
}

/** The held card, its ring and its foot. */
function boxOfAim(aim: Aim): Box {
  const card = boxOf([loneCard(aim.draft.card, restingPose(aim))])
  const { foot, base, radius } = ringOf(aim)
  const [x, y] = [foot[0] + Math.cos(base) * radius, foot[1] + Math.sin(base) * radius]
  return {
    left: Math.min(card.left, x - 14),
    right: Math.max(card.right, x + 14),
    bottom: Math.max(0, Math.min(card.bottom, y - 26)),
    top: Math.max(card.top, y + 14),
  }
}

export interface StageControls {
  fit(): void
  zoom(factor: number): void
  readonly hands: ReturnType<typeof useHands>
}

/** One tree on paper, standing on the table's edge; the furniture lies over it. */
export function Stage({
  scene,
  holding,
  letters,
  children,
}: {
  scene: Scene
  holding: Holding
  letters: readonly string[] | undefined
  children(controls: StageControls): ReactNode
}) {
  const stage = useRef<HTMLDivElement>(null)
  const size = useSize(stage)
  const { grove } = scene
  const drawing = useMemo(() => drawTree(grove.trunk, grove.tree), [grove.trunk, grove.tree])
  const { camera, move, fit } = useCamera(size, drawing)
  const { aim } = holding
  const resting = aim?.draft.moving === false ? aim.target : undefined
  const grown = useMemo(
    () => (resting === undefined ? drawing : drawTree(grove.trunk, [...grove.tree, laidBy(resting)])),
    [drawing, grove, resting],
  )
  const hands = useHands({
    stage,
    camera,
    moveCamera: move,
    holding,
    tap: (spot) => holding.putFoot(spot),
    mayTake: scene.decision === 'grow' && scene.atHome,
  })
  const zoom = (factor: number) =>
    move((now) => zoomed(now, factor, { x: size.width / 2, y: size.height / 2 }))
  useWheel(stage, move, holding)
  useFraming(aim, move, size)
  const box = boxOf(drawing.cards)
  const offTable = aim?.judgement.reasons.some(({ code }) => code === 'off-table') === true
  const transform = `translate(${camera.x}px, ${camera.y}px) scale(${camera.scale})`
  return (
    <div
      ref={stage}
      className="kod-stage"
      data-holding={aim === undefined ? undefined : ''}
      data-moving={aim?.draft.moving ? '' : undefined}
      onPointerDown={(event) => {
        if (event.target instanceof Element && event.target.closest('[data-furniture]') === null)
          hands.onStagePress(event)
      }}
    >
      <div
        className="kod-table"
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys move and turn the card in hand
        tabIndex={0}
        aria-label={`${scene.say.treeOf(scene.name(scene.shown))}. ${scene.say.stageKeys}`}
      >
        <svg className="kod-layer" aria-hidden="true">
          <g className="kod-camera" style={{ transform }}>
            <Ground offTable={offTable} middle={(box.left + box.right) / 2} top={box.top} />
            <Tree drawing={grown} letters={letters} />
          </g>
        </svg>
        <svg className="kod-layer kod-over" aria-hidden="true">
          <Hatching />
          <g className="kod-camera" style={{ transform }}>
            {aim !== undefined && (
              <Overlay scene={scene} aim={aim} drawing={drawing} scale={camera.scale} letters={letters} />
            )}
          </g>
        </svg>
      </div>
      {aim !== undefined && aim.target === undefined && (
        <Why scene={scene} aim={aim} camera={camera} size={size} put={holding.put} />
      )}
      {children({ fit, zoom, hands })}
    </div>
  )
}

/** Drawn again only where the tree itself changes. */
const Tree = memo(TreeArt)

/** The veranda board is the table's edge; a card that passes it turns it vermilion. */
const Ground = memo(function Ground({
  offTable,
  middle,
  top,
}: {
  offTable: boolean
  middle: number
  top: number
}) {
  return (
    <g className="kod-ground" data-off={offTable || undefined}>
      <circle className="kod-sun" cx={middle} cy={-top * 0.55} r={Math.max(100, top * 0.45)} />
      <rect className="kod-plank" x="-2000" y="0" width="4000" height="400" />
      <rect className="kod-plank-edge" x="-2000" y="0" width="4000" height="1.2" />
    </g>
  )
})

function Hatching() {
  return (
    <defs>
      <pattern
        id="kod-hatching"
        width="5"
        height="5"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path d="M0 0V5" stroke="#AD2F1B" strokeWidth="1.5" />
      </pattern>
      <linearGradient id="kod-noon" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--kod-sun)" />
        <stop offset=".9" stopColor="var(--kod-sun)" stopOpacity="0" />
      </linearGradient>
    </defs>
  )
}

/** The note's own size, and how far it keeps from the card, in pixels. */
const NOTE = { width: 280, height: 170, gap: 16 }

/** Beside the card, on the side away from the middle of the stage, where less of the tree is. */
function noteAt(aim: Aim, camera: Camera, size: Size): CSSProperties {
  const { left, right, top } = boxOf([loneCard(aim.draft.card, aim.draft.pose)])
  const low = onStage(camera, [left, top])
  const high = onStage(camera, [right, top])
  const onLeft = (low.x + high.x) / 2 < size.width / 2
  const x = onLeft ? low.x - NOTE.gap - NOTE.width : high.x + NOTE.gap
  const place = {
    '--kod-left': `${Math.max(8, Math.min(x, size.width - NOTE.width - 8))}px`,
    '--kod-top': `${Math.max(8, Math.min(low.y, size.height - NOTE.height))}px`,
  }
  return place as CSSProperties
}

/** Why the card cannot lie there, one line for each reason; phones show it at the foot of the stage. */
function Why({
  scene,
  aim,
  camera,
  size,
  put,
}: {
  scene: Scene
  aim: Aim
  camera: Camera
  size: Size
  put: Holding['put']
}) {
  const { say, words } = scene
  const { instead } = aim
  const points = instead && pointsThere(scene, aim)
  return (
    <div className="kod-why" data-furniture="" style={noteAt(aim, camera, size)}>
      <b>{say.notHere}</b>
      <ul>
        {aim.judgement.reasons.map((reason) => (
          <li key={reason.code}>
            <button type="button" onClick={() => scene.openRule(reason.rule)}>
              {words.refusal(reason)}
            </button>
          </li>
        ))}
      </ul>
      {instead !== undefined && points !== undefined && !aim.draft.moving && (
        <button type="button" className="button" onClick={() => put(instead)}>
          {say.goThere(points)}
        </button>
      )}
    </div>
  )
}

function pointsThere(scene: Scene, { instead }: Aim): number | undefined {
  if (instead === undefined) return undefined
  const sheet = scene.preview(instead)
  const own = scene.own ?? 0
  return sheet && at(sheet.after, own).total - at(sheet.before, own).total
}

/** With a card in hand the wheel turns it, otherwise it zooms. */
function useWheel(stage: RefObject<HTMLElement | null>, move: MoveCamera, holding: Holding): void {
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
function useFraming(aim: Aim | undefined, move: MoveCamera, size: Size): void {
  const frame = useEffectEvent(() => {
    if (aim !== undefined && size.width > 0) move((now) => framing(now, size, boxOfAim(aim), marginsNow()))
  })
  const draft = aim?.draft
  useEffect(() => {
    if (draft !== undefined && !draft.moving) frame()
  }, [draft])
}
