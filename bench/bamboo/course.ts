import { bamboo, type Move, type Options, type State } from '@engawa/games/bamboo/rules'
import type { Course } from '../course.ts'
import { checksum, matchesOf } from '../match.ts'
import { playoutsOf } from '../playouts.ts'

export const course: Course<State, Move, Options> = {
  game: bamboo,
  // Day and night, colours given and chosen, at every number of seats.
  matches: matchesOf('bamboo', 12, [2, 3, 4], (index) => ({
    night: index % 2 === 1,
    colours: index % 4 < 2 ? 'by-seat' : 'chosen',
  })),
  slowCount: 3,
  moves: bamboo.moves,
  sumOf: ({ boards }) =>
    checksum(
      boards.flatMap(({ happiness, coins, home, scored, awake }) => [
        happiness,
        coins,
        ...home,
        ...scored,
        ...awake,
      ]),
    ),
}

export const playouts = playoutsOf(course)
export const { kernelMoves, boardgameMoves } = playouts
