import { at, type Seat } from '@engawa/kernel'

export interface PlayedMove<Move = unknown> {
  readonly seat: Seat
  readonly move: Move
}

/**
 * The moves of a table from a position on. Seats and moves stand in lists of their own,
 * because a server keeps thousands of tables in memory.
 */
export class MoveList<Move> {
  /** The position of the first move that is known here. */
  readonly first: number
  /** Who moved before that. */
  readonly #moverBefore: Seat | null
  #seats: Seat[] = []
  #moves: Move[] = []

  constructor(first: number, moverBefore: Seat | null) {
    this.first = first
    this.#moverBefore = moverBefore
  }

  /** How many moves were played, also those that are not known here. */
  get end(): number {
    return this.first + this.#moves.length
  }

  get last(): PlayedMove<Move> | undefined {
    return this.at(this.end - 1)
  }

  /** Who moved last. */
  get mover(): Seat | null {
    return this.#seats.at(-1) ?? this.#moverBefore
  }

  at(position: number): PlayedMove<Move> | undefined {
    const seat = this.#seats[position - this.first]
    return seat === undefined ? undefined : { seat, move: this.#moves[position - this.first] as Move }
  }

  /** Throws where the table cannot look back, or has not come, to this position. */
  demand(position: number): void {
    if (position < this.first && position >= 0)
      throw new RangeError(
        `this table was resumed at position ${this.first}; to look back further, resume it with its earlier moves`,
      )
    if (!(position >= 0 && position <= this.end))
      throw new RangeError(`this table has no position ${position}`)
  }

  /** The moves from one position to before another. */
  between(from: number, to: number): PlayedMove<Move>[] {
    this.demand(from)
    this.demand(to)
    const moves = this.#moves.slice(from - this.first, to - this.first)
    return moves.map((move, index) => ({ seat: at(this.#seats, from - this.first + index), move }))
  }

  /** The position after the seat's last move, or the first one where it made none that is known. */
  afterLastOf(seat: Seat): number {
    return this.first + this.#seats.lastIndexOf(seat) + 1
  }

  push(seat: Seat, move: Move): void {
    this.#seats.push(seat)
    this.#moves.push(move)
  }

  /** Goes back to a position. Returns what was played since, the newest first. */
  cut(position: number): PlayedMove<Move>[] {
    const since = this.between(position, this.end).reverse()
    this.#seats.length = position - this.first
    this.#moves.length = position - this.first
    return since
  }

  /** For a finished table, which is only looked at: each distinct move once, and lists without room to grow. */
  pack(): void {
    const known = new Map<string, Move>()
    this.#seats = this.#seats.slice()
    this.#moves = this.#moves.map((move) => {
      const key = JSON.stringify(move)
      const same = known.get(key) ?? move
      known.set(key, same)
      return same
    })
  }
}
