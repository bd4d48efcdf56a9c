import type { Seat } from '@engawa/kernel'
import type { Move, State } from '../../rules/index.ts'
import { spots, thingsOf } from '../../rules/index.ts'

/** The verb that a move of summer begins with. */
const verbs: Partial<Record<Move['kind'], string>> = {
  play: 'play',
  use: 'use',
  sacrifice: 'use',
  cross: 'cross',
  pass: 'pass',
}

/** Where a move is to be found on the board: the things it is about, or the verb alone. */
export function about(view: State, seat: Seat, move: Move): readonly string[] {
  const things = thingsOf(view, seat, move)
  const verb = verbs[move.kind]
  return things.length === 0 && verb !== undefined ? [spots.verb(verb)] : things
}
