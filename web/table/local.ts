import { dayTable, dayThought } from '@engawa/bots'
import { type GameEvent, type GamePlay, type Refusal, type Seat, seedFrom, type Viewer } from '@engawa/kernel'
import {
  eventsFor,
  openSave,
  readSave,
  SaveError,
  type SeatPlan,
  saveOf,
  saveTable,
  Table,
  type TableSave,
  writeSave,
} from '@engawa/table'
import { entryOf, loadBoard, loadPlay, loadWords, UnknownGame } from '../app/games.ts'
import { forgetFailedLoads, loadOnce } from '../app/loads.ts'
import { settingsNow } from '../app/settings.ts'
import { dayOfTable, dayTableId } from '../day/table-id.ts'
import { painted } from '../kit/painted.ts'
import { newTableId, type OpenedTable, readTable, type StoredTable, TableStore } from '../store/tables.ts'
import { patientBotMove } from '../worker/client.ts'
import { seating } from './seating.ts'
import { COURSE_POINTS, type Patience, type Session } from './session.ts'

export class NoSuchTable extends Error {}

/**
 * A table that runs in this browser: it stores itself after every move,
 * lets bots act, and tells whoever draws it that something changed.
 */
class LocalSession implements Session {
  readonly kind = 'local'
  readonly id: string
  readonly play: GamePlay
  readonly day: string | undefined
  readonly company = undefined
  readonly ending = undefined
  readonly saves = true
  version = 0
  fresh: readonly GameEvent[] = []
  thinking: Seat | undefined
  recapDue = false
  unstored = false
  readonly #table: Table
  readonly #store: TableStore
  readonly #listeners = new Set<() => void>()
  readonly #logs = new Map<Viewer, GameEvent[][]>()
  /** What a seat saw before its steps, so that undo can name them without a replay. */
  readonly #seen = new Map<number, unknown>()
  /** When the turn began that a bot plays, so that a long one is hurried. */
  #turnBegan = 0
  /** Called off as soon as the table changes: a bot's thought belongs to the table it was thought at, not to a number of moves. */
  #unchanged = new AbortController()
  #awake = false
  #patience: Patience = () => Promise.resolve()

