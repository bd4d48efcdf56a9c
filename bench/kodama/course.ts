import {
  activeSeat,
  kodama,
  type Move,
  type Options,
  pointsOf,
  type State,
  sampleMoves,
} from '@engawa/games/kodama/rules'
import type { Course } from '../course.ts'
import { checksum, matchesOf } from '../match.ts'
import { playoutsOf } from '../playouts.ts'

const course: Course<State, Move, Options> = {
  game: kodama,
  matches: matchesOf('kodama', 12, [2, 3, 4, 5], () => ({})),
  slowCount: 4,
  // One sampled placement for each card: a tree takes thousands.
  moves: (state, seat, whim) => sampleMoves(state, seat, whim, 1),
  sumOf: ({ groves }) =>
    checksum(
      groves.flatMap((grove) => [
        ...grove.tree.flatMap(({ card, x, y, angle }) => [card, x, y, angle]),
        pointsOf(grove),
      ]),
    ),
  active: activeSeat,
}

export const playouts = playoutsOf(course)
export const { kernelMoves, boardgameMoves } = playouts
