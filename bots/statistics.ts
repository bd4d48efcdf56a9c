export function mean(values: readonly number[]): number {
  if (values.length === 0) return 0
  let sum = 0
  for (const value of values) sum += value
  return sum / values.length
}

/** How far values usually lie from their mean; without end where nothing can be said. */
export function standardDeviation(values: readonly number[]): number {
  if (values.length < 2) return Number.POSITIVE_INFINITY
  const middle = mean(values)
  let sum = 0
  for (const value of values) sum += (value - middle) * (value - middle)
  return Math.sqrt(sum / (values.length - 1))
}

/** How far the mean may be off; without end where nothing can be said. */
export function standardError(values: readonly number[]): number {
  return standardDeviation(values) / Math.sqrt(values.length)
}
