import type { GameEvent, GamePlay, Lesson, LessonStep, Refusal, Said, Seat } from '@engawa/kernel'
import { type LessonRecord, LessonRun, type SeatPlan, type Table, type UndoState } from '@engawa/table'
import { shellWordsNow } from '../app/settings.ts'
import { keepTable } from '../table/local.ts'
import type { Seating } from '../table/seating.ts'
import type { Patience, Session } from '../table/session.ts'
import { TableReading } from '../table/table-reading.ts'
import { progressOf } from './progress.ts'

/** What the lesson does now. */
export type LessonState =
  /** It waits for the learner. */
  | { readonly at: 'asking' }
  /** Another legal move than the asked one was pressed: nothing of it is played yet. */
  | { readonly at: 'held'; readonly move: unknown }
  /** That move was tried, on a table of its own. */
  | { readonly at: 'trying' }
  /** The step is done: its answer stands, and other seats make their moves. */
  | { readonly at: 'answered' }
  | { readonly at: 'over' }

const asking: LessonState = { at: 'asking' }
/** An answer stands at least so long, and longer where there is more to read; any press ends it. */
const ANSWER = 1200
const PER_LETTER = 42

const sleep = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds))

/** A lesson as the table screen has it open. */
export class LessonSession extends TableReading implements Session {
  readonly kind = 'local'
  readonly id = 'lesson'
  readonly play: GamePlay
  readonly thinking = undefined
  readonly unstored = false
  readonly ending = undefined
  readonly seed = undefined
  readonly company = undefined
  readonly saves = false
  readonly forks = false
  recapDue = false
  version = 0
  fresh: readonly GameEvent[] = []
  state: LessonState = asking
  /** What was said of the step before, once it was done. */
  answer: Said | undefined
  /** The asked move was shown. */
  helped = false
  /** What was stored did not fit: the lesson began anew. */
  changed = false
  readonly #run: LessonRun
  readonly #listeners = new Set<() => void>()
  #branch: Table | undefined
  #patience: Patience = () => Promise.resolve()
  /** Ends the pause that is waited for; the answers of one step are hurried all together. */
  #wake: (() => void) | undefined
  #hurried = false
  /** Counts the ways through the lesson: an answer that is left behind goes no further. */
  #way = 0

  constructor(play: GamePlay, lesson: Lesson, seatsOf: (seats: number) => readonly SeatPlan[]) {
    super()
    const { people, options } = lesson.position
    const automas = play.game.automas(people, options)
    this.play = play
    this.#run = new LessonRun(play, lesson, seatsOf(people + automas.length))
  }

  get lesson(): Lesson {
    return this.#run.lesson
  }

  /** From 0; the number of steps at the end. */
  get step(): number {
    return this.#run.step
  }

  get open(): LessonStep | undefined {
    return this.#run.open
  }

  protected get table(): Table {
    return this.#branch ?? this.#run.table
  }

  /** The learner is “you” in the language that is spoken now. */
  override get seats() {
    const { you } = shellWordsNow().newTable
    return super.seats.map((holder, seat) => (seat === this.lesson.seat ? { ...holder, name: you } : holder))
  }

  /** Goes to a step: of the link, where it waits, or the first. A step that is gone starts at the beginning. */
  begin(step: number | undefined): void {
    const progress = progressOf(this.lesson)
    const gone = step !== undefined && !(step in this.lesson.steps)
    try {
      if (gone) throw new Error('the link names a step that is gone')
      if (progress?.record === 'unreadable') throw new Error('the record has another form')
      if (progress?.record !== undefined) {
        if (progress.version !== this.lesson.version) throw new Error('the lesson has changed')
        this.#run.resume(progress.record)
      }
      if (step !== undefined && step !== this.step) this.#run.to(step)
    } catch {
      this.#run.to(0)
      this.changed = true
    }
    this.#opened()
  }

  /** How far it was taken. */
  record(): LessonRecord {
    return this.#run.record()
  }

  /** Opens another step of the lesson with its table. */
  to(step: number): void {
    this.#run.to(step)
    this.answer = undefined
    this.#opened()
  }

  /** There is something to go back to: what was done since the step opened, or the step before. */
  get canGoBack(): boolean {
    return this.step > 0 || this.#begun
  }

