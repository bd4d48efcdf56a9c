import type { Game, Turn } from '@engawa/kernel'
import { census } from './census.ts'
import { check } from './check.ts'
import type { Event } from './events.ts'
import { moves } from './legal.ts'
import type { Move } from './moves.ts'
import { play } from './play.ts'
import { score, winnersOf } from './score.ts'
import { setup } from './setup.ts'
import type { Options, Phase, State } from './state.ts'
import { copy, imagine, view } from './view.ts'

export type { RefusalCode } from './check.ts'
export { available, countOf, foursOn, total, valuesOf } from './dice.ts'
export { eyesAt } from './display.ts'
export type { Event } from './events.ts'
export { ownerOf } from './gifts.ts'
export { mayStop } from './legal.ts'
export { fatefulFours } from './luck.ts'
export type { Move } from './moves.ts'
export { badLuckChance, badLuckOdds, type Odds } from './odds.ts'
export { kindOf, pointsOf, type ScoreName, score, winnersOf, worth } from './score.ts'
export type { Counts, Options, Phase, State } from './state.ts'

const seatCounts = [2, 3, 4, 5]

type Wait = readonly Turn[]

function waitAt(decision: Phase): Wait {
  return [0, 1, 2, 3, 4].map((seat) => ({ over: false, seats: [seat], decision }))
}

/** Every answer of `turn` exists once: it is asked before each move. */
const waits: Readonly<Record<Exclude<Phase, 'over'>, Wait>> = {
  start: waitAt('start'),
  dice: waitAt('dice'),
  pour: waitAt('pour'),
  roll: waitAt('roll'),
  group: waitAt('group'),
  shift: waitAt('shift'),
  singles: waitAt('singles'),
  lift: waitAt('lift'),
  swap: waitAt('swap'),
}

function turn(state: State): Turn {
  const wait = state.phase === 'over' ? undefined : waits[state.phase][state.seat]
  return wait ?? { over: true, winners: winnersOf(state) }
}

export const daruma: Game<State, Move, Options, Event> = {
  id: 'daruma',
  rules: 1,
  seats: seatCounts,
  options: {},
  automas: () => [],
  setup: (seats, _options, chance) => setup(seats, chance),
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