  constructor(id: string, table: Table, play: GamePlay, store = new TableStore(id)) {
    this.id = id
    this.day = dayOfTable(id)?.day
    this.#table = table
    this.#store = store
    // A table goes on under the rules it was begun under.
    this.play = { ...play, game: table.game }
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

  get seed() {
    return this.turn.over ? this.#table.setup.seed : undefined
  }

  get forks() {
    // Whoever tried a day's table out would know its dice.
    const alone = this.seats.filter((plan) => plan.kind === 'person').length <= 1
    return this.turn.over || (alone && this.day === undefined)
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  seating(shown: Seat | undefined) {
    return seating(this.#table, shown)
  }

  view(viewer: Viewer) {
    return this.#table.view(viewer)
  }

  /** Every position of a table in this browser is at hand. */
  async bring(): Promise<void> {}

  viewAt(position: number, viewer: Viewer) {
    return this.#table.viewAt(position, viewer)
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

  undoState(seat: Seat) {
    return this.#table.undoState(seat)
  }

  canRedo(seat: Seat) {
    return this.#table.canRedo(seat)
  }

  recap(seat: Seat) {
    return this.#table.recap(seat)
  }

  async act(seat: Seat, move: unknown): Promise<Refusal | undefined> {
    const { position } = this.#table
    const seen = this.#table.view(seat)
    const played = this.#table.play(seat, move)
    if (!played.ok) return played.refusal
    this.#seen.set(position, seen)
    this.#happened(played.events)
    return undefined
  }

  async redo(seat: Seat): Promise<Refusal | undefined> {
    const played = this.#table.redo(seat)
    if (!played.ok) return played.refusal
    this.#happened(played.events)
    return undefined
  }

  async undo(seat: Seat): Promise<undefined> {
    if (this.#table.undo(seat).can) this.#rewound()
  }

  async restartTurn(seat: Seat): Promise<undefined> {
    if (this.#table.restartTurn(seat).can) this.#rewound()
  }

  viewBefore(seat: Seat): unknown {
    const position = this.position - 1
    const seen = this.#seen.get(position) ?? this.#table.viewAt(position, seat)
    this.#seen.set(position, seen)
    return seen
  }

  opening(viewer: Viewer) {
    return this.#table.opening(viewer)
  }

  log(viewer: Viewer): readonly GameEvent[][] {
    const known = this.#logs.get(viewer)
    if (known !== undefined && known.length === this.position) return known
    const log = this.#table.events(viewer)
    this.#logs.set(viewer, log)
    return log
  }

  /** Bots act while somebody watches; they rest during a replay. */
  wake(patience: Patience): () => void {
    this.#awake = true
    this.#patience = patience
    void this.#letBotsAct()
    return () => {
      this.#awake = false
    }
  }

  course() {
    return this.turn.over ? this.#table.totals(COURSE_POINTS) : []
  }

  async save(): Promise<string> {
    return saveTable(this.#table)
  }

  again(): Promise<string> {
    const { setup, game, seats } = this.#table
    return layTable(game.id, setup.people, setup.options, seats)
  }

  fork(position: number): Promise<string> {
    return keepTable(this.#table.fork(position), this.play)
  }

  /** Stores the table; up to `same` its moves are those that were stored before. */
  async store(same: number): Promise<void> {
    const { moves: played, ...start } = saveOf(this.#table)
    try {
      await this.#store.keep({ list: this.#listed(), start, played }, same)
      this.unstored = false
    } catch {
      this.unstored = true
      this.#tell()
    }
  }

  #listed(): StoredTable {
    const { turn, seats } = this
    const people = seats.filter((plan) => plan.kind === 'person').length
    const company = seats.filter((plan) => people > 1 || plan.kind !== 'person')
    return {
      id: this.id,
      game: this.play.game.id,
      names: seats.map((seat) => seat.name),
      waiting: !turn.over && turn.seats.some((seat) => seats[seat]?.kind === 'person'),
      company: company.map((plan) => plan.name),
      over: turn.over,
      moves: this.position,
      changed: Date.now(),
    }
  }

  #happened(events: readonly GameEvent[]): void {
    this.fresh = events
    for (const [viewer, log] of this.#logs) {
      // A finished table opens up: what was secret is told again from the start.
      if (this.turn.over) this.#logs.delete(viewer)
      else this.#logs.set(viewer, [...log, eventsFor(viewer, events)])
    }
    this.#changed(this.position - 1)
  }

  #rewound(): void {
    this.fresh = []
    for (const [viewer, log] of this.#logs) this.#logs.set(viewer, log.slice(0, this.position))
    this.#changed(this.position)
  }

  #changed(same: number): void {
    this.#unchanged.abort()
    this.#unchanged = new AbortController()
    void this.store(same)
    this.#tell()
    void this.#letBotsAct()
  }

  #tell(): void {
    this.version++
    for (const listener of this.#listeners) listener()
  }

  get #personActed(): boolean {
    const last = this.#table.history.at(-1)
    return last !== undefined && this.seats[last.seat]?.kind === 'person'
  }

  /** The bots of a day do the same wherever the same was done. */
  #thoughtOfDay(seat: Seat): string {
    const made = this.movers.filter((mover) => mover === seat).length
    return dayThought(this.#table.setup, seat, made)
  }

  async #letBotsAct(): Promise<void> {
    const [seat] = this.#table.waitingForBots()
    if (!this.#awake || seat === undefined || this.thinking !== undefined) return
    const { signal: off } = this.#unchanged
    this.thinking = seat
    this.#tell()
    const move = await this.#thought(seat, off)
    this.thinking = undefined
    const stillMeant = this.#awake && move !== undefined && !off.aborted
    if (stillMeant) void this.act(seat, move)
    else this.#tell()
    // Somebody took back a move meanwhile, or acted where seats decide at once: think again, about the new table.
    if (off.aborted) void this.#letBotsAct()
  }

  /** What the bot on this seat does, as soon as others have had the time to follow. */
  async #thought(seat: Seat, off: AbortSignal): Promise<unknown> {
    if (this.#personActed) await painted()
    // Whoever took back a move in that frame is at turn again, and the bot has nothing to think about.
    if (off.aborted) return undefined
    if (this.#table.history.at(-1)?.seat !== seat) this.#turnBegan = performance.now()
    const plan = this.seats[seat]
    const bot = {
      game: this.play.game.id,
      rules: this.play.game.rules,
      level: plan?.level ?? '',
      view: this.view(seat),
      seat,
      automa: plan?.kind === 'automa',
      spent: performance.now() - this.#turnBegan,
      ...(this.day === undefined ? {} : { seed: this.#thoughtOfDay(seat) }),
    }
    const [move] = await Promise.all([patientBotMove(bot, off), this.#patience()])
    return move
  }
}

async function fromSave(id: string, save: TableSave, store?: TableStore): Promise<LocalSession> {
  if (entryOf(save.game) === undefined) throw new SaveError('unknown-game', save.game)
  // What draws and words the table comes together with its rules, not after them.
  void loadBoard(save.game)
  void loadWords(save.game, settingsNow().locale)
  const play = await loadPlay(save.game)
  return new LocalSession(id, openSave(play, save), play, store)
}

const saveIn = (opened: OpenedTable): TableSave =>
  'save' in opened ? readSave(opened.save) : { ...opened.start, moves: opened.moves }

async function fromStore(id: string): Promise<LocalSession> {
  const opened = await readTable(id)
  if (opened === undefined) throw new NoSuchTable(id)
  const session = await fromSave(id, saveIn(opened), opened.store)
  session.recapDue = !session.turn.over
  return session
}

const sessions = loadOnce(fromStore)

/** The table of this id, opened once per page. */
export const openSession: (id: string) => Promise<Session> = sessions.get

/** A table that is kept here as the text of a file, whether it could be played or not. */
export async function fileOf(id: string): Promise<string> {
  const opened = await readTable(id)
  if (opened === undefined) throw new NoSuchTable(id)
  return 'save' in opened ? opened.save : writeSave(saveIn(opened))
}

export function forgetSession(id: string): void {
  sessions.delete(id)
}

async function keep(session: LocalSession): Promise<string> {
  sessions.set(session.id, Promise.resolve(session))
  await session.store(0)
  return session.id
}

/** Keeps a table in this browser and gives its id. */
export function keepTable(table: Table, play: GamePlay): Promise<string> {
  return keep(new LocalSession(newTableId(), table, play))
}

/** Lays a new table and gives its id. */
export async function layTable(
  game: string,
  people: number,
  options: unknown,
  seats: readonly SeatPlan[],
): Promise<string> {
  const play = await loadPlay(game)
  const seed = seedFrom(crypto.getRandomValues(new Uint8Array(16)))
  return keepTable(new Table(play.game, { people, options, seed }, seats), play)
}

/** The table of a day, laid the first time; afterwards it is the same. */
export async function layDayTable(day: string, game: string, seats: readonly SeatPlan[]): Promise<string> {
  const id = dayTableId(day, game)
  const entry = entryOf(game)
  if (entry === undefined) throw new UnknownGame(game)
  if ((await readTable(id)) !== undefined) return id
  const play = await loadPlay(game)
  return keep(new LocalSession(id, new Table(play.game, dayTable(play.game, entry.face, day), seats), play))
}

/** Opens a save file as a table of its own. Throws SaveError with the reason. */
export async function importTable(text: string): Promise<string> {
  forgetFailedLoads()
  return keep(await fromSave(newTableId(), readSave(text)))
}
