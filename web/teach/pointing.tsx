import { type RefObject, useEffect, useEffectEvent, useId, useState } from 'react'
import { useSpace } from '../kit/space.ts'
import { type Drop, dropsBetween, enso, type Ring } from './brush.ts'
import { useTeachWords } from './words/index.ts'
import '../styles/teach.css'

/** What a lesson may point at; a mark is what explains itself and is no piece of the game. */
const KINDS = ['data-piece', 'data-place', 'data-spot', 'data-mark'] as const
/** Parts of a piece rest with it; what is refused anyway looks so already. */
const RESTING =
  '[data-piece], [data-place], [data-mark], [data-spot]:not([aria-disabled], [data-piece] [data-spot], [data-place] [data-spot])'
/** More rings than two say nothing: what is pointed at then only does not rest. */
const RINGS = 2
/** What drops must not be painted over. */
const WRITTEN = 'button, p, h2, h3, dl, li, label, [data-piece], [data-spot]'

type Drawn = HTMLElement | SVGElement

/** Everything on the table that has this id. */
const drawnAs = (id: string) => `:is(${KINDS.map((kind) => `[${kind}="${CSS.escape(id)}"]`).join()})`

/** The one of these that was drawn last and is in sight. */
const lastInSight = (table: Element, selector: string, fits: (element: Drawn) => boolean = () => true) =>
  [...table.querySelectorAll<Drawn>(selector)].findLast(
    (element) => fits(element) && element.checkVisibility({ checkVisibilityCSS: true }),
  )

/** `data-leads` names what a control leads to, by whole ids and by beginnings that end with a colon. */
const leadsTo = ({ dataset }: Drawn, id: string) =>
  (dataset.leads ?? '').split(' ').some((name) => name === id || (name.endsWith(':') && id.startsWith(name)))

/**
 * What has this id on the page, a piece before the places it may go to; or what leads to it from here. An id that ends
 * with a colon is the beginning of several.
 */
export function pointedElement(table: Element, id: string): Drawn | undefined {
  const whole = id.endsWith(':') ? '^=' : '='
  for (const kind of KINDS) {
    const element = lastInSight(table, `[${kind}${whole}"${CSS.escape(id)}"]`)
    if (element !== undefined) return element
  }
  return lastInSight(table, '[data-leads]', (element) => leadsTo(element, id))
}

const found = (table: Element, ids: readonly string[]) => [
  ...new Set(ids.flatMap((id) => pointedElement(table, id) ?? [])),
]

/** The control that makes the move, as far as it can be made. */
const MAKES = ':is(.verb, .primary):not([aria-disabled="true"])'
/** What can be pressed now: a piece or place that is lit, or what is none. */
const ABLE = ':is([data-lit], [data-spot], [data-mark], [data-leads])'
/** A place that nothing can go to yet. */
const LATER = '[data-place]:not([data-lit])'
/** What is chosen, and what lies on it. */
const CHOSEN = ':is([data-chosen], [data-chosen] *, [aria-pressed="true"])'

/**
 * What is still to be pressed: what is chosen already waits for the rest, and so does a control that leads
 * to something of it. Once something is chosen and the control that makes the move is there, nothing else is.
 */
function due(table: Element, ids: readonly string[]): readonly Drawn[] {
  const isChosen = (id: string) => table.querySelector(`${drawnAs(id)}${CHOSEN}`) !== null
  const open = ids.filter((id) => !isChosen(id))
  const makes = found(table, open).filter((element) => element.matches(MAKES))
  if (open.length < ids.length && makes.length > 0) return makes
  const isAble = (element: Drawn) => element.matches(ABLE)
  // Once something is chosen, what cannot be chosen with it was only shown.
  const left = found(table, open).filter((element) => open.length === ids.length || isAble(element))
  const waits = (element: Drawn) =>
    ids.some((id) => {
      const thing = leadsTo(element, id) ? pointedElement(table, id) : undefined
      return thing !== undefined && thing !== element && left.includes(thing)
    })
  const first = left.filter((element) => !waits(element))
  const choices = [first.filter((element) => !element.matches(LATER)), first, left, found(table, ids)]
  return choices.find(({ length }) => length > 0) ?? []
}

