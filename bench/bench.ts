/** A measured amount with its spread over the rounds. */
export interface Spread {
  /** Median of the rounds, and the lowest and highest of them. */
  readonly median: number
  readonly low: number
  readonly high: number
  readonly rounds: number
}

/** One measured ratio or amount, and what is wanted of it. */
export interface Figure extends Spread {
  readonly name: string
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

/** What this share of the values stays below. */
export function quantileOf(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(share * sorted.length)] ?? Number.NaN
}

export function spreadOf(values: readonly number[]): Spread {
  return {
    median: medianOf(values),
    low: Math.min(...values),
    high: Math.max(...values),
    rounds: values.length,
  }
}

export function perSecond(rate: number): string {
  return `${rate >= 100 ? Math.round(rate).toLocaleString('en') : rate.toPrecision(3)}/s`
}
