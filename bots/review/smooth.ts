import { at } from '@engawa/kernel'

/** One number that was measured after every turn, each time with an error of its own. */
export interface Measured {
  readonly value: number
  /** The variance of its error; 0 where it is known. */
  readonly variance: number
  /** How far it moved since the turn before, measured for itself; nothing of the first. */
  readonly step: number
}

/** A step's error never counts for less. */
const leastDrift = 1e-6

/** How far the steps are off on average, beyond what the errors of the values explain; `least` is known beforehand. */
function driftOf(course: readonly Measured[], least: number): number {
  let sum = 0
  for (let index = 1; index < course.length; index++) {
    const [before, here] = [at(course, index - 1), at(course, index)]
    const surprise = here.value - before.value - here.step
    sum += surprise * surprise - before.variance - here.variance
  }
  return Math.max(leastDrift, least, sum / Math.max(1, course.length - 1))
}

/**
 * The likeliest course, given what was measured at every turn and between turns (a Kalman filter, smoothed backwards):
 * what was measured on both sides of a turn's end is made to agree.
 */
export function smoothed(course: readonly Measured[], least = 0): number[] {
  const drift = driftOf(course, least)
  const values: number[] = []
  const variances: number[] = []
  for (const [index, { value, variance, step }] of course.entries()) {
    if (index === 0) {
      values.push(value)
      variances.push(variance)
      continue
    }
    const expected = at(values, index - 1) + step
    const uncertain = at(variances, index - 1) + drift
    const trust = uncertain / (uncertain + variance)
    values.push(expected + trust * (value - expected))
    variances.push((1 - trust) * uncertain)
  }
  for (let index = values.length - 2; index >= 0; index--) {
    const next = at(course, index + 1)
    const uncertain = at(variances, index)
    const expected = at(values, index) + next.step
    values[index] = at(values, index) + (uncertain / (uncertain + drift)) * (at(values, index + 1) - expected)
  }
  return values
}
