import type { GameEvent, GameWords, Locale, Names, Refusal, ScoreSheet, Seat, Viewer } from '@engawa/kernel'

/** What a move would bring, played on a state that the viewer's view could be. */
export interface Preview<State = unknown, Move = unknown> {
  readonly view: State
  readonly before: readonly ScoreSheet[]
  readonly after: readonly ScoreSheet[]
  /** The step draws or rolls something: it cannot be undone. */
  readonly final: boolean
  /** What would be legal then for whoever moves. */
  moves(): readonly Move[]
}

/** How fast things move, and whether they move at all. */
export type Motion = 'off' | 'brisk' | 'calm'

/**
 * All that a board gets from the shell. A board knows what is legal only from `moves` and `check`,
 * draws only `view`, and acts only by `act`; the shell does everything else:
 * prompt, move list, undo, log, scores, rules, replay, curtain.
 */
export interface BoardProps<State = unknown, Move = unknown, Event extends GameEvent = GameEvent> {
  readonly view: State
  readonly viewer: Viewer
  readonly names: Names
  readonly locale: Locale
  readonly words: GameWords<State, Move, Event>
  /** Legal now for the viewer; empty while others decide, in replays and for spectators. */
  readonly moves: readonly Move[]
  act(move: Move): void
  check(move: unknown): Refusal | undefined
  /** Shows in words why something is not possible, with a link to the rule. */
  explain(refusal: Refusal): void
  preview(move: Move): Preview<State, Move> | undefined
  openRule(id: string): void
  /** What happened since the view before this one, oldest first; drives motion and sound. */
  readonly fresh: readonly Event[]
  readonly motion: Motion
  /** On a device that several people share, secrets are drawn only while they are held. */
  readonly secrets: 'open' | 'held'
  /** Score sheets as the viewer may know them now. */
  readonly scores: readonly ScoreSheet[]
  /** The same without what only the end of the game would bring. */
  readonly sure: readonly ScoreSheet[]
  /** Undo, with what it would take back, or why it is locked. */
  readonly undo: { readonly can: boolean; readonly reason?: string; run(): void }
  /** The move that a hint speaks of: a board that draws ghosts shows it as one. */
  readonly hinted?: Move | undefined
  /** The seat whose turn it is, if the game waits for one. */
  readonly active: readonly Seat[]
}
