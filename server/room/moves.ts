import type { PlayedMove } from '@engawa/table'
import type { Entry } from './entry.ts'

/** A move that stands, and the entry of the log that made it stand. */
export interface StandingMove extends PlayedMove {
  readonly position: number
}

/** The moves that stand at the end of a log; an entry that took some back says how many it left. */
export class StandingMoves {
  readonly moves: StandingMove[] = []
  #undone: PlayedMove[] = []

  add({ position, body }: Pick<Entry, 'position' | 'body'>): void {
    if (body.kind === 'played') {
      this.moves.push({ seat: body.seat, move: body.move, position })
      this.#undone = []
    } else if (body.kind === 'undone' || body.kind === 'restarted') {
      const taken = this.moves.splice(body.left ?? 0)
      this.#undone.push(...taken.reverse())
    } else if (body.kind === 'redone') {
      const next = this.#undone.pop()
      if (next !== undefined) this.moves.push({ ...next, position })
    }
  }
}
