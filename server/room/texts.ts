import type { Viewer } from '@engawa/kernel'
import { JsonCache } from './json-cache.ts'
import type { Room } from './room.ts'
import { seenGame, seenTable, strangersTable } from './seen.ts'

/**
 * One table as text, written once for each position and viewer however many ask for it or listen. Where a part did
 * not change since the position before, its text is kept.
 */
export class RoomTexts {
  readonly #room: Room
  readonly #views = new JsonCache()
  readonly #tables = new JsonCache()
  readonly #games = new Map<Viewer, string>()
  readonly #scores = new Map<Viewer, string>()
  #table: string | undefined
  #position = -1
  #deadline: number | null = null

  private constructor(room: Room) {
    this.#room = room
  }

  static readonly #known = new WeakMap<Room, RoomTexts>()

  static of(room: Room): RoomTexts {
    let texts = RoomTexts.#known.get(room)
    if (texts === undefined) {
      texts = new RoomTexts(room)
      RoomTexts.#known.set(room, texts)
    }
    texts.#forgetOutdated()
    return texts
  }

  table(): string {
    this.#table ??= this.#tables.write(seenTable(this.#room))
    return this.#table
  }

  strangersTable(): string {
    return JSON.stringify(strangersTable(this.#room))
  }

  game(viewer: Viewer): string {
    return remembered(this.#games, viewer, () => {
      const game = seenGame(this.#room, viewer)
      if (game === null) return 'null'
      const view = this.#views.write(game.view as Readonly<Record<string, unknown>>)
      return `{"viewer":${JSON.stringify(viewer)},"view":${view},"undo":${JSON.stringify(game.undo)},"redo":${game.redo}}`
    })
  }

  scores(viewer: Viewer): string {
    return remembered(this.#scores, viewer, () => JSON.stringify(this.#room.scores(viewer)))
  }

  /**
   * Lets go of what was told: it is seldom asked for again, and until the next move at its table the collector of
   * young objects would carry it along.
   */
  release(): void {
    this.#table = undefined
    this.#games.clear()
    this.#views.release()
    this.#tables.release()
  }

  #forgetOutdated(): void {
    const { position, deadline } = this.#room
    if (this.#position === position && this.#deadline === deadline) return
    // A deadline also moves without an entry, where somebody changes their hours.
    this.#table = undefined
    this.#deadline = deadline
    if (this.#position === position) return
    this.#games.clear()
    this.#scores.clear()
    this.#position = position
  }
}

function remembered(texts: Map<Viewer, string>, viewer: Viewer, write: () => string): string {
  const known = texts.get(viewer)
  if (known !== undefined) return known
  const text = write()
  texts.set(viewer, text)
  return text
}
