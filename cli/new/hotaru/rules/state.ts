import type { Bag, Seat } from '@engawa/kernel'

/**
 * What the seat whose turn it is decides next.
 * - hunt: catch another firefly, or go home
 * - rescue: the net tore; which firefly is saved
 */
export type Phase = 'hunt' | 'rescue' | 'over'

export interface State {
  readonly seats: number
  /** How many turns each seat has (HOT-03). */
  readonly evenings: number
  readonly first: Seat
  seat: Seat
  phase: Phase
  /** Turns that are over, of all seats together. */
  turns: number
  bag: Bag<number>
  net: number[]
  readonly jars: (readonly number[])[]
  /** The light each seat wishes for; 0 where the viewer does not know it. */
  readonly wishes: readonly number[]
  readonly spareWishes: readonly number[]
}
