import type {
  Game,
  GameEvent,
  Lesson,
  LessonStep,
  MadeMove,
  RulesVersions,
  Said,
  WordAbout,
} from '@engawa/kernel'
import { openPosition } from './save.ts'
import type { SeatPlan } from './seats.ts'
import type { Table } from './table.ts'

/** A lesson does not fit the rules: the message names the step. */
export class LessonError extends Error {}

/** How far a lesson was taken: all that is stored of it. */
export interface LessonRecord {
  readonly step: number
  /** How many moves had been made when each step opened. */
  readonly starts: readonly number[]
  /** Every move since the lesson's own position. */
  readonly moves: readonly MadeMove[]
}

/** What came of a move of the learner. */
export interface Taught {
  readonly events: readonly GameEvent[]
  /** The step is done. */
  readonly ended: boolean
  readonly says: Said | undefined
}

const about = (words: readonly WordAbout[] | undefined, move: unknown, view: unknown): Said | undefined =>
  words?.find((word) => word.when === undefined || word.when(move, view))?.says

/**
 * A lesson as it is taken: its table, the step that is open, and where each earlier step began.
 * Everything is played by the rules; nothing here knows a screen.
 */
export class LessonRun {
  readonly lesson: Lesson
  readonly #play: RulesVersions<Game>
  readonly #seats: readonly SeatPlan[] | undefined
  #table: Table
  #starts: number[]
  /** The open step is done; its replies are played. */
  #ended = false
  #replied = 0

  constructor(play: RulesVersions<Game>, lesson: Lesson, seats?: readonly SeatPlan[]) {
    this.lesson = lesson
    this.#play = play
    this.#seats = seats
    this.#table = this.#laid([])
    this.#starts = [this.#table.position]
  }

  get table(): Table {
    return this.#table
  }

  /** The open step, from 0; the number of steps once the lesson is done. */
  get step(): number {
    return this.#starts.length - 1
  }

  get open(): LessonStep | undefined {
    return this.lesson.steps[this.step]
  }

  /** The learner is to act in the open step. */
  get asking(): boolean {
    return this.open !== undefined && !this.#ended
  }

  get view(): unknown {
    return this.#table.view(this.lesson.seat)
  }

  /** How many moves had been made when the open step opened. */
  get start(): number {
    return this.#starts[this.step] ?? 0
  }

  /** Is this legal move the one that is asked for, or one of them? */
  asks(move: unknown): boolean {
    return this.asking && this.open?.asks?.fits(move, this.view) === true
  }

  /** What is said of a legal move that was not asked for. */
  other(move: unknown): Said | undefined {
    return about(this.open?.others, move, this.view)
  }

  /** The asked move, as it is shown. */
  shown(): unknown {
    const asked = this.open?.asks
    if (asked === undefined) return this.#fail('asks for nothing to be shown')
    const move = asked.show(this.view, () => this.#table.moves(this.lesson.seat))
    if (!asked.fits(move, this.view))
      return this.#fail(`shows ${JSON.stringify(move)}, which it does not ask for`)
    return move
  }

  /** Makes a move of the learner that the open step asks for. */
  make(move: unknown): Taught {
    const { open, view } = this
    if (!this.asks(move)) return this.#fail(`does not ask for ${JSON.stringify(move)}`)
    const events = this.#make({ seat: this.lesson.seat, move })
    this.#ended = open?.asks?.ends?.(move, this.view) ?? true
    return { events, ended: this.#ended, says: this.#ended ? about(open?.answers, move, view) : undefined }
  }

  /** Ends a step that asks for no move. */
  goOn(): Said | undefined {
    if (this.open?.asks !== undefined) return this.#fail('asks for a move')
    this.#ended = true
    return about(this.open?.answers, undefined, this.view)
  }

  /** Makes the next prepared move of another seat; nothing where none is left. */
  reply(): readonly GameEvent[] | undefined {
    const reply = this.#ended ? this.open?.replies?.[this.#replied] : undefined
    if (reply === undefined) return undefined
    this.#replied++
    const { seat } = reply
    const move = 'move' in reply ? reply.move : reply.choose(this.#table.view(seat))
    return move === undefined ? this.reply() : this.#make({ seat, move })
  }

  /** Opens the step after one that is done. */
  next(): void {
    if (!this.#ended) this.#fail('is not done')
    while (this.reply() !== undefined);
    do this.#openAt([...this.#starts, this.#table.position])
    while (this.open?.only?.(this.view) === false)
  }

  /** Takes back what was done since the open step opened. */
  again(): void {
    this.#table = this.#laid(this.#since(this.start))
    this.#openAt(this.#starts)
  }

  /** Ends the open step by the moves that it shows. */
  skip(): void {
    if (this.asking && this.open?.asks === undefined) this.goOn()
    for (let made = 0; this.asking; made++) {
      if (made > 40) this.#fail('never ends')
      this.make(this.shown())
    }
    this.next()
  }

  /** Opens this step: an earlier one as it was, a later one by the moves that are shown. */
  to(step: number): void {
    const kept = this.#starts.slice(0, step + 1)
    if (this.#starts.length > kept.length) {
      this.#table = this.#laid(this.#since(kept.at(-1) ?? 0))
      this.#openAt(kept)
    } else this.again()
    while (this.step < Math.min(step, this.lesson.steps.length)) this.skip()
  }

  record(): LessonRecord {
    return { step: this.step, starts: this.#starts, moves: this.#since(this.#table.position) }
  }

  /** Goes on where a record was made. Throws where its moves are none, or its steps are gone. */
  resume({ starts, moves }: LessonRecord): void {
    const { length } = this.lesson.position.moves
    const rising = starts.every((start, index) => start >= (starts[index - 1] ?? length))
    if (!rising || starts[0] !== length || starts.length > this.lesson.steps.length + 1)
      this.#fail('does not fit what was stored')
    this.#table = this.#laid(moves.slice(0, (starts.at(-1) ?? 0) - length))
    this.#openAt([...starts])
    if (this.#table.position !== this.start) this.#fail('does not fit what was stored')
  }

  #laid(since: readonly MadeMove[]): Table {
    const { position } = this.lesson
    const whole = { ...position, moves: [...position.moves, ...since] }
    return openPosition(this.#play, whole, this.#seats)
  }

  /** The learner's and the prepared moves, as far as this number of moves in all. */
  #since(position: number): MadeMove[] {
    return this.#table.history.slice(this.lesson.position.moves.length, position)
  }

  #openAt(starts: number[]): void {
    this.#starts = starts
    this.#ended = false
    this.#replied = 0
  }

  #make({ seat, move }: MadeMove): readonly GameEvent[] {
    const played = this.#table.play(seat, move)
    if (!played.ok)
      return this.#fail(
        `seat ${seat} may not ${JSON.stringify(move)}: ${played.refusal.code} (${played.refusal.rule})`,
      )
    return played.events
  }

  #fail(what: string): never {
    const { lesson, step } = this
    const name = this.open?.id ?? 'the end'
    throw new LessonError(`${lesson.position.game}, lesson ${lesson.id}, step ${step + 1} (${name}) ${what}`)
  }
}
