import { daruma, type Move, type Options, type State } from '@engawa/games/daruma/rules'
import type { Course } from '../course.ts'
import { checksum, matchesOf } from '../match.ts'
import { playoutsOf } from '../playouts.ts'

/** Where everything lies at the end. */
export const sumOf = ({ counter, display, owned }: Pick<State, 'counter' | 'display' | 'owned'>): number =>
  checksum([counter, ...display, ...owned.flatMap((own) => [0xff, ...own])])

export const course: Course<State, Move, Options> = {
  game: daruma,
  matches: matchesOf('daruma', 24, [2, 3, 4, 5], () => ({})),
  slowCount: 8,
  moves: daruma.moves,
  sumOf,
  active: ({ seat }) => seat,
}

export const playouts = playoutsOf(course)
export const { kernelMoves, boardgameMoves } = playouts
