import type { Viewer } from '@engawa/kernel'
import type { SeenGame } from '../schemas/table.ts'
import { Changing, type Parts } from './changing.ts'
import type { Room } from './room.ts'
import { seenGame, seenTable, strangersTable } from './seen.ts'

/** Counts the moments of all tables, so that one of a table that was opened anew is never taken for an older one. */
let moments = 0

/** What one viewer sees of the game: the view, which changes little, and what is short. */
interface SeenView {
  readonly view: Changing
  /** What else the viewer may do, in words; nothing where there is no game. */
  rights: string | undefined
}

/**
 * One table as text, written once for each moment and viewer however many ask for it or listen: whole, or what
 * changed since the moment before.
 */
export class RoomTexts {
  readonly #room: Room
  readonly #table = new Changing()
  readonly #views = new Map<Viewer, SeenView>()
  /** What was written at this moment. */
  readonly #parts: Parts = new Map()
  readonly #games = new Map<Viewer, string>()
  readonly #scores = new Map<Viewer, string>()
  #tableText: string | undefined
  #moment = 0
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

  /** The moment that is written of. */
  get moment(): number {
    return this.#moment
  }

  table(): string {
    this.#tableText ??= this.#lookAtTable().whole()
    return this.#tableText
  }

  /** What changed of the table since that moment; nothing where only the whole of it will do. */
  tableSince(moment: number | undefined): string | undefined {
    if (moment === undefined) return undefined
    return this.#lookAtTable().changesSince(moment)
  }

  strangersTable(): string {
    return JSON.stringify(strangersTable(this.#room))
  }

  game(viewer: Viewer): string {
    return remembered(this.#games, viewer, () => {
      const { view, rights } = this.#lookWith(viewer)
      if (rights === undefined) return 'null'
      return `{"viewer":${JSON.stringify(viewer)},"view":${view.whole()},${rights}}`
    })
  }

  /** What changed since that moment of the game as this viewer sees it; nothing where only the whole will do. */
  gameSince(viewer: Viewer, moment: number | undefined): string | undefined {
    if (moment === undefined) return undefined
    const { view, rights } = this.#lookWith(viewer)
    const changes = rights === undefined ? undefined : view.changesSince(moment)
    return changes === undefined ? undefined : `{"view":${changes},${rights}}`
  }

  scores(viewer: Viewer): string {
    return remembered(this.#scores, viewer, () => JSON.stringify(this.#room.scores(viewer)))
  }

  /**
   * Lets go of what was told: it is seldom asked for again, and until the next move at its table the collector of
   * young objects would carry it along.
   */
  release(): void {
    this.#tableText = undefined
    this.#games.clear()
    this.#parts.clear()
    this.#table.release()
    for (const seen of this.#views.values()) seen.view.release()
  }

  #lookAtTable(): Changing {
    const table = this.#table
    if (table.seen !== this.#moment) table.look(this.#moment, seenTable(this.#room))
    return table
  }

  #lookWith(viewer: Viewer): SeenView {
    let seen = this.#views.get(viewer)
    if (seen === undefined) {
      seen = { view: new Changing(), rights: undefined }
      this.#views.set(viewer, seen)
    }
    if (seen.view.seen !== this.#moment) {
      const game = seenGame(this.#room, viewer)
      seen.rights = game === null ? undefined : rightsIn(game)
      const view = (game?.view ?? {}) as Readonly<Record<string, unknown>>
      seen.view.look(this.#moment, view, this.#parts)
    }
    return seen
  }

  #forgetOutdated(): void {
    const { position, deadline } = this.#room
    if (this.#position === position && this.#deadline === deadline) return
    // A deadline also moves without an entry, where somebody changes their hours.
    this.#moment = ++moments
    this.#parts.clear()
    this.#tableText = undefined
    this.#deadline = deadline
    this.#games.clear()
    if (this.#position === position) return
    this.#scores.clear()
    this.#position = position
  }
}

function rightsIn({ undo, redo }: SeenGame): string {
  return `"undo":${JSON.stringify(undo)},"redo":${redo}`
}

function remembered(texts: Map<Viewer, string>, viewer: Viewer, write: () => string): string {
  const known = texts.get(viewer)
  if (known !== undefined) return known
  const text = write()
  texts.set(viewer, text)
  return text
}
