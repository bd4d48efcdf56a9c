import type { Viewer } from '@engawa/kernel'
import { changesGame, type Entry } from '../room/entry.ts'
import type { Room } from '../room/room.ts'
import { seenEntry, seenGame, seenTable } from '../room/seen.ts'
import type { SeenGame } from '../schemas/table.ts'
import { JsonCache } from './json-cache.ts'

/** What was said of a table before, so that only what changed is put into words anew. */
export class TextCache {
  readonly views = new JsonCache()
  readonly tables = new JsonCache()
}

/** What is said about one moment of a table: what several listeners hear alike is put into words once. */
export class TableMessages {
  readonly #room: Room
  readonly #cache: TextCache
  readonly #games = new Map<Viewer, string>()
  /** Entries in which nobody reads anything that others do not. */
  readonly #common = new Map<Entry, string>()
  #table: string | undefined

  constructor(room: Room, cache: TextCache) {
    this.#room = room
    this.#cache = cache
  }

  to(user: string | undefined, muted: ReadonlySet<string>, entries: readonly Entry[]): string {
    const room = this.#room
    const viewer = room.viewerOf(user)
    const seen: string[] = []
    for (const entry of entries) {
      const text = this.#entry(entry, viewer, muted)
      if (text !== undefined) seen.push(text)
    }
    const start = `{"id":"${room.head.id}","position":${room.position},"entries":[${seen.join(',')}]`
    if (!entries.some(({ body }) => changesGame(body.kind))) return `${start}}`
    this.#table ??= this.#cache.tables.write(seenTable(room))
    return `${start},"table":${this.#table},"game":${viewer === undefined ? 'null' : this.#game(viewer)}}`
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

  #game(viewer: Viewer): string {
    const known = this.#games.get(viewer)
    if (known !== undefined) return known
    const game = seenGame(this.#room, viewer)
    const made = game === null ? 'null' : this.#written(game)
    this.#games.set(viewer, made)
    return made
  }

  #written({ viewer, view, undo, redo }: SeenGame): string {
    const text = this.#cache.views.write(view as Readonly<Record<string, unknown>>)
    return `{"viewer":${JSON.stringify(viewer)},"view":${text},"undo":${JSON.stringify(undo)},"redo":${redo}}`
  }
}
