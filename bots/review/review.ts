import { at, type Seat } from '@engawa/kernel'
import type { ReviewedDecision } from './decision.ts'
import { minus, type Outcome } from './outcome.ts'
import { type DollSize, sizeOf } from './sizes.ts'
import { type Measured, smoothed } from './smooth.ts'
import type { TurnFinding } from './tasks.ts'
import type { TurnSpan } from './turns.ts'

/** A turn of the game, and what everybody could hope for before and after it. */
export interface ReviewedTurn extends TurnSpan {
  readonly before: Outcome
  readonly after: Outcome
  /** What the decisions of the turn gave away of its seat's chance and points, and what the rest of it brought that seat. */
  readonly choice: { readonly win: number; readonly points: number }
  readonly luck: { readonly win: number; readonly points: number }
}

/** A decision with the size of its loss, its options in the frame of the turn they belong to. */
export interface SizedDecision extends ReviewedDecision {
  readonly turn: number
  readonly size: DollSize
}

/** Where a seat's result comes from: par + luck + choices = result, in tenths of a point. */
export interface Account {
  /** What a Neighbour would expect from this seat. */
  readonly par: number
  /** All that the seat did not decide: dice, cards, and what the others gave away. */
  readonly luck: number
  /** What its decisions brought beyond a Neighbour's. */
  readonly choices: number
  readonly result: number
}

/** What is known of a game: all of it, or as many turns as were looked at so far. */
export interface Review {
  readonly turns: readonly ReviewedTurn[]
  readonly start: Outcome
  readonly decisions: readonly SizedDecision[]
  /** How many decisions were looked at. */
  readonly looked: number
  /** The turns in which somebody's chance to win changed most, in order of play. */
  readonly turningPoints: readonly number[]
  /** One for each seat, once the whole game was looked at. */
  readonly accounts: readonly Account[]
  readonly result: Outcome
  readonly whole: boolean
}

const turningPointsAtMost = 3

/** Never a zero with a sign. */
const tenths = (value: number): number => Math.round(value * 10) / 10 + 0

function between(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}

/** What a mean of so few games may be off at least: a seat that won none of fifty may still win the next. */
const leastVariance = 4e-4

/** Everybody's hopes before each turn and after the last one, measured at the turns and between them, made to agree. */
function courseOf(findings: readonly TurnFinding[], end: Outcome | undefined): Outcome[] {
  const seats = at(findings, 0).hoped.win.length
  const measure = (of: 'win' | 'points', seat: Seat): number[] => {
    const course: Measured[] = findings.map(({ hoped, variance }, index) => ({
      value: at(hoped[of], seat),
      variance: Math.max(of === 'win' ? leastVariance : leastVariance * 100, at(variance[of], seat)),
      step: at(findings, Math.max(0, index - 1)).step?.[of][seat] ?? 0,
    }))
    if (end !== undefined)
      course.push({ value: at(end[of], seat), variance: 0, step: findings.at(-1)?.step?.[of][seat] ?? 0 })
    return smoothed(course)
  }
  const each = (of: 'win' | 'points') => Array.from({ length: seats }, (_, seat) => measure(of, seat))
  const [win, points] = [each('win'), each('points')]
  const length = findings.length + (end === undefined ? 0 : 1)
  return Array.from({ length }, (_, index) => ({
    win: shares(win.map((course) => between(at(course, index), 0, 1))),
    points: points.map((course) => at(course, index)),
  }))
}

/** Scaled so that they make one together. Where nobody of the seats wins, nothing is scaled. */
function shares(values: readonly number[]): number[] {
  const sum = values.reduce((all, value) => all + value, 0)
  return sum === 0 ? [...values] : values.map((value) => value / sum)
}

/** The options as seen from the course of the game: the best is worth what the seat could hope for before it. */
function inFrame(decision: ReviewedDecision, shift: Outcome): ReviewedDecision {
  const options = decision.options.map((option) => ({
    ...option,
    worth: {
      win: option.worth.win.map((value, seat) => between(value + at(shift.win, seat), 0, 1)),
      points: option.worth.points.map((value, seat) => value + at(shift.points, seat)),
    },
  }))
  return { ...decision, options }
}

