import type { Socket } from 'node:net'
import { isHidden } from '../presence.ts'
import { changesGame, type Entry } from '../room/entry.ts'
import type { Room } from '../room/room.ts'
import type { Services } from '../services.ts'
import type { Notice } from '../store/store.ts'
import { type Positions, writeCursor } from './cursor.ts'
import { type Listener, TableMessages } from './table-messages.ts'
import { Turns } from './turns.ts'

type TableNotice = Extract<Notice, { kind: 'table' }>

/** One browser that listens. */
export interface Stream extends Listener {
  /** Where it comes from, as limits count it. */
  readonly address: string
  readonly out: Socket
  readonly positions: Positions
  /** The tables it looks on at. */
  readonly watched: ReadonlySet<string>
  /** Whoever hides is not counted among those who look on. */
  hidden: boolean
  /** Tables of which it has the last entries, or some, but not how they stand after them. */
  readonly owed: Set<string>
  muted: ReadonlySet<string>
}

const heartbeatInterval = 15_000
/** So many streams of one person, and from one address, are open at a time. */
const mostOfUser = 20
const mostOfAddress = 400
/** A browser that is so far behind had better connect again. */
const mostWaiting = 1024 * 1024
/** So much of a table's past is read at once for a stream that missed it. */
const mostEntries = 200

const none: ReadonlySet<never> = new Set()

/** Carries what happens at the tables to the browsers that sit or look on there. */
export class Hub {
  readonly #services: Services
  readonly #byUser = new Map<string, Set<Stream>>()
  readonly #byTable = new Map<string, Set<Stream>>()
  readonly #byAddress = new Map<string, Set<Stream>>()
  /** How many bytes each of them had taken at the last beat. */
  readonly #streams = new Map<Stream, number>()
  readonly #heartbeats: NodeJS.Timeout
  /** Of those who have much to catch up on. */
  readonly #turns = new Turns()
  delivered = 0
  readonly #presenceListeners: ((user: string, here: boolean) => void)[] = []

