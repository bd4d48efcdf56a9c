import type { Seat } from '@engawa/kernel'
import type { Move, State } from '../../rules/index.ts'
import { ids, spots } from '../model.ts'

/** Where a move is to be found on the board. */
export function about(_view: State, _seat: Seat, move: Move): readonly string[] {
  switch (move.kind) {
    case 'grow':
    case 'slide':
      return [ids.branch(move.card)]
    case 'play':
      return [ids.goal(move.goal)]
    case 'renew':
      return [spots.deck]
  }
}
