import { at, type Seat } from '@engawa/kernel'
import type { ReviewedDecision } from './decision.ts'
import { minus, none, type Outcome, plus, sumOf } from './outcome.ts'
import type { TurnSpan } from './turns.ts'

/** Where a seat's result comes from. Luck holds all that the seat did not decide, `given` the others' part of it. */
export interface Sum {
  /** What a Neighbour without slips, who always follows the adviser, would expect from this seat. */
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
export interface TurnAccount {
  readonly seat: Seat
  readonly choice: Outcome
  readonly luck: Outcome
}

/** What the decisions of a turn moved beyond a Neighbour's, and what the rest of it did. */
export function turnAccountOf(
  { seat }: TurnSpan,
  before: Outcome,
  after: Outcome,
  decisions: readonly ReviewedDecision[],
): TurnAccount {
  const choice = sumOf(
    decisions.map(({ beyond }) => beyond),
    before.win.length,
  )
  const moved = minus(after, before)
  return { seat, choice, luck: minus(moved, choice) }
}

/**
 * What Neighbours would still add to every seat's hopes in the turns that are left: the players of the trials may be
 * weaker. Seats that decide are Neighbours alike, so that what it brings is steadier measured over all of them.
 */
export function stillToCome(
  neighbours: Outcome | undefined,
  hoped: Outcome,
  deciding: readonly Seat[],
  left: number,
): Outcome {
  if (neighbours === undefined) return none(hoped.win.length)
  const gain = minus(neighbours, hoped)
  const of = (gains: readonly number[]) =>
    gains.map((_, seat) => {
      const alike = gains.filter((_gain, other) => deciding.includes(other) === deciding.includes(seat))
      return (left * alike.reduce((sum, one) => sum + one, 0)) / alike.length
    })
  return { win: of(gain.win), points: of(gain.points) }
}

/** Never a zero with a sign. */
const tenths = (value: number): number => Math.round(value * 10) / 10 + 0

/** Adds up the steps of a whole game: each value on the way counts once as an end and once as a start, so that nothing is left over. */
export function accountsOf(start: Outcome, steps: readonly TurnAccount[], result: Outcome): Account[] {
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
