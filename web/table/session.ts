import type { GameEvent, GamePlay, Refusal, ScoreSheet, Seat, Turn, Viewer } from '@engawa/kernel'
import type { SeatPlan, UndoState } from '@engawa/table'
import type { TableAddress } from '../app/router.ts'
import type { Company } from './company.ts'
import type { Seating } from './seating.ts'

/** Resolves when whoever looks has seen the step before: bots act no sooner. */
export type Patience = () => Promise<void>

/** What everybody had at one position. */
export interface CoursePoint {
  readonly position: number
  readonly totals: readonly number[]
}

/** How many positions a course of the game has at most. */
export const COURSE_POINTS = 60

/** Who holds a seat, as the frame shows it. */
export interface SeatHolder extends SeatPlan {
  /** A person before another screen. */
  readonly far?: boolean
  /** Whether a far person has the table before them, a page elsewhere, or none; where it is known. */
  readonly presence?: 'here' | 'away' | 'gone'
  /** A bot plays for the person: until they come back, or for good. */
  readonly absent?: 'away' | 'resigned'
  /** When the turn's own time is up, and when the reserve is used up as well, in milliseconds since 1970. */
  readonly due?: { readonly turn: number; readonly reserve: number }
}

/**
 * A table that is open before this person, wherever it runs: in this browser or on a server far away.
 * The frame draws it, acts on it and never asks which.
 */
export interface Session {
  readonly kind: TableAddress['kind']
  readonly id: string
  readonly play: GamePlay
  /** The day whose table this is: everybody plays it once and without help. */
  readonly day?: string | undefined
  /** Grows with every change; what is drawn follows from it. */
  readonly version: number
  /** What the last change brought; empty after an undo. */
  readonly fresh: readonly GameEvent[]
  readonly thinking: Seat | undefined
  /** Opened again and not yet told what happened meanwhile. */
  recapDue: boolean
  /** The browser refused to store the table. */
  readonly unstored: boolean
  readonly seats: readonly SeatHolder[]
  /** How many moves stand. */
  readonly position: number
  /** Who made each of them. */
  readonly movers: readonly Seat[]
  readonly turn: Turn
  /** How it ended, where the game itself did not say. */
  readonly ending: string | undefined
  readonly commitment: string
  /** Known once the table is over. */
  readonly seed: string | undefined
  /** The others, where they sit before screens of their own. */
  readonly company: Company | undefined
  /** The table can be had as a file. */
  readonly saves: boolean
  /** Playing on from an earlier position tells nobody anything they should not know. */
  readonly forks: boolean

  subscribe(listener: () => void): () => void
  /** Somebody watches from now on: bots act, news comes in. */
  wake(patience: Patience): () => void
  /** Who looks at the device; `shown` last lifted the curtain. */
  seating(shown: Seat | undefined): Seating
  view(viewer: Viewer): unknown
  moves(seat: Seat): readonly unknown[]
  scores(viewer: Viewer): readonly ScoreSheet[]
  check(seat: Seat, move: unknown): Refusal | undefined
  act(seat: Seat, move: unknown): Promise<Refusal | undefined>
  undoState(seat: Seat): UndoState
  canRedo(seat: Seat): boolean
  undo(seat: Seat): Promise<Refusal | undefined>
  redo(seat: Seat): Promise<Refusal | undefined>
  restartTurn(seat: Seat): Promise<Refusal | undefined>
  /** What the seat saw before its last step, where that is still known. */
  viewBefore(seat: Seat): unknown
  /** Makes an earlier position known, where it is not at hand. */
  bring(position: number): Promise<void>
  viewAt(position: number, viewer: Viewer): unknown
  /** What this viewer may know of the set-up. */
  opening(viewer: Viewer): readonly GameEvent[]
  /** What this viewer may know of every move so far. */
  log(viewer: Viewer): readonly (readonly GameEvent[])[]
  /** What others did since the seat's last move. */
  recap(seat: Seat): readonly GameEvent[]
  /** Everybody's points along the game, once it lies open; nothing before. */
  course(): readonly CoursePoint[]
  save(): Promise<string>
  /** Lays the same table anew, of the same kind, and gives its id. */
  again(): Promise<string>
  /** Lays a table of its own in this browser that begins at this position and gives its id. */
  fork(position: number): Promise<string>
}
