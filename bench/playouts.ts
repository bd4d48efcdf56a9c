import type { Figure } from './bench.ts'
import { boardgamePlayer } from './boardgame.ts'
import { type Course, playOnKernel, slowMatches } from './course.ts'
import { countMoves, type Finish, type Match, sameGames } from './match.ts'
import { ratioFigure } from './rounds.ts'

/** Random games on our kernel and, the same ones, on boardgame.io's reducer. */
export interface Playouts<Options> {
  playOnKernel(match: Match<Options>): Finish
  playOnBoardgame(match: Match<Options>): Finish
  /** Work to be timed. */
  kernelMoves(): number
  boardgameMoves(): number
  /** Throws unless both play the same games. */
  compare(): void
}

export function playoutsOf<State, Move, Options>(course: Course<State, Move, Options>): Playouts<Options> {
  const slow = slowMatches(course)
  const onKernel = (match: Match<Options>): Finish => playOnKernel(course, match)
  const onBoardgame = boardgamePlayer(course)
  return {
    playOnKernel: onKernel,
    playOnBoardgame: onBoardgame,
    kernelMoves: () => countMoves(course.matches, onKernel),
    boardgameMoves: () => countMoves(slow, onBoardgame),
    compare: () => sameGames(slow.map(onKernel), slow.map(onBoardgame)),
  }
}

/** Our rate to boardgame.io's, round by round. */
export function playoutFigure(
  name: string,
  ours: readonly number[],
  theirs: readonly number[],
  least: number,
): Figure {
  return ratioFigure({
    name: `${name}, our kernel to boardgame.io 0.50 (its reducer)`,
    ours,
    theirs,
    peer: 'boardgame.io',
    least,
    remark: 'same games, equal checksums',
  })
}
