import { usualLevel } from '@engawa/bots'
import type { GameEvent, Refusal, ScoreSheet, Seat, Turn } from '@engawa/kernel'
import type { SeatPlan, UndoLock, UndoState } from '@engawa/table'
import { say } from '../app/notice.tsx'
import { keepTable } from '../table/local.ts'
import { COURSE_POINTS, type Patience, type SeatHolder, type Session } from '../table/session.ts'
import { api } from './api.ts'
import { OnlineCompany } from './company.ts'
import type { RemoteTable } from './remote-table.ts'
import { serverClockAhead } from './stream.ts'
import { problemText } from './use-words.ts'

const NOTHING_PLAYED: UndoState = { can: false, lock: 'start' }
const AT_HAND = Promise.resolve()

/** A table that runs on a server, as the frame knows tables: it shows what came over the stream. */
export class OnlineSession implements Session {
  readonly kind = 'online'
  readonly remote: RemoteTable
  readonly company: OnlineCompany
  readonly unstored = false
  recapDue: boolean
  #legal: { readonly view: unknown; readonly moves: readonly unknown[] } | undefined
  /** What was seen at positions while this page was open, so that undo can name a step. */
  readonly #seen = new Map<number, unknown>()

  constructor(remote: RemoteTable) {
    this.remote = remote
    this.company = new OnlineCompany(remote)
    this.recapDue = remote.foundRunning
    this.#remember()
    remote.subscribe(() => this.#remember())
  }

  get id() {
    return this.remote.id
  }

  get play() {
    return this.remote.play
  }

  get version() {
    return this.remote.version
  }

  get fresh() {
    return this.remote.fresh
  }

  get position() {
    return this.remote.log.moves.length
  }

  get movers() {
    return this.remote.log.moves.map((logged) => logged.seat)
  }

  get commitment() {
    return this.remote.table.commitment
  }

  get seed() {
    return this.remote.table.seed ?? undefined
  }

  get ending() {
    return this.remote.table.ending ?? undefined
  }

  get saves() {
    return this.remote.record !== undefined
  }

  get forks() {
    return this.remote.record !== undefined
  }

  get seats(): readonly SeatHolder[] {
    const { seats, deadline, settings } = this.remote.table
    const ahead = serverClockAhead()
    // Who plays for whom ends with the game.
    const over = this.remote.isOver
    return seats.map((seat, index): SeatHolder => {
      const presence = over ? null : (this.remote.presence[index] ?? null)
      const { name, level, away, resigned, waiting } = seat
      const turn = (waiting ?? 0) + (settings.clock?.turn ?? 0) * 1000
      return {
        kind: seat.kind === 'empty' ? 'person' : seat.kind,
        name,
        far: true,
        ...(presence === null ? {} : { presence }),
        ...(level === null ? {} : { level }),
        ...(over || !(resigned || away) ? {} : { absent: resigned ? 'resigned' : 'away' }),
        ...(deadline === null || waiting === null
          ? {}
          : { due: { turn: Math.min(turn, deadline) - ahead, reserve: deadline - ahead } }),
      }
    })
  }

  get turn(): Turn {
    const { turn, ending, seats } = this.remote.table
    if (turn?.over) return turn
    if (this.remote.isOver) {
      const left = seats.flatMap(({ kind, resigned }, seat) => (kind !== 'automa' && !resigned ? [seat] : []))
      return { over: true, winners: ending === 'resigned' ? left : [] }
    }
    return turn ?? { over: false, seats: [], decision: '' }
  }

  get thinking(): Seat | undefined {
    const { turn } = this
    const { seats } = this.remote.table
    const acts = (seat: Seat) => {
      const held = seats[seat]
      return held?.kind === 'person' && !held.away && !held.resigned
    }
    return turn.over ? undefined : turn.seats.find((seat) => !acts(seat))
  }

  readonly subscribe = (listener: () => void): (() => void) => this.remote.subscribe(listener)

  wake(patience: Patience): () => void {
    return this.remote.attend(patience)
  }

  seating() {
    return { viewer: this.remote.seat ?? ('table' as const), curtain: undefined, shared: false }
  }

  view(): unknown {
    return this.remote.game?.view
  }

  scores(): readonly ScoreSheet[] {
    const { game } = this.remote
    return game === null ? [] : this.play.game.score(game.view)
  }

  moves(seat: Seat): readonly unknown[] {
    const held = this.remote.table.seats[seat]
    if (this.turn.over || held?.away || held?.resigned) return []
    const view = this.view()
    const legal =
      this.#legal !== undefined && this.#legal.view === view
        ? this.#legal
        : { view, moves: this.play.game.moves(view, seat) }
    this.#legal = legal
    return legal.moves
  }

  check(seat: Seat, move: unknown): Refusal | undefined {
    return this.play.game.check(this.view(), seat, move)
  }

  async act(seat: Seat, move: unknown): Promise<Refusal | undefined> {
    return this.check(seat, move) ?? this.remote.send('moves', seat, move)
  }

  undo(seat: Seat) {
    return this.remote.send('undo', seat)
  }

  redo(seat: Seat) {
    return this.remote.send('redo', seat)
  }

  restartTurn(seat: Seat) {
    return this.remote.send('restart', seat)
  }

  undoState(seat: Seat): UndoState {
    const undo = this.remote.game?.undo
    if (undo === undefined) return NOTHING_PLAYED
    if (undo.can) return { can: true, last: { seat, move: this.remote.log.moves.at(-1)?.move } }
    const locks: readonly UndoLock[] = ['start', 'chance', 'other-seat']
    return { can: false, lock: locks.find((lock) => lock === undo.lock) ?? 'start' }
  }

  canRedo(): boolean {
    return this.remote.game?.redo ?? false
  }

  viewBefore(): unknown {
    return this.#seen.get(this.position - 1)
  }

  /** What lay open then; of a table that is over, all there was. */
  viewAt(position: number): unknown {
    const { record, past } = this.remote
    return record === undefined ? (past.at(position) ?? this.view()) : record.fork(position).reveal()
  }

  /** Brings an earlier position from the server, where it is not at hand. */
  bring(position: number): Promise<void> {
    const known = this.remote.record !== undefined || position >= this.position
    return known ? AT_HAND : this.remote.past.load(position)
  }

  opening(): readonly GameEvent[] {
    return this.remote.log.opening
  }

  log(): readonly (readonly GameEvent[])[] {
    return this.remote.log.moves.map((logged) => logged.events)
  }

  recap(seat: Seat): readonly GameEvent[] {
    const since = this.remote.log.moves.findLastIndex((logged) => logged.seat === seat && !logged.standIn) + 1
    return [...(since === 0 ? this.opening() : []), ...this.log().slice(since).flat()]
  }

  course() {
    return this.remote.record?.totals(COURSE_POINTS) ?? []
  }

  save(): Promise<string> {
    return api.save(this.id)
  }

  /** One round for all who sat here. Where there can be none one stays at this table, and is told why. */
  async again(): Promise<string> {
    try {
      return this.remote.table.next?.table ?? (await api.nextRound(this.id)).id
    } catch (problem) {
      say(problemText(problem))
      return this.id
    }
  }

  /** What others would do from here is for bots to say. */
  async fork(position: number): Promise<string> {
    const { record, seat: own } = this.remote
    if (record === undefined) throw new Error('a running table cannot be forked')
    const seats = record.seats.map((plan, seat): SeatPlan => {
      if (plan.kind !== 'person' || seat === (own ?? 0)) return plan
      return { kind: 'bot', name: plan.name, level: usualLevel }
    })
    return keepTable(record.fork(position, seats), this.play)
  }

  #remember(): void {
    this.#seen.set(this.position, this.view())
  }
}

const sessions = new WeakMap<RemoteTable, OnlineSession>()

/** The session of a remote table, the same one as long as the page is open. */
export function sessionOf(remote: RemoteTable): OnlineSession {
  const known = sessions.get(remote) ?? new OnlineSession(remote)
  sessions.set(remote, known)
  return known
}
