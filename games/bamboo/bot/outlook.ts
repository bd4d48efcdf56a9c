import { homeComfort, homeKind } from '../catalogue/index.ts'
import { cellTakes, type SeatBoard, type State } from '../rules/index.ts'
import { homeWorth, timeLeft } from './worth.ts'

/** What a home is worth as it is and with one more tile. */
export interface Outlook {
  readonly now: number
  /** What a balance action brings to it, once somebody has counted. */
  balance?: number
  /** With a tile that looks so on each cell; without end below zero where it may not lie. */
  readonly looks: Map<number, readonly number[]>
}

/** A turn asks about the same few homes thousands of times; games that are long over need not be remembered. */
const outlooks = new Map<string, Outlook>()
const mostRemembered = 1000

/** Weighed once for all positions that are the same in everything it hangs on. */
export function outlookOf(state: State, board: SeatBoard): Outlook {
  const side = state.night ? board.colour : 'day'
  const key = `${side} ${timeLeft(state, board)} ${board.home} ${board.balance} ${state.balance.join(' ')}`
  let outlook = outlooks.get(key)
  if (outlook === undefined) {
    if (outlooks.size >= mostRemembered) outlooks.clear()
    outlook = { now: homeWorth(state, board, board.home), looks: new Map() }
    outlooks.set(key, outlook)
  }
  return outlook
}

/** What it would be worth with a tile on each cell: only the kind and the comfort of the tile matter. */
export function cellsWith(outlook: Outlook, state: State, board: SeatBoard, tile: number): readonly number[] {
  const look = 10 * (homeKind[tile] ?? 0) + (homeComfort[tile] ?? 0)
  let cells = outlook.looks.get(look)
  if (cells === undefined) {
    cells = board.home.map((_, cell) =>
      cellTakes(state, board, cell, tile)
        ? homeWorth(state, board, board.home.with(cell, tile))
        : Number.NEGATIVE_INFINITY,
    )
    outlook.looks.set(look, cells)
  }
  return cells
}
