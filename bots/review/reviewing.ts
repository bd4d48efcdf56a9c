import { at, type GamePlay, type ReviewEffort, type TablePosition } from '@engawa/kernel'
import { type Forecast, type Glimpse, learnForecast } from './forecast.ts'
import { type Outcome, outcomeOf } from './outcome.ts'
import { assemble, type Review } from './review.ts'
import type { ReviewFinding, ReviewTask, TurnFinding } from './tasks.ts'
import { stateAt, type TurnSpan, turnsOf } from './turns.ts'

/** Why a game cannot be reviewed. */
export type ReviewFault = 'not-over' | 'too-short'

export class ReviewError extends Error {
  readonly fault: ReviewFault

  constructor(fault: ReviewFault) {
    super(`this game cannot be reviewed: ${fault}`)
    this.fault = fault
  }
}

/** A game of fewer turns has no course to speak of. */
export const fewestTurns = 6

/** Where the game does not say. */
export const usualEffort: ReviewEffort = { games: 24, learning: 160, choosing: 12, judging: 24 }

/** The worth of a turn's end is learned from games that begin at so many positions. */
const lessons = 8

/** Grows when findings of an earlier version no longer fit. */
export const reviewVersion = 2

/** What is kept of a review, whole or begun: enough to go on with it. */
export interface ReviewRecord {
  readonly version: number
  readonly effort: ReviewEffort
  readonly forecast?: Forecast
  /** By turn; `null` where it is still to be looked at. */
  readonly turns: readonly (TurnFinding | null)[]
}

/**
 * A review as it is being made: hands out tasks, takes what was found in any order, and shows what is known so far.
 * It does no work itself, so that tasks can go to as many workers as there are.
 */
export class Reviewing {
  readonly spans: readonly TurnSpan[]
  readonly result: Outcome
  readonly #effort: ReviewEffort
  readonly #lessons: { readonly index: number; readonly from: number; readonly games: number }[] = []
  readonly #glimpses = new Map<number, readonly Glimpse[]>()
  readonly #found: (TurnFinding | undefined)[]
  readonly #given = new Set<string>()
  #forecast: Forecast | undefined

  /** Throws ReviewError where there is nothing to review. `record` goes on where another stopped. */
  constructor(play: GamePlay, position: TablePosition, effort?: ReviewEffort, record?: ReviewRecord) {
    const { game, adviser } = play
    const { state } = stateAt(game, position, position.moves.length)
    this.spans = turnsOf(play, position)
    if (!game.turn(state).over) throw new ReviewError('not-over')
    if (this.spans.length < fewestTurns) throw new ReviewError('too-short')
    const wanted = effort ?? adviser.search?.review ?? usualEffort
    const kept = record !== undefined && fits(record, wanted, this.spans.length) ? record : undefined
    this.#effort = kept?.effort ?? wanted
    this.result = outcomeOf(game, state)
    this.#found = this.spans.map(() => undefined)
    if (kept !== undefined) {
      this.#forecast = kept.forecast
      for (const [turn, found] of kept.turns.entries()) this.#found[turn] = found ?? undefined
    }
    const learns = adviser.search?.value !== undefined && adviser.search.sameTurn !== undefined
    if (learns && this.#forecast === undefined) {
      const games = Math.ceil(this.#effort.learning / lessons)
      for (let index = 0; index < lessons; index++) {
        const { from } = at(this.spans, Math.floor((index * this.spans.length) / lessons))
        this.#lessons.push({ index, from, games })
      }
    }
  }

  /** The next thing to do; nothing while others must be done first, or where all is given out. */
  next(): ReviewTask | undefined {
    const lesson = this.#lessons.find(({ index }) => this.#give(`learn ${index}`))
    if (lesson !== undefined) return { kind: 'learn', ...lesson }
    if (this.#glimpses.size < this.#lessons.length) return undefined
    for (const [turn, span] of this.spans.entries())
      if (this.#found[turn] === undefined && this.#give(`turn ${turn}`))
        return {
          kind: 'turn',
          turn,
          span,
          ...(this.#forecast === undefined ? {} : { forecast: this.#forecast }),
        }
    return undefined
  }

  #give(name: string): boolean {
    if (this.#given.has(name)) return false
    this.#given.add(name)
    return true
  }

  /** A task that nobody finished is given out again. */
  giveBack(task: ReviewTask): void {
    this.#given.delete(task.kind === 'learn' ? `learn ${task.index}` : `turn ${task.turn}`)
  }

  take(finding: ReviewFinding): void {
    if (finding.kind === 'turn') {
      this.#found[finding.found.turn] = finding.found
      return
    }
    this.#glimpses.set(finding.index, finding.glimpses)
    if (this.#glimpses.size < this.#lessons.length) return
    const all = this.#lessons.flatMap(({ index }) => this.#glimpses.get(index) ?? [])
    this.#forecast = learnForecast(all)
  }

  get done(): boolean {
    return this.#found.every((found) => found !== undefined)
  }

  /** How much is done, of how much; learning counts as a part of it. */
  get progress(): { readonly done: number; readonly all: number } {
    const found = this.#found.filter((one) => one !== undefined).length
    return { done: this.#glimpses.size + found, all: this.#lessons.length + this.spans.length }
  }

  get effort(): ReviewEffort {
    return this.#effort
  }

  /** What is known so far, as far as it goes without a gap. */
  review(): Review {
    return assemble(this.spans, this.#found, this.result, this.#effort.games)
  }

  record(): ReviewRecord {
    return {
      version: reviewVersion,
      effort: this.#effort,
      ...(this.#forecast === undefined ? {} : { forecast: this.#forecast }),
      turns: this.#found.map((found) => found ?? null),
    }
  }
}

/** Does a record belong to this game? One that is begun must go on as it began; a whole one stays, whatever was tried for it. */
function fits({ version, effort, turns }: ReviewRecord, wanted: ReviewEffort, length: number): boolean {
  if (version !== reviewVersion || turns.length !== length) return false
  return (
    turns.every((found) => found !== null) ||
    (effort.games === wanted.games &&
      effort.choosing === wanted.choosing &&
      effort.judging === wanted.judging &&
      effort.learning === wanted.learning)
  )
}
