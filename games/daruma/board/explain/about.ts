import type { Seat } from '@engawa/kernel'
import type { Move, State } from '../../rules/index.ts'
import { ids, spots } from '../model.ts'

/** Where a move is to be found on the board. */
export function about(_view: State, _seat: Seat, move: Move): readonly string[] {
  switch (move.kind) {
    case 'paint':
    case 'lift':
    case 'swap':
      return [ids.daruma(move.daruma)]
    case 'give':
      return [spots.gift]
    case 'send':
      return [ids.seat(move.to)]
    case 'stop':
    case 'roll':
    case 'renew':
      return [spots[move.kind]]
    default:
      return [ids.tray]
  }
}
