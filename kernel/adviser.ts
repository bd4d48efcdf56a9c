import type { Chance } from './chance.ts'
import type { Seat } from './contract.ts'

/**
 * What a game adds to the bots. It sees what the seat sees and nothing else,
 * and it uses a generator of its own, so that thinking never disturbs the table's dice.
 */
export interface Adviser<State = unknown, Move = unknown> {
  /** How good each of these moves looks, higher is better. The greedy bot plays the best. */
  advise(view: State, seat: Seat, moves: readonly Move[], chance: Chance): number[]
  /** Where moves are thousands of near-equal placements: one for each that differs, best first. */
  shortlist?(view: State, seat: Seat, moves: readonly Move[]): Move[]
  /** Are these two near-equal, so that what is known of the one holds for the other? Absent: only where they are the same. */
  alike?(move: Move, other: Move): boolean
  /** What trying moves out needs; without it every level follows the advice. */
  readonly search?: SearchKnowledge<State, Move>
  /** How the levels below the adviser err in this game; the more decisions a game has, the less. */
  readonly slips?: Readonly<Record<'passerby' | 'guest', Slips> & Partial<Record<'neighbour', Slips>>>
  /** An adviser that holds other things dear: an opponent for measuring, which no search ever simulates. */
  readonly rival?: Adviser<State, Move>
}

/** How somebody falls short of the adviser, as people do. */
export interface Slips {
  /** The share of moves that they do not think of. */
  readonly overlooks: number
  /** How far their judgement strays, in units of what usually lies between good moves. */
  readonly blur: number
}

/** Plays the seats of an imagined world, where nothing is hidden. */
export interface Policy<State = unknown, Move = unknown> {
  choose(state: State, seat: Seat, chance: Chance): Move
}

/** How a game's moves are tried out in imagined worlds: which, how far, by whom, and what the end is worth. */
export interface SearchKnowledge<State = unknown, Move = unknown> {
  /** How many of the moves that the adviser likes best are compared. */
  readonly width: number
  /** Trials of the strongest bot for one decision. */
  readonly trials: number
  /** What the next strongest bot does with: a part of the trials, fewer moves. Absent: an eighth of the trials, all of them. */
  readonly elder?: { readonly share: number; readonly width: number }
  /**
   * Other ways to make this move, where that is a thing of its own: who has found what to do looks for the best way,
   * with half as many trials again.
   */
  variants?(view: State, seat: Seat, move: Move, chance: Chance): Move[]
  /** About how many decisions of one turn are tried out: they share the time that a turn may take. */
  readonly decisions: number
  /** Is this a decision where trials help? The adviser answers the others; absent where all are. */
  concerns?(view: State, seat: Seat): boolean
  /** Of these, does the Elder try this one out too? Absent where it does so with all. */
  elderConcerns?(view: State, seat: Seat): boolean
  /** Does `state` still belong to the turn that `from` stood in? Trials stop where it ends; absent: at the end of the game. */
  sameTurn?(from: State, state: State): boolean
  /** The rest of the own turn is looked for among what may follow (a tree), not only played as the adviser would. */
  readonly tree?: boolean
  /** Who plays all seats in one trial, for this one where it is one seat that asks; the adviser where absent. */
  playout?(chance: Chance, seat?: Seat): Policy<State, Move>
  /** Who plays in a trial thinks with a generator of its own, so that all moves compared meet the same luck for longer. */
  readonly steady?: boolean
  /** How much the best rival's points count where a level plays to win: less than 1 where they are mostly noise here. */
  readonly rivalry?: number
  /** A world that the view allows, the likelier the better it explains what others did; as the rules imagine it where absent. */
  imagine?(view: State, chance: Chance): State
  /** What is different for a search that does without what was learned, where that is more than the value. */
  readonly unlearned?: Partial<Pick<SearchKnowledge<State, Move>, 'playout' | 'imagine'>>
  /** What a turn's end is worth, for games whose trials stop there. */
  readonly value?: LinearValue<State>
  /** How much the review of a finished game tries out, so that nobody waits too long for it. */
  readonly review?: ReviewEffort
  /** About how long that takes one core for a game of two, in seconds. */
  readonly reviewSeconds?: number
}

/** How many trials a review makes. */
export interface ReviewEffort {
  /** Whole games from the start of each turn. */
  readonly games: number
  /** Whole games in all that the worth of a turn's end is learned from, where the game names features. */
  readonly learning: number
  /** Worlds in which all moves of a decision are compared, and others in which the best of them are judged. */
  readonly choosing: number
  readonly judging: number
}

/** Points ahead of the best rival at the end of the game, as far as a weighted sum of features can tell. */
export interface LinearValue<State = unknown> {
  readonly names: readonly string[]
  /** One number for each name. */
  features(state: State, seat: Seat): number[]
  readonly weights: LearnedWeights
  /** How far the result usually strays from that sum, in points: who plays to win, not for points, needs to know. */
  spread?(state: State): number
}

/** By number of people: a weight for each feature, and for `constant`. */
export type LearnedWeights = Readonly<Record<number, Readonly<Record<string, number>>>>
