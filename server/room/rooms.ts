import type { Game } from '@engawa/kernel'
import type { Games } from '../games.ts'
import { notFound, otherRules, Problem } from '../problem.ts'
import type { Summary } from '../store/append.ts'
import type { Notice, Statement, Store } from '../store/store.ts'
import { type Entry, type EntryBody, entriesOf, entryRow, isPlay } from './entry.ts'
import { glanceText } from './glance.ts'
import { resultsOf } from './results.ts'
import { headFrom, Room, type RoomHead, type RoomSnapshot, rowFrom } from './room.ts'
import type { Timekeeper } from './timekeeper.ts'

/** What a command wants to happen, once it found nothing against it. */
export interface Draft {
  readonly body: EntryBody
  readonly user: string | null
  readonly client?: string | null
  /** Further rows that change in the same moment. */
  readonly statements?: readonly Statement[]
}

/** A table that is not written yet. */
export interface PreparedTable {
  readonly room: Room
  readonly entries: readonly Entry[]
  readonly statements: readonly Statement[]
}

/** `own`: this process wrote the entries; otherwise it only heard of them. */
export type RoomListener = (room: Room, entries: readonly Entry[], own: boolean) => void

/** Something stored of this table cannot be used: its snapshot, or its whole log. */
export type FaultListener = (head: RoomHead, error: unknown) => void

interface CachedRoom {
  readonly room: Promise<Room>
  /** Resolves when whoever uses the table now is done. */
  turn: Promise<unknown>
  used: number
}

const mostRooms = 2000
const mostTries = 20
/** A log of so many entries is longer than any game makes it; then nobody adds to it who has made so many of them. */
const longLog = 5000
const mostOfPerson = 2000
const neverRefused: readonly EntryBody['kind'][] = ['played', 'resigned', 'stood', 'replaced', 'renewed']
/** So many milliseconds of a replay are done before others get their turn. */
const slice = 5

const turnOfTheLoop = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

async function applied(room: Room, entries: readonly Entry[]): Promise<Room> {
  let start = performance.now()
  for (const entry of entries) {
    room.apply(entry)
    if (performance.now() - start < slice) continue
    await turnOfTheLoop()
    start = performance.now()
  }
  return room
}

/**
 * The tables in memory. Commands of one table are carried out one after the other; between processes
 * the key (table, position) decides: who comes second reads what the first wrote, and tries again.
 */
export class Rooms {
  readonly #store: Store
  readonly #games: Games
  readonly #timekeeper: Timekeeper
  /** Somebody sends messages about turns. */
  readonly #callPeople: boolean
  readonly #cache = new Map<string, CachedRoom>()
  readonly #listeners: RoomListener[] = []
  readonly #faultListeners: FaultListener[] = []
  /** What this process wrote last about each table. */
  readonly #summaries = new WeakMap<Room, Summary>()
  /** Resolves when the tables that are being opened are. */
  #replays: Promise<unknown> = Promise.resolve()

  constructor(store: Store, games: Games, timekeeper: Timekeeper, callPeople: boolean) {
    this.#callPeople = callPeople
    this.#store = store
    this.#games = games
    this.#timekeeper = timekeeper
  }

  onChange(listener: RoomListener): void {
    this.#listeners.push(listener)
  }

  /** Hears of what is stored and cannot be used. */
  onFault(listener: FaultListener): void {
    this.#faultListeners.push(listener)
  }

