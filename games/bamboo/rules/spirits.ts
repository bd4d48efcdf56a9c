import { at } from '@engawa/kernel'
import { type Spirit, shootAction, spiritOf } from '../catalogue/index.ts'
import { foodLeft } from './food.ts'
import type { SeatBoard, State } from './state.ts'
import { mustPass } from './turn.ts'

/** The first tile of this spirit among these; 0 where there is none. Tiles of one spirit are alike. */
export function tileOf(tiles: readonly number[], spirit: Spirit): number {
  for (const tile of tiles) if (spiritOf[tile] === spirit) return tile
  return 0
}

const hasOwnAction = (shoot: number): boolean => shootAction[shoot] !== 'wildcard'

/** BAM-094: is there a shoot that could still act and is no wildcard by itself? */
function kitsuneHelps(state: State, board: SeatBoard): boolean {
  const { turn } = state
  if (turn.wild) return false
  if (turn.stock < 0)
    return (
      board.sticks > 0 &&
      board.stocks.some((shoots, stock) => stock !== board.marker && shoots.some(hasOwnAction))
    )
  if (turn.activations === 0) return false
  if (turn.hand.some(hasOwnAction)) return true
  return turn.under.some((shoots, stalk) =>
    shoots.some((shoot, place) => hasOwnAction(shoot) && !(stalk === turn.acting && place === 0)),
  )
}

/** BAM-097: only before the offering. */
function bakenekoHelps(state: State, board: SeatBoard): boolean {
  const { turn } = state
  if (turn.free) return false
  if (turn.stock < 0) return !mustPass(board)
  return turn.offered === 0
}

/** BAM-049: a spirit whose effect would be nothing cannot be used. */
export function spiritHelps(state: State, board: SeatBoard, spirit: Spirit): boolean {
  switch (spirit) {
    case 'kappa':
    case 'tanuki':
    case 'rokurokubi':
      return true
    case 'tengu':
      return foodLeft(state)
    case 'kitsune':
      return kitsuneHelps(state, board)
    case 'bakeneko':
      return bakenekoHelps(state, board)
    case 'ookami':
      return false
  }
}

/** Is any awake spirit of use now? Supposes that it is a moment for spirits. */
export function anySpiritHelps(state: State, board: SeatBoard): boolean {
  for (const tile of board.awake) if (spiritHelps(state, board, at(spiritOf, tile))) return true
  return false
}
