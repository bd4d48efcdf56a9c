import type { Game } from '@engawa/kernel'
import { secretsGame } from '../secrets.ts'
import { toy } from '../toy-games.ts'

/** How often this thread played a move, made a view and counted points since the start. */
export const counted = { plays: 0, views: 0, scores: 0 }

export const countingGame: typeof secretsGame = {
  ...secretsGame,
  play(...step) {
    counted.plays++
    secretsGame.play(...step)
  },
  view(...of) {
    counted.views++
    return secretsGame.view(...of)
  },
  score(...of) {
    counted.scores++
    return secretsGame.score(...of)
  },
}

export const games = [
  toy(countingGame as Game, { advise: (_view: unknown, _seat: number, moves) => moves.map(() => 0) }),
]
