import { at, Chance, type GamePlay, type ReviewEffort, type TablePosition } from '@engawa/kernel'
import type { Stop } from '../minds.ts'
import { fork } from '../search.ts'
import { type ReviewedDecision, reviewDecision } from './decision.ts'
import { expect, type Forecast, featuresOf, type Glimpse } from './forecast.ts'
import { minus, type Outcome, OutcomeMean, outcomeOf } from './outcome.ts'
import { playOut } from './trial.ts'
import { stateAt, type TurnSpan } from './turns.ts'

/** A part of a review that can be done anywhere. */
export type ReviewTask =
  | { readonly kind: 'learn'; readonly index: number; readonly from: number; readonly games: number }
  | { readonly kind: 'turn'; readonly turn: number; readonly span: TurnSpan; readonly forecast?: Forecast }

/** What a turn looked like from its start, and what was decided in it. */
export interface TurnFinding {
  readonly turn: number
  /** How whole games from here ended on average, and the variances of that. */
  readonly hoped: Outcome
  readonly variance: Outcome
  /** How the turn moved all that, beyond what such a turn brings on average; nothing where that is not known. */
  readonly step?: Outcome
  /** Of the first turn: how games that Neighbours play from here ended, where the players of the trials are others. */
  readonly neighbours?: Outcome
  readonly decisions: readonly ReviewedDecision[]
  /** How many decisions there were. */
  readonly looked: number
}

export type ReviewFinding =
  | { readonly kind: 'learn'; readonly index: number; readonly glimpses: readonly Glimpse[] }
  | { readonly kind: 'turn'; readonly found: TurnFinding }

/** So many turns' ends of each trial are learned from. */
const glimpsesPerGame = 8

/** So many games of Neighbours at most: they take longer than the trials. */
const neighbourGames = 40

/** Does one part of a review; nothing where it was stopped. The same game, task and effort give the same finding. */
export function workOn(
  play: GamePlay,
  position: TablePosition,
  task: ReviewTask,
  effort: ReviewEffort,
  stop?: Stop,
): ReviewFinding | undefined {
  if (task.kind === 'learn') return learn(play, position, task, stop)
  const found = lookAtTurn(play, position, task, effort, stop)
  return found === undefined ? undefined : { kind: 'turn', found }
}

function learn(
  play: GamePlay,
  position: TablePosition,
  { index, from, games }: Extract<ReviewTask, { kind: 'learn' }>,
  stop: Stop | undefined,
): ReviewFinding | undefined {
  const { game } = play
  const chance = Chance.seeded(`review ${position.seed} learn ${index}`)
  const { state } = stateAt(game, position, from)
  const glimpses: Glimpse[] = []
  for (let played = 0; played < games; played++) {
    if (stop?.() === true) return undefined
    const luck = Chance.restore(fork(chance))
    const world = game.copy(state)
    const seen: Pick<Glimpse, 'features' | 'totals'>[] = []
    while (!game.turn(world).over) {
      playOut(play, world, luck, game.copy(world))
      const features = game.turn(world).over ? undefined : featuresOf(play, world)
      if (features !== undefined) seen.push(features)
    }
    const outcome = outcomeOf(game, world)
    for (const one of chance.shuffle(seen).slice(0, glimpsesPerGame)) glimpses.push({ ...one, outcome })
  }
  return { kind: 'learn', index, glimpses }
}

function lookAtTurn(
  play: GamePlay,
  position: TablePosition,
  { turn, span, forecast }: Extract<ReviewTask, { kind: 'turn' }>,
  effort: ReviewEffort,
  stop: Stop | undefined,
): TurnFinding | undefined {
  const { game } = play
  const chance = Chance.seeded(`review ${position.seed} turn ${turn}`)
  const { state, chance: luck } = stateAt(game, position, span.from)
  const seats = game.score(state).length
  const hoped = new OutcomeMean(seats)
  const usual = new OutcomeMean(seats)
  for (let played = 0; played < effort.games; played++) {
    if (stop?.() === true) return undefined
    const own = Chance.restore(fork(chance))
    const world = game.copy(state)
    if (forecast !== undefined) {
      playOut(play, world, own, state)
      usual.add(expect(play, forecast, world))
    }
    playOut(play, world, own)
    hoped.add(outcomeOf(game, world))
  }
  const neighbours = turn === 0 ? neighboursFrom(play, state, chance, effort, stop) : undefined
  const decisions: ReviewedDecision[] = []
  let looked = 0
  for (let index = span.from; index < span.to; index++) {
    if (stop?.() === true) return undefined
    const { seat, move } = at(position.moves, index)
    if (game.moves(state, seat).length > 1) looked++
    const asked = { position: index, seat, move, state }
    const decision = reviewDecision(play, asked, chance, effort, forecast)
    if (decision !== undefined) decisions.push(decision)
    game.play(state, seat, move, luck)
  }
  const after = forecast === undefined ? undefined : expect(play, forecast, state)
  return {
    turn,
    hoped: hoped.mean(),
    variance: hoped.variance(),
    ...(after === undefined ? {} : { step: minus(after, usual.mean()) }),
    ...(neighbours === undefined ? {} : { neighbours }),
    decisions,
    looked,
  }
}

/** Whole games of Neighbours; nothing where they play the trials themselves. */
function neighboursFrom(
  play: GamePlay,
  state: unknown,
  chance: Chance,
  { games }: ReviewEffort,
  stop: Stop | undefined,
): Outcome | undefined {
  const { game } = play
  const { search, ...adviser } = play.adviser
  if (search?.playout === undefined) return undefined
  const ended = new OutcomeMean(game.score(state).length)
  for (let played = 0; played < Math.min(games, neighbourGames) && stop?.() !== true; played++) {
    const world = game.copy(state)
    playOut({ ...play, adviser }, world, Chance.restore(fork(chance)))
    ended.add(outcomeOf(game, world))
  }
  return ended.mean()
}
