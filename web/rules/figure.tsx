import { type Figure as FigureData, type Locale, sureSheet } from '@engawa/kernel'
import { previewMove, type Table } from '@engawa/table'
import { use, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { loadBoard, useGameWords } from '../app/games.ts'
import { useSettings, useWords } from '../app/settings.ts'
import type { BoardProps } from '../kit/board.ts'
import { Press } from '../kit/press.tsx'
import { type Slots, SlotsProvider } from '../kit/slots.tsx'
import { PictureProvider, spaceOf } from '../kit/space.ts'
import { namesOf } from '../table/names.ts'
import { Spoken } from '../teach/spoken.tsx'
import { useRulesWords } from './words/index.ts'

/** The room a board has in a figure, before its part is cut out. */
const STAGE = { width: 1280, height: 1000 }
const space = spaceOf(STAGE.width, STAGE.height)

/**
 * Air round what is shown, how much a small thing may be enlarged, from what size on its words can be read, how high
 * a picture may be, and its frame.
 */
const AIR = 4
const LARGEST = 1.5
const READABLE = 0.7
const HIGHEST = 560
const EDGE = 3

/** Of the frame round a table a figure has the dock alone. */
const slotsWith = (dock: Element | null): Slots => ({
  dock,
  left: null,
  right: null,
  bar: null,
  seats: [],
  seatSigns: [],
  setFrame: () => undefined,
})

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A position of a game as somebody at the table sees it; nothing can be pressed. */
function pictureProps(
  table: Table,
  { at, viewer }: FigureData,
  words: BoardProps['words'],
  seats: readonly string[],
  locale: Locale,
): BoardProps {
  const shown = table.fork(at)
  const scores = shown.scores(viewer)
  const { turn, game } = shown
  const view = shown.view(viewer)
  const seat = viewer !== 'table' && !turn.over && turn.seats.includes(viewer) ? viewer : undefined
  return {
    view,
    viewer,
    names: { seats, viewer },
    locale,
    words,
    moves: seat === undefined ? [] : shown.moves(seat),
    act: () => undefined,
    check: (move) => (seat === undefined ? undefined : game.check(view, seat, move)),
    explain: () => undefined,
    preview: (move) => (seat === undefined ? undefined : previewMove(game, view, seat, move)),
    openRule: () => undefined,
    fresh: [],
    motion: 'off',
    secrets: 'open',
    scores,
    sure: turn.over ? scores : scores.map((sheet) => sureSheet(sheet, game.atEnd)),
    undo: { can: false, run: () => undefined },
    active: turn.over ? [] : turn.seats,
  }
}

/** The element that an id of a board names. */
const found = (stage: Element, id: string): Element | null =>
  stage.querySelector(['piece', 'place', 'spot', 'mark'].map((kind) => `[data-${kind}="${id}"]`).join())

/** Where things lie on the stage, as if it were not scaled. */
function boxOn(stage: Element, element: Element): Box {
  const frame = stage.getBoundingClientRect()
  const scale = frame.width / STAGE.width || 1
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: (x - frame.x) / scale, y: (y - frame.y) / scale, width: width / scale, height: height / scale }
}

const isDrawn = ({ width, height }: Box): boolean => width > 0 || height > 0

/** The smallest box round all that is shown, with some air. */
function boxRound(boxes: readonly Box[], air: number): Box {
  const left = Math.min(...boxes.map(({ x }) => x)) - air
  const top = Math.min(...boxes.map(({ y }) => y)) - air
  const right = Math.max(...boxes.map(({ x, width }) => x + width)) + air
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height)) + air
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** As large as the page lets the whole of it be; the frame ends where the picture does, so that no neighbour is cut in half. */
const scaleFor = ({ width, height }: Box, page: number): number =>
  Math.max(0, Math.min((page - 2 * EDGE) / width, HIGHEST / height, LARGEST))

interface Cut {
  readonly box: Box
  readonly marks: readonly Box[]
}

/** Where the number of a mark goes: by the thing itself, without what hangs from it. */
function markOn(stage: Element, id: string): Box[] {
  const element = found(stage, id)
  return element === null ? [] : [boxOn(stage, element)]
}

