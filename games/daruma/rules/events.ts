import type { Seat } from '@engawa/kernel'

/** What happened, in small facts. Nothing of it is secret: objectives never move. */
export type Event =
  /** A turn began; `fictitious` is 1 where the counter stands on a die-4 token (DAR-47). */
  | { readonly kind: 'began'; readonly seat: Seat; readonly fictitious: number }
  /** The five new face-up darumas, place by place. */
  | { readonly kind: 'renewed'; readonly seat: Seat; readonly darumas: readonly number[] }
  /** The values in the order the dice fell, fours included. */
  | { readonly kind: 'rolled'; readonly seat: Seat; readonly values: readonly number[] }
  /** Four or more fours in one roll; daruma 0 where the deck was empty. */
  | { readonly kind: 'fortune'; readonly seat: Seat; readonly daruma: number }
  /** Dice that went to the ledger, and the fours there now, fictitious ones included. */
  | { readonly kind: 'lost'; readonly seat: Seat; readonly count: number; readonly fours: number }
  | { readonly kind: 'badLuck'; readonly seat: Seat; readonly fours: number }
  /** The first or the second eye. */
  | { readonly kind: 'painted'; readonly seat: Seat; readonly daruma: number; readonly eye: 1 | 2 }
  /** The special action of the daruma found nothing to do (DAR-15). */
  | { readonly kind: 'idled'; readonly seat: Seat; readonly daruma: number }
  /** A gold daruma added a fictitious four; the fours on the ledger now. */
  | { readonly kind: 'cursed'; readonly seat: Seat; readonly daruma: number; readonly fours: number }
  | { readonly kind: 'poured'; readonly seat: Seat; readonly value: number }
  | { readonly kind: 'kept'; readonly seat: Seat; readonly value: number }
  /** Dice of these values, one entry for each die, came into the hand by a special action. */
  | { readonly kind: 'gathered'; readonly seat: Seat; readonly values: readonly number[] }
  | {
      readonly kind: 'shifted'
      readonly seat: Seat
      readonly from: number
      readonly to: number
      readonly count: number
    }
  | { readonly kind: 'lifted'; readonly seat: Seat; readonly daruma: number; readonly owner: Seat }
  /** The first daruma went to `to`; the second, or 0, came back to `from`. */
  | {
      readonly kind: 'exchanged'
      readonly seat: Seat
      readonly first: number
      readonly from: Seat
      readonly second: number
      readonly to: Seat
    }
  | { readonly kind: 'gave'; readonly seat: Seat; readonly daruma: number; readonly to: Seat }
  /** The turn ended without bad luck, with so many unused dice. */
  | { readonly kind: 'stopped'; readonly seat: Seat; readonly unused: number }
  | { readonly kind: 'took'; readonly seat: Seat; readonly darumas: readonly number[] }
  /** Darumas on which a pupil token replaced a die. */
  | { readonly kind: 'marked'; readonly seat: Seat; readonly darumas: readonly number[] }
  /** Darumas that filled free places. */
  | { readonly kind: 'revealed'; readonly darumas: readonly number[] }
  | {
      readonly kind: 'advanced'
      readonly seat: Seat
      readonly from: number
      readonly to: number
      readonly turned: boolean
    }
  /** A daruma token gave the top daruma of the deck; 0 where the deck was empty. */
  | { readonly kind: 'rewarded'; readonly seat: Seat; readonly daruma: number }
  /** The counter is back: the last turns. */
  | { readonly kind: 'closed'; readonly seat: Seat }
  | { readonly kind: 'ended'; readonly reason: 'track' | 'deck'; readonly winners: readonly Seat[] }
