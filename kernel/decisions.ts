import type { Agenda, Frame } from './agenda.ts'
import type { Chance } from './chance.ts'
import type { GameEvent, Refusal, Seat, Tell, Viewer } from './contract.ts'
import type { OptionsSchema } from './options.ts'
import type { ScoreLine, ScoreSheet } from './score.ts'
import type { MoveShapes } from './shape.ts'

/**
 * How rules are written: a game declares its decisions in a table, one entry for each thing a seat can be
 * asked, and `gameOf` derives `turn`, `moves`, `check` and `play` of the contract from it.
 * A game with flat turns names the decision by a `phase`; one with nested effects keeps an `agenda`.
 */

/** Anything told apart by its kind. */
export type Kinded = { readonly kind: string }

/** The types a game is made of, in one place: `interface Daruma { state: State; … }`. */
export interface Kinds {
  state: unknown
  move: Kinded
  event: GameEvent
  /** What can be asked or done, by its kind; with flat turns `{ kind: Phase }`. */
  task: Kinded
  refusal: Refusal
}

/** A move in progress: the state it changes, the generator, and who listens. */
export interface Step<State, Event extends GameEvent = GameEvent> {
  readonly state: State
  readonly chance: Chance
  readonly tell: Tell<Event>
}

export type StepOf<Of extends Kinds> = Step<Of['state'], Of['event']>
type TaskOf<Of extends Kinds, Kind> = Extract<Of['task'], { readonly kind: Kind }>
type MoveOf<Of extends Kinds, Kind> = Extract<Of['move'], { readonly kind: Kind }>

/** What comes next on the agenda; nothing where the task is simply done, and always with flat turns. */
export type Plan<Of extends Kinds> = Frame<Of['task']> | undefined

/** Could anything of this frame be done on this table now? */
export type Can<Of extends Kinds> = (state: Of['state'], frame: Frame<Of['task']>) => boolean

/**
 * A task that asks its seat. Reading it tells what is asked, what is allowed, why not, and what happens.
 * Its functions are called without `this`.
 */
export interface Decision<
  Of extends Kinds,
  Kind extends Of['task']['kind'],
  Answers extends Of['move']['kind'],
> {
  /** The rule that says what is to be decided; cited to whoever answers with another kind of move. */
  readonly rule: string
  /** The kinds of move that answer it. */
  readonly answers: readonly Answers[]
  /** Could anything of it be done now? What cannot is skipped. Absent: always. */
  possible?(state: Of['state'], seat: Seat, asked: TaskOf<Of, Kind>, can: Can<Of>): boolean
  /** The one move there is, where asking would be idle. */
  forced?(state: Of['state'], seat: Seat, asked: TaskOf<Of, Kind>): MoveOf<Of, Answers> | undefined
  /** The seat may answer `{ kind: 'decline' }` and leave it at that. */
  readonly mayDecline?: boolean
  moves(state: Of['state'], seat: Seat, asked: TaskOf<Of, Kind>, can: Can<Of>): Of['move'][]
  /** Why this answer is not possible; nothing where it is. */
  refuse(
    state: Of['state'],
    seat: Seat,
    move: MoveOf<Of, Answers>,
    asked: TaskOf<Of, Kind>,
    can: Can<Of>,
  ): Of['refusal'] | undefined
  /** Carries the answer out. What it returns comes next; returning the same task asks again. */
  // biome-ignore lint/suspicious/noConfusingVoidType: a decision of a flat game has nothing to return
  play(step: StepOf<Of>, seat: Seat, move: MoveOf<Of, Answers>, asked: TaskOf<Of, Kind>): Plan<Of> | void
}

/** A task that is simply done when its time comes. */
export interface Errand<Of extends Kinds, Kind extends Of['task']['kind']> {
  possible?(state: Of['state'], seat: Seat, asked: TaskOf<Of, Kind>, can: Can<Of>): boolean
  // biome-ignore lint/suspicious/noConfusingVoidType: an errand may lead to nothing further
  run(step: StepOf<Of>, seat: Seat, asked: TaskOf<Of, Kind>): Plan<Of> | void
}

