import { type NoData, type RefusalOf, refusing } from '@engawa/kernel'
import type { DecisionName } from './state.ts'

/** Why a move is refused, and what the sentence needs to say so. */
export interface Reasons {
  'action-done': NoData
  'all-slots-taken': NoData
  'already-six': NoData
  'built-this-turn': NoData
  'cannot-pay': NoData
  'card-not-drawn': NoData
  'cards-left': NoData
  'copy-needs-two': NoData
  'decline-when-asked': NoData
  'dice-left': NoData
  'die-away': NoData
  'die-below-building': NoData
  'die-in-house': NoData
  'die-locked': NoData
  'die-not-in-forest': NoData
  'die-not-locked': NoData
  'die-not-to-copy': NoData
  'die-of-one': NoData
  'die-too-low': NoData
  'favour-covered': NoData
  'first-bridge': NoData
  'hand-empty': NoData
  'harvested-already': NoData
  'higher-die': NoData
  'hill-full': NoData
  'house-space-taken': NoData
  'kodama-blocked': NoData
  'kodama-elsewhere': NoData
  'kodama-on-first-space': NoData
  'must-answer': NoData
  'must-keep-one': NoData
  'needs-amulet': NoData
  'no-building-pawn': NoData
  'no-building-slot': NoData
  'no-card': NoData
  'no-card-ahead': NoData
  'no-crystal-slot': NoData
  'no-die-below-river': NoData
  'no-partner': NoData
  'no-pilgrim': NoData
  'no-rock-beside': NoData
  'no-space': NoData
  'no-start': NoData
  'no-such-amulet': NoData
  'no-trail': NoData
  'no-unlocked-die': NoData
  'no-walker': NoData
  'not-in-hand': NoData
  'not-in-market': NoData
  'not-in-zone': NoData
  'not-offered': NoData
  'not-played': NoData
  'not-strictly-higher': NoData
  'nothing-to-do': NoData
  'on-trail-already': NoData
  'other-dice': NoData
  'other-discount': NoData
  'other-hill': NoData
  'other-payment': NoData
  'other-resource': NoData
  'own-kodama': NoData
  'path-ends': NoData
  'region-full': NoData
  'rock-not-in-garden': NoData
  'rock-space-taken': NoData
  'rock-trail-full': NoData
  'second-bridge': NoData
  'slot-taken': NoData
  'too-few-yokai': NoData
  'trail-space-taken': NoData
  // Said by the kernel
  'not-an-option': NoData
  'not-now': { readonly decision: DecisionName }
}

export type Reason = RefusalOf<Reasons>

export const refuse = refusing<Reasons>()
