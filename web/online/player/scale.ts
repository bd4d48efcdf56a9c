/** The smallest of 1, 2, 5, 10, 20, 50 … that is at least this. */
export function roundStep(least: number): number {
  for (let tens = 1; ; tens *= 10)
    for (const step of [tens, 2 * tens, 5 * tens]) if (step >= least) return step
}

/** Round values that cover everything from `low` to `high` in about so many steps. */
export function ticks(low: number, high: number, steps: number): number[] {
  const step = roundStep((high - low) / steps)
  const first = Math.floor(low / step) * step
  const last = Math.max(first + step, Math.ceil(high / step) * step)
  return Array.from({ length: Math.round((last - first) / step) + 1 }, (_, index) => first + index * step)
}

export interface Bin {
  /** The fewest and the most points counted here. */
  readonly from: number
  readonly to: number
  readonly count: number
}

const MOST_BINS = 10

/** How often each range of points was reached: a few ranges of equal, round width. */
export function binsOf(scores: readonly number[]): readonly Bin[] {
  if (scores.length === 0) return []
  const low = Math.min(...scores)
  const high = Math.max(...scores)
  const width = roundStep((high - low + 1) / MOST_BINS)
  const first = Math.floor(low / width) * width
  const count = Math.floor((high - first) / width) + 1
  return Array.from({ length: count }, (_, index) => {
    const from = first + index * width
    const to = from + width - 1
    return { from, to, count: scores.filter((score) => score >= from && score <= to).length }
  })
}