/** Puts together what was found, as far as it goes without a gap. */
export function assemble(
  spans: readonly TurnSpan[],
  found: readonly (TurnFinding | undefined)[],
  result: Outcome,
): Review {
  const gap = spans.findIndex((_, turn) => found[turn] === undefined)
  const findings = found.slice(0, gap < 0 ? spans.length : gap).filter((one) => one !== undefined)
  const whole = findings.length === spans.length
  const empty = { win: result.win.map(() => 0), points: result.points.map(() => 0) }
  if (findings.length === 0)
    return {
      turns: [],
      start: empty,
      decisions: [],
      looked: 0,
      turningPoints: [],
      accounts: [],
      result,
      whole,
    }
  const course = courseOf(findings, whole ? result : undefined)
  const shown = course.length - 1
  const turns: ReviewedTurn[] = []
  const decisions: SizedDecision[] = []
  for (let turn = 0; turn < shown; turn++) {
    const span = at(spans, turn)
    const { seat } = span
    const [before, after] = [at(course, turn), at(course, turn + 1)]
    const judged = at(findings, turn).decisions
    const first = judged[0]?.options[0]?.worth
    const shift =
      first === undefined
        ? empty
        : { win: minus(before.win, first.win), points: minus(before.points, first.points) }
    const lost = { win: 0, points: 0 }
    for (const decision of judged) {
      lost.win += decision.loss.win
      lost.points += decision.loss.points
      decisions.push({ ...inFrame(decision, shift), turn, size: sizeOf(decision.loss) })
    }
    turns.push({
      ...span,
      before,
      after,
      choice: { win: -lost.win, points: -lost.points },
      luck: {
        win: at(after.win, seat) - at(before.win, seat) + lost.win,
        points: at(after.points, seat) - at(before.points, seat) + lost.points,
      },
    })
  }
  return {
    turns,
    start: at(course, 0),
    decisions,
    looked: findings.slice(0, shown).reduce((sum, { looked }) => sum + looked, 0),
    turningPoints: turningPointsOf(turns),
    accounts: whole ? accountsOf(at(course, 0), decisions, result) : [],
    result,
    whole,
  }
}

/** The largest swing of one seat's chance in a turn. */
export function swingOf({ before, after }: ReviewedTurn): { readonly seat: Seat; readonly win: number } {
  const changes = minus(after.win, before.win)
  const largest = Math.max(...changes.map(Math.abs))
  const seat = changes.findIndex((change) => Math.abs(change) === largest)
  return { seat, win: at(changes, seat) }
}

function turningPointsOf(turns: readonly ReviewedTurn[]): number[] {
  return turns
    .map((turn, index) => ({ index, swing: Math.abs(swingOf(turn).win) }))
    .sort((a, b) => b.swing - a.swing || a.index - b.index)
    .slice(0, turningPointsAtMost)
    .map(({ index }) => index)
    .sort((a, b) => a - b)
}

function accountsOf(start: Outcome, decisions: readonly ReviewedDecision[], result: Outcome): Account[] {
  const own = (seat: Seat) => decisions.filter((decision) => decision.seat === seat)
  const sum = (seat: Seat, of: 'drift' | 'beyond') =>
    own(seat).reduce((all, decision) => all + at(decision[of].points, seat), 0)
  // All who decide are Neighbours alike: what that brings is steadier measured over all of them.
  const deciding = result.points.map((_, seat) => seat).filter((seat) => own(seat).length > 0)
  const drift = deciding.reduce((all, seat) => all + sum(seat, 'drift'), 0) / Math.max(1, deciding.length)
  return result.points.map((points, seat) => {
    const par = tenths(at(start.points, seat) + (deciding.includes(seat) ? drift : 0))
    const choices = tenths(sum(seat, 'beyond'))
    return { par, choices, luck: tenths(points - par - choices), result: points }
  })
}
