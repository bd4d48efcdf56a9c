import { Place } from '@engawa/web/kit'
import { type CSSProperties, memo, type ReactNode, type RefObject, useMemo, useRef } from 'react'
import { boxOf, drawTree } from './bark/drawing.ts'
import { type Camera, zoomed } from './camera.ts'
import { GrowthMask } from './growth.tsx'
import { useHands } from './hands.ts'
import type { Holding } from './holding.ts'
import { ids, type KodamaBoard } from './model.ts'
import { laidBy } from './outcome.ts'
import { Overlay } from './overlay.tsx'
import { RoomToGrow } from './room-to-grow.tsx'
import { type Marks, TreeArt } from './tree-art.tsx'
import { useCamera, useFraming, useSize, useWheel } from './views.ts'
import { Why } from './why.tsx'

export interface StageControls {
  fit(): void
  zoom(factor: number): void
  /** Gives the keys to the card in hand. */
  focus(): void
  readonly hands: ReturnType<typeof useHands>
}

/** One tree on paper, standing on the table's edge; the furniture lies over it. */
export function Stage({
  board,
  holding,
  marks,
  room,
  table,
  children,
}: {
  board: KodamaBoard
  holding: Holding
  marks: Marks
  /** Shows where there is room to grow. */
  room: boolean
  /** Where keys move and turn the card in hand. */
  table: RefObject<HTMLDivElement | null>
  children(controls: StageControls): ReactNode
}) {
  const stage = useRef<HTMLDivElement>(null)
  const size = useSize(stage)
  const { grove } = board
  const drawing = useMemo(() => drawTree(grove.trunk, grove.tree), [grove.trunk, grove.tree])
  const { aim, shown } = holding
  const { camera, move, follow, fit } = useCamera(size, drawing, shown !== undefined)
  const resting = shown?.draft.moving === false ? shown.target : undefined
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
    mayTake: board.decision === 'grow' && board.atHome,
  })
  const zoom = (factor: number) =>
    move((now) => zoomed(now, factor, { x: size.width / 2, y: size.height / 2 }))
  useWheel(stage, move, holding)
  useFraming(shown, follow, size)
  const box = boxOf(drawing.cards)
  const offTable = aim?.judgement.reasons.some(({ code }) => code === 'off-table') === true
  const transform = `translate(${camera.x}px, ${camera.y}px) scale(${camera.scale})`
  return (
    <div
      ref={stage}
      className="kod-stage"
      data-holding={shown === undefined ? undefined : ''}
      data-moving={aim?.draft.moving ? '' : undefined}
      data-over={board.view.phase === 'over' || undefined}
      onPointerDown={(event) => {
        if (event.target instanceof Element && event.target.closest('[data-furniture]') === null)
          hands.onStagePress(event)
      }}
    >
      <div
        ref={table}
        className="kod-table"
        data-holds={aim === undefined ? undefined : ''}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys move and turn the card in hand
        tabIndex={0}
        aria-label={`${board.say.treeOf(board.name(board.shown))}. ${board.say.stageKeys}`}
      >
        <svg className="kod-layer" aria-hidden="true">
          <g className="kod-camera" style={{ transform, ...enlarged(camera) }}>
            <Ground offTable={offTable} middle={(box.left + box.right) / 2} top={box.top} />
            <Place as="g" id={ids.tree(board.shown)}>
              {/* The card in hand is drawn where it would lie: when it grows it is there already and need not travel. */}
              <Tree drawing={grown} marks={marks} at={ids.tree(board.shown)} />
              <GrowthMask drawing={drawing} />
            </Place>
            {room && <RoomToGrow board={board} holding={holding} />}
          </g>
        </svg>
        <svg className="kod-layer kod-over" aria-hidden="true">
          <Hatching />
          <g className="kod-camera" style={{ transform }}>
            {aim !== undefined && (
              <Overlay
                board={board}
                aim={aim}
                drawing={drawing}
                grown={aim === shown ? grown : undefined}
                scale={camera.scale}
                marks={marks}
              />
            )}
          </g>
        </svg>
      </div>
      {aim !== undefined && aim.target === undefined && (
        <Why board={board} aim={aim} camera={camera} size={size} put={holding.put} />
      )}
      {children({ fit, zoom, hands, focus: () => table.current?.focus() })}
    </div>
  )
}

/** Where a whole tree is seen from afar its elements are drawn larger than they are, or nobody could tell them apart. */
const enlarged = ({ scale }: Camera): CSSProperties => {
  const style = { '--kod-enlarge': Math.min(MOST_ENLARGED, Math.max(1, 1 / scale)) }
  return style as CSSProperties
}
/** Larger they would touch. */
const MOST_ENLARGED = 1.45

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
