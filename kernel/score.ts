import type { Data, Seat } from './contract.ts'

/** One reason for points, named for the words of the game. */
export interface ScoreLine {
  readonly name: string
  readonly points: number
  readonly rule?: string
  readonly data?: { readonly [key: string]: Data }
}

export interface ScoreSheet {
  readonly seat: Seat
  readonly lines: readonly ScoreLine[]
  readonly total: number
}

/** A sheet whose total is the sum of its lines. */
export function scoreSheet(seat: Seat, lines: readonly ScoreLine[]): ScoreSheet {
  let total = 0
  for (const line of lines) total += line.points
  return { seat, lines, total }
}

/** The seats with the highest value; ties stand. */
export function highest(seats: readonly Seat[], value: (seat: Seat) => number): Seat[] {
  const best = Math.max(...seats.map(value))
  return seats.filter((seat) => value(seat) === best)
}