/** What is shown of the stage, once the board lies still. */
function cutOut(stage: Element, { shows, marks = [] }: FigureData): Cut | undefined {
  // With what hangs from a piece, e.g. the tag at its foot.
  const boxesOf = (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const element = found(stage, id)
      return element === null
        ? []
        : [
            boxRound(
              // What is not drawn, e.g. definitions, lies at the corner of the window.
              [element, ...element.children].map((one) => boxOn(stage, one)).filter(isDrawn),
              0,
            ),
          ]
    })
  const boxes = boxesOf([...shows, ...marks])
  return boxes.length === 0
    ? undefined
    : { box: boxRound(boxes, AIR), marks: marks.flatMap((id) => markOn(stage, id)) }
}

/** How many frames in a row a board must look the same before it is believed to lie still. */
const STILL = 3
/** After so many frames it is shown as it is. */
const MOST_FRAMES = 60

/** Looks at the board until it lies still, and again when the frame changes its width. */
function useCut(figure: FigureData) {
  const figureRef = useRef<HTMLElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const [cut, setCut] = useState<Cut>()
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const watch = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    if (figureRef.current !== null) watch.observe(figureRef.current)
    return () => watch.disconnect()
  }, [])
  useLayoutEffect(() => {
    let frames = 0
    let still = 0
    let last = ''
    let next = 0
    const look = () => {
      const seen = stage.current === null ? undefined : cutOut(stage.current, figure)
      const text = JSON.stringify(seen, (_, value) => (typeof value === 'number' ? Math.round(value) : value))
      still = seen !== undefined && text === last ? still + 1 : 0
      last = text
      if (still === STILL || ++frames === MOST_FRAMES) setCut(seen)
      else next = requestAnimationFrame(look)
    }
    look()
    return () => cancelAnimationFrame(next)
  }, [figure])
  return { figureRef, stage, cut, width }
}

/** A part of a real board at a real position: it can never be out of date. */
export function Figure({ figure, table }: { figure: FigureData; table: Table }) {
  const { locale } = useSettings()
  const shell = useWords()
  const texts = useRulesWords().figure
  const Board = use(loadBoard(table.game.id))
  const words = useGameWords(table.game.id, locale)
  const props = useMemo(
    () => pictureProps(table, figure, words, namesOf(table.seats, shell), locale),
    [table, figure, words, shell, locale],
  )
  const { figureRef, stage, cut, width } = useCut(figure)
  const [near, setNear] = useState(false)
  const [dock, setDock] = useState<Element | null>(null)
  const slots = useMemo(() => slotsWith(dock), [dock])
  if (Board === undefined) return null
  const box = cut?.box ?? { x: 0, y: 0, ...STAGE }
  const whole = scaleFor(box, width)
  const scale = near ? Math.max(READABLE, whole) : whole
  const pushed = scale * box.width > width - 2 * EDGE + 1
  return (
    <figure ref={figureRef} className="figure">
      <section
        className="figure-frame scroll-x"
        style={{ width: scale * box.width }}
        aria-label={pushed ? figure.says[locale].replaceAll('*', '') : undefined}
        tabIndex={pushed ? 0 : undefined}
      >
        <div className="figure-cut" style={{ width: scale * box.width, height: scale * box.height }}>
          <div
            ref={stage}
            className="figure-stage"
            inert
            aria-hidden
            data-still={cut !== undefined || undefined}
            style={{
              ...STAGE,
              transform: `scale(${scale}) translate(${-box.x}px, ${-box.y}px)`,
            }}
          >
            <div className="figure-board">
              <PictureProvider value={space}>
                <SlotsProvider value={slots}>
                  <Board {...props} />
                </SlotsProvider>
              </PictureProvider>
            </div>
            <div className="figure-dock">
              <div className="dock-board" ref={setDock} />
            </div>
            {cut?.marks.map((mark, index) => (
              <b
                // biome-ignore lint/suspicious/noArrayIndexKey: they are numbered
                key={index}
                className="figure-mark"
                style={{ left: mark.x + mark.width / 2, top: mark.y + mark.height / 3, scale: 1 / scale }}
              >
                {index + 1}
              </b>
            ))}
          </div>
        </div>
      </section>
      <figcaption>
        <span>
          <Spoken text={figure.says[locale]} />
        </span>
        {whole < READABLE && (
          <Press className="button" onClick={() => setNear(!near)}>
            {near ? texts.whole : texts.closer}
          </Press>
        )}
      </figcaption>
    </figure>
  )
}
