import { at, Chance, type GamePlay, type Seat, sameData } from '@engawa/kernel'
import { greedyPolicy, rankMoves } from '../choose.ts'
import { differences, LineTally, type Reasons } from '../judge.ts'
import { fork, imagineFrom } from '../search.ts'
import { mean, standardError } from '../statistics.ts'
import { expect, type Forecast } from './forecast.ts'
import { minus, type Outcome, OutcomeMean, times } from './outcome.ts'
import { playOut } from './trial.ts'

/** How many worlds the moves of a decision are tried in. */
export interface DecisionEffort {
  /** All moves worth a thought: these choose the best. */
  readonly choosing: number
  /** The few that are left, in other worlds than those that chose them: these say what each is worth. */
  readonly judging: number
}

/** A move that could have been made, and what it was worth to every seat. */
export interface ReviewedOption {
  readonly move: unknown
  readonly worth: Outcome
  readonly played: boolean
}

/** One decision of a played game, judged from what its seat could see. */
export interface ReviewedDecision {
  /** The position before the move. */
  readonly position: number
  readonly seat: Seat
  /** The best first, then the next best, and the move that was played. */
  readonly options: readonly ReviewedOption[]
  /** What the played move gave away against the best; nothing where it is as good for all that can be told. */
  readonly loss: { readonly win: number; readonly points: number }
  /** What the played move brought beyond what a Neighbour would have played, for every seat; noise is taken off here too. */
  readonly beyond: Outcome
  /** Score lines of the best move that differ from those of the played one. */
  readonly lines: Reasons['lines']
  /** The best move, and what its seat does after it until something is drawn or rolled. */
  readonly line: readonly unknown[]
}

/** How much of a win a point ahead of the best rival counts when the best move is chosen. */
const pointWorth = 0.02
/** The better move is played out for so many steps at most. */
const longestLine = 6

interface Candidate {
  readonly move: unknown
  readonly choosing: number[]
  readonly judging: number[]
  readonly judged: OutcomeMean
  readonly tally: LineTally
}

/** What an outcome is worth to a seat when moves are compared. */
function utility({ win, points }: Outcome, seat: Seat): number {
  const rivals = points.filter((_, other) => other !== seat)
  const lead = at(points, seat) - (rivals.length === 0 ? 0 : Math.max(...rivals))
  return at(win, seat) + pointWorth * lead
}

export interface DecisionAsked {
  readonly position: number
  readonly seat: Seat
  readonly move: unknown
  /** The table as it stood; only the seat's own view of it is used. */
  readonly state: unknown
}

/** The moves that are compared: those the adviser likes best, a Neighbour's first, and the played one. */
function candidatesFor(
  play: GamePlay,
  view: unknown,
  { seat, move: played }: DecisionAsked,
  chance: Chance,
): unknown[] {
  const { game, adviser } = play
  const moves = game.moves(view, seat)
  if (moves.length < 2) return []
  const search = adviser.search
  const ranked = rankMoves(adviser, view, seat, moves, chance)
  // Where trials help little the adviser's move is all there is to compare with.
  const width = search === undefined || search.concerns?.(view, seat) === false ? 1 : search.width
  const liked = ranked.slice(0, width).map(({ move }) => move)
  return liked.some((move) => sameData(move, played)) ? liked : [...liked, played]
}

