import type { Game, Refusal, ScoreSheet, Seat, Turn, Viewer } from '@engawa/kernel'
import { commitTo, Table, type TableSetup, type TableSnapshot, type UndoState } from '@engawa/table'
import type { Settings } from '../schemas/table.ts'
import type { Row } from '../store/schema.ts'
import { changesGame, type Entry, type EntryBody, isPlay } from './entry.ts'
import { glanceIn } from './glance.ts'
import { settingsFrom } from './settings.ts'
import { applyToSeats, emptySeat, playedBy, type RoomState, type Status, voters } from './state.ts'

/** What never changes about a table. */
export interface RoomHead {
  readonly id: string
  readonly game: string
  readonly rules: number
  readonly people: number
  readonly options: unknown
  readonly settings: Settings
  readonly seed: string
  readonly owner: string | null
  readonly created: number
}

export interface RoomSnapshot {
  readonly state: RoomState
  /** Nothing where the game has not begun. */
  readonly table: TableSnapshot | null
}

export function headFrom(row: Row<'tables'>): RoomHead {
  return {
    id: row.id,
    game: row.game,
    rules: row.rules,
    people: row.people,
    options: JSON.parse(row.options) as unknown,
    settings: settingsFrom(row.settings),
    seed: row.seed,
    owner: row.owner,
    created: row.created,
  }
}

export function rowFrom(head: RoomHead): Row<'tables'> {
  return {
    ...head,
    options: JSON.stringify(head.options),
    settings: JSON.stringify(head.settings),
    listed: head.settings.access === 'public' ? 1 : 0,
    status: 'open',
    position: 0,
    glance: '{}',
    deadline: null,
    updated: head.created,
  }
}

/** So many entries stay in memory, for streams that are nearly up to date. */
const recentEntries = 128
const entriesBetweenSnapshots = 40

/** One table in memory: the log so far, folded into seats and a running game. */
export class Room {
  readonly head: RoomHead
  /** The rules this table was begun under; without them only what is stored can be shown. */
  readonly game: Game | undefined
  readonly commitment: string
  readonly state: RoomState
  position = 0
  /** Another number whenever somebody may have sat down, left or come back. */
  seating = 0
  updated: number
  /** When the time of somebody is up for whom the game waits. */
  deadline: number | null = null
  /** The last entries, oldest first. */
  readonly recent: Entry[] = []
  #table: Table | undefined
  #snapshotAt = 0
  readonly #moves = new Map<Seat, readonly unknown[]>()

  private constructor(head: RoomHead, game: Game | undefined, automas: readonly Seat[]) {
    this.head = head
    this.game = game
    this.updated = head.created
    this.commitment = commitTo(head.seed)
    const reserve = (head.settings.clock?.reserve ?? 0) * 1000
    this.state = {
      status: 'open',
      seats: Array.from({ length: head.people + automas.length }, (_, seat) => ({
        ...emptySeat(),
        kind: automas.includes(seat) ? 'automa' : 'empty',
        reserve,
      })),
      at: 0,
      proposal: null,
      ending: null,
      ended: null,
      next: null,
      before: null,
    }
  }

  /** A table at which nothing has happened yet. */
  static begin(head: RoomHead, game: Game): Room {
    return new Room(head, game, game.automas(head.people, head.options))
  }

  /** A table as it stood at a snapshot; the entries after it are still to be applied. */
  static resume(head: RoomHead, game: Game, position: number, snapshot: RoomSnapshot): Room {
    const room = Room.begin(head, game)
    Object.assign(room.state, snapshot.state)
    room.position = position
    room.#snapshotAt = position
    if (snapshot.table !== null) room.#table = Table.resume(game, room.#tableSetup, snapshot.table)
    return room
  }

  /**
   * A table whose rules are unknown here, or that they do not fit: who sits there and what was said, without a game.
   * People can talk, leave and give up; nobody can move.
   */
  static withoutGame(row: Row<'tables'>, entries: readonly Entry[]): Room {
    const { seats } = glanceIn(row)
    const automas = seats.flatMap(({ kind }, seat) => (kind === 'automa' ? [seat] : []))
    const room = new Room(headFrom(row), undefined, automas)
    for (const entry of entries) room.apply(entry)
    // Whether the game itself had ended only its rules could say.
    room.state.status = row.status as Status
    return room
  }

  get settings(): Settings {
    return this.head.settings
  }

  /** Whom the game waits for; nobody before the start and after the end. */
  get waitingSeats(): readonly Seat[] {
    const turn = this.turn
    return this.state.status === 'playing' && turn !== undefined && !turn.over ? turn.seats : []
  }

  get turn(): Turn | undefined {
    return this.#table?.turn
  }

  seatOf(user: string | undefined): Seat | undefined {
    if (user === undefined) return undefined
    const seat = this.state.seats.findIndex((one) => one.user === user)
    return seat === -1 ? undefined : seat
  }

  get users(): string[] {
    const users: string[] = []
    for (const { user } of this.state.seats) if (user !== null) users.push(user)
    return users
  }

  /** Whose eyes somebody looks with; nothing where they may not look. */
  viewerOf(user: string | undefined): Viewer | undefined {
    return this.seatOf(user) ?? (this.settings.spectators ? 'table' : undefined)
  }

  get isOver(): boolean {
    return this.state.status === 'finished' || this.state.status === 'abandoned'
  }

  /** When bots take the seats that are still free; never where nobody waits there. */
  get fillsAt(): number | null {
    const { fill } = this.settings
    const waits = this.state.status === 'open' && this.state.seats.some(({ kind }) => kind === 'person')
    return fill !== null && waits && this.isPlayable ? this.head.created + fill * 1000 : null
  }