/** What the step does not speak of rests; a thing that holds, or lies in, what it speaks of does not. */
function rest(table: Element, meant: readonly Element[]): void {
  for (const element of table.querySelectorAll(RESTING)) {
    // Who sits here is read all the time.
    const near =
      element.closest('.seats') !== null ||
      meant.some((one) => one.contains(element) || element.contains(one))
    const inResting = element.parentElement?.closest('[data-rest]') != null
    element.toggleAttribute('data-rest', meant.length > 0 && !near && !inResting)
  }
}

/** The boxes round an element that cut off what does not fit into them. */
function* roomsRound(element: Element): Generator<DOMRect> {
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(around)
    if (overflowX !== 'visible' || overflowY !== 'visible') yield around.getBoundingClientRect()
  }
}

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>

/** What is seen of it: what is larger than its room scrolls in it. */
export function seenOf(
  element: Element,
  box: Box = element.getBoundingClientRect(),
): { left: number; top: number; width: number; height: number } {
  let { left, top, right, bottom } = box
  for (const room of roomsRound(element)) {
    left = Math.max(left, room.left)
    top = Math.max(top, room.top)
    right = Math.min(right, room.right)
    bottom = Math.min(bottom, room.bottom)
  }
  return { left, top, width: right - left, height: bottom - top }
}

/** So far from the edge of the screen a ring is whole. */
const BRUSH = 5
/** So far a ring on the stage may reach out of it: further it would lie on what is written below and above. */
const BEYOND = 6
/** Less than this of it is no place for a ring, nor is less than half of what is not large. */
const LEAST = 12
const LARGE = 48
/** A ring is at least so wide: a smaller one is nothing but brush. */
const SMALLEST = 34
/** More letters than this are words, less are a number or a sign. */
const WORD = 5
/** How round the ring of what is written on is at its corners. */
const CORNER = 24

/** Where a ring may be painted whole: on the screen, and for what lies on the stage hardly beyond it. */
function canvasOf(element: Element) {
  const stage = element.closest('.stage')?.getBoundingClientRect()
  const { left = 0, top = 0, right = innerWidth, bottom = innerHeight } = stage ?? {}
  const beyond = stage === undefined ? 0 : BEYOND + BRUSH
  return {
    left: Math.max(0, left - beyond),
    top: Math.max(0, top - beyond),
    right: Math.min(innerWidth, right + beyond),
    bottom: Math.min(innerHeight, bottom + beyond),
  }
}

/** The box of something with all that is written on it, also beyond its edge. */
function withWriting(element: Element): Box {
  const own = element.getBoundingClientRect()
  const range = document.createRange()
  range.selectNodeContents(element)
  const all = range.getBoundingClientRect()
  return {
    left: Math.min(own.left, all.left),
    top: Math.min(own.top, all.top),
    right: Math.max(own.right, all.right),
    bottom: Math.max(own.bottom, all.bottom),
  }
}

function ringOf(element: Element): Ring[] {
  const whole = element.getBoundingClientRect()
  const least = (length: number) => Math.max(LEAST, Math.min(length, LARGE) / 2)
  const seen = seenOf(element, whole)
  if (seen.width < least(whole.width) || seen.height < least(whole.height)) return []
  const room = 10
  // What is written on is ringed along its edge, so that no word is painted over. Nearly round things get a round
  // ring, wide ones a long one.
  const written = (element.textContent?.trim().length ?? 0) > WORD
  const { left, top, width, height } = written ? seenOf(element, withWriting(element)) : seen
  const side = Math.max(width, height)
  const round = !written && side < 1.5 * Math.min(width, height)
  const [x, y] = [left + width / 2, top + height / 2]
  const canvas = canvasOf(element)
  // A ring that the edge of the screen cuts is none.
  const within = (length: number, middle: number, from: number, to: number) =>
    Math.min(Math.max(length + room, SMALLEST), 2 * (Math.min(middle - from, to - middle) - BRUSH))
  const box = {
    width: within(round ? side : width, x, canvas.left, canvas.right),
    height: within(round ? side : height, y, canvas.top, canvas.bottom),
  }
  return [{ x, y, ...box, corner: written ? CORNER : Math.min(box.width, box.height) / 2 }]
}

