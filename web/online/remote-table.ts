import {
  type GameEvent,
  type GamePlay,
  type Refusal,
  rulesOfVersion,
  type Seat,
  sameData,
} from '@engawa/kernel'
import { openSave, readSave, type Table } from '@engawa/table'
import { loadPlay } from '../app/games.ts'
import { loadOnce } from '../app/loads.ts'
import { say } from '../app/notice.tsx'
import { polling, retrying } from '../app/retry.ts'
import type { Patience } from '../table/session.ts'
import {
  api,
  type Done,
  mayPass,
  Refused,
  type SeenEntry,
  type SeenGame,
  type SeenTable,
  type TableAnswer,
  type TablePresence,
  Unreachable,
} from './api.ts'
import type { News } from './changes.ts'
import { TableLog } from './log.ts'
import { keepLooked } from './looked.ts'
import { meNow } from './me.ts'
import { afterOwnMove } from './own-move.ts'
import { Past } from './past.ts'
import { type Command, type CommandKind, sendCommand } from './sender.ts'
import { follow, onStreamState, streamState } from './stream.ts'
import { Unfolding } from './unfolding.ts'
import { problemText } from './use-words.ts'

/** How long the stream may take to bring what a command of ours did before it is fetched. */
const ECHO = 700

/** How often it is asked who is here. */
const PRESENCE = 15_000

/** How often what happened meanwhile is asked for before the next news try again. */
const TRIES = 5
/** A table that changes faster than it can be read is given up after so many readings. */
const ROUNDS = 10

/** Reads on in the log up to this position; gives what that brought. */
async function readLog(table: string, log: TableLog, upTo: number): Promise<readonly GameEvent[]> {
  let fresh: readonly GameEvent[] = []
  while (log.position < upTo) {
    const before = log.position
    const { position, entries } = await api.log(table, before)
    fresh = [...fresh, ...log.add(entries, position)]
    if (log.position <= before) throw new Unreachable({ stumbled: true })
  }
  return fresh
}

/** The same view stays the same object: what was drawn from it still holds. */
function keepingView(before: SeenGame | null, now: SeenGame | null): SeenGame | null {
  return before !== null && now !== null && sameData(before.view, now.view)
    ? { ...now, view: before.view }
    : now
}

/** One table of the server as this browser knows it, kept up to date while somebody looks. */
export class RemoteTable {
  readonly id: string
  readonly play: GamePlay
  /** Grows with every change. */
  version = 0
  table: SeenTable
  game: SeenGame | null
  /** One may sit down here without an invitation. */
  welcome: boolean
  /** Who of those at the table is here, seat by seat; empty until it was asked. */
  presence: TablePresence['seats'] = []
  /** How many look on. */
  spectators = 0
  log = new TableLog()
  fresh: readonly GameEvent[] = []
  /** A command of ours is on its way. */
  sending = false
  /** How it stood before. */
  readonly past: Past
  /** The whole table, once it is over and lies open. */
  record: Table | undefined
  /** The game was already going on when this page opened. */
  readonly foundRunning: boolean
  /** The newest command of ours that is on its way, and the table it was chosen at. */
  #command: { readonly at: number; readonly answer: Promise<Refusal | undefined> } | undefined
  /** The farthest position the server has told of. */
  #heardOf = 0
  #refreshing: Promise<void> | undefined
  /** Asks anew who is here, while somebody looks. */
  #asking: ReturnType<typeof polling> | undefined
  #settling: Promise<void> | undefined
  readonly #unfolding = new Unfolding((news) => this.#takeIn(news))
  readonly #listeners = new Set<() => void>()

  constructor(play: GamePlay, { table, game, welcome }: TableAnswer) {
    this.id = table.id
    this.play = play
    this.table = table
    this.game = game
    this.welcome = welcome
    this.foundRunning = table.status === 'playing'
    this.past = new Past(table.id, () => this.log)
  }

