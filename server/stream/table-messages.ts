import type { Viewer } from '@engawa/kernel'
import type { Entry } from '../room/entry.ts'
import type { Room } from '../room/room.ts'
import { seenEntry } from '../room/seen.ts'
import { RoomTexts } from '../room/texts.ts'

/** What a listener was told of a table last: of which moment, and with whose eyes. */
interface Told {
  moment: number
  viewer: Viewer | undefined
}

export interface Listener {
  readonly user: string | undefined
  readonly muted: ReadonlySet<string>
  /** By table, where the listener puts together what changed; nothing where all is to be told each time. */
  readonly told: Map<string, Told> | undefined
}

/** What is said about one moment of a table: what several listeners hear alike is put into words once. */
export class TableMessages {
  readonly #room: Room
  readonly #texts: RoomTexts
  /** Entries in which nobody reads anything that others do not. */
  readonly #common = new Map<Entry, string>()

  constructor(room: Room) {
    this.#room = room
    this.#texts = RoomTexts.of(room)
  }

  /** `position`: where the listener stands after these entries; `changed`: what they bring is not words alone. */
  to(listener: Listener, entries: readonly Entry[], position: number, changed: boolean): string {
    const { user, muted } = listener
    const room = this.#room
    const viewer = room.viewerOf(user)
    const seen: string[] = []
    for (const entry of entries) {
      const text = this.#entry(entry, viewer, muted)
      if (text !== undefined) seen.push(text)
    }
    const start = `{"id":"${room.head.id}","position":${position},"entries":[${seen.join(',')}]`
    // The table stands at its newest position, which the last of several pages reaches.
    if (!changed || position < room.position) return `${start}}`
    const since = this.#lastTold(listener, viewer)
    if (viewer === undefined) return `${start},"table":${this.#texts.strangersTable()},"game":null}`
    return `${start},${this.#table(since)},${this.#game(viewer, since)}}`
  }

  /** All who listen have been told. */
  end(): void {
    this.#texts.release()
  }

  /** The moment of which the listener was told before, with the same eyes; from now on it is this one. */
  #lastTold({ told }: Listener, viewer: Viewer | undefined): number | undefined {
    const { id } = this.#room.head
    const { moment } = this.#texts
    const last = told?.get(id)
    if (last === undefined) {
      told?.set(id, { moment, viewer })
      return undefined
    }
    const since = last.viewer === viewer ? last.moment : undefined
    last.moment = moment
    last.viewer = viewer
    return since
  }

  #table(since: number | undefined): string {
    const changes = this.#texts.tableSince(since)
    return changes === undefined ? `"table":${this.#texts.table()}` : `"tableChanges":${changes}`
  }

  #game(viewer: Viewer, since: number | undefined): string {
    const changes = this.#texts.gameSince(viewer, since)
    return changes === undefined ? `"game":${this.#texts.game(viewer)}` : `"gameChanges":${changes}`
  }

  #entry(entry: Entry, viewer: Viewer | undefined, muted: ReadonlySet<string>): string | undefined {
    const { body } = entry
    const others = body.kind === 'played' && viewer !== undefined && viewer !== body.seat
    const common = others && body.events?.every(({ only }) => only === undefined) === true
    const known = common ? this.#common.get(entry) : undefined
    if (known !== undefined) return known
    const seen = seenEntry(entry, viewer, this.#room.isOver, muted)
    const text = seen === undefined ? undefined : JSON.stringify(seen)
    if (common && text !== undefined) this.#common.set(entry, text)
    return text
  }
}
