import { gameOf } from '@engawa/kernel'
import { census } from './census.ts'
import { copy } from './copy.ts'
import { decisions, errands } from './decisions/index.ts'
import { misplacedSpirit } from './decisions/spirits.ts'
import type { Bamboo } from './kinds.ts'
import { shapes } from './moves.ts'
import { type Options, options } from './options.ts'
import { atEnd, type Line, score, winners } from './score.ts'
import { setup } from './setup.ts'
import type { ErrandKind } from './state.ts'
import { imagine, view } from './view.ts'

export const bamboo = gameOf<Bamboo, Options, Line, ErrandKind>({
  id: 'bamboo',
  rules: 1,
  seats: [2, 3, 4],
  options,
  shapes,
  cites: { over: 'BAM-107', turn: 'BAM-029' },
  misplaced: (_state, _seat, move) => (move.kind === 'spirit' ? misplacedSpirit(move.spirit) : undefined),
  agenda: (state) => state.agenda,
  decisions,
  errands,
  setup,
  winners,
  view,
  imagine,
  score,
  atEnd,
  chapters: ['seasonBegan'],
  copy,
  census,
})

export { currentTask } from './agenda.ts'
export type { Event } from './events.ts'
export { foodList, foodWorth } from './food.ts'
export { cellTakes, hasBalanceSlot, kindWanted } from './homes.ts'
export { slotOf } from './market.ts'
export type { Move } from './moves.ts'
export type { ColourWay, Options } from './options.ts'
export * from './patterns.ts'
export * from './preview.ts'
export type { Reason, Reasons } from './refusals.ts'
export {
  harmonyLoss,
  type Line,
  type Lines,
  openNightSpaces,
  score,
  sidesOf,
} from './score.ts'
export {
  boardOf,
  type DecisionKind,
  ghost,
  type Owner,
  type Season,
  type SeatBoard,
  type State,
  type Temple,
} from './state.ts'
export { sticksOf, templeWinner } from './temples.ts'
export { offerPrice } from './turn.ts'
