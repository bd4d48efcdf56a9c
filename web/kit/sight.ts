/** Of what is seen less than this share is brought into sight. */
const ENOUGH = 0.6
/** How far from the edge it comes to lie. */
const GAP = 12
/** So long after somebody scrolled the page leaves to them what they look at. */
const THEIRS = 2000

let scrolled = Number.NEGATIVE_INFINITY
/** Notes when somebody scrolls by hand; gives back how to stop. */
export function noteScrolling(): () => void {
  const note = () => {
    scrolled = performance.now()
  }
  const [wheel, finger] = ['wheel', 'touchmove'] as const
  addEventListener(wheel, note, { passive: true })
  addEventListener(finger, note, { passive: true })
  return () => {
    removeEventListener(wheel, note)
    removeEventListener(finger, note)
  }
}

interface Span {
  readonly top: number
  readonly bottom: number
}

/** How far a room must be scrolled so that something is seen; not at all where enough of it is. */
export function wayInto(room: Span, { top, bottom }: Span): number {
  const seen = Math.min(bottom, room.bottom) - Math.max(top, room.top)
  if (seen >= ENOUGH * Math.min(bottom - top, room.bottom - room.top)) return 0
  const down = bottom + GAP - room.bottom
  const up = top - GAP - room.top
  // What is higher than the room begins at its upper edge.
  return down > 0 ? Math.min(down, up) : up
}

/** What scrolls round an element on the stage; what only cuts off what is larger is left alone. */
function scrollerOf(element: Element): Element | undefined {
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    const scrolls = /auto|scroll/.test(getComputedStyle(around).overflowY)
    if (scrolls && around.scrollHeight > around.clientHeight) return around
    if (around.matches('.stage')) return undefined
  }
  return undefined
}

/** Scrolls the stage so far that an element on it is seen, unless somebody has just scrolled it themselves. */
export function bringIntoSight(element: Element): void {
  if (performance.now() - scrolled < THEIRS) return
  const scroller = scrollerOf(element)
  if (scroller === undefined) return
  const way = wayInto(scroller.getBoundingClientRect(), element.getBoundingClientRect())
  if (way !== 0) scroller.scrollTop += way
}
