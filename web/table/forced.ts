import type { Seat } from '@engawa/kernel'
import type { Session } from './session.ts'

/** The one move with which the seat may go on, where to ask for it would be idle; nothing where there is a choice. */
export function forcedMove(session: Pick<Session, 'turn' | 'moves' | 'play'>, seat: Seat): unknown {
  const { turn, play } = session
  if (play.idle === undefined || turn.over || !turn.seats.includes(seat)) return undefined
  const moves = session.moves(seat) as readonly { readonly kind: string }[]
  const [only] = moves
  return moves.length === 1 && only !== undefined && play.idle.includes(only.kind) ? only : undefined
}
