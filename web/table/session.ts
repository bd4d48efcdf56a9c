import type { GameEvent, GamePlay, Refusal, Seat, Viewer } from '@engawa/kernel'
import { eventsFor, saveTable, type Table } from '@engawa/table'
import { storeTable } from '../store/tables.ts'
import { botMove } from '../worker/client.ts'

/** How long a bot lets one look before each of its steps, in milliseconds. */
export type Patience = () => number

const RETRIES = 3
const sleep = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

/**
 * A table that is open in this browser: it stores itself after every move,
 * lets bots act, and tells whoever draws it that something changed.
 */
export class Session {
  readonly id: string
  readonly table: Table
  readonly play: GamePlay
  /** Grows with every change; what is drawn follows from it. */
  version = 0
  /** What the last change brought, for all viewers; empty after an undo. */
  fresh: readonly GameEvent[] = []
  thinking: Seat | undefined
  /** Opened from storage and not yet told what happened meanwhile. */
  recapDue = false
  /** The browser refused to store the table. */
  unstored = false
  readonly #listeners = new Set<() => void>()
  readonly #logs = new Map<Viewer, GameEvent[][]>()
  /** What a seat saw before its steps, so that undo can name them without a replay. */
  readonly #seen = new Map<number, unknown>()
  #awake = false
  #patience: Patience = () => 0

  constructor(id: string, table: Table, play: GamePlay) {
    this.id = id
    this.table = table
    this.play = play
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  act(seat: Seat, move: unknown): Refusal | undefined {
    const { position } = this.table
    const seen = this.table.view(seat)
    const played = this.table.play(seat, move)
    if (!played.ok) return played.refusal
    this.#seen.set(position, seen)
    this.#happened(played.events)
    return undefined
  }

  redo(seat: Seat): void {
    const played = this.table.redo(seat)
    if (played.ok) this.#happened(played.events)
  }

  undo(seat: Seat): void {
    if (this.table.undo(seat).can) this.#rewound()
  }

  restartTurn(seat: Seat): void {
    if (this.table.restartTurn(seat).can) this.#rewound()
  }

  /** What the seat saw before its last step. */
  viewBefore(seat: Seat): unknown {
    const position = this.table.position - 1
    const seen = this.#seen.get(position) ?? this.table.viewAt(position, seat)
    this.#seen.set(position, seen)
    return seen
  }

  /** What this viewer may know of every move so far. */
  log(viewer: Viewer): readonly GameEvent[][] {
    const known = this.#logs.get(viewer)
    if (known !== undefined && known.length === this.table.position) return known
    const log = this.table.events(viewer)
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

  async store(): Promise<void> {
    const { table } = this
    const turn = table.turn
    const people = table.seats.filter((plan) => plan.kind === 'person').length
    const company = table.seats.filter((plan) => people > 1 || plan.kind !== 'person')
    try {
      await storeTable({
        id: this.id,
        game: table.game.id,
        names: table.seats.map((seat) => seat.name),
        waiting: !turn.over && turn.seats.some((seat) => table.seats[seat]?.kind === 'person'),
        company: company.map((plan) => plan.name),
        over: turn.over,
        moves: table.position,
        changed: Date.now(),
        save: saveTable(table),
      })
      this.unstored = false
    } catch {
      this.unstored = true
      this.#tell()
    }
  }

  #happened(events: readonly GameEvent[]): void {
    this.fresh = events
    for (const [viewer, log] of this.#logs) {
      // A finished table opens up: what was secret is told again from the start.
      if (this.table.turn.over) this.#logs.delete(viewer)
      else this.#logs.set(viewer, [...log, eventsFor(viewer, events)])
    }
    this.#changed()
  }

  #rewound(): void {
    this.fresh = []
    for (const [viewer, log] of this.#logs) this.#logs.set(viewer, log.slice(0, this.table.position))
    this.#changed()
  }

  #changed(): void {
    this.#tell()
    void this.store()
    void this.#letBotsAct()
  }

  #tell(): void {
    this.version++
    for (const listener of this.#listeners) listener()
  }

  async #letBotsAct(): Promise<void> {
    const [seat] = this.table.waitingForBots()
    if (!this.#awake || seat === undefined || this.thinking !== undefined) return
    this.thinking = seat
    this.#tell()
    const at = this.table.position
    const [move] = await Promise.all([this.#think(seat), sleep(this.#patience())])
    this.thinking = undefined
    const stillMeant = this.#awake && move !== undefined && this.table.position === at
    if (stillMeant) this.act(seat, move)
    else this.#tell()
  }

  /** A worker can die of a lost network or little memory: it is asked again before giving up. */
  async #think(seat: Seat): Promise<unknown> {
    const plan = this.table.seats[seat]
    for (let tried = 0; tried < RETRIES; tried++) {
      try {
        return await botMove({
          game: this.table.game.id,
          level: plan?.level ?? '',
          view: this.table.view(seat),
          seat,
          automa: plan?.kind === 'automa',
        })
      } catch {
        await sleep(500 * (tried + 1))
      }
    }
    return undefined
  }
}
