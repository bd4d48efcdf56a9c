import type { Seat } from '@engawa/kernel'
import type { Motion } from './board.ts'
import { markFlight } from './flight-marks.ts'
import { enact, holdStage, stand, still, TRAVEL_EASE } from './motion.ts'
import { pictureIn } from './picture.ts'
import { playSound, vibrate } from './sound.ts'

/** One way of one piece over the page. */
export interface Flight {
  /** What is seen flying: a picture is taken of it, as large as it was drawn. */
  readonly picture: Element
  readonly drawn: DOMRect
  readonly from: DOMRect
  readonly to: DOMRect
  /** The piece where it lies now: hidden until its picture lands there. */
  readonly landing?: Element | undefined
  /** Milliseconds until it starts. */
  readonly delay: number
  /** The seat that moves it, where that is not the viewer: its way is marked before it sets out. */
  readonly by?: Seat | undefined
  /** An arrow leads to where it goes. */
  readonly pointed?: boolean
  /** It is taken from the viewer: it comes large to the middle first, under this seal. */
  readonly taken?: string | undefined
}

/** A flight that can be looked up and ended. */
export interface Flying {
  /** From its setting out to its landing, as long as nobody cuts it. */
  readonly milliseconds: number
  /** Where the picture is now. */
  box(): DOMRect
  end(): void
}

/** How long a mark is seen before the piece sets out. */
const MARKED = 120
const NEAREST = 260
const FARTHEST = 520
/** How far above the straight line a flight goes, as a share of its way. */
const BOW = 0.14
const BOW_MOST = 60

const middleOf = ({ left, top, width, height }: DOMRect) => ({ x: left + width / 2, y: top + height / 2 })

/**
 * The way from one box to another, for something drawn at a third one: a low arc,
 * and at both ends it is as large as what lies there.
 */
export function wayBetween(from: DOMRect, to: DOMRect, drawn: DOMRect) {
  const [start, end, origin] = [middleOf(from), middleOf(to), middleOf(drawn)]
  const far = Math.hypot(end.x - start.x, end.y - start.y)
  const bow = Math.min(BOW_MOST, far * BOW)
  const sizeIn = (box: DOMRect) => Math.min(box.width / drawn.width, box.height / drawn.height) || 1
  const frame = (x: number, y: number, size: number): Keyframe => ({
    transform: `translate(${x - origin.x}px, ${y - origin.y}px) scale(${size})`,
  })
  return {
    frames: [
      frame(start.x, start.y, sizeIn(from)),
      frame((start.x + end.x) / 2, (start.y + end.y) / 2 - bow, (sizeIn(from) + sizeIn(to)) / 2),
      frame(end.x, end.y, sizeIn(to)),
    ],
    bow,
    milliseconds: Math.max(NEAREST, Math.min(FARTHEST, 180 + 0.45 * far)),
  }
}

/** What is taken from the viewer: out, held in the middle, away. */
const [OUT, HELD, AWAY] = [420, 700, 380]
const TAKEN = OUT + HELD + AWAY
/** Where nothing may move it is held there only. */
const STILL = 1400
/** How large it is in the middle, as a share of the lower side of the page, and how far its seal is below it. */
const [LARGE, BELOW] = [0.3, 10]

/** The page but for the dock, which says what happens: above it, or on phones that lie beside it. */
function roomByDock(): DOMRect {
  const dock = document.querySelector('.dock')?.getBoundingClientRect()
  if (dock === undefined) return new DOMRect(0, 0, innerWidth, innerHeight)
  if (dock.top > innerHeight / 3) return new DOMRect(0, 0, innerWidth, dock.top)
  return new DOMRect(0, 0, dock.left, innerHeight)
}

/** Where it is held: a square in that room, with place for the seal below. */
function squareIn({ width, height }: DOMRect): DOMRect {
  const side = Math.min(LARGE * Math.min(innerWidth, innerHeight), height / 2)
  return new DOMRect((width - side) / 2, 0.42 * height - side / 2, side, side)
}

/** What takes a picture that is drawn here to the middle. */
function inTheMiddle(drawn: DOMRect): string {
  const origin = middleOf(drawn)
  const held = squareIn(roomByDock())
  const size = held.width / Math.max(drawn.width, drawn.height)
  return `translate(${middleOf(held).x - origin.x}px, ${middleOf(held).y - origin.y}px) scale(${size})`
}

function throughTheMiddle([start, , end]: Keyframe[], drawn: DOMRect): Keyframe[] {
  const middle = { transform: inTheMiddle(drawn) }
  return [
    { ...start, easing: TRAVEL_EASE },
    { ...middle, offset: OUT / TAKEN },
    { ...middle, offset: (OUT + HELD) / TAKEN, easing: TRAVEL_EASE },
    { ...end },
  ]
}