  /** Looks at the table as it stands; nothing is under way while `look` runs. */
  async read<T>(id: string, look: (room: Room) => T | Promise<T>): Promise<T> {
    return this.#alone(id, async (room) => {
      if (this.#store.engine === 'postgres') await this.#catchUp(room)
      return look(room)
    })
  }

  /** Carries out what `decide` asks for; it throws a problem where it has something against it. */
  async command<T>(
    id: string,
    decide: (room: Room) => Draft | undefined | Promise<Draft | undefined>,
    answer: (room: Room, entry: Entry | undefined) => T,
  ): Promise<T> {
    for (let tries = 0; tries < mostTries; tries++) {
      const done = await this.#alone(id, async (room) => {
        const draft = await this.#decideOnNewest(room, decide)
        if (draft === undefined) return { answer: answer(room, undefined) }
        if (room.position >= longLog) await this.#refuseEndless(room, draft)
        const entry = await this.#append(room, draft)
        return entry === undefined ? undefined : { answer: answer(room, entry) }
      })
      if (done !== undefined) return done.answer
      this.forget(id)
    }
    throw new Problem(503, 'busy', 'This table is very busy; try again in a moment.')
  }

  /** A new table with those who sit down at once. */
  async create(
    head: RoomHead,
    drafts: readonly Draft[],
    statements: readonly Statement[] = [],
  ): Promise<Room> {
    const prepared = await this.prepare(head, drafts)
    await this.#store.write([...prepared.statements, ...statements])
    this.add(prepared)
    return prepared.room
  }

  /** Lays a table that is there once its statements are written. */
  async prepare(head: RoomHead, drafts: readonly Draft[]): Promise<PreparedTable> {
    const game = await this.#games.rules(head.game, head.rules)
    if (game === undefined) throw otherRules()
    const room = Room.begin(head, game)
    const entries = drafts.map(({ body, user }): Entry => {
      const entry = { position: room.position, time: head.created, user, client: null, body }
      room.apply(entry)
      return entry
    })
    const { db } = this.#store
    const { position } = room
    const statements = [
      {
        query: db.insertInto('tables').values({ ...rowFrom(head), ...(await this.#summary(room)), position }),
      },
      ...entries.map((entry) => ({ query: db.insertInto('entries').values(entryRow(head.id, entry)) })),
      ...this.#consequences(room),
      ...drafts.flatMap((draft) => draft.statements ?? []),
    ]
    return { room, entries, statements }
  }

  /** Keeps a table that was just written, and tells of it. */
  add({ room, entries }: PreparedTable): void {
    const cached = { room: Promise.resolve(room), turn: Promise.resolve(), used: performance.now() }
    this.#cache.set(room.head.id, cached)
    this.#tell(room, entries, true)
  }

  /** Another process wrote: read on, so that whoever looks on from here sees it. */
  async catchUp(id: string): Promise<void> {
    await this.#alone(id, (room) => this.#catchUp(room))
  }

  /** Writes what lists show of a table anew, after its log was changed in place. */
  async refresh(id: string): Promise<void> {
    await this.#alone(id, async (room) => {
      const changes = await this.#summary(room)
      await this.#store.write([
        { query: this.#store.db.updateTable('tables').set(changes).where('id', '=', id) },
      ])
    })
  }

  forget(id: string): void {
    this.#cache.delete(id)
  }

  /** How many tables are in memory. */
  get size(): number {
    return this.#cache.size
  }

  async #alone<T>(id: string, use: (room: Room) => Promise<T>): Promise<T> {
    const cached = this.#cached(id)
    cached.used = performance.now()
    const run = cached.turn.then(async () => {
      const room = await cached.room
      // Whoever came before may have found this room outdated; then there is a newer one.
      return this.#cache.get(id) === cached ? use(room) : this.#alone(id, use)
    })
    cached.turn = run.catch(() => {})
    return run
  }

  #cached(id: string): CachedRoom {
    const known = this.#cache.get(id)
    if (known !== undefined) return known
    if (this.#cache.size >= mostRooms) this.#evict()
    const room = this.#load(id)
    const cached: CachedRoom = { room, turn: room.catch(() => this.forget(id)), used: performance.now() }
    this.#cache.set(id, cached)
    return cached
  }

  /** Forgets the half of the tables that nobody used for longest. */
  #evict(): void {
    const oldest = [...this.#cache].sort(([, a], [, b]) => a.used - b.used)
    for (const [id] of oldest.slice(0, mostRooms / 2)) this.#cache.delete(id)
  }

  async #load(id: string): Promise<Room> {
    const { db } = this.#store
    const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst()
    if (row === undefined) throw notFound('table')
    const head = headFrom(row)
    const game = await this.#games.rules(head.game, head.rules)
    const replayed =
      game === undefined
        ? undefined
        : ((await this.#resumed(head, game)) ?? (await this.#replayed(head, game)))
    const room = replayed ?? Room.withoutGame(row, await this.entries(id, 0))
    await this.#timekeeper.schedule(room)
    return room
  }

  /** The table from its last snapshot on; nothing where there is none, or none that can be read any more. */
  async #resumed(head: RoomHead, game: Game): Promise<Room | undefined> {
    const stored = await this.#store.db
      .selectFrom('snapshots')
      .selectAll()
      .where('table_id', '=', head.id)
      .executeTakeFirst()
    if (stored === undefined) return undefined
    const entries = await this.entries(head.id, stored.position)
    const resume = () => Room.resume(head, game, stored.position, JSON.parse(stored.data) as RoomSnapshot)
    return this.#replay(head, resume, entries)
  }

  /** The table from its start; nothing where the rules refuse its log. */
  async #replayed(head: RoomHead, game: Game): Promise<Room | undefined> {
    return this.#replay(head, () => Room.begin(head, game), await this.entries(head.id, 0))
  }

  /** One table at a time and a little at a time, so that many who open tables do not keep others from playing. */
  #replay(head: RoomHead, begin: () => Room, entries: readonly Entry[]): Promise<Room | undefined> {
    const replayed = this.#replays.then(async () => {
      try {
        return await applied(begin(), entries)
      } catch (error) {
        for (const listener of this.#faultListeners) listener(head, error)
        return undefined
      }
    })
    this.#replays = replayed.then(turnOfTheLoop)
    return replayed
  }

  /** The log from a position on. */
  entries(id: string, from: number, to?: number): Promise<Entry[]> {
    return entriesOf(this.#store.db, id, from, to)
  }

  async #catchUp(room: Room): Promise<boolean> {
    const entries = await this.entries(room.head.id, room.position)
    if (entries.length === 0) return false
    for (const entry of entries) room.apply(entry)
    await this.#timekeeper.schedule(room)
    this.#tell(room, entries, false)
    return true
  }

  /** Nobody fills a long log alone: its game can always be played on, given up and left. */
  async #refuseEndless({ head }: Room, { user, body }: Draft): Promise<void> {
    if (user === null || neverRefused.includes(body.kind)) return
    const { count } = await this.#store.db
      .selectFrom('entries')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('table_id', '=', head.id)
      .where('user_id', '=', user)
      .executeTakeFirstOrThrow()
    if (Number(count) >= mostOfPerson)
      throw new Problem(409, 'list-full', 'You have said and done too much at this table.')
  }

  /** A refusal may rest on an outdated table where several processes write: look again before refusing. */
  async #decideOnNewest(
    room: Room,
    decide: (room: Room) => Draft | undefined | Promise<Draft | undefined>,
  ): Promise<Draft | undefined> {
    try {
      return await decide(room)
    } catch (problem) {
      if (this.#store.engine !== 'postgres' || !(await this.#catchUp(room))) throw problem
      return decide(room)
    }
  }

  async #append(room: Room, draft: Draft): Promise<Entry | undefined> {
    const { id } = room.head
    const time = Date.now()
    const spent = await this.#timekeeper.spent(room, draft.body, time)
    const { body, user, client = null } = draft
    const entry: Entry = {
      position: room.position,
      time,
      user,
      client,
      body,
      ...spent,
    }
    const users = room.users
    room.apply(entry)
    const summary = await this.#summary(room)
    const sameSummary = this.#isWritten(room, summary)
    const statements = [...this.#consequences(room), ...(draft.statements ?? [])]
    const notice: Notice = {
      kind: 'table',
      table: id,
      position: room.position,
      // Moves leave everybody where they sit.
      users: isPlay(body.kind) ? users : [...new Set([...users, ...room.users])],
    }
    let written = false
    try {
      const addition = { entry: entryRow(id, entry), summary, sameSummary }
      written = await this.#store.append(addition, statements, notice)
    } finally {
      // The table in memory is ahead of the log: it must be read anew.
      if (!written) this.forget(id)
    }
    if (!written) return undefined
    if (!sameSummary) this.#summaries.set(room, summary)
    this.#tell(room, [entry], true)
    return entry
  }

  async #summary(room: Room): Promise<Summary> {
    const deadline = await this.#timekeeper.schedule(room)
    return { status: room.state.status, deadline, glance: glanceText(room) }
  }

  /** Whether the row of the table says so already. Deadlines are also set by others, and so are rows on PostgreSQL. */
  #isWritten(room: Room, { status, deadline, glance }: Summary): boolean {
    const last = this.#summaries.get(room)
    if (last === undefined || this.#store.engine === 'postgres') return false
    return last.status === status && last.glance === glance && last.deadline === null && deadline === null
  }

  /** What else is written where a table is over, somebody's turn begins or a snapshot is due. */
  #consequences(room: Room): Statement[] {
    const { db } = this.#store
    const statements: Statement[] = []
    for (const result of resultsOf(room))
      statements.push({
        query: db
          .insertInto('results')
          .values(result)
          .onConflict((on) => on.doNothing()),
      })
    statements.push(...this.#calls(room))
    const snapshot = room.snapshotIfDue()
    if (snapshot !== undefined) {
      const row = { table_id: room.head.id, position: room.position, data: JSON.stringify(snapshot) }
      statements.push({
        query: db
          .insertInto('snapshots')
          .values(row)
          .onConflict((on) => on.column('table_id').doUpdateSet(row)),
      })
    }
    return statements
  }

  /** Notes whose turn has just begun, so that they can be told should they not be here. */
  #calls(room: Room): Statement[] {
    if (!this.#callPeople) return []
    return room.state.seats.flatMap(({ called, user }): Statement[] => {
      if (called !== room.position || user === null) return []
      const row = {
        table_id: room.head.id,
        user_id: user,
        position: called,
        created: room.updated,
        sent: null,
      }
      return [
        {
          query: this.#store.db
            .insertInto('messages')
            .values(row)
            .onConflict((on) => on.doNothing()),
        },
      ]
    })
  }

  #tell(room: Room, entries: readonly Entry[], own: boolean): void {
    for (const listener of this.#listeners) listener(room, entries, own)
  }
}
