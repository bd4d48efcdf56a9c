import { keepFailure } from '../app/loads.ts'
import { api } from './api.ts'
import type { TableLog } from './log.ts'

/** The server answers so many positions at once. */
const LOT = 8

interface Asked {
  /** The move before the position, as it stood: a move taken back and made again is another. */
  readonly move: unknown
  readonly answer: Promise<void>
}

/** Earlier positions of a table as this viewer saw them, fetched in lots while somebody looks back. */
export class Past {
  readonly #table: string
  readonly #log: () => TableLog
  readonly #views = new Map<number, unknown>()
  readonly #asked = new Map<number, Asked>()

  constructor(table: string, log: () => TableLog) {
    this.#table = table
    this.#log = log
  }

  /** The position, once `load` has brought it. */
  at(position: number): unknown {
    return this.#views.get(position)
  }

  /** Brings a position; the same promise as long as the same move stands before it. */
  load(position: number): Promise<void> {
    const known = this.#asked.get(position)
    if (known !== undefined && known.move === this.#moveBefore(position)) return known.answer
    const from = position - (position % LOT)
    const answer = this.#fetch(from)
    for (let index = from; index < from + LOT; index++)
      this.#asked.set(index, { move: this.#moveBefore(index), answer })
    keepFailure(answer, () => this.#asked.clear())
    return answer
  }

  #moveBefore(position: number): unknown {
    return position === 0 ? this : this.#log().moves[position - 1]
  }

  async #fetch(from: number): Promise<void> {
    const { views } = await api.views(this.#table, from)
    for (const [index, view] of views.entries()) this.#views.set(from + index, view)
  }
}