  get isOver(): boolean {
    return this.table.status === 'finished' || this.table.status === 'abandoned'
  }

  /** The seat this browser's person holds. */
  get seat(): Seat | undefined {
    const viewer = this.game?.viewer
    if (typeof viewer === 'number') return viewer
    // Before it begins nobody sees a game.
    const own = meNow()?.id
    const seat = this.table.seats.findIndex(({ player }) => player !== null && player === own)
    return seat === -1 ? undefined : seat
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  tell(): void {
    this.version++
    for (const listener of this.#listeners) listener()
  }

  /** Stays up to date from now on, each step of an automa when the one before was seen; gives back how to stop. */
  attend(patience?: Patience): () => void {
    this.#unfolding.patience = patience
    const leave = follow(this.id, {
      news: (news) => this.#heard(news),
      stands: (position) => {
        if (position > this.log.position) this.#catchUp()
      },
    })
    const stop = onStreamState(() => this.tell())
    const lookAway = keepLooked(this)
    const asking = polling(() => this.#askPresence(), PRESENCE)
    this.#asking = asking
    return () => {
      asking.stop()
      this.#unfolding.patience = undefined
      this.#unfolding.finish()
      leave()
      stop()
      lookAway()
    }
  }

  async #askPresence(): Promise<void> {
    // A table at which nobody plays any more, or that others may not see, tells of nobody.
    if (this.isOver || (this.seat === undefined && !this.table.settings.spectators)) return
    const { seats, spectators } = await api.presence(this.id)
    if (sameData(seats, this.presence) && spectators === this.spectators) return
    this.presence = seats
    this.spectators = spectators
    this.tell()
  }

  /** Fetches whatever is not known yet. */
  refresh(): Promise<void> {
    this.#refreshing ??= this.#fetch().finally(() => {
      this.#refreshing = undefined
    })
    return this.#refreshing
  }

