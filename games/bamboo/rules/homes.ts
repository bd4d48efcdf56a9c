import { balanceSlots, balanceZone, gridCells, homeKind, nightKinds } from '../catalogue/index.ts'
import type { SeatBoard, State } from './state.ts'

/** BAM-120: the kind that a space of the night side demands, or -1 where it takes any. */
export function kindWanted(state: State, board: SeatBoard, cell: number): number {
  return state.night ? (nightKinds[board.colour]?.[cell] ?? -1) : -1
}

/** BAM-120: may a tile of this kind lie on this free cell? */
export function cellTakes(state: State, board: SeatBoard, cell: number, tile: number): boolean {
  if (board.home[cell] !== 0) return false
  const wanted = kindWanted(state, board, cell)
  return wanted < 0 || wanted === homeKind[tile]
}

/** BAM-058, BAM-059: is there any cell for the tile? */
export function fitsSomewhere(state: State, board: SeatBoard, tile: number): boolean {
  for (let cell = 0; cell < gridCells; cell++) if (cellTakes(state, board, cell, tile)) return true
  return false
}

/** BAM-051: is there a slot of this zone free? */
export function hasBalanceSlot(board: SeatBoard, zone: number): boolean {
  let held = 0
  for (const tile of board.balance) if (balanceZone[tile] === zone) held++
  return held < balanceSlots
}

/** BAM-101: one food for each home tile, wherever it lies. */
export function foodNeeded(board: SeatBoard): number {
  let tiles = 0
  for (const tile of board.home) if (tile !== 0) tiles++
  return tiles
}