/** Judges one decision; nothing where there was nothing to compare. The same table, chance and effort give the same answer. */
export function reviewDecision(
  play: GamePlay,
  asked: DecisionAsked,
  chance: Chance,
  { choosing, judging }: DecisionEffort,
  forecast?: Forecast,
): ReviewedDecision | undefined {
  const { game } = play
  const { position, seat, move: played, state } = asked
  const view = game.view(state, seat)
  const seats = game.score(view).length
  const moves = candidatesFor(play, view, asked, chance)
  if (moves.length < 2) return undefined
  const candidates = moves.map(
    (move): Candidate => ({
      move,
      choosing: [],
      judging: [],
      judged: new OutcomeMean(seats),
      tally: new LineTally(),
    }),
  )
  const trial = (world: unknown, luck: Chance, first: unknown): { outcome: Outcome; end: unknown } => {
    const end = game.copy(world)
    game.play(end, seat, first, luck)
    playOut(play, end, luck, forecast && world)
    return { outcome: expect(play, forecast, end), end }
  }
  const world = () => ({
    state: imagineFrom(play, view, Chance.restore(fork(chance))),
    luck: fork(chance),
  })
  const neighbour = at(candidates, 0)
  const own = candidates.find(({ move }) => sameData(move, played)) ?? neighbour
  let finalists: readonly Candidate[] = candidates
  for (let tried = 0; tried < choosing && finalists.length > 2; tried++) {
    const { state: imagined, luck } = world()
    for (const { move, choosing: results } of finalists)
      results.push(utility(trial(imagined, Chance.restore(luck), move).outcome, seat))
    // Half way the worse half is out of the race.
    const left = tried + 1 === choosing ? 2 : tried + 1 === choosing >> 1 ? candidates.length >> 1 : undefined
    if (left !== undefined) finalists = bestFew(finalists, Math.max(2, left))
  }
  const tried = new Set([...finalists, neighbour, own])
  for (let count = 0; count < judging; count++) {
    const { state: imagined, luck } = world()
    for (const candidate of tried) {
      const { outcome, end } = trial(imagined, Chance.restore(luck), candidate.move)
      candidate.judging.push(utility(outcome, seat))
      candidate.judged.add(outcome)
      candidate.tally.add(at(game.score(end), seat).lines)
    }
  }
  const { best, trust } = bestOf(finalists, own)
  const lost = (of: 'win' | 'points') =>
    trust * Math.max(0, at(best.judged.mean()[of], seat) - at(own.judged.mean()[of], seat))
  return {
    position,
    seat,
    options: listed([...tried], best, own),
    loss: { win: lost('win'), points: lost('points') },
    beyond: times(gainOf(own, neighbour).trust, minus(own.judged.mean(), neighbour.judged.mean())),
    lines: best === own ? [] : differences(best.tally, own.tally),
    line: lineOf(play, state, seat, best.move, chance),
  }
}

const bestFew = (candidates: readonly Candidate[], count: number): Candidate[] =>
  [...candidates].sort((a, b) => mean(b.choosing) - mean(a.choosing)).slice(0, count)

/** How much more a move brings than another in the same worlds, and how far that is to be believed. */
function gainOf(one: Candidate, other: Candidate): { gain: number; trust: number } {
  const gains = one.judging.map((worth, index) => worth - at(other.judging, index))
  const [gain, error] = [mean(gains), standardError(gains)]
  return { gain, trust: Math.abs(gain) > error ? 1 - (error / gain) ** 2 : 0 }
}

/**
 * The better of those that the first worlds chose, if the other worlds say so too, and how far its gain is to be
 * believed: what may be mere noise is taken off (a positive-part Stein estimate).
 */
function bestOf(finalists: readonly Candidate[], own: Candidate): { best: Candidate; trust: number } {
  for (const best of finalists) {
    if (best === own) continue
    const { gain, trust } = gainOf(best, own)
    if (gain > 0 && trust > 0) return { best, trust }
  }
  return { best: own, trust: 0 }
}

function listed(tried: readonly Candidate[], best: Candidate, own: Candidate): ReviewedOption[] {
  const rest = tried.filter((one) => one !== best).sort((a, b) => mean(b.judging) - mean(a.judging))
  const others = own === best ? rest.slice(0, 2) : [...rest.filter((one) => one !== own).slice(0, 1), own]
  return [best, ...others].map((one) => ({
    move: one.move,
    worth: one.judged.mean(),
    played: one === own,
  }))
}

/** What the seat would do after its best move, as far as nothing is drawn or rolled and nobody else decides. */
function lineOf(play: GamePlay, from: unknown, seat: Seat, best: unknown, chance: Chance): unknown[] {
  const { game } = play
  const state = game.copy(from)
  const luck = Chance.restore(fork(chance))
  const adviser = greedyPolicy(game, play.adviser)
  const line: unknown[] = []
  let move: unknown = best
  while (line.length < longestLine) {
    const uses = luck.uses
    game.play(state, seat, move, luck)
    line.push(move)
    const turn = game.turn(state)
    if (luck.uses !== uses || turn.over || turn.seats[0] !== seat) break
    if (play.adviser.search?.sameTurn?.(from, state) === false) break
    move = adviser.choose(state, seat, Chance.restore(fork(chance)))
  }
  return line
}