interface Painted {
  readonly asked: readonly Ring[]
  readonly looked: readonly Ring[]
  readonly drops: readonly Drop[]
}

const nobody: readonly string[] = []

const nothing: Painted = { asked: [], looked: [], drops: [] }

function measure(
  table: Element,
  points: readonly string[],
  looks: readonly string[],
  trail: boolean,
): Painted {
  const ringed = (elements: readonly Drawn[]) => (elements.length > RINGS ? [] : elements.flatMap(ringOf))
  const asked = ringed(due(table, points))
  const looked = ringed(found(table, looks))
  const [target, source] = asked
  const drops = trail && target !== undefined && source !== undefined ? dropsBetween(source, target) : []
  return {
    asked,
    looked,
    drops: drops.filter(({ x, y }) => document.elementFromPoint(x, y)?.closest(WRITTEN) == null),
  }
}

/** Calls back whenever something on the table may have moved, and while it moves. */
export function watch(table: Element, changed: () => void): () => void {
  let until = 0
  let frame = 0
  const follow = () => {
    changed()
    frame = performance.now() < until ? requestAnimationFrame(follow) : 0
  }
  const stir = () => {
    until = performance.now() + 900
    if (frame === 0) frame = requestAnimationFrame(follow)
  }
  const mutations = new MutationObserver(stir)
  mutations.observe(table, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: [...KINDS, 'class', 'data-chosen', 'aria-pressed', 'aria-disabled'],
  })
  const sizes = new ResizeObserver(stir)
  sizes.observe(table)
  addEventListener('scroll', stir, true)
  addEventListener('resize', stir)
  table.addEventListener('transitionend', stir)
  stir()
  return () => {
    cancelAnimationFrame(frame)
    mutations.disconnect()
    sizes.disconnect()
    removeEventListener('scroll', stir, true)
    removeEventListener('resize', stir)
    table.removeEventListener('transitionend', stir)
  }
}

/** Is it seen whole, on the page and in everything that scrolls round it? */
function isInSight(element: Element): boolean {
  const box = element.getBoundingClientRect()
  const within = ({ left, top, right, bottom }: Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>) =>
    box.left >= left && box.top >= top && box.right <= right && box.bottom <= bottom
  if (!within({ left: 0, top: 0, right: innerWidth, bottom: innerHeight })) return false
  return [...roomsRound(element)].every(within)
}

/** Whoever sees it already is not moved: the teacher's words may stand in what would scroll. */
function bringIntoSight(element: Element | undefined): void {
  if (element !== undefined && !isInSight(element))
    element.scrollIntoView({ block: 'center', inline: 'nearest' })
}

/** Marks what is to be pressed next, and brings it into sight wherever it lies in something that scrolls. */
function markNext(table: Element, next: Drawn | undefined): void {
  const before = table.querySelector('[data-next]')
  if (before === (next ?? null)) return
  before?.removeAttribute('data-next')
  next?.setAttribute('data-next', '')
  bringIntoSight(next)
}

/** So long the board may take to draw what is pointed at, and to draw it anew. */
const MOST_FRAMES = 120

/** Nothing has the focus, or what had it is gone from the page. */
const isFocusLost = () => document.activeElement === null || document.activeElement === document.body

/**
 * What is to be pressed first gets the focus when a step opens, and is brought into sight. A board is drawn little
 * by little: as long as nobody has done anything, the focus follows what is ringed.
 */
