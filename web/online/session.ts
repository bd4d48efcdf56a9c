import { usualLevel } from '@engawa/bots'
import type { GameEvent, Refusal, ScoreSheet, Seat, Turn } from '@engawa/kernel'
import type { SeatPlan, UndoLock, UndoState } from '@engawa/table'
import { say } from '../app/notice.tsx'
import { keepTable } from '../table/local.ts'
import type { SeatHolder, Session } from '../table/session.ts'
import { api } from './api.ts'
import { OnlineCompany } from './company.ts'
import { houseAhead } from './line.ts'
import type { Room } from './room.ts'
import { problemText } from './use-words.ts'

const NOTHING_PLAYED: UndoState = { can: false, lock: 'start' }
const AT_HAND = Promise.resolve()

/** A table that runs in a house, as the frame knows tables: it shows what came over the line. */
export class OnlineSession implements Session {
  readonly room: Room
  readonly company: OnlineCompany
  readonly unstored = false
  recapDue: boolean
  #legal: { readonly version: number; readonly moves: readonly unknown[] } | undefined
  /** What was seen at positions while this page was open, so that undo can name a step. */
  readonly #seen = new Map<number, unknown>()

  constructor(room: Room) {
    this.room = room
    this.company = new OnlineCompany(room)
    this.recapDue = room.foundRunning
    this.#remember()
    room.subscribe(() => this.#remember())
  }

  get id() {
    return this.room.id
  }

  get play() {
    return this.room.play
  }

  get version() {
    return this.room.version
  }

  get fresh() {
    return this.room.fresh
  }

  get position() {
    return this.room.log.steps.length
  }

  get movers() {
    return this.room.log.steps.map((step) => step.seat)
  }

  get commitment() {
    return this.room.table.commitment
  }

  get seed() {
    return this.room.table.seed ?? undefined
  }

  get ending() {
    return this.room.table.ending ?? undefined
  }

  get saves() {
    return this.room.record !== undefined
  }

  get forks() {
    return this.room.record !== undefined
  }

  get seats(): readonly SeatHolder[] {
    const { seats, deadline } = this.room.table
    return seats.map((seat): SeatHolder => {
      const { name, level, away, resigned, waiting } = seat
      return {
        kind: seat.kind === 'empty' ? 'person' : seat.kind,
        name,
        far: true,
        ...(level === null ? {} : { level }),
        ...(resigned ? { absent: 'resigned' } : away ? { absent: 'away' } : {}),
        ...(deadline === null || waiting === null ? {} : { due: deadline - houseAhead() }),
      }
    })
  }

  get turn(): Turn {
    const { turn, ending, seats } = this.room.table
    if (turn?.over) return turn
    if (this.room.isOver) {
      const left = seats.flatMap(({ kind, resigned }, seat) => (kind !== 'automa' && !resigned ? [seat] : []))
      return { over: true, winners: ending === 'resigned' ? left : [] }
    }
    return turn ?? { over: false, seats: [], decision: '' }
  }

  get thinking(): Seat | undefined {
    const { turn } = this
    const { seats } = this.room.table
    const acts = (seat: Seat) => {
      const held = seats[seat]
      return held?.kind === 'person' && !held.away && !held.resigned
    }
    return turn.over ? undefined : turn.seats.find((seat) => !acts(seat))
  }

  readonly subscribe = (listener: () => void): (() => void) => this.room.subscribe(listener)

  wake(): () => void {
    return this.room.attend()
  }

  seating() {
    return { viewer: this.room.seat ?? ('table' as const), curtain: undefined, shared: false }
  }

  view(): unknown {
    return this.room.game?.view
  }

  scores(): readonly ScoreSheet[] {
    const { game } = this.room
    return game === null ? [] : this.play.game.score(game.view)
  }

  moves(seat: Seat): readonly unknown[] {
    const held = this.room.table.seats[seat]
    if (this.turn.over || held?.away || held?.resigned) return []
    if (this.#legal?.version !== this.room.table.position)
      this.#legal = { version: this.room.table.position, moves: this.play.game.moves(this.view(), seat) }
    return this.#legal.moves
  }

  check(seat: Seat, move: unknown): Refusal | undefined {
    return this.play.game.check(this.view(), seat, move)
  }

  async act(seat: Seat, move: unknown): Promise<Refusal | undefined> {
    return this.check(seat, move) ?? this.room.send('moves', seat, move)
  }

  undo(seat: Seat) {
    return this.room.send('undo', seat)
  }

  redo(seat: Seat) {
    return this.room.send('redo', seat)
  }

  restartTurn(seat: Seat) {
    return this.room.send('restart', seat)
  }

  undoState(seat: Seat): UndoState {
    const undo = this.room.game?.undo
    if (undo === undefined) return NOTHING_PLAYED
    if (undo.can) return { can: true, last: { seat, move: this.room.log.steps.at(-1)?.move } }
    const locks: readonly UndoLock[] = ['start', 'chance', 'other-seat']
    return { can: false, lock: locks.find((lock) => lock === undo.lock) ?? 'start' }
  }

  canRedo(): boolean {
    return this.room.game?.redo ?? false
  }

  viewBefore(): unknown {
    return this.#seen.get(this.position - 1)
  }

  /** What lay open then; of a table that is over, all there was. */
  viewAt(position: number): unknown {
    const { record, past } = this.room
    return record === undefined ? (past.at(position) ?? this.view()) : record.fork(position).snapshot().state
  }

  /** Brings an earlier position from the house, where it is not at hand. */
  bring(position: number): Promise<void> {
    const known = this.room.record !== undefined || position >= this.position
    return known ? AT_HAND : this.room.past.load(position)
  }

  log(): readonly (readonly GameEvent[])[] {
    return this.room.log.steps.map((step) => step.events)
  }

  recap(seat: Seat): readonly GameEvent[] {
    const since = this.room.log.steps.findLastIndex((step) => step.seat === seat && !step.standIn) + 1
    return this.log().slice(since).flat()
  }

  save(): Promise<string> {
    return api.save(this.id)
  }

  /** One round for all who sat here. Where there can be none one stays at this table, and is told why. */
  async again(): Promise<string> {
    try {
      return this.room.table.next?.table ?? (await api.nextRound(this.id)).id
    } catch (problem) {
      say(problemText(problem))
      return this.id
    }
  }

  /** What others would do from here is for bots to say. */
  async fork(position: number): Promise<string> {
    const { record, seat: own } = this.room
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

const sessions = new WeakMap<Room, OnlineSession>()

/** The session of a room, the same one as long as the page is open. */
export function sessionOf(room: Room): OnlineSession {
  const known = sessions.get(room) ?? new OnlineSession(room)
  sessions.set(room, known)
  return known
}
