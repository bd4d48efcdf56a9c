import type { ChanceState, Seat } from '@engawa/kernel'
import { MoveList, type PlayedMove } from './moves.ts'

/** Why undo stops here. */
export type UndoLock = 'start' | 'chance' | 'other-seat'

/** What was stored of a table does not belong to it. */
export class SnapshotError extends Error {}

/** The last position that undo cannot cross, and all that is needed to play on from there. */
export interface Barrier<State = unknown> {
  readonly position: number
  readonly state: State
  readonly chance: ChanceState
  readonly lock: UndoLock
  /** Who made the last move before it. */
  readonly mover: Seat | null
}

/** A table in the middle, for those who store it. Never show it to a player. */
export interface TableSnapshot<State = unknown> {
  readonly barrier: Barrier<State>
  /** What was played since the barrier. */
  readonly since: readonly PlayedMove[]
  /** What was taken back and can be done again, the next one last. */
  readonly undone: readonly PlayedMove[]
}

export interface Resumption<State> {
  readonly snapshot: TableSnapshot<State>
  /** The moves before the barrier; without them the table cannot look back beyond it. */
  readonly before?: readonly PlayedMove[]
}

/** The moves that a table knows when it begins or goes on. */
export function movesBefore<State, Move>(resumed: Resumption<State> | undefined): MoveList<Move> {
  const { position = 0, mover = null } = resumed?.snapshot.barrier ?? {}
  const before = resumed?.before
  if (before === undefined) return new MoveList(position, mover)
  if (before.length !== position)
    throw new SnapshotError(
      `${before.length} moves do not lead to a snapshot whose barrier stands at position ${position}`,
    )
  const moves = new MoveList<Move>(0, null)
  for (const { seat, move } of before) moves.push(seat, move as Move)
  return moves
}
