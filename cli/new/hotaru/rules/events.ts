import type { Seat } from '@engawa/kernel'

/** What happened, in small facts. Nothing of it is secret: wishes never move. */
export type Event =
  | { readonly kind: 'began'; readonly seat: Seat }
  | { readonly kind: 'caught'; readonly seat: Seat; readonly firefly: number }
  /** The net held two of this light. */
  | { readonly kind: 'tore'; readonly seat: Seat; readonly light: number }
  | { readonly kind: 'rescued'; readonly seat: Seat; readonly firefly: number; readonly lost: number }
  | { readonly kind: 'wentHome'; readonly seat: Seat; readonly fireflies: readonly number[] }
