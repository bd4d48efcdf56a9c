import type { Seat } from './contract.ts'
import type { Locale } from './words.ts'

/** A sentence in every language. What stands between two `*` is the new thing. */
export type Said = Readonly<Record<Locale, string>>

/** A move that was made, and by whom. */
export interface MadeMove<Move = unknown> {
  readonly seat: Seat
  readonly move: Move
}

/** Any position of any game: how its table was laid, and what was played on it. */
export interface TablePosition<Move = unknown> {
  readonly game: string
  /** The version of the rules it was played under. */
  readonly rules: number
  readonly people: number
  readonly options: unknown
  readonly seed: string
  readonly moves: readonly MadeMove<Move>[]
}

/** What the learner does in a step: one move, or several up to the one that ends it. */
export interface AskedMove<State = unknown, Move = unknown> {
  /** Does this legal move belong to what is asked? */
  fits(move: Move, view: State): boolean
  /** Does this move end the step? Every one that fits does where nothing is said. `view` is the one after it. */
  ends?(move: Move, view: State): boolean
  /** The move that is shown to whoever asks for it. */
  show(view: State, moves: () => readonly Move[]): Move
}

/** A move of another seat: a prepared one, or one that fits whatever the learner did, if it has anything to do. */
export type Reply<State = unknown, Move = unknown> =
  | MadeMove<Move>
  | { readonly seat: Seat; choose(view: State): Move | undefined }

/** A word about some of the moves: those that `when` holds for, or all that no earlier word is about. */
export interface WordAbout<State = unknown, Move = unknown> {
  when?(move: Move, view: State): boolean
  readonly says: Said
}

/** One step of a lesson: one new thing. */
export interface LessonStep<State = unknown, Move = unknown> {
  /** Its name, for tests and messages. */
  readonly id: string
  readonly says: Said
  /** Opened only on views where it holds; always where nothing is said. */
  only?(view: State): boolean
  /** What is to be pressed, and what is only to be looked at: pieces and places by the ids of the board. */
  points?(view: State): readonly string[]
  looks?(view: State): readonly string[]
  /** What is needed to choose well: it is not ringed, and stays as clear as what is. */
  needs?(view: State): readonly string[]
  /** A step without it only goes on. */
  readonly asks?: AskedMove<State, Move>
  /** What to do, in one imperative, and by which presses. */
  readonly task?: Said
  readonly how?: Said
  /** What is said when it is done; `view` is the one before the move that ended the step. */
  readonly answers?: readonly WordAbout<State, Move>[]
  /** What a legal move that was not asked for would do. */
  readonly others?: readonly WordAbout<State, Move>[]
  /** What other seats do then. */
  readonly replies?: readonly Reply<State, Move>[]
}

/** A position and steps that are played from it, on the rules as they are. */
export interface Lesson<State = unknown, Move = unknown> {
  /** Part of its link. */
  readonly id: string
  /** Grows when steps change: what was stored of an older one does not fit. */
  readonly version: number
  readonly title: Said
  /** What one can do afterwards. */
  readonly aim: Said
  readonly minutes: number
  readonly seat: Seat
  readonly position: TablePosition<Move>
  readonly steps: readonly LessonStep<State, Move>[]
}
