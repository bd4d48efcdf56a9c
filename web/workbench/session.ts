import type { GameEvent, GamePlay, Refusal, Seat, Viewer } from '@engawa/kernel'
import type { Table } from '@engawa/table'
import { StillSession } from '../table/still-session.ts'

/** Whoever acts in the workbench gets a table of its own that goes on from here (`moved`). */
export class WorkbenchSession extends StillSession {
  readonly id = 'workbench'
  override readonly fresh: readonly GameEvent[]
  override readonly saves = true
  readonly #moved: (table: Table) => void

  constructor(play: GamePlay, table: Table, viewer: Viewer, moved: (table: Table) => void) {
    // Every position is to be looked at, also one that leaves nothing to choose.
    super({ ...play, game: table.game, idle: [] }, table, viewer)
    this.#moved = moved
    this.fresh = table.position === 0 ? table.opening() : (table.events(viewer, table.position - 1)[0] ?? [])
  }

  async act(seat: Seat, move: unknown): Promise<Refusal | undefined> {
    const next = this.table.fork(this.position)
    const played = next.play(seat, move)
    if (!played.ok) return played.refusal
    this.#moved(next)
    return undefined
  }

  override async undo(seat: Seat): Promise<undefined> {
    const before = this.table.fork(this.position)
    if (before.undo(seat).can) this.#moved(before)
  }

  override async restartTurn(seat: Seat): Promise<undefined> {
    const before = this.table.fork(this.position)
    if (before.restartTurn(seat).can) this.#moved(before)
  }
}
