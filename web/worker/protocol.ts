import type { Judgement } from '@engawa/bots'
import type { Seat } from '@engawa/kernel'

/** What the page asks of the thinking worker. It only ever sends what the seat itself may see. */
export type Question =
  | {
      readonly kind: 'move'
      readonly id: number
      /** Of the thinker's own chance, never of the table's. */
      readonly seed: string
      readonly game: string
      /** The version of the rules that the table is played under. */
      readonly rules: number
      readonly level: string
      readonly view: unknown
      readonly seat: Seat
      readonly automa: boolean
      /** The same seed must give the same move: however long it takes, nothing cuts the thinking short. */
      readonly exact: boolean
      /** Milliseconds since the seat's turn began: in a long turn every further move is thought about for less. */
      readonly spent: number
    }
  | {
      readonly kind: 'hints'
      readonly id: number
      /** Of the thinker's own chance, never of the table's. */
      readonly seed: string
      readonly game: string
      /** The version of the rules that the table is played under. */
      readonly rules: number
      readonly view: unknown
      readonly seat: Seat
      readonly most: number
    }

export type Answer =
  | { readonly id: number; readonly kind: 'move'; readonly move: unknown }
  | { readonly id: number; readonly kind: 'hints'; readonly judgements: readonly Judgement[] }
  | { readonly id: number; readonly kind: 'fault'; readonly fault: string }
