import type { Seat } from '@engawa/kernel'
import type { Move, State } from '../../rules/index.ts'
import { ids, spots } from '../model.ts'
import { noDraft, trayOf } from '../read.ts'

/** Where a move is to be found on the board. */
export function about(view: State, _seat: Seat, move: Move): readonly string[] {
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
      return dieOf(view, move.value)
  }
}

/** The first die of the tray that shows this; all of them where it lies elsewhere. */
function dieOf(view: State, value: number): readonly string[] {
  const die = trayOf(view, noDraft).find((one) => one.value === value)
  return die === undefined ? [ids.tray] : [ids.die(die.key)]
}