  /** Takes back what was done since the step opened, or else opens the step before. */
  back(): void {
    if (this.canGoBack) this.to(this.#begun ? this.step : this.step - 1)
  }

  get #begun(): boolean {
    return this.open !== undefined && this.#run.table.position > this.#run.start
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  wake(patience: Patience): () => void {
    this.#patience = patience
    return () => undefined
  }

  seating(): Seating {
    return { viewer: this.lesson.seat, curtain: undefined, shared: false }
  }

  override moves(seat: Seat): readonly unknown[] {
    return this.state.at === 'answered' || this.state.at === 'over' ? [] : super.moves(seat)
  }

  async act(seat: Seat, move: unknown): Promise<Refusal | undefined> {
    const refusal = this.check(seat, move)
    if (refusal !== undefined) return refusal
    if (this.#branch !== undefined) this.#try(this.#branch, move)
    else if (this.#run.asks(move)) this.#made(move)
    else if (this.#run.asking) this.#be({ at: 'held', move })
    return undefined
  }

  /** Goes on from a step that asks for no move. */
  goOn(): void {
    if (this.state.at !== 'asking' || this.open?.asks !== undefined) return
    this.fresh = []
    void this.#answered(this.#run.goOn())
  }

  /** Makes the asked move for the learner. */
  showMe(): void {
    if (this.state.at !== 'asking' && this.state.at !== 'held') return
    this.helped = true
    if (this.open?.asks === undefined) this.goOn()
    else this.#made(this.#run.shown())
  }

  /** Goes on to the next step without motion. */
  skip(): void {
    if (this.open === undefined) return
    this.takeBack()
    if (this.state.at === 'answered') this.hurry()
    else {
      this.#run.skip()
      this.answer = undefined
      this.#opened()
    }
  }

  /** What the held move would do, in the lesson's own words. */
  get otherWay(): Said | undefined {
    return this.state.at === 'held' ? this.#run.other(this.state.move) : undefined
  }

  /** Plays the held move on a table of its own. */
  tryIt(): void {
    if (this.state.at !== 'held') return
    const { move } = this.state
    this.#branch = this.#run.table.fork(this.position)
    this.state = { at: 'trying' }
    this.#try(this.#branch, move)
  }

  /** Back to the lesson's own table. */
  takeBack(): void {
    if (this.state.at !== 'held' && this.state.at !== 'trying') return
    this.#branch = undefined
    this.fresh = []
    this.#be(asking)
  }

  /** The answer was read, and what other seats do was seen. */
  hurry(): void {
    this.#hurried = true
    this.#wake?.()
  }

  /** The lesson's table as one of the own tables, to play on. */
  playOn(): Promise<string> {
    return keepTable(this.#run.table.fork(this.#run.table.position), this.play)
  }

  /** Within a step that takes several moves they can be taken back. */
  override undoState(seat: Seat): UndoState {
    const since = this.#branch === undefined && this.position <= this.#run.start
    return since || this.state.at === 'answered' ? { can: false, lock: 'start' } : super.undoState(seat)
  }

  async undo(seat: Seat): Promise<undefined> {
    if (!this.undoState(seat).can) return
    this.table.undo(seat)
    this.fresh = []
    this.#tell()
  }

  async bring(): Promise<void> {}

  course() {
    return []
  }

  canRedo() {
    return false
  }

  async redo(): Promise<undefined> {}

  async restartTurn(): Promise<undefined> {
    this.#run.again()
    this.#opened()
  }

  again(): Promise<string> {
    return this.playOn()
  }

  fork(): Promise<string> {
    return this.playOn()
  }

  #made(move: unknown): void {
    const { events, ended, says } = this.#run.make(move)
    this.fresh = events
    if (ended) void this.#answered(says)
    else this.#be(asking)
  }

  #try(branch: Table, move: unknown): void {
    const played = branch.play(this.lesson.seat, move)
    this.fresh = played.ok ? played.events : []
    this.#tell()
  }

  async #answered(says: Said | undefined): Promise<void> {
    const way = ++this.#way
    this.answer = says
    this.changed = false
    this.#hurried = false
    this.#be({ at: 'answered' })
    const letters = says === undefined ? 0 : Math.max(...Object.values(says).map((text) => text.length))
    if (says !== undefined) await this.#unlessHurried(sleep(Math.max(ANSWER, letters * PER_LETTER)))
    for (;;) {
      if (way !== this.#way) return
      const events = this.#run.reply()
      if (events === undefined) break
      this.fresh = events
      this.#tell()
      await this.#unlessHurried(this.#patience())
    }
    this.fresh = []
    this.#run.next()
    this.#opened()
  }

  #unlessHurried(pause: Promise<void>): Promise<void> {
    if (this.#hurried) return Promise.resolve()
    const hurried = new Promise<void>((done) => {
      this.#wake = done
    })
    return Promise.race([pause, hurried])
  }

  #opened(): void {
    this.#way++
    this.#branch = undefined
    this.fresh = []
    this.#be(this.open === undefined ? { at: 'over' } : asking)
  }

  #be(state: LessonState): void {
    this.state = state
    this.#tell()
  }

  #tell(): void {
    this.version++
    for (const listener of this.#listeners) listener()
  }
}
