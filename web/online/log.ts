import type { GameEvent, Seat } from '@engawa/kernel'
import type { Saying } from '../table/company.ts'
import type { SeenEntry } from './api.ts'

interface LoggedMove {
  readonly seat: Seat
  readonly events: readonly GameEvent[]
  /** Known of one's own moves, and of all once the table is over. */
  readonly move: unknown
  /** A bot made it for a person who was away. */
  readonly standIn: boolean
}

/** What a viewer was told of a table, folded into the moves that stand and the words that were said. */
export class TableLog {
  /** How many entries are known. */
  position = 0
  /** What the set-up did. */
  opening: readonly GameEvent[] = []
  readonly moves: LoggedMove[] = []
  readonly said: Saying[] = []
  #undone: LoggedMove[] = []
  readonly #away = new Set<Seat>()

  /** Takes in what is new of these entries and gives what it brought; nothing after a step back. */
  add(entries: readonly SeenEntry[], upTo: number): readonly GameEvent[] {
    let fresh: readonly GameEvent[] = []
    for (const entry of entries) {
      if (entry.position < this.position) continue
      fresh = this.#take(entry, fresh)
    }
    this.position = Math.max(this.position, upTo)
    return fresh
  }

  /** Drops the words of somebody one does not want to read. */
  forget(player: string): void {
    for (let index = this.said.length - 1; index >= 0; index--)
      if (this.said[index]?.player === player) this.said.splice(index, 1)
  }

  #take(entry: SeenEntry, fresh: readonly GameEvent[]): readonly GameEvent[] {
    const { kind, events = [] } = entry
    const seat = entry.seat ?? 0
    // Whoever takes the last seat begins the game.
    if ((kind === 'sat' || kind === 'placed-bot') && events.length > 0) this.opening = events
    if (kind === 'played') {
      this.#undone = []
      this.moves.push({ seat, events, move: entry.move, standIn: this.#away.has(seat) })
      return [...fresh, ...events]
    }
    if (kind === 'redone') {
      this.moves.push({ seat, events, move: this.#undone.pop()?.move, standIn: false })
      return [...fresh, ...events]
    }
    if (kind === 'undone' || kind === 'restarted') {
      const left = entry.left ?? this.moves.length - 1
      this.#undone.push(...this.moves.splice(left).reverse())
      return []
    }
    if (kind === 'replaced' || kind === 'resigned') this.#away.add(seat)
    else if (kind === 'returned') this.#away.delete(seat)
    else if (kind === 'said') this.#hear(entry)
    return fresh
  }

  #hear({ position, time, seat, player, name = '', text = '' }: SeenEntry): void {
    this.said.push({ position, time, seat: seat ?? undefined, player: player ?? undefined, name, text })
  }
}
