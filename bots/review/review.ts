import { at, type Seat } from '@engawa/kernel'
import type { ReviewedDecision } from './decision.ts'
import { type Account, accountsOf, stillToCome, type TurnAccount, turnAccountOf } from './ledger.ts'
import { minus, none, type Outcome, plus } from './outcome.ts'
import { type DollSize, sizeOf } from './sizes.ts'
import { type Measured, smoothed } from './smooth.ts'
import type { TurnFinding } from './tasks.ts'
import type { TurnSpan } from './turns.ts'

/** A turn of the game, and what everybody could hope for before and after it if all played as Neighbours. */
export interface ReviewedTurn extends TurnSpan, TurnAccount {
  readonly before: Outcome
  readonly after: Outcome
}

/** A decision with the size of its loss, its options in the frame of the turn they belong to. */
export interface SizedDecision extends ReviewedDecision {
  readonly turn: number
  readonly size: DollSize
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

function between(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}

/** What a mean of so few games may be off at least: a seat that won none of fifty may still win the next. */
const leastVariance = 4e-4

/** Steps that were measured for themselves leave so much of what a turn moves in doubt, at least. */
const stepDoubt = 0.25

/**
 * Everybody's hopes before each turn and after the last one, measured at the turns and between them, made to agree.
 * Every later figure is a difference of these, so that all of them add up.
 */
function courseOf(
  spans: readonly TurnSpan[],
  findings: readonly TurnFinding[],
  end: Outcome | undefined,
  games: number,
): Outcome[] {
  const first = at(findings, 0)
  const seats = first.hoped.win.length
  const deciding = [...new Set(findings.flatMap(({ decisions }) => decisions.map(({ seat }) => seat)))]
  const hopes = findings.map(({ hoped }, turn) =>
    plus(hoped, stillToCome(first.neighbours, first.hoped, deciding, 1 - turn / spans.length)),
  )
  const measure = (of: 'win' | 'points', seat: Seat): number[] => {
    const course: Measured[] = findings.map(({ variance }, index) => ({
      value: at(at(hopes, index)[of], seat),
      variance: Math.max(of === 'win' ? leastVariance : leastVariance * 100, at(variance[of], seat)),
      step: at(findings, Math.max(0, index - 1)).step?.[of][seat] ?? 0,
    }))
    if (end !== undefined)
      course.push({ value: at(end[of], seat), variance: 0, step: findings.at(-1)?.step?.[of][seat] ?? 0 })
    // All steps of a game together vary as its end does, seen from the start: so much is to be expected of each.
    const expected = (games * at(first.variance[of], seat)) / spans.length
    return smoothed(course, expected * (first.step === undefined ? 1 : stepDoubt))
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

/** What lies between the worlds of a turn's first decision and the course of the game: a Neighbour's move is worth what was hoped for before it. */
function frameOf(before: Outcome, first: ReviewedDecision | undefined): Outcome {
  const played = first?.options.find((option) => option.played)
  if (first === undefined || played === undefined) return none(before.win.length)
  return minus(before, minus(played.worth, first.beyond))
}

/** The options as seen from the course of the game. */
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
  games: number,
): Review {
  const gap = spans.findIndex((_, turn) => found[turn] === undefined)
  const findings = found.slice(0, gap < 0 ? spans.length : gap).filter((one) => one !== undefined)
  const whole = findings.length === spans.length
  const empty = none(result.win.length)
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
  const course = courseOf(spans, findings, whole ? result : undefined, games)
  const shown = course.length - 1
  const turns: ReviewedTurn[] = []
  const decisions: SizedDecision[] = []
  for (let turn = 0; turn < shown; turn++) {
    const span = at(spans, turn)
    const [before, after] = [at(course, turn), at(course, turn + 1)]
    const judged = at(findings, turn).decisions
    const frame = frameOf(before, judged[0])
    for (const decision of judged)
      decisions.push({ ...inFrame(decision, frame), turn, size: sizeOf(decision.loss) })
    turns.push({ ...span, ...turnAccountOf(span, before, after, judged), before, after })
  }
  return {
    turns,
    start: at(course, 0),
    decisions,
    looked: findings.slice(0, shown).reduce((sum, { looked }) => sum + looked, 0),
    turningPoints: turningPointsOf(turns),
    accounts: whole ? accountsOf(at(course, 0), turns, result) : [],
    result,
    whole,
  }
}

/** The largest swing of one seat's chance in a turn. */
export function swingOf({ before, after, seat: mover }: ReviewedTurn): {
  readonly seat: Seat
  readonly win: number
} {
  const changes = minus(after, before).win
  const largest = Math.max(...changes.map(Math.abs))
  // Of two who changed alike, whoever played tells more.
  const changed = (seat: Seat) => Math.abs(at(changes, seat)) > largest - 1e-9
  const seat = changed(mover) ? mover : changes.findIndex((_, other) => changed(other))
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
