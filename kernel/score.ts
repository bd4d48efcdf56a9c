import type { Data, Seat } from './contract.ts'
import type { WithData } from './refusals.ts'

/** One reason for points, named for the words of the game. */
export interface ScoreLine {
  readonly name: string
  readonly points: number
  readonly rule?: string
  readonly data?: { readonly [key: string]: Data }
}

/** The score lines of a game as a union, out of the table that says what each of them carries. */
export type ScoreLineOf<Table, Name extends keyof Table & string = keyof Table & string> = {
  readonly [Each in Name]: {
    readonly name: Each
    readonly points: number
    readonly rule?: string
  } & WithData<Table[Each]>
}[Name]

export interface ScoreSheet<Line extends ScoreLine = ScoreLine> {
  readonly seat: Seat
  readonly lines: readonly Line[]
  readonly total: number
}

/** A sheet whose total is the sum of its lines. */
export function scoreSheet<Line extends ScoreLine>(seat: Seat, lines: readonly Line[]): ScoreSheet<Line> {
  let total = 0
  for (const line of lines) total += line.points
  return { seat, lines, total }
}

/** What a seat has for sure: the sheet without the lines that are counted only when the game is over. */
export function sureSheet<Line extends ScoreLine>(
  { seat, lines }: ScoreSheet<Line>,
  atEnd: readonly string[] = [],
): ScoreSheet<Line> {
  return scoreSheet(
    seat,
    lines.filter(({ name }) => !atEnd.includes(name)),
  )
}

/** The seats with the highest value; ties stand. */
export function highest(seats: readonly Seat[], value: (seat: Seat) => number): Seat[] {
  const best = Math.max(...seats.map(value))
  return seats.filter((seat) => value(seat) === best)
}