function useArrival(
  table: RefObject<HTMLElement | null>,
  step: string,
  points: readonly string[],
  looks: readonly string[],
): void {
  /** What is meant now, and where the focus is to go; nothing as long as that is not drawn. */
  const destination = useEffectEvent(() => {
    const root = table.current
    if (root === null || document.querySelector('dialog[open]') !== null) return undefined
    const meant = due(root, points)[0] ?? found(root, looks)[0]
    if (meant === undefined && points.length + looks.length > 0) return undefined
    const button = root.querySelector<HTMLElement>('[data-teacher] .primary')
    const control = meant?.closest<HTMLElement>('button, [tabindex]') ?? meant?.querySelector('button')
    return { meant, focus: button ?? control ?? undefined }
  })
  useEffect(() => {
    void step
    const ended = new AbortController()
    let left = MOST_FRAMES
    let last: ReturnType<typeof destination>
    let frame = requestAnimationFrame(function wait() {
      const next = destination()
      // Also when it is the same as before: a board that opens another part of itself shows that from its beginning.
      bringIntoSight(next?.meant)
      if (next?.focus !== last?.focus || isFocusLost()) next?.focus?.focus({ preventScroll: true })
      last = next
      if (--left > 0) frame = requestAnimationFrame(wait)
    })
    const end = () => {
      cancelAnimationFrame(frame)
      ended.abort()
    }
    for (const act of ['pointerdown', 'keydown', 'wheel'])
      document.addEventListener(act, end, { capture: true, signal: ended.signal })
    return end
  }, [step])
}

/**
 * What a step points at: brush rings round what is to be pressed (vermilion) or looked at (indigo), a trail of
 * drops between two, and everything else at rest. It works on ids alone, so that no board knows of lessons.
 */
export function Pointing({
  table,
  step,
  points,
  looks,
  needs = nobody,
  resting,
  arrives = true,
}: {
  table: RefObject<HTMLElement | null>
  /** Names the step and how far it is: what is new is ringed anew, and gets the focus. */
  step: string
  points: readonly string[]
  looks: readonly string[]
  /** What does not rest either. */
  needs?: readonly string[]
  resting: boolean
  /** The focus goes to what is pointed at. */
  arrives?: boolean
}) {
  const words = useTeachWords()
  const note = useId()
  const trail = useSpace().shape === 'columns'
  const [painted, setPainted] = useState(nothing)
  const asked = points.join(' ')
  const looked = looks.join(' ')
  const needed = needs.join(' ')
  useArrival(table, step, arrives ? points : nobody, arrives ? looks : nobody)
  useEffect(() => {
    const root = table.current
    if (root === null) return
    const ids = asked === '' ? [] : asked.split(' ')
    const others = looked === '' ? [] : looked.split(' ')
    const clear = needed === '' ? [] : needed.split(' ')
    let last = ''
    const stop = watch(root, () => {
      const meant = found(root, [...ids, ...others, ...clear])
      rest(root, resting ? meant : [])
      for (const element of found(root, ids)) element.setAttribute('aria-describedby', note)
      markNext(root, due(root, ids)[0])
      const next = measure(root, ids, others, trail)
      const text = JSON.stringify(next)
      if (text !== last) setPainted(next)
      last = text
    })
    return () => {
      stop()
      rest(root, [])
      markNext(root, undefined)
      for (const element of root.querySelectorAll(`[aria-describedby="${note}"]`))
        element.removeAttribute('aria-describedby')
      setPainted(nothing)
    }
  }, [table, asked, looked, needed, resting, trail, note])
  return (
    <>
      <span id={note} hidden>
        {words.askedFor}
      </span>
      <svg className="pointing" key={step} aria-hidden="true">
        {painted.drops.map(({ x, y, size, angle }) => (
          <ellipse
            key={`${x} ${y}`}
            cx={x}
            cy={y}
            rx={size * 1.25}
            ry={size * 0.8}
            transform={`rotate(${angle} ${x} ${y})`}
          />
        ))}
        {painted.looked.map((ring) => (
          <path key={`${ring.x} ${ring.y}`} data-look="" d={enso(ring, 6)} />
        ))}
        {painted.asked.map((ring) => (
          <path key={`${ring.x} ${ring.y}`} d={enso(ring, 8)} />
        ))}
      </svg>
    </>
  )
}
