import type { Game, Turn } from '@engawa/kernel'
import { census } from './census.ts'
import { check } from './check.ts'
import type { Event } from './events.ts'
import { moves } from './legal.ts'
import type { Move } from './moves.ts'
import { play } from './play.ts'
import { score, winnersOf } from './score.ts'
import { setup } from './setup.ts'
import { colourWays, type Options, type State } from './state.ts'
import { currentTask } from './step.ts'
import { copy, imagine, view } from './view.ts'

function turn(state: State): Turn {
  const current = currentTask(state)
  if (current === undefined) return { over: true, winners: winnersOf(state) }
  return { over: false, seats: [current.seat], decision: current.task.kind }
}

export const bamboo: Game<State, Move, Options, Event> = {
  id: 'bamboo',
  rules: 1,
  seats: [2, 3, 4],
  options: {
    night: { kind: 'flag', default: false },
    colours: { kind: 'choice', values: colourWays, default: 'by-seat' },
  },
  automas: () => [],
  setup,
  turn,
  moves,
  check,
  play,
  view,
  imagine,
  score,
  copy,
  census,
}

export { cellTakes, hasBalanceSlot, slotOf } from './actions.ts'
export { sticksOf, templeWinner } from './autumn.ts'
export { type RefusalCode, refusalCodes } from './check.ts'
export { freeColours, kindWanted } from './colours.ts'
export type { Event } from './events.ts'
export { foodList, foodWorth } from './market.ts'
export type { Move } from './moves.ts'
export * from './patterns.ts'
export * from './preview.ts'
export {
  harmonyLoss,
  openNightSpaces,
  type ScoreName,
  score,
  sidesOf,
  spiritKinds,
} from './score.ts'
export {
  type ColourWay,
  type Decision,
  ghost,
  type Options,
  type Owner,
  type Season,
  type SeatBoard,
  type State,
  type Temple,
} from './state.ts'
export { currentTask } from './step.ts'
