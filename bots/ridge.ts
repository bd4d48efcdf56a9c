import { at } from '@engawa/kernel'

/** What was seen, as numbers, and what came of it. */
export interface Sample {
  readonly features: readonly number[]
  readonly outcome: number
}

/**
 * Ridge regression over features of unit spread, the constant left free.
 * Samples are added one by one, so that a million of them take no room.
 */
export class Ridge {
  readonly #size: number
  /** Sums of products of (1, features…, outcome) with itself, row by row. */
  readonly #sums: Float64Array

  /** `saved` goes on from what `save` gave. */
  constructor(features: number, saved: readonly number[] = []) {
    this.#size = features + 2
    this.#sums = new Float64Array(this.#size * this.#size)
    if (saved.length === this.#sums.length) this.#sums.set(saved)
  }

  save(): number[] {
    return [...this.#sums]
  }

  get samples(): number {
    return this.#sum(0, 0)
  }

  #sum(row: number, column: number): number {
    return this.#sums[row * this.#size + column] as number
  }

  add({ features, outcome }: Sample): void {
    const row = [1, ...features, outcome]
    for (let a = 0; a < this.#size; a++)
      for (let b = 0; b < this.#size; b++) {
        const index = a * this.#size + b
        this.#sums[index] = (this.#sums[index] as number) + (row[a] as number) * (row[b] as number)
      }
  }

  /** Mean product of two columns about their means. */
  #covariance(a: number, b: number): number {
    const count = this.samples
    return this.#sum(a, b) / count - (this.#sum(0, a) / count) * (this.#sum(0, b) / count)
  }

  /** Weights in the order of the features, the constant first. */
  fit(penalty: number): number[] {
    const last = this.#size - 1
    const columns = Array.from({ length: last - 1 }, (_, index) => index + 1)
    const spread = columns.map((column) => Math.sqrt(Math.max(0, this.#covariance(column, column))))
    // A feature that never changed says nothing.
    const used = columns.filter((_, index) => at(spread, index) > 1e-9)
    const spreadOf = (column: number) => at(spread, column - 1)
    const matrix = used.map((a) => [
      ...used.map((b) => this.#covariance(a, b) / spreadOf(a) / spreadOf(b) + (a === b ? penalty : 0)),
      this.#covariance(a, last) / spreadOf(a),
    ])
    const solved = solve(matrix)
    const weights = new Array<number>(last).fill(0)
    used.forEach((column, index) => {
      weights[column] = at(solved, index) / spreadOf(column)
    })
    const means = used.reduce(
      (sum, column) => sum + (at(weights, column) * this.#sum(0, column)) / this.samples,
      0,
    )
    weights[0] = this.#sum(0, last) / this.samples - means
    return weights
  }

  /** The share of the outcome's variance that these weights explain. */
  explained(weights: readonly number[]): number {
    const last = this.#size - 1
    const row = [...weights, -1]
    let squares = 0
    for (let a = 0; a < this.#size; a++)
      for (let b = 0; b < this.#size; b++) squares += at(row, a) * at(row, b) * this.#sum(a, b)
    return 1 - squares / this.samples / this.#covariance(last, last)
  }
}

/** Gaussian elimination; each row ends with its right-hand side. */
function solve(rows: number[][]): number[] {
  const size = rows.length
  for (let column = 0; column < size; column++) {
    let pivot = column
    for (let row = column + 1; row < size; row++)
      if (Math.abs(at(at(rows, row), column)) > Math.abs(at(at(rows, pivot), column))) pivot = row
    const chosen = at(rows, pivot)
    rows[pivot] = at(rows, column)
    rows[column] = chosen
    for (let row = 0; row < size; row++) {
      if (row === column) continue
      const other = at(rows, row)
      const factor = at(other, column) / at(chosen, column)
      for (let index = column; index <= size; index++)
        other[index] = at(other, index) - factor * at(chosen, index)
    }
  }
  return rows.map((row, index) => at(row, size) / at(row, index))
}
