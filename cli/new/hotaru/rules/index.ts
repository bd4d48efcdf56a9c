import { gameOf } from '@engawa/kernel'
import { census } from './census.ts'
import { copy } from './copy.ts'
import { decisions } from './decisions/index.ts'
import type { Hotaru } from './kinds.ts'
import { shapes } from './moves.ts'
import { type Options, options } from './options.ts'
import { type Line, score, winners } from './score.ts'
import { setup } from './setup.ts'
import { imagine, view } from './view.ts'

export type { Event } from './events.ts'
export type { Move } from './moves.ts'
export type { Options } from './options.ts'
export type { Reason, Reasons } from './refusals.ts'
export { type Line, type Lines, score, winners, wishBonus } from './score.ts'
export type { Phase, State } from './state.ts'

/** Hotaru: catch fireflies and know when to go home, for two to four seats. */
export const hotaru = gameOf<Hotaru, Options, Line>({
  id: 'hotaru',
  rules: 1,
  seats: [2, 3, 4],
  options,
  shapes,
  cites: { over: 'HOT-07', turn: 'HOT-03' },
  phase: (state) => state.phase,
  active: (state) => state.seat,
  decisions,
  setup,
  winners,
  view,
  imagine,
  score,
  copy,
  census,
})
