import type { Options } from '@engawa/games/daruma/rules'
import { whimOf } from '../course.ts'
import { countMoves, type Finish, type Match } from '../match.ts'
import { Desk } from './bare.ts'
import { listMoves } from './bare-moves.ts'
import { course, sumOf } from './course.ts'

export function playBare(match: Match<Options>): Finish {
  const whim = whimOf(match)
  const desk = new Desk(match)
  let moves = 0
  for (; desk.phase !== 'over'; moves++) {
    listMoves(desk)
    desk.play(desk.moves[whim.int(desk.moves.length)] as number)
  }
  return { moves, sum: sumOf(desk) }
}

export const bareMoves = (): number => countMoves(course.matches, playBare)
