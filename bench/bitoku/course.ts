import { bitoku, type Move, type Options, type State } from '@engawa/games/bitoku/rules'
import { parseOptions } from '@engawa/kernel'
import type { Course } from '../course.ts'
import { checksum, matchesOf } from '../match.ts'
import { playoutsOf } from '../playouts.ts'

/** With and without the hard variant in turn; with two seats it does nothing. */
const optionsOf = (index: number): Options => parseOptions(bitoku.options, 4, { hard: index % 2 === 1 })
const soloOptions = (): Options => parseOptions(bitoku.options, 1, {})

/** What every seat has at the end: points, goods, dice, kodamas, and how many of each piece. */
function sumOf({ domains, owners, order }: State): number {
  const held = domains.flatMap((domain) => [
    domain.vp,
    domain.goods.wood,
    domain.goods.stone,
    domain.goods.jade,
    domain.goods.sake,
    ...domain.dice,
    ...domain.kodamas,
    domain.spent,
    domain.pawn,
    domain.hand.length,
    domain.path.length,
    domain.visions.length,
    domain.pairs.length,
    domain.removed.length,
  ])
  return checksum([...held, ...owners, ...order])
}

export const course: Course<State, Move, Options> = {
  game: bitoku,
  matches: matchesOf('bitoku', 12, [2, 3, 4], optionsOf),
  slowCount: 3,
  moves: bitoku.moves,
  sumOf,
}

export const soloCourse: Course<State, Move, Options> = {
  ...course,
  matches: matchesOf('bitoku solo', 12, [1], soloOptions),
}

export const playouts = playoutsOf(course)
export const soloPlayouts = playoutsOf(soloCourse)
export const { kernelMoves, boardgameMoves } = playouts
export const { kernelMoves: soloKernelMoves, boardgameMoves: soloBoardgameMoves } = soloPlayouts