  constructor(services: Services) {
    this.#services = services
    services.rooms.onChange((room, entries) => this.#changed(room, entries))
    this.#heartbeats = setInterval(() => this.#heartbeat(), heartbeatInterval).unref()
  }

  get size(): number {
    return this.#streams.size
  }

  get users(): Iterable<string> {
    return this.#byUser.keys()
  }

  /** Hears that somebody opened their first stream here, or closed their last. */
  onPresence(listener: (user: string, here: boolean) => void): void {
    this.#presenceListeners.push(listener)
  }

  isHere(user: string): boolean {
    return this.#byUser.has(user)
  }

  /** The tables that somebody listens to here. */
  get tables(): Iterable<string> {
    return this.#byTable.keys()
  }

  /** How many look on at each table here; the pages of one person are one. */
  get spectators(): ReadonlyMap<string, number> {
    const watching = new Map<string, Set<unknown>>()
    for (const stream of this.#streams.keys())
      for (const table of stream.hidden ? none : stream.watched)
        watching.set(table, (watching.get(table) ?? new Set()).add(stream.user ?? stream))
    return new Map([...watching].map(([table, who]) => [table, who.size]))
  }

  /** Whether somebody may open one more stream: their own devices are few, and a school's are not endless. */
  hasRoomFor(user: string | undefined, address: string): boolean {
    const { rateFactor } = this.#services.config
    const own = user === undefined ? 0 : (this.#byUser.get(user)?.size ?? 0)
    const there = this.#byAddress.get(address)?.size ?? 0
    return own < mostOfUser * rateFactor && there < mostOfAddress * rateFactor
  }

  open(stream: Stream): void {
    // Whoever hung up meanwhile would never be seen leaving.
    if (stream.out.destroyed) return
    this.#streams.set(stream, 0)
    addTo(this.#byAddress, stream.address, stream)
    if (stream.user !== undefined) {
      if (!this.isHere(stream.user)) this.#tellPresence(stream.user, true)
      addTo(this.#byUser, stream.user, stream)
    }
    for (const table of stream.positions.keys()) addTo(this.#byTable, table, stream)
    const data = { now: Date.now(), tables: Object.fromEntries(stream.positions) }
    send(stream, `event: hello\nid: ${writeCursor(stream.positions)}\ndata: ${JSON.stringify(data)}\n\n`)
    stream.out.once('close', () => this.#close(stream))
  }

  /** Sends a stream that was just opened what it missed at these tables. */
  async catchUp(stream: Stream, tables: readonly string[], failed: (error: unknown) => void): Promise<void> {
    for (const table of tables) {
      if (stream.out.destroyed) return
      await this.#turnOf(stream)
      await this.pull(stream, table).catch(failed)
    }
  }

  #turnOf({ user, address }: Stream): Promise<void> {
    return this.#turns.next(user ?? address)
  }

  /** Sends a stream all it has not seen of a table, a page at a time: others get their turn in between. */
  async pull(stream: Stream, table: string): Promise<void> {
    for (let more = true; more && !stream.out.destroyed; ) {
      more = await this.#services.rooms.read(table, async (room) => {
        const from = stream.positions.get(table) ?? room.position
        if (from >= room.position) return false
        const entries = room.entriesFrom(from) ?? (await this.#page(table, from))
        this.#deliver(stream, room, entries, new TableMessages(room))
        return (stream.positions.get(table) ?? room.position) < room.position
      })
      await drained(stream.out)
      if (more) await this.#turnOf(stream)
    }
  }

  #page(table: string, from: number): Promise<Entry[]> {
    return this.#services.rooms.entries(table, from, from + mostEntries)
  }

  /** Another process wrote at a table: whoever listens to it, or has just sat down there, gets it. */
  async noticed({ table, position, users }: TableNotice): Promise<void> {
    for (const user of users)
      for (const stream of this.#byUser.get(user) ?? []) this.#follow(stream, table, position - 1)
    await this.bringTo(table, position)
  }

  /** Sees to it that all who listen to a table have it up to this position. */
  async bringTo(table: string, position: number): Promise<void> {
    for (const stream of this.#byTable.get(table) ?? [])
      if ((stream.positions.get(table) ?? 0) < position) await this.pull(stream, table)
  }

  /** Whom somebody does not read, or whether they hide, may have changed. */
  async refreshPerson(user: string): Promise<void> {
    const streams = this.#byUser.get(user)
    if (streams === undefined) return
    const { people, store } = this.#services
    const [muted, hidden] = await Promise.all([people.unheardBy(user), isHidden(store, user)])
    for (const stream of streams) Object.assign(stream, { muted, hidden })
  }

  /** Tells somebody's browsers that friends, calls or what they do not read have changed: it is asked for elsewhere. */
  tellPerson(user: string): void {
    for (const stream of this.#byUser.get(user) ?? []) send(stream, 'event: person\ndata: {}\n\n')
  }

  /** Ends the streams of somebody whose sessions are no longer what they were; browsers come back by themselves. */
  endStreams(user: string): void {
    for (const stream of this.#byUser.get(user) ?? []) stream.out.end()
  }

  close(): void {
    clearInterval(this.#heartbeats)
    for (const { out } of this.#streams.keys()) out.end()
  }

  #changed(room: Room, entries: readonly Entry[]): void {
    const table = room.head.id
    const listeners = this.#listenersTo(room)
    if (listeners === undefined) return
    const messages = new TableMessages(room)
    for (const stream of listeners) {
      const from = this.#follow(stream, table, entries[0]?.position ?? room.position)
      // Whoever came between the writing and the telling was told in the greeting.
      if (from >= room.position) continue
      const missing = room.entriesFrom(from)
      if (missing !== undefined) this.#deliver(stream, room, missing, messages)
      // Where that fails, the next change or the relay tries again; the stream's other tables go on.
      else void this.pull(stream, table).catch(() => {})
    }
    messages.end()
  }

  /** Whoever follows the table, and whoever has just sat down there. */
  #listenersTo(room: Room): ReadonlySet<Stream> | undefined {
    const following = this.#byTable.get(room.head.id)
    let all: Set<Stream> | undefined
    for (const { user } of room.state.seats)
      for (const stream of (user === null ? undefined : this.#byUser.get(user)) ?? none)
        if (following?.has(stream) !== true) {
          all ??= new Set(following)
          all.add(stream)
        }
    return all ?? following
  }

  /** Where the stream stands at the table; one that did not follow it does so from now on. */
  #follow(stream: Stream, table: string, from: number): number {
    const known = stream.positions.get(table)
    if (known !== undefined) return known
    stream.positions.set(table, from)
    addTo(this.#byTable, table, stream)
    return from
  }

  #deliver(stream: Stream, room: Room, entries: readonly Entry[], messages: TableMessages): void {
    const { id } = room.head
    const position = (entries.at(-1)?.position ?? room.position - 1) + 1
    const changed = stream.owed.has(id) || entries.some(({ body }) => changesGame(body.kind))
    // The table stands at its newest position, which the last of several pages reaches.
    if (changed && position < room.position) stream.owed.add(id)
    else stream.owed.delete(id)
    stream.positions.set(id, position)
    const data = messages.to(stream, entries, position, changed)
    send(stream, `event: table\nid: ${writeCursor(stream.positions)}\ndata: ${data}\n\n`)
    this.delivered++
    // A table that is over needs no place in the cursor; should somebody still talk there, it gets one again.
    if (room.isOver && position === room.position && room.seatOf(stream.user) !== undefined) {
      stream.positions.delete(id)
      stream.told?.delete(id)
      removeFrom(this.#byTable, id, stream)
    }
  }

  #tellPresence(user: string, here: boolean): void {
    for (const listener of this.#presenceListeners) listener(user, here)
  }

  #heartbeat(): void {
    for (const [stream, before] of this.#streams) {
      const taken = stream.out.bytesWritten - stream.out.writableLength
      // What waits for somebody who takes nothing fills the memory that all share.
      if (stream.out.writableLength > 0 && taken === before) stream.out.destroy()
      else send(stream, `event: beat\ndata: ${Date.now()}\n\n`)
      this.#streams.set(stream, taken)
    }
  }

  #close(stream: Stream): void {
    this.#streams.delete(stream)
    removeFrom(this.#byAddress, stream.address, stream)
    if (stream.user !== undefined) {
      removeFrom(this.#byUser, stream.user, stream)
      if (!this.isHere(stream.user)) this.#tellPresence(stream.user, false)
    }
    for (const table of stream.positions.keys()) removeFrom(this.#byTable, table, stream)
  }
}

/** Resolves once what was written has left, or nobody takes it any more. */
function drained(out: Socket): Promise<void> {
  if (!out.writableNeedDrain || out.destroyed) return Promise.resolve()
  return new Promise((resolve) => {
    const done = () => {
      out.off('drain', done)
      out.off('close', done)
      resolve()
    }
    out.on('drain', done)
    out.on('close', done)
  })
}

function send({ out }: Stream, text: string): void {
  if (out.writableEnded || out.destroyed) return
  if (out.writableLength > mostWaiting) out.destroy()
  else out.write(text)
}

function addTo(index: Map<string, Set<Stream>>, key: string, stream: Stream): void {
  const known = index.get(key)
  if (known === undefined) index.set(key, new Set([stream]))
  else known.add(stream)
}

function removeFrom(index: Map<string, Set<Stream>>, key: string, stream: Stream): void {
  const known = index.get(key)
  known?.delete(stream)
  if (known?.size === 0) index.delete(key)
}
