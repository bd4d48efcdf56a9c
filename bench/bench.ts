/** One measured ratio with its spread over the rounds. */
export interface Figure {
  readonly name: string
  /** Median of the ratios of the rounds, and the lowest and highest of them. */
  readonly median: number
  readonly low: number
  readonly high: number
  readonly rounds: number
  /** What the house wants of it. */
  readonly target: { readonly least: number } | { readonly most: number }
  /** The median amounts behind the ratio, for people. */
  readonly detail: string
}

/** Something measured beside its peers in one run. A file of its own beside this one, listed in `index.ts`. */
export interface Bench {
  readonly name: string
  readonly title: string
  run(): Promise<readonly Figure[]>
}

export function met({ median, target }: Figure): boolean {
  return 'least' in target ? median >= target.least : median <= target.most
}

export function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}
