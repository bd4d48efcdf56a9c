import type { Bag, Seat } from '@engawa/kernel'

/**
 * What the seat whose turn it is decides next.
 * - start: renew the face-up darumas or roll the eight dice
 * - dice: use a die, give a daruma, or stop
 * - pour: a die stands on the bottle; keep dice out of the hand, then roll
 * - roll: the dice in the hand are to be rolled, nothing else can be done
 * - group: choose the value to reroll (DAR-31)
 * - shift: choose the value to shift and how many of its dice go up (DAR-33)
 * - singles: shift each single die that can go both ways (DAR-34)
 * - lift, swap: the first and the second half of an exchange (DAR-36)
 */
export type Phase =
  | 'start'
  | 'dice'
  | 'pour'
  | 'roll'
  | 'group'
  | 'shift'
  | 'singles'
  | 'lift'
  | 'swap'
  | 'over'

/**
 * Dice are alike, so they are kept as counts by value: index 1 to 6 (4 never lies available),
 * index 0 for dice in the hand that were not rolled yet this turn.
 */
export type Counts = number[]

export interface State {
  readonly seats: number
  readonly first: Seat
  /** Round token ids from left to right, and those that left the game. */
  readonly track: readonly number[]
  readonly spareTokens: readonly number[]
  /** Whose turn it is. */
  seat: Seat
  phase: Phase
  /** Index on the track. */
  counter: number
  /** The counter has turned round at the right end (DAR-45). */
  homeward: boolean
  /** The counter is back for good: the last turns (DAR-50). */
  closing: boolean
  /** Replaced, never changed: copies share it. */
  deck: Bag<number>
  /** Five places for face-up darumas; 0 where the deck could not fill one (DAR-51). */
  readonly display: number[]
  /** Pupil tokens on each place, 0 or 1. */
  readonly pupils: number[]
  /** Dice of this turn on each place. */
  readonly painted: number[]
  /** Pupil tokens beside the table. */
  supply: number
  /** Available dice that lie still. */
  readonly dice: Counts
  /** Dice about to be rolled. */
  readonly hand: Counts
  /** Values of the dice on the sake bottle. */
  readonly bottle: number[]
  /** Real fours on the tanuki's ledger. */
  ledger: number
  /** Fictitious fours of this turn: from a token (DAR-47) and from gold (DAR-35). */
  fictitious: number
  /** The gift of this turn is spent (DAR-22). */
  gifted: boolean
  /** Values of single dice that wait to be shifted (DAR-34), ascending. */
  readonly singles: number[]
  /** The first daruma of an exchange, or 0. */
  lifted: number
  /** Darumas in front of each seat, in the order they came; a seat's list is replaced, never changed. */
  readonly owned: (readonly number[])[]
  /** Objective of each seat; 0 where the viewer may not know it. */
  readonly objectives: readonly number[]
  /** Objectives that were not dealt; nobody ever sees them. */
  readonly spareObjectives: readonly number[]
}