  /** The same for what happened meanwhile; where that fails for good the next news try again. */
  #catchUp(): void {
    retrying(() => this.refresh(), { tries: TRIES, worthwhile: mayPass }).catch(() => undefined)
  }

  /** Takes in what a command of ours answered. */
  adopt(table: SeenTable): void {
    if (table.position >= this.table.position) this.table = table
    this.tell()
  }

  /**
   * Sends a command of ours and waits until it is on the table before us. A second press on the same table is none;
   * where the stream was faster than the answer to the command before, the next one waits for that.
   */
  async send(kind: CommandKind, seat: Seat, move?: unknown): Promise<Refusal | undefined> {
    this.#unfolding.finish()
    const { at } = this.table
    const before = this.#command
    if (before?.at === at) return undefined
    const answer = this.#sendAfter(before?.answer, kind, {
      seat,
      at,
      ...(move === undefined ? {} : { move }),
    })
    const own = { at, answer }
    this.#command = own
    this.sending = true
    this.tell()
    try {
      return await answer
    } finally {
      if (this.#command === own) {
        this.#command = undefined
        this.sending = false
        this.tell()
      }
    }
  }

  async #sendAfter(before: Promise<unknown> | undefined, kind: CommandKind, command: Command) {
    await Promise.allSettled([before])
    const { done, problem } = await sendCommand(this.id, kind, command)
    if (done !== undefined) {
      this.#takeAnswer(command, done)
      await this.#reached(done.position)
    }
    if (problem === undefined) return undefined
    const refused = problem instanceof Refused ? problem : undefined
    if (refused?.status === 409) await this.refresh()
    if (refused?.refusal === undefined) say(problemText(problem))
    return refused?.refusal
  }

  /** The answer to a move goes straight into the log, where it follows on what is known. */
  #takeAnswer({ seat, move, at }: Command, done: Done): void {
    const { table, game } = this
    const follows = done.entry.position === this.log.position && at === table.at
    if (move === undefined || game === null || !follows) return
    const after = afterOwnMove(this.play.game, { table, game }, { seat, move }, done)
    if (after === undefined) return
    this.fresh = this.log.add([done.entry], done.position)
    this.#stands(after.table, after.game)
  }

  /** What else a command did comes over the stream; where that is slow or broken it is fetched. */
  #reached(position: number): Promise<void> {
    if (this.log.position >= position) return Promise.resolve()
    return new Promise((done) => {
      const settle = () => {
        clearTimeout(late)
        stop()
        done()
      }
      const fetch = () => void this.refresh().then(settle, settle)
      const late = setTimeout(fetch, streamState() === 'lost' ? 0 : ECHO)
      const stop = this.subscribe(() => {
        if (this.log.position >= position) settle()
      })
    })
  }

  #heard(news: News): void {
    this.#heardOf = Math.max(this.#heardOf, news.position)
    const { entries } = news
    const isStep = ({ kind, seat }: SeenEntry) =>
      kind === 'played' && this.table.seats[seat ?? -1]?.kind === 'automa'
    this.#unfolding.bring(news, entries.length > 0 && entries.every(isStep))
    if (entries.some((entry) => this.#isBack(entry))) this.#asking?.now()
  }

  /** Whoever does something is here, whatever was heard of them last. */
  #isBack({ seat, kind }: SeenEntry): boolean {
    const { [seat ?? -1]: there } = this.table.seats
    const acts = kind === 'played' || kind === 'said' || kind === 'sat'
    return acts && there?.kind === 'person' && !there.away && this.presence[seat ?? -1] !== 'here'
  }

  #takeIn({ position, entries, table, game }: News): void {
    // What does not follow on what is known, or brings nothing of what it tells of, is asked for.
    if ((entries[0]?.position ?? position) > this.log.position) {
      this.#catchUp()
      return
    }
    const known = this.log.position
    const fresh = this.log.add(entries, position)
    // Words alone move nothing on the board, and what comes late is known from elsewhere.
    if (table === undefined || table.position < this.table.position) {
      this.tell()
      return
    }
    // What was taken from an answer already moves nothing a second time.
    if (position > known) this.fresh = fresh
    this.#stands(table, game)
  }

  async #fetch(): Promise<void> {
    this.#unfolding.finish()
    const log = this.log
    let fresh: readonly GameEvent[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const answer = await api.table(this.id)
      fresh = [...fresh, ...(await readLog(this.id, log, answer.table.position))]
      // What happened between the two questions is asked for again.
      if (Math.max(log.position, this.#heardOf) > answer.table.position) continue
      this.fresh = fresh
      this.welcome = answer.welcome
      this.#stands(answer.table, answer.game)
      return
    }
    throw new Unreachable()
  }

  #stands(table: SeenTable, game: SeenGame | null | undefined): void {
    this.table = table
    if (game !== undefined) this.game = keepingView(this.game, game)
    this.tell()
    if (this.isOver && this.record === undefined) {
      this.#settling ??= this.#open().finally(() => {
        this.#settling = undefined
      })
    }
  }

  /** A finished table opens up: all that was secret is told again from the start, with every move. */
  async #open(): Promise<void> {
    if (this.game === null) return
    try {
      const log = new TableLog()
      await readLog(this.id, log, this.table.position)
      this.record = openSave(this.play, readSave(await api.save(this.id)))
      this.log = log
      this.tell()
    } catch {
      // It stays as it was seen; another visit may have more luck.
    }
  }
}

/** The table of this id, opened once per page. */
export const { get: openRemoteTable } = loadOnce(async (id) => {
  const answer = await api.table(id)
  const play = await loadPlay(answer.table.game)
  // A table goes on under the rules it was begun under.
  const game = rulesOfVersion(play, answer.table.rules) ?? play.game
  const remote = new RemoteTable({ ...play, game }, answer)
  await remote.refresh()
  remote.fresh = []
  return remote
})
