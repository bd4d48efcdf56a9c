/**
 * Decides what fingers mean, so that looking at a board never plays a move:
 * two fingers only pinch and pan, a pointer that moved more than 10 px or was cancelled never taps.
 * Pure: it is fed with pointer facts and answers with intentions.
 */

export interface Point {
  readonly x: number
  readonly y: number
}

export type Touch = Point & { readonly id: number }

export type Intention =
  | { readonly kind: 'none' }
  /** The pointer went up where it went down, alone the whole time. */
  | { readonly kind: 'tap'; readonly at: Point }
  | { readonly kind: 'pan'; readonly dx: number; readonly dy: number }
  | {
      readonly kind: 'pinch'
      readonly factor: number
      readonly centre: Point
      readonly dx: number
      readonly dy: number
    }

const SLOP = 10
const NONE: Intention = { kind: 'none' }

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

export class GestureArbiter {
  #down = new Map<number, { start: Point; now: Point }>()
  /** A tap is still possible: one finger, hardly moved, nothing cancelled since the first touch. */
  #quiet = false

  get fingers(): number {
    return this.#down.size
  }

  /** True once this touch can no longer become a tap. */
  get moving(): boolean {
    return this.#down.size > 0 && !this.#quiet
  }

  press(touch: Touch): Intention {
    const point = { x: touch.x, y: touch.y }
    this.#quiet = this.#down.size === 0
    this.#down.set(touch.id, { start: point, now: point })
    return NONE
  }

  move(touch: Touch): Intention {
    const finger = this.#down.get(touch.id)
    if (finger === undefined) return NONE
    const before = finger.now
    const now = { x: touch.x, y: touch.y }
    if (distance(finger.start, now) > SLOP) this.#quiet = false
    if (this.#down.size === 1) {
      if (this.#quiet) return NONE
      finger.now = now
      return { kind: 'pan', dx: now.x - before.x, dy: now.y - before.y }
    }
    const other = [...this.#down].find(([id]) => id !== touch.id)?.[1].now
    finger.now = now
    if (other === undefined || this.#down.size > 2) return NONE
    const from = middle(before, other)
    const to = middle(now, other)
    const span = distance(before, other)
    return {
      kind: 'pinch',
      factor: span < 1 ? 1 : distance(now, other) / span,
      centre: to,
      dx: to.x - from.x,
      dy: to.y - from.y,
    }
  }

  release(touch: Touch): Intention {
    const finger = this.#down.get(touch.id)
    if (finger === undefined) return NONE
    this.#down.delete(touch.id)
    const far = distance(finger.start, touch) > SLOP
    const tapped = this.#quiet && !far && this.#down.size === 0
    this.#quiet = false
    return tapped ? { kind: 'tap', at: { x: touch.x, y: touch.y } } : NONE
  }

  cancel(id: number): Intention {
    this.#down.delete(id)
    this.#quiet = false
    return NONE
  }
}
