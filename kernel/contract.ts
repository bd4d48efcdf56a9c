import type { Chance } from './chance.ts'
import type { OptionsSchema } from './options.ts'
import type { ScoreLine, ScoreSheet } from './score.ts'

/** A place at the table: 0, 1, 2 … */
export type Seat = number

/** Who looks: a seat, or the table itself, which sees only what lies open to all. */
export type Viewer = Seat | 'table'

/** Plain values that survive a JSON round trip. */
export type Data = string | number | boolean | null | readonly Data[] | { readonly [key: string]: Data }

/** Why a move is refused: a code for the words, the rule it rests on, and what the sentence needs. */
export interface Refusal {
  readonly code: string
  readonly rule: string
  readonly data?: { readonly [key: string]: Data }
  /** Further reasons that hold as well. */
  readonly also?: readonly Refusal[]
}

/** A small past-tense fact about what happened. */
export interface GameEvent {
  readonly kind: string
  readonly seat?: Seat
  /** The seats that learn of this; absent where all do. */
  readonly only?: readonly Seat[]
}

/** Absent in search, where nobody listens. */
export type Tell<Event extends GameEvent = GameEvent> = ((event: Event) => void) | undefined

/** Whom the game waits for and for what kind of decision, or that it is over and who won. */
export type Turn =
  | { readonly over: false; readonly seats: readonly Seat[]; readonly decision: string }
  | { readonly over: true; readonly winners: readonly Seat[] }

/**
 * A game: pure functions over plain data.
 * `play` changes the state it is given; callers that need the old one `copy` it first.
 */
export interface Game<
  State = unknown,
  Move = unknown,
  Options = unknown,
  Event extends GameEvent = GameEvent,
  Line extends ScoreLine = ScoreLine,
> {
  readonly id: string
  /** Version of the rules; a stored table keeps the one it was played under. */
  readonly rules: number
  /** Numbers of people that can sit down. */
  readonly seats: readonly number[]
  readonly options: OptionsSchema<Options>
  /** Seats beyond the people's that the rules themselves play, e.g. a solo opponent. */
  automas(seats: number, options: Options): readonly Seat[]
  /** `tell` hears what the set-up itself did, e.g. a first roll. */
  setup(seats: number, options: Options, chance: Chance, tell?: Tell<Event>): State
  turn(state: State): Turn
  /** Every legal move; for free placement a dense, repeatable sample. */
  moves(state: State, seat: Seat): Move[]
  /** The authority, for anything at all that claims to be a move. */
  check(state: State, seat: Seat, move: unknown): Refusal | undefined
  /** Trusts that `check` found nothing against the move. */
  play(state: State, seat: Seat, move: Move, chance: Chance, tell?: Tell<Event>): void
  /** Same shape, hidden things replaced by marks: boards draw from it, `moves` works on it. */
  view(state: State, viewer: Viewer): State
  /** A full state that this view could be. */
  imagine(view: State, chance: Chance): State
  /** Per seat, named lines that add up; works at any moment. */
  score(state: State): ScoreSheet<Line>[]
  /** Names of the lines that are counted only when the game is over: until then they say what they would be. */
  readonly atEnd?: readonly Line['name'][]
  /** Kinds of events that begin a part of the game: a season, a year, the last round. */
  readonly chapters?: readonly Event['kind'][]
  copy(state: State): State
  /** Every physical component by name, once for each piece, wherever it lies. */
  census(state: State): string[]
}
