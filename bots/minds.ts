import {
  type Adviser,
  at,
  type Chance,
  type GamePlay,
  type LinearValue,
  type Seat,
  type Slips,
} from '@engawa/kernel'
import { bestMove, rankMoves } from './choose.ts'
import { type Effort, Search } from './search.ts'
import { leadOf } from './value.ts'

/** How well a bot plays, weakest first, as people choose it. */
export const levels = ['passerby', 'guest', 'neighbour', 'elder', 'master'] as const
export type Level = (typeof levels)[number]
/** Who sits down where nobody asked for another. */
export const usualLevel: Level = 'neighbour'

/** Opponents that never change, to measure the levels by; tables of earlier days may name them. */
export const yardsticks = ['random', 'greedy', 'rival', 'unlearned'] as const
export type Yardstick = (typeof yardsticks)[number]

export type Mind = Level | Yardstick
export const minds: readonly Mind[] = [...levels, ...yardsticks]

/** What earlier levels are called now. */
const earlier: ReadonlyMap<string, Level> = new Map([
  ['random', 'passerby'],
  ['easy', 'guest'],
  ['greedy', 'neighbour'],
])

export function isLevel(name: string): name is Level {
  return (levels as readonly string[]).includes(name)
}

/** The bot of this name; nothing where there is none. */
export function mindNamed(name: string): Mind | undefined {
  return minds.find((mind) => mind === name) ?? earlier.get(name)
}

/** The level a stored name is shown as; nothing where there is none. */
export function levelNamed(name: string): Level | undefined {
  return isLevel(name) ? name : earlier.get(name)
}

/** How the levels below the adviser err where the game does not say. */
const usualSlips: Required<Adviser>['slips'] = {
  passerby: { overlooks: 0.2, blur: 0.6 },
  guest: { overlooks: 0.1, blur: 0.3 },
}

/** The part of the master's trials that an elder makes, where the game does not say; with too few nothing can be told apart. */
const eldersShare = 0.12
const fewestTrials = 24

/** What a level tries out; nothing where it follows the adviser. */
function effortOf(mind: Mind, { search }: Adviser): Effort | undefined {
  if (search === undefined) return undefined
  const { trials, elder } = search
  if (mind === 'master' || mind === 'unlearned') return { trials, aim: 'win', refine: true }
  if (mind !== 'elder') return undefined
  const fewer = Math.max(fewestTrials, Math.ceil((elder?.share ?? eldersShare) * trials))
  return { trials: fewer, width: elder?.width, aim: 'win' }
}

/** Says when thinking must end, whatever is still to be tried. */
export type Stop = () => boolean

const never: Stop = () => false

/** Milliseconds that nobody minds to wait: for one move, and for all moves of a turn, on a slow device. */
const patience = { move: 1000, turn: 3000 }
/** A turn that has taken so long already is hurried: a move may take half of what is left. */
const WHOLE_TURN = 2000

/** Stops thinking when people would begin to wait; `now` gives milliseconds, `spent` those since the turn began. */
export function untilImpatient({ adviser }: GamePlay, now: () => number, spent = 0): Stop {
  const left = Math.max(0, WHOLE_TURN - spent) / 2
  const end = now() + Math.min(patience.move, patience.turn / (adviser.search?.decisions ?? 1), left)
  return () => now() >= end
}

/**
 * The move a bot makes. It sees only the seat's own view, and `chance` must not be the table's.
 * The same view and chance give the same move, unless `stop` cuts the thinking short.
 */
export function chooseMove(
  play: GamePlay,
  mind: Mind,
  view: unknown,
  seat: Seat,
  chance: Chance,
  stop = never,
): unknown {
  const { game, adviser } = play
  const moves = game.moves(view, seat)
  if (moves.length === 0) throw new Error(`seat ${seat} has no move to choose from`)
  if (moves.length === 1) return moves[0]
  if (mind === 'elder' && adviser.search?.elderConcerns?.(view, seat) === false)
    return bestMove(adviser, view, seat, moves, chance)
  if (mind === 'random') return chance.pick(moves)
  if (mind === 'rival') return bestMove(adviser.rival ?? adviser, view, seat, moves, chance)
  const effort = effortOf(mind, adviser)
  if (effort !== undefined) {
    const search = new Search(mind === 'unlearned' ? unlearned(play) : play, view, seat, chance, effort)
    while (!search.done && !stop()) search.step()
    return search.best()
  }
  const slips = slipsOf(mind, adviser)
  if (slips !== undefined) return carelessMove(play, slips, view, seat, moves, chance)
  return bestMove(adviser, view, seat, moves, chance)
}

function slipsOf(mind: Mind, { slips = usualSlips }: Adviser): Slips | undefined {
  return mind === 'passerby' || mind === 'guest' || mind === 'neighbour' ? slips[mind] : undefined
}

/** The same search without what was learned: the points ahead stand in place of what a turn's end is worth. */
function unlearned(play: GamePlay): GamePlay {
  const { game, adviser } = play
  if (adviser.search === undefined) return play
  const search = { ...adviser.search, ...adviser.search.unlearned }
  if (search.value === undefined) return { ...play, adviser: { ...adviser, search } }
  const value: LinearValue = {
    names: ['lead'],
    features: (state, seat) => [leadOf(game, state, seat)],
    weights: { 2: { lead: 1 } },
  }
  return { ...play, adviser: { ...adviser, search: { ...search, value } } }
}

/** So many of the best moves say what usually lies between good ones. */
const compared = 6

/** Errs as people do: a move is not thought of, or judged by a rough guess; what is plainly bad stays so. */
function carelessMove(
  { adviser }: GamePlay,
  { overlooks, blur }: Slips,
  view: unknown,
  seat: Seat,
  moves: readonly unknown[],
  chance: Chance,
): unknown {
  const ranked = rankMoves(adviser, view, seat, moves, chance)
  const noticed = ranked.filter(() => chance.int(1000) >= 1000 * overlooks)
  const seen = noticed.length === 0 ? ranked : noticed
  const near = seen.slice(0, compared).filter(({ worth }) => Number.isFinite(worth))
  const best = at(seen, 0).worth
  const usual = near.reduce((sum, { worth }) => sum + best - worth, 0) / Math.max(1, near.length - 1)
  const guesses = seen.map(({ worth }) => worth + blur * usual * chance.normal())
  return at(seen, guesses.indexOf(Math.max(...guesses))).move
}
