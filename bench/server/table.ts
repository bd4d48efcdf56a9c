import { at, type Chance, type Seat } from '@engawa/kernel'
import { course } from '../daruma/course.ts'

export const seats = 4

/** A table of four at some server, as the load sees it. */
export interface LoadTable {
  /**
   * Makes one random legal move for whoever's turn it is. Answers with the milliseconds it took until
   * another seat had seen it, and leaves the table ready for the next.
   */
  step(): Promise<number>
  close(): void
}

/** What a random player does, given the state as it came over the connection. */
export function randomMove(state: unknown, whim: Chance): { seat: Seat; move: unknown } {
  const known = state as Parameters<typeof course.game.turn>[0]
  const turn = course.game.turn(known)
  if (turn.over) throw new Error('the game is over')
  const seat = at(turn.seats, 0)
  return { seat, move: whim.pick(course.game.moves(known, seat)) }
}
