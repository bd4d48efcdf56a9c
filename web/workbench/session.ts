import type { GameEvent, GamePlay, Refusal, Seat, Viewer } from '@engawa/kernel'
import { saveTable, type Table } from '@engawa/table'
import type { Seating } from '../table/seating.ts'
import type { Session } from '../table/session.ts'

const nobodyWaits = () => () => undefined

/**
 * A table at one position, seen by one viewer: nothing is stored, no bot acts.
 * Whoever acts gets a table of its own that goes on from here (`moved`).
 */
export class WorkbenchSession implements Session {
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
  readonly #table: Table
  readonly #viewer: Viewer
  readonly #moved: (table: Table) => void

  constructor(play: GamePlay, table: Table, viewer: Viewer, moved: (table: Table) => void) {
    this.play = { ...play, game: table.game }
    this.#table = table
    this.#viewer = viewer
    this.#moved = moved
    this.fresh = table.position === 0 ? table.opening() : (table.events(viewer, table.position - 1)[0] ?? [])
  }

  get seats() {
    return this.#table.seats
  }

  get position() {
    return this.#table.position
  }

  get movers() {
    return this.#table.history.map((played) => played.seat)
  }

  get turn() {
    return this.#table.turn
  }

  get commitment() {
    return this.#table.commitment
  }

  readonly subscribe = nobodyWaits
  readonly wake = nobodyWaits

  async bring(): Promise<void> {}

  seating(): Seating {
    return { viewer: this.#viewer, curtain: undefined, shared: false }
  }

  view(viewer: Viewer) {
    return this.#table.view(viewer)
  }

  moves(seat: Seat) {
    return this.#table.moves(seat)
  }

  scores(viewer: Viewer) {
    return this.#table.scores(viewer)
  }

  check(seat: Seat, move: unknown) {
    return this.#table.check(seat, move)
  }

  async act(seat: Seat, move: unknown): Promise<Refusal | undefined> {
    const next = this.#table.fork(this.position)
    const played = next.play(seat, move)
    if (!played.ok) return played.refusal
    this.#moved(next)
    return undefined
  }

  undoState(seat: Seat) {
    return this.#table.undoState(seat)
  }

  canRedo() {
    return false
  }

  async undo(seat: Seat): Promise<undefined> {
    const before = this.#table.fork(this.position)
    if (before.undo(seat).can) this.#moved(before)
  }

  async redo(): Promise<undefined> {}

  async restartTurn(seat: Seat): Promise<undefined> {
    const before = this.#table.fork(this.position)
    if (before.restartTurn(seat).can) this.#moved(before)
  }

  viewBefore(seat: Seat) {
    return this.#table.viewAt(this.position - 1, seat)
  }

  viewAt(position: number, viewer: Viewer) {
    return this.#table.viewAt(position, viewer)
  }

  opening(viewer: Viewer) {
    return this.#table.opening(viewer)
  }

  log(viewer: Viewer) {
    return this.#table.events(viewer)
  }

  recap(seat: Seat) {
    return this.#table.recap(seat)
  }

  async save() {
    return saveTable(this.#table)
  }

  again(): Promise<string> {
    return Promise.reject(new Error('choose another seed in the workbench'))
  }

  fork(): Promise<string> {
    return Promise.reject(new Error('act in the workbench: it goes on from here'))
  }
}
