import type { GameEvent, GamePlay, Refusal, Seat, Viewer } from '@engawa/kernel'
import type { Table } from '@engawa/table'
import type { Seating } from '../table/seating.ts'
import type { Session } from '../table/session.ts'
import { TableReading } from '../table/table-reading.ts'

const nobodyWaits = () => () => undefined

/**
 * A table at one position, seen by one viewer: nothing is stored, no bot acts.
 * Whoever acts gets a table of its own that goes on from here (`moved`).
 */
export class WorkbenchSession extends TableReading implements Session {
  readonly kind = 'local'
  readonly id = 'workbench'
  readonly play: GamePlay
  readonly version = 0
  readonly fresh: readonly GameEvent[]
  readonly thinking = undefined
  recapDue = false
  readonly unstored = false
  readonly ending = undefined
  readonly seed = undefined
  readonly company = undefined
  readonly saves = true
  readonly forks = false
  protected readonly table: Table
  readonly #viewer: Viewer
  readonly #moved: (table: Table) => void

  constructor(play: GamePlay, table: Table, viewer: Viewer, moved: (table: Table) => void) {
    super()
    // Every position is to be looked at, also one that leaves nothing to choose.
    this.play = { ...play, game: table.game, idle: [] }
    this.table = table
    this.#viewer = viewer
    this.#moved = moved
    this.fresh = table.position === 0 ? table.opening() : (table.events(viewer, table.position - 1)[0] ?? [])
  }

  readonly subscribe = nobodyWaits
  readonly wake = nobodyWaits

  async bring(): Promise<void> {}

  course() {
    return []
  }

  seating(): Seating {
    return { viewer: this.#viewer, curtain: undefined, shared: false }
  }

  async act(seat: Seat, move: unknown): Promise<Refusal | undefined> {
    const next = this.table.fork(this.position)
    const played = next.play(seat, move)
    if (!played.ok) return played.refusal
    this.#moved(next)
    return undefined
  }

  canRedo() {
    return false
  }

  async undo(seat: Seat): Promise<undefined> {
    const before = this.table.fork(this.position)
    if (before.undo(seat).can) this.#moved(before)
  }

  async redo(): Promise<undefined> {}

  async restartTurn(seat: Seat): Promise<undefined> {
    const before = this.table.fork(this.position)
    if (before.restartTurn(seat).can) this.#moved(before)
  }

  again(): Promise<string> {
    return Promise.reject(new Error('choose another seed in the workbench'))
  }

  fork(): Promise<string> {
    return Promise.reject(new Error('act in the workbench: it goes on from here'))
  }
}
