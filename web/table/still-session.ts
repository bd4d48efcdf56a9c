import type { GameEvent, GamePlay, Refusal, Seat, Viewer } from '@engawa/kernel'
import type { Table } from '@engawa/table'
import type { Seating } from './seating.ts'
import type { Session } from './session.ts'
import { TableReading } from './table-reading.ts'

const nobodyWaits = () => () => undefined

/** A table at one position, seen by one viewer: nothing is stored, no bot acts, and it never changes. */
export abstract class StillSession extends TableReading implements Session {
  readonly kind = 'local'
  abstract readonly id: string
  readonly play: GamePlay
  readonly version = 0
  readonly fresh: readonly GameEvent[] = []
  readonly thinking = undefined
  recapDue = false
  readonly unstored = false
  readonly ending = undefined
  readonly seed = undefined
  readonly company = undefined
  readonly saves: boolean = false
  readonly forks = false
  protected readonly table: Table
  readonly #viewer: Viewer

  constructor(play: GamePlay, table: Table, viewer: Viewer) {
    super()
    this.play = play
    this.table = table
    this.#viewer = viewer
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

  abstract act(seat: Seat, move: unknown): Promise<Refusal | undefined>

  canRedo() {
    return false
  }

  async undo(_seat: Seat): Promise<undefined> {}

  async redo(): Promise<undefined> {}

  async restartTurn(_seat: Seat): Promise<undefined> {}

  again(): Promise<string> {
    return Promise.reject(new Error('one position is no table that could be laid again'))
  }

  fork(): Promise<string> {
    return Promise.reject(new Error('one position is no table that could be played on'))
  }
}
