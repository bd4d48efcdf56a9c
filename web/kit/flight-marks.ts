import type { Seat } from '@engawa/kernel'
import { arrowBetween } from './arrow.ts'
import type { Motion } from './board.ts'
import { enact } from './motion.ts'
import './flight-marks.css'

const SVG = 'http://www.w3.org/2000/svg'

/** How long marks stand where nothing moves. */
const STAND = 600
const FADE = 240

function drawn<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string | number>>,
): SVGElementTagNameMap[Name] {
  const element = document.createElementNS(SVG, name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value))
  return element
}

function frameRound({ left, top, width, height }: DOMRect, part: string): SVGRectElement {
  const gap = part === 'target' ? 4 : 0
  const sides = { x: left - gap, y: top - gap, width: width + 2 * gap, height: height + 2 * gap }
  return drawn('rect', { ...sides, rx: Math.min(14, height / 2), 'data-part': part })
}

/** The way as a brush would draw it: thin where it begins, an arrow head where it leads to. */
function trace(from: DOMRect, to: DOMRect, bow: number): SVGPathElement {
  const [x1, y1] = [from.left + from.width / 2, from.top + from.height / 2]
  const [x2, y2] = [to.left + to.width / 2, to.top + to.height / 2]
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2 - 2 * bow]
  const d = `M${x1} ${y1}Q${mx} ${my} ${x2} ${y2}Q${mx} ${my + 14} ${x1} ${y1 + 2}Z`
  return drawn('path', { d, 'data-part': 'trace' })
}

interface Shown {
  readonly seat: Seat
  readonly milliseconds: number
  readonly motion: Motion
}

/** Shows marks for a while, in the ink of a seat; gives back how to end them. */
function show(parts: readonly SVGElement[], { seat, milliseconds, motion }: Shown): () => void {
  const marks = drawn('svg', { class: 'flight-marks', 'data-seat': seat % 5, 'aria-hidden': 'true' })
  marks.append(...parts)
  document.body.append(marks)
  const whole = milliseconds + FADE
  const frames = [{ opacity: 1 }, { opacity: 1, offset: milliseconds / whole }, { opacity: 0 }]
  const fading = enact(marks, frames, whole, motion)
  const remove = () => marks.remove()
  if (fading === undefined) setTimeout(remove, STAND)
  else fading.finished.then(remove, remove)
  return () => {
    fading?.cancel()
    remove()
  }
}

/**
 * Marks where a piece of another seat comes from and goes to, in the ink of whoever moves it:
 * a hollow, a trace, a dashed frame. They are seen before it sets out and while it is under way.
 */
export function markFlight(
  { from, to, bow, pointed }: { from: DOMRect; to: DOMRect; bow: number; pointed: boolean },
  shown: Shown,
): () => void {
  const hollow = frameRound(from, 'hollow')
  // An arrow says more than its trace would.
  return show(pointed ? [hollow] : [hollow, trace(from, to, bow), frameRound(to, 'target')], shown)
}

/** On small screens an arrow is drawn with a smaller brush. */
const SMALL = 700

/** An arrow to what another seat does something to, which stands in a dashed frame. */
export function markArrow({ from, to }: { from: DOMRect; to: DOMRect }, shown: Shown): () => void {
  const { body, head } = arrowBetween(from, to, innerWidth < SMALL ? 0.65 : 1)
  const arrow = drawn('g', { 'data-part': 'arrow' })
  for (const part of ['halo', 'ink'])
    arrow.append(
      drawn('path', { d: body, 'data-part': `body-${part}` }),
      drawn('path', { d: head, 'data-part': `head-${part}` }),
    )
  return show([frameRound(to, 'target'), arrow], shown)
}
