import type { Game, Turn } from '@engawa/kernel'
import type { Event } from './events.ts'
import { check, moves } from './legal.ts'
import type { Move } from './moves.ts'
import { play, winners } from './play.ts'
import { score } from './score.ts'
import { ROUNDS, setup } from './setup.ts'
import { activeSeat, type State } from './state.ts'
import { census, copy, imagine, view } from './view.ts'

export { angles, wholeTurn } from './angles.ts'
export { type PlacementClass, placementClasses } from './classes.ts'
export type { Event } from './events.ts'
export { type Field, fieldOf, freeFeet, judgeInField, legalTurns } from './field.ts'
export { goalPoints, isLastCard, measure } from './goals.ts'
export { type Judgement, judge, judgeOnTree } from './judge.ts'
export { sampleMoves } from './legal.ts'
export type { Grow, Move, Renew, Slide } from './moves.ts'
export { nearestInField, nearestLegal } from './nearest.ts'
export { canPlace, eachPlacement, placementsOf } from './placements.ts'
export { elementPoints, type PlacementScore, placementScore } from './scoring.ts'
export { type SeasonRules, seasonRules } from './seasons.ts'
export { ROUNDS, SEASONS } from './setup.ts'
export { type Stamp, stampOf } from './stamps.ts'
export {
  activeSeat,
  type Grove,
  type Laid,
  type Phase,
  type PlayedGoal,
  type Pose,
  pointsOf,
  rulingSeason,
  type State,
} from './state.ts'
export { type Tree, treeOf } from './tree.ts'
export { HIDDEN } from './view.ts'

/** Kodama is played as the box has it; there is nothing to decide before the start. */
export type Options = Readonly<Record<never, never>>

function turn(state: State): Turn {
  if (state.phase === 'over') return { over: true, winners: winners(state) }
  return { over: false, seats: [activeSeat(state)], decision: state.phase === 'growth' ? 'grow' : 'kodama' }
}

/** How many of the twelve turns the season marker has left behind; it moves after the first seat's turn (KOD-030). */
export function seasonMarker(state: State): number {
  const done = state.season * ROUNDS + state.round
  return state.phase !== 'growth' || state.step > 0 ? done + 1 : done
}

export const kodama: Game<State, Move, Options, Event> = {
  id: 'kodama',
  rules: 1,
  seats: [2, 3, 4, 5],
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
