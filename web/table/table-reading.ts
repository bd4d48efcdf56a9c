import type { Seat, Viewer } from '@engawa/kernel'
import { saveTable, type Table } from '@engawa/table'

/** What every session of a table in this page reads from it. */
export abstract class TableReading {
  protected abstract readonly table: Table

  get seats() {
    return this.table.seats
  }

  get position() {
    return this.table.position
  }

  get movers() {
    return this.table.history.map((played) => played.seat)
  }

  get turn() {
    return this.table.turn
  }

  get commitment() {
    return this.table.commitment
  }

  view(viewer: Viewer) {
    return this.table.view(viewer)
  }

  moves(seat: Seat): readonly unknown[] {
    return this.table.moves(seat)
  }

  scores(viewer: Viewer) {
    return this.table.scores(viewer)
  }

  check(seat: Seat, move: unknown) {
    return this.table.check(seat, move)
  }

  undoState(seat: Seat) {
    return this.table.undoState(seat)
  }

  viewBefore(seat: Seat) {
    return this.table.viewAt(this.position - 1, seat)
  }

  viewAt(position: number, viewer: Viewer) {
    return this.table.viewAt(position, viewer)
  }

  opening(viewer: Viewer) {
    return this.table.opening(viewer)
  }

  log(viewer: Viewer) {
    return this.table.events(viewer)
  }

  recap(seat: Seat) {
    return this.table.recap(seat)
  }

  async save() {
    return saveTable(this.table)
  }
}
