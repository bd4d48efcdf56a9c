import type { Seat } from '@engawa/kernel'
import type { Element, SeasonId } from '../catalogue/index.ts'

/** What one kind of element brought, and down to which cards: the new one first, 0 is the trunk. */
export interface ElementLine {
  readonly element: Element
  readonly points: number
  readonly cards: readonly number[]
}

export type Event =
  | {
      readonly kind: 'grown'
      readonly seat: Seat
      readonly card: number
      readonly on: number
      readonly x: number
      readonly y: number
      readonly angle: number
      readonly lines: readonly ElementLine[]
      readonly points: number
    }
  | { readonly kind: 'bonus'; readonly seat: Seat; readonly season: SeasonId; readonly points: number }
  | { readonly kind: 'slid'; readonly seat: Seat; readonly card: number }
  | { readonly kind: 'renewed'; readonly seat: Seat; readonly cards: readonly number[] }
  /** Cards that came to the display, with their places from the left. */
  | { readonly kind: 'shown'; readonly cards: readonly number[]; readonly places: readonly number[] }
  | { readonly kind: 'seasonBegan'; readonly number: number; readonly season: SeasonId }
  | { readonly kind: 'seasonScored'; readonly seat: Seat; readonly season: SeasonId; readonly points: number }
  | {
      readonly kind: 'played'
      readonly seat: Seat
      readonly goal: number
      readonly points: number
      /** The element that was chosen, where the goal lets one be chosen. */
      readonly element?: Element
    }
  | { readonly kind: 'firstSeat'; readonly seat: Seat }
  | { readonly kind: 'unplayed'; readonly seat: Seat; readonly goal: number }
  | { readonly kind: 'ended'; readonly winners: readonly Seat[] }
