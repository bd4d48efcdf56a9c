import { gameOf } from '@engawa/kernel'
import { census } from './census.ts'
import { copy } from './copy.ts'
import { decisions } from './decisions/index.ts'
import type { Daruma } from './kinds.ts'
import { shapes } from './moves.ts'
import { type Options, options } from './options.ts'
import { refuse } from './refusals.ts'
import { type Line, score, winners } from './score.ts'
import { setup } from './setup.ts'
import { imagine, view } from './view.ts'

export { above, available, below, countOf, foursOn, total, valuesOf } from './dice.ts'
export { eyesAt } from './display.ts'
export type { Event } from './events.ts'
export { ownerOf } from './gifts.ts'
export { fatefulFours } from './luck.ts'
export type { Move } from './moves.ts'
export { badLuckChance, badLuckOdds, type Odds } from './odds.ts'
export type { Options } from './options.ts'
export type { Reason, Reasons } from './refusals.ts'
export { kindOf, type Line, type Lines, pointsOf, score, winners, worth } from './score.ts'
export type { Counts, Phase, State } from './state.ts'

/** Daruma: press your luck with eight dice, for two to five seats. */
export const daruma = gameOf<Daruma, Options, Line>({
  id: 'daruma',
  rules: 1,
  seats: [2, 3, 4, 5],
  options,
  shapes,
  cites: { over: 'DAR-50', turn: 'DAR-06' },
  phase: (state) => state.phase,
  active: (state) => state.seat,
  decisions,
  // DAR-10: whoever asks for new darumas later learns when they could have been had.
  misplaced: (_state, _seat, move) => (move.kind === 'renew' ? refuse('renew-late', 'DAR-10') : undefined),
  setup,
  winners,
  view,
  imagine,
  score,
  chapters: ['closed'],
  copy,
  census,
})
