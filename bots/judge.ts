import { at, type Chance, type GamePlay, type Seat } from '@engawa/kernel'
import { rankMoves } from './choose.ts'
import type { Stop } from './minds.ts'
import { Search, type Standing } from './search.ts'

/** How much thought a judgement may take. */
export interface Budget {
  readonly trials: number
  /** How many moves are compared; as many as a bot compares where absent. */
  readonly width?: number | undefined
  /** Ends it early, with what is known by then. */
  readonly stop?: Stop
}

/** Where the points of a move come from, as far as its trials went. */
export interface Reasons {
  /** Points that the move itself brings at once. */
  readonly now: number
  /** Score lines of the seat that differ from those of the next best move, the largest first. */
  readonly lines: readonly { readonly name: string; readonly points: number }[]
}

export interface Judgement {
  readonly move: unknown
  /** Points ahead of the best rival in the end. */
  readonly worth: number
  /** How much better than the adviser's first move, over the worlds both were tried in, and the standard error of that. */
  readonly gain: number
  readonly error: number
  readonly trials: number
  readonly why: Reasons
}

/** So many of the moves stay in the race to its end. */
const kept = 3
/** A line that differs by less is no reason. */
const noticeable = 0.25

/** Sums of a seat's score lines at the ends of trials. */
export class LineTally {
  readonly #sums = new Map<string, number>()
  #trials = 0

  add(lines: readonly { readonly name: string; readonly points: number }[]): void {
    this.#trials++
    for (const { name, points } of lines) this.#sums.set(name, (this.#sums.get(name) ?? 0) + points)
  }

  get names(): string[] {
    return [...this.#sums.keys()]
  }

  mean(name: string): number {
    return this.#trials === 0 ? 0 : (this.#sums.get(name) ?? 0) / this.#trials
  }
}

/**
 * The moves worth a thought from the seat's own view, best first, each with what it is expected to bring and why.
 * The same view, chance and trials give the same answer.
 */
export function judge(
  play: GamePlay,
  view: unknown,
  seat: Seat,
  chance: Chance,
  { trials, width, stop }: Budget,
): Judgement[] {
  const { game, adviser } = play
  if (adviser.search === undefined) return advised(play, view, seat, chance)
  const tallies = new Map<unknown, LineTally>()
  const observe = (move: unknown, state: unknown): void => {
    const tally = tallies.get(move) ?? new LineTally()
    tallies.set(move, tally)
    tally.add(at(game.score(state), seat).lines)
  }
  const effort = { trials, width, keep: kept, everywhere: true, observe }
  const search = new Search(play, view, seat, chance, effort)
  while (!search.done && stop?.() !== true) search.step()
  const ranked = ranking(search)
  return ranked.map(({ move, worth, gain, error, trials: tried }, index) => ({
    move,
    worth,
    gain,
    error,
    trials: tried,
    why: {
      now: pointsNow(play, view, seat, move, chance),
      lines: differences(tallies.get(move), tallies.get(ranked[index === 0 ? 1 : 0]?.move)),
    },
  }))
}

/** What the search would play comes first, then those tried longest, by what they brought. */
function ranking(search: Search): Standing[] {
  const best = search.best()
  return search
    .standings()
    .sort(
      (a, b) => Number(b.move === best) - Number(a.move === best) || b.trials - a.trials || b.gain - a.gain,
    )
}

/** The lines that two moves differ in, the largest first. */
export function differences(own: LineTally | undefined, next: LineTally | undefined): Reasons['lines'] {
  if (own === undefined || next === undefined) return []
  return [...new Set([...own.names, ...next.names])]
    .map((name) => ({ name, points: own.mean(name) - next.mean(name) }))
    .filter(({ points }) => Math.abs(points) >= noticeable)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
}

/** In one imagined world: what is scored at once depends on little that is hidden. */
function pointsNow({ game }: GamePlay, view: unknown, seat: Seat, move: unknown, chance: Chance): number {
  const state = game.imagine(view, chance)
  const before = at(game.score(state), seat).total
  game.play(state, seat, move, chance)
  return at(game.score(state), seat).total - before
}

/** Without trials the adviser's order is all there is. */
function advised({ game, adviser }: GamePlay, view: unknown, seat: Seat, chance: Chance): Judgement[] {
  return rankMoves(adviser, view, seat, game.moves(view, seat), chance).map(({ move, worth }) => ({
    move,
    worth,
    gain: 0,
    error: Number.POSITIVE_INFINITY,
    trials: 0,
    why: { now: 0, lines: [] },
  }))
}
