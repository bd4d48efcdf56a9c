import type { Chance } from './chance.ts'
import type { Seat } from './contract.ts'

/**
 * What a game adds to the bots. It sees what the seat sees and nothing else,
 * and it uses a generator of its own, so that thinking never disturbs the table's dice.
 */
export interface Adviser<State = unknown, Move = unknown> {
  /** How good each of these moves looks, higher is better. The greedy bot plays the best, hints show the first few. */
  advise(view: State, seat: Seat, moves: readonly Move[], chance: Chance): number[]
  /** Where moves are thousands of near-equal placements: one for each that differs, best first. */
  shortlist?(view: State, seat: Seat, moves: readonly Move[]): Move[]
}
