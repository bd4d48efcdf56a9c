import type { Game, Seat } from '@engawa/kernel'
import { previewMove } from '@engawa/table'
import type { Done, SeenGame, SeenTable } from './api.ts'

interface Seen {
  readonly table: SeenTable
  readonly game: SeenGame
}

/**
 * How a table stands after a move of one's own that the server has accepted. It follows from what the seat sees,
 * unless the move draws or rolls something or ends the game: then only the server knows, and nothing is given.
 * Clocks and presence are as before until the server tells of them.
 */
export function afterOwnMove(
  rules: Game,
  { table, game }: Seen,
  { seat, move }: { readonly seat: Seat; readonly move: unknown },
  { position, entry }: Done,
): Seen | undefined {
  const { view, final } = previewMove(rules, game.view, seat, move)
  const turn = rules.turn(view)
  if (final || turn.over) return undefined
  return {
    table: {
      ...table,
      position,
      at: position,
      turn: { ...turn, seats: [...turn.seats] },
      updated: entry.time,
    },
    game: { ...game, view, undo: { can: true, lock: null }, redo: false },
  }
}
