import type { Point } from './gesture.ts'

/** The row a piece lies in, where it is wider than its room. */
function pushedRow(piece: Element): Element | undefined {
  for (let outer = piece.parentElement; outer !== null; outer = outer.parentElement) {
    const { overflowX } = getComputedStyle(outer)
    if (overflowX === 'auto' || overflowX === 'scroll')
      return outer.scrollWidth > outer.clientWidth + 1 ? outer : undefined
  }
  return undefined
}

/**
 * A finger on a piece in a row that is wider than its room: as long as it goes sideways in the row it pushes
 * that, so that the pieces out of sight are reached; once it goes up, down or out of the row it drags the piece.
 * The browser cannot be asked to: it would have to know whether the row is too wide before the finger comes down.
 */
export class RowPush {
  readonly #row: Element | undefined
  readonly #start: Point
  #last: Point
  #over = false

  constructor(piece: Element, start: Point) {
    this.#row = pushedRow(piece)
    this.#start = start
    this.#last = start
  }

  /** Takes a move of the finger that is no tap any more; answers whether it pushed the row. */
  takes(now: Point): boolean {
    if (this.#row === undefined || this.#over) return false
    const { left, right, top, bottom } = this.#row.getBoundingClientRect()
    const isOutside = now.x < left || now.x > right || now.y < top || now.y > bottom
    const isFirst = this.#last === this.#start
    const isUpright = Math.abs(now.y - this.#start.y) > Math.abs(now.x - this.#start.x)
    this.#over = isOutside || (isFirst && isUpright)
    if (this.#over) return false
    this.#row.scrollLeft -= now.x - this.#last.x
    this.#last = now
    return true
  }
}