/** The rest of the table steps back, and the seal says what happens. */
function veil(seal: string, milliseconds: number, motion: Motion): () => void {
  const cover = document.createElement('div')
  cover.className = 'taken-veil'
  cover.setAttribute('aria-hidden', 'true')
  const stamp = document.createElement('p')
  stamp.className = 'stamp'
  stamp.textContent = seal
  cover.append(stamp)
  const room = roomByDock()
  Object.assign(cover.style, { width: `${room.width}px`, height: `${room.height}px` })
  stamp.style.top = `${squareIn(room).bottom + BELOW}px`
  document.body.append(cover)
  const frames = [{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }]
  const shown = enact(cover, frames, milliseconds, motion, { easing: 'linear' })
  if (shown !== undefined) holdStage(shown)
  playSound('taken')
  vibrate([30, 60, 30])
  return () => {
    shown?.cancel()
    cover.remove()
  }
}

function flyingPicture(element: Element, drawn: DOMRect): HTMLElement | SVGSVGElement {
  const picture = pictureIn(element, drawn)
  Object.assign(picture.style, { left: `${drawn.left}px`, top: `${drawn.top}px` })
  picture.setAttribute('data-flying', '')
  return picture
}

/** What happens to the viewer where nothing may move: the piece stands in the middle, under its seal. */
function holdStill({ picture, drawn }: Flight, seal: string, motion: Motion, landed: () => void): Flying {
  const copy = flyingPicture(picture, drawn)
  copy.style.transform = inTheMiddle(drawn)
  document.body.append(copy)
  const unveil = veil(seal, STILL, motion)
  const standing = stand(copy, STILL)
  holdStage(standing)
  const gone = () => {
    unveil()
    copy.remove()
    landed()
  }
  standing.finished.then(gone, gone)
  return {
    milliseconds: STILL,
    box: () => copy.getBoundingClientRect(),
    end: () => standing.cancel(),
  }
}

const isPartOfDrawing = (element: Element): element is SVGGraphicsElement =>
  element instanceof SVGGraphicsElement && element.ownerSVGElement !== null

/** Lets a picture of the piece fly over everything, so that nothing on its way cuts it off. */
export function fly(way: Flight, motion: Motion, landed: () => void): Flying | undefined {
  const { picture, drawn, from, to, landing, delay, by, pointed = false, taken } = way
  if (taken !== undefined && still(motion)) return holdStill(way, taken, motion, landed)
  const start = by === undefined ? delay : delay + MARKED
  // Each part of the way through the middle takes its own time.
  const timing = { delay: start, easing: taken === undefined ? TRAVEL_EASE : 'linear' }
  const straight = wayBetween(from, to, drawn)
  const { bow } = straight
  const { frames, milliseconds } =
    taken === undefined ? straight : { frames: throughTheMiddle(straight.frames, drawn), milliseconds: TAKEN }
  const unmark =
    by === undefined
      ? undefined
      : markFlight({ from, to, bow, pointed }, { seat: by, milliseconds: start + milliseconds, motion })
  if (isPartOfDrawing(picture)) {
    const inPlace =
      landing && enact(landing, framesInDrawing(landing, from, to), milliseconds, motion, timing)
    inPlace?.finished.then(landed, landed)
    return (
      landing &&
      inPlace && {
        milliseconds: start + milliseconds,
        box: () => landing.getBoundingClientRect(),
        end() {
          unmark?.()
          inPlace.cancel()
        },
      }
    )
  }
  const copy = flyingPicture(picture, drawn)
  document.body.append(copy)
  const unveil = taken === undefined ? undefined : veil(taken, start + milliseconds, motion)
  const flight = enact(copy, frames, milliseconds, motion, timing)
  if (flight === undefined) {
    copy.remove()
    return undefined
  }
  const hidden = landing && enact(landing, [{ opacity: 0 }, { opacity: 0 }], milliseconds, motion, timing)
  const gone = () => {
    unveil?.()
    copy.remove()
    landed()
  }
  flight.finished.then(gone, gone)
  return {
    milliseconds: start + milliseconds,
    box: () => copy.getBoundingClientRect(),
    end() {
      unmark?.()
      flight.cancel()
      hidden?.cancel()
    },
  }
}

/** A part of a drawing cannot leave it: it moves itself, in the measure of the drawing. */
function framesInDrawing(element: Element, from: DOMRect, to: DOMRect): Keyframe[] {
  const parent = element.parentNode
  const matrix = parent instanceof SVGGraphicsElement ? parent.getScreenCTM() : null
  const scale = (matrix && Math.hypot(matrix.a, matrix.b)) || 1
  const [start, end] = [middleOf(from), middleOf(to)]
  const back = `translate(${(start.x - end.x) / scale}px, ${(start.y - end.y) / scale}px)`
  const own = getComputedStyle(element).transform.replace('none', '')
  return [{ transform: `${back} ${own}` }, { transform: own || 'none' }]
}
