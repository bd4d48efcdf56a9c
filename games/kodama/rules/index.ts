import { gameOf } from '@engawa/kernel'
import { census } from './census.ts'
import { copy } from './copy.ts'
import { decisions } from './decisions/index.ts'
import type { Kodama } from './kinds.ts'
import { shapes } from './moves.ts'
import { type Options, options } from './options.ts'
import { type Line, score, winners } from './score.ts'
import { setup } from './setup.ts'
import { activeSeat, type State, type Task } from './state.ts'
import { imagine, view } from './view.ts'

export { angles, wholeTurn } from './angles.ts'
export { type PlacementClass, placementClasses } from './classes.ts'
export { seasonMarker } from './course.ts'
export type { Event } from './events.ts'
export { type Field, fieldOf, freeFeet, judgeInField, legalTurns } from './field.ts'
export { goalPoints, goalSum, isLastCard, measure } from './goals.ts'
export { type Judgement, judge, judgeOnTree } from './judge.ts'
export type { Grow, Move, Renew, Slide } from './moves.ts'
export { nearestInField, nearestLegal } from './nearest.ts'
export type { Options } from './options.ts'
export { canPlace, drawPlacementOn, eachPlacement, placementsOf } from './placements.ts'
export type { Covered, PoseReasons, Reason, Reasons } from './refusals.ts'
export { sampleMoves } from './sample.ts'
export type { Line, Lines } from './score.ts'
export { bonusPoints, elementPoints, type PlacementScore, placementScore } from './scoring.ts'
export { type SeasonRules, seasonRules } from './seasons.ts'
export { ROUNDS, SEASONS } from './setup.ts'
export { type Stamp, stampOf } from './stamps.ts'
export {
  activeSeat,
  type Grove,
  HIDDEN,
  type Laid,
  type Phase,
  type PlayedGoal,
  type Pose,
  pointsOf,
  rulingSeason,
  type State,
  type Task,
} from './state.ts'
export { type SeatTree, seatTree, type Tree, treeOf } from './tree.ts'

/** What each phase of the season asks; the state names the phase, the table of decisions what it asks. */
function phase(state: State): Task['kind'] | 'over' {
  return state.phase === 'growth' ? 'grow' : state.phase
}

export const kodama = gameOf<Kodama, Options, Line>({
  id: 'kodama',
  rules: 1,
  seats: [2, 3, 4, 5],
  options,
  shapes,
  cites: { over: 'KOD-050', turn: 'KOD-011' },
  phase,
  active: activeSeat,
  decisions,
  setup,
  winners,
  view,
  imagine,
  score,
  chapters: ['seasonBegan'],
  copy,
  census,
})
