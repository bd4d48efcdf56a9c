import { at, type Seat } from '@engawa/kernel'
import type { ReviewedDecision } from './decision.ts'
import { minus, type Outcome, plus, sumOf } from './outcome.ts'
import type { TurnSpan } from './turns.ts'

/** Where a seat's result comes from. Luck holds all that the seat did not decide, `given` the others' part of it. */
export interface Sum {
  /** What a Neighbour would expect from this seat. */
  readonly par: number
  /** Dice, cards, and what the others' choices gave or took. */
  readonly luck: number
  /** What the seat's own decisions brought beyond a Neighbour's. */
  readonly choices: number
  readonly given: number
  readonly result: number
}

/** Par + luck + choices = result: in tenths of a point, and in parts of a win. */
export interface Account extends Sum {
  readonly win: Sum
}

/** What one turn did to every seat: before + choice + luck = after. */
export interface Step {
  readonly seat: Seat
  readonly choice: Outcome
  readonly luck: Outcome
}

/** What the decisions of a turn moved beyond a Neighbour's, and what the rest of it did. */
export function stepOf(
  { seat }: TurnSpan,
  before: Outcome,
  after: Outcome,
  decisions: readonly ReviewedDecision[],
): Step {
  const choice = sumOf(
    decisions.map(({ beyond }) => beyond),
    before.win.length,
  )
  const moved = minus(after, before)
  return { seat, choice, luck: minus(moved, choice) }
}

/**
 * What a Neighbour's turn brings beyond one of the trials' players, on average over the game: to the seat itself,
 * and to each of the others. One turn alone would say it too roughly.
 */
export interface Usual {
  readonly own: { readonly win: number; readonly points: number }
  readonly other: { readonly win: number; readonly points: number }
}

export function usualOf(turns: readonly { readonly decisions: readonly ReviewedDecision[] }[]): Usual {
  const decisions = turns.flatMap((turn) => turn.decisions)
  const mean = (of: 'win' | 'points', own: boolean): number => {
    let sum = 0
    for (const { drift, seat } of decisions)
      drift[of].forEach((value, other) => {
        if ((other === seat) === own) sum += value / (own ? 1 : drift[of].length - 1)
      })
    return sum / Math.max(1, turns.length)
  }
  return {
    own: { win: mean('win', true), points: mean('points', true) },
    other: { win: mean('win', false), points: mean('points', false) },
  }
}

/** What Neighbours would still add to every seat's hopes in the turns from this one on. */
export function stillToCome(
  spans: readonly TurnSpan[],
  from: number,
  { own, other }: Usual,
  seats: number,
): Outcome {
  const left = spans.slice(from)
  const of = (what: 'win' | 'points') =>
    Array.from({ length: seats }, (_, seat) => {
      const mine = left.filter((span) => span.seat === seat).length
      return mine * own[what] + (left.length - mine) * other[what]
    })
  return { win: of('win'), points: of('points') }
}

/** Never a zero with a sign. */
const tenths = (value: number): number => Math.round(value * 10) / 10 + 0

/** Adds up the steps of a whole game: each value on the way counts once as an end and once as a start, so that nothing is left over. */
export function accountsOf(start: Outcome, steps: readonly Step[], result: Outcome): Account[] {
  const seats = result.points.length
  const own = (seat: Seat) => steps.filter((step) => step.seat === seat)
  return result.points.map((points, seat) => {
    const choices = sumOf(
      own(seat).map(({ choice }) => choice),
      seats,
    )
    const all = sumOf(
      steps.map(({ choice }) => choice),
      seats,
    )
    const luck = sumOf(
      steps.map((step) => step.luck),
      seats,
    )
    const given = minus(all, choices)
    const mine = (outcome: Outcome) => ({ win: at(outcome.win, seat), points: at(outcome.points, seat) })
    const [par, chosen, gift, fate] = [mine(start), mine(choices), mine(given), mine(plus(luck, given))]
    const rounded = { par: tenths(par.points), choices: tenths(chosen.points) }
    return {
      ...rounded,
      // What is rounded away goes into luck, so that the three make the result to the tenth.
      luck: tenths(points - rounded.par - rounded.choices),
      given: tenths(gift.points),
      result: points,
      win: {
        par: par.win,
        luck: fate.win,
        choices: chosen.win,
        given: gift.win,
        result: at(result.win, seat),
      },
    }
  })
}