  /** Moves can be made and looked back at: the rules are known and fit. */
  get isPlayable(): boolean {
    return this.game !== undefined
  }

  /** How many moves stand. */
  get movesPlayed(): number {
    return this.#table?.position ?? 0
  }

  /** What the viewer sees; a table that is over lies open. */
  view(viewer: Viewer): unknown {
    return this.isOver ? this.#table?.reveal() : this.#table?.view(viewer)
  }

  scores(viewer: Viewer): ScoreSheet[] {
    return this.#table === undefined ? [] : this.#table.game.score(this.view(viewer))
  }

  /** Every move of the seat; however often it is asked, they are found once. */
  moves(seat: Seat): readonly unknown[] {
    if (this.state.status !== 'playing') return []
    const known = this.#moves.get(seat)
    if (known !== undefined) return known
    const moves = this.#table?.moves(seat) ?? []
    this.#moves.set(seat, moves)
    return moves
  }

  check(seat: Seat, move: unknown): Refusal | undefined {
    return this.#table?.check(seat, move)
  }

  undoState(seat: Seat): UndoState {
    return this.#table?.undoState(seat) ?? { can: false, lock: 'start' }
  }

  canRedo(seat: Seat): boolean {
    return this.#table?.canRedo(seat) ?? false
  }

  /** Makes an entry part of the table. Entries of the log were checked when they were written. */
  apply(entry: Entry): void {
    if (entry.position !== this.position)
      throw new RangeError(`entry ${entry.position} does not follow position ${this.position}`)
    const { body } = entry
    if (changesGame(body.kind)) this.#moves.clear()
    if (!isPlay(body.kind)) this.seating++
    applyToSeats(this.state, entry)
    this.#applyToGame(body)
    this.position++
    this.updated = entry.time
    if (changesGame(body.kind)) {
      this.state.at = this.position
      this.#settle(body, entry.time)
    }
    if (body.seat !== null && entry.user !== null) {
      const seat = this.state.seats[body.seat]
      if (seat !== undefined) seat.acted = this.position
    }
    this.recent.push(entry)
    if (this.recent.length > recentEntries) this.recent.splice(0, this.recent.length - recentEntries)
  }

  /** The entries from a position on, where they are still in memory. */
  entriesFrom(position: number): Entry[] | undefined {
    const missing = this.position - position
    if (missing > this.recent.length) return undefined
    return missing <= 0 ? [] : this.recent.slice(this.recent.length - missing)
  }

  /** A snapshot, where it is time for one. */
  snapshotIfDue(): RoomSnapshot | undefined {
    const since = this.position - this.#snapshotAt
    if (since < entriesBetweenSnapshots || this.game === undefined) return undefined
    this.#snapshotAt = this.position
    return { state: this.state, table: this.#table?.snapshot() ?? null }
  }

  get #tableSetup(): TableSetup {
    const { people, options, seed } = this.head
    return { people, options, seed }
  }

  #applyToGame(body: EntryBody): void {
    const table = this.#table
    if (table === undefined) return
    if (body.kind === 'undone' || body.kind === 'restarted') {
      if (body.kind === 'undone') table.undo(body.seat)
      else table.restartTurn(body.seat)
      body.left ??= table.position
    } else if (body.kind === 'played' || body.kind === 'redone') {
      const played = body.kind === 'played' ? table.play(body.seat, body.move) : table.redo(body.seat)
      if (!played.ok) throw new Error(`an entry of the log was refused: ${played.refusal.code}`)
      body.events ??= played.events
    }
  }

  /** Sees whether the table is over by now, and for whom it waits since when. */
  #settle(body: EntryBody, time: number): void {
    const { state } = this
    // A table whose last seat was taken begins by itself.
    if (state.status === 'open' && state.seats.every(({ kind }) => kind !== 'empty')) {
      if (this.game !== undefined) this.#table = new Table(this.game, this.#tableSetup)
      state.status = 'playing'
      const opening = this.#table?.opening() ?? []
      if (opening.length > 0 && (body.kind === 'sat' || body.kind === 'placed-bot')) body.events ??= opening
    }
    if (state.status === 'playing') this.#end(time)
    const waiting = this.waitingSeats
    // Once another has moved, what one waits for next is a new turn.
    const mover = body.kind === 'played' || body.kind === 'redone' ? body.seat : undefined
    state.seats.forEach((seat, index) => {
      if (mover !== undefined && mover !== index) seat.thought = null
      if (!waiting.includes(index) || playedBy(seat) !== 'person') {
        if (seat.waiting !== null) seat.thought = time - seat.waiting
        seat.waiting = null
        seat.began = null
        seat.called = null
      } else if (seat.waiting === null) {
        seat.waiting = time - (seat.thought ?? 0)
        seat.began = seat.waiting
        seat.called = this.position
      }
    })
  }

  #end(time: number): void {
    const { state } = this
    const people = voters(state)
    if (this.turn?.over) state.status = 'finished'
    else if (this.#allGaveUp()) {
      state.ending = 'resigned'
      state.status = 'finished'
    } else if (state.proposal !== null && people.every((seat) => state.proposal?.agreed.includes(seat))) {
      state.ending = state.proposal.ending
      state.status = state.ending === 'draw' ? 'finished' : 'abandoned'
    }
    if (this.isOver) {
      state.ended = time
      state.proposal = null
    }
  }

  /** Nobody is left to play against: the last person among people, or the only one among bots. */
  #allGaveUp(): boolean {
    const seats = this.state.seats.filter(({ kind }) => kind === 'person' || kind === 'bot')
    if (!seats.some(({ resigned }) => resigned)) return false
    const left = seats.filter(({ kind, resigned }) => kind === 'person' && !resigned)
    return left.length === 0 || (left.length === 1 && seats.every(({ kind }) => kind === 'person'))
  }
}
