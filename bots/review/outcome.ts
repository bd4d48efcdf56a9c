import { at, type Game } from '@engawa/kernel'

/** What every seat may hope for, or what became of it: its part of the win, and its points. */
export interface Outcome {
  readonly win: readonly number[]
  readonly points: readonly number[]
}

/** How a finished game ended. A shared win counts in part. */
export function outcomeOf(game: Game, state: unknown): Outcome {
  const points = game.score(state).map(({ total }) => total)
  const turn = game.turn(state)
  const winners = turn.over ? turn.winners : []
  return { win: points.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0)), points }
}

const each = (one: Outcome, other: Outcome, of: (a: number, b: number) => number): Outcome => ({
  win: one.win.map((value, seat) => of(value, at(other.win, seat))),
  points: one.points.map((value, seat) => of(value, at(other.points, seat))),
})

export const minus = (one: Outcome, other: Outcome): Outcome => each(one, other, (a, b) => a - b)

export const plus = (one: Outcome, other: Outcome): Outcome => each(one, other, (a, b) => a + b)

/** Never a zero with a sign, which no file keeps. */
export const times = (factor: number, { win, points }: Outcome): Outcome => ({
  win: win.map((value) => factor * value + 0),
  points: points.map((value) => factor * value + 0),
})

/** Nothing for anybody. */
export function none(seats: number): Outcome {
  const zeros = new Array<number>(seats).fill(0)
  return { win: zeros, points: zeros }
}

export const sumOf = (outcomes: readonly Outcome[], seats: number): Outcome =>
  outcomes.reduce(plus, none(seats))

/** The means of many outcomes, added one by one. */
export class OutcomeMean {
  readonly #win: number[]
  readonly #points: number[]
  readonly #winSquares: number[]
  readonly #pointSquares: number[]
  #count = 0

  constructor(seats: number) {
    this.#win = new Array<number>(seats).fill(0)
    this.#points = new Array<number>(seats).fill(0)
    this.#winSquares = new Array<number>(seats).fill(0)
    this.#pointSquares = new Array<number>(seats).fill(0)
  }

  get count(): number {
    return this.#count
  }

  add({ win, points }: Outcome): void {
    this.#count++
    for (let seat = 0; seat < this.#win.length; seat++) {
      const [share, total] = [at(win, seat), at(points, seat)]
      this.#win[seat] = at(this.#win, seat) + share
      this.#points[seat] = at(this.#points, seat) + total
      this.#winSquares[seat] = at(this.#winSquares, seat) + share * share
      this.#pointSquares[seat] = at(this.#pointSquares, seat) + total * total
    }
  }

  mean(): Outcome {
    const count = Math.max(1, this.#count)
    return { win: this.#win.map((sum) => sum / count), points: this.#points.map((sum) => sum / count) }
  }

  /** The variances of the means. */
  variance(): Outcome {
    const count = Math.max(1, this.#count)
    const of = (sums: readonly number[], squares: readonly number[]) =>
      sums.map((sum, seat) => Math.max(0, at(squares, seat) / count - (sum / count) ** 2) / count)
    return { win: of(this.#win, this.#winSquares), points: of(this.#points, this.#pointSquares) }
  }
}