/** A decision whatever its answers; methods, so that one that takes fewer kinds of move fits. */
export interface AnyDecision<Of extends Kinds, Kind extends Of['task']['kind'] = Of['task']['kind']> {
  readonly rule: string
  readonly answers: readonly Of['move']['kind'][]
  possible?(state: Of['state'], seat: Seat, asked: TaskOf<Of, Kind>, can: Can<Of>): boolean
  forced?(state: Of['state'], seat: Seat, asked: TaskOf<Of, Kind>): Of['move'] | undefined
  readonly mayDecline?: boolean
  moves(state: Of['state'], seat: Seat, asked: TaskOf<Of, Kind>, can: Can<Of>): Of['move'][]
  refuse(
    state: Of['state'],
    seat: Seat,
    move: Of['move'],
    asked: TaskOf<Of, Kind>,
    can: Can<Of>,
  ): Of['refusal'] | undefined
  // biome-ignore lint/suspicious/noConfusingVoidType: as above
  play(step: StepOf<Of>, seat: Seat, move: Of['move'], asked: TaskOf<Of, Kind>): Plan<Of> | void
}

/** One entry for each decision of a game. */
export type Decisions<Of extends Kinds, Kind extends Of['task']['kind'] = Of['task']['kind']> = {
  readonly [Each in Kind]: AnyDecision<Of, Each>
}

/** One entry for each errand of a game. */
export type Errands<Of extends Kinds, Kind extends Of['task']['kind']> = {
  readonly [Each in Kind]: Errand<Of, Each>
}

/** What a game is beside its decisions. */
export interface Rulebook<Of extends Kinds, Options, Line extends ScoreLine> {
  readonly id: string
  /** Version of the rules; a change of behaviour gets a new number and a place for the old (see `GamePlay.earlier`). */
  readonly rules: number
  /** Numbers of people that can sit down. */
  readonly seats: readonly number[]
  readonly options: OptionsSchema<Options>
  automas?(seats: number, options: Options): readonly Seat[]
  /** The form of every kind of move. */
  readonly shapes: MoveShapes
  /** The rules cited to whoever moves when the game is over, out of turn, or names no option of a choice. */
  readonly cites: { readonly over: string; readonly turn: string; readonly choice?: string }
  /** A better reason for a move that does not answer what is asked. */
  misplaced?(state: Of['state'], seat: Seat, move: Of['move'], asked: string): Of['refusal'] | undefined
  setup(seats: number, options: Options, chance: Chance, tell?: Tell<Of['event']>): Of['state']
  /** Asked only when the game is over. */
  winners(state: Of['state']): readonly Seat[]
  view(state: Of['state'], viewer: Viewer): Of['state']
  imagine(view: Of['state'], chance: Chance): Of['state']
  score(state: Of['state']): ScoreSheet<Line>[]
  /** Names of the lines that are counted only when the game is over. */
  readonly atEnd?: readonly Line['name'][]
  /** Kinds of events that begin a part of the game. */
  readonly chapters?: readonly Of['event']['kind'][]
  copy(state: Of['state']): Of['state']
  census(state: Of['state']): string[]
}

/** A game with flat turns: one seat at a time, asked what the phase says. */
export interface FlatRulebook<Of extends Kinds, Options, Line extends ScoreLine>
  extends Rulebook<Of, Options, Line> {
  phase(state: Of['state']): Of['task']['kind'] | 'over'
  /** Whose turn it is. */
  active(state: Of['state']): Seat
  readonly decisions: Decisions<Of>
}

/** A game with nested effects: its state keeps an agenda, which is over when it is empty. */
export interface AgendaRulebook<Of extends Kinds, Options, Line extends ScoreLine, Done extends string>
  extends Rulebook<Of, Options, Line> {
  agenda(state: Of['state']): Agenda<Of['task']>
  readonly decisions: Decisions<Of, Exclude<Of['task']['kind'], Done>>
  readonly errands: Errands<Of, Done & Of['task']['kind']>
  /** What is told when a seat declines. */
  declined?(seat: Seat): Of['event']
}
