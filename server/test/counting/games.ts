import type { Game } from '@engawa/kernel'
import { secretsGame } from '../secrets.ts'
import { toy } from '../toy-games.ts'

/** How many moves were played by this thread since the start. */
export const counted = { plays: 0 }

export const countingGame: typeof secretsGame = {
  ...secretsGame,
  play(...step) {
    counted.plays++
    secretsGame.play(...step)
  },
}

export const games = [
  toy(countingGame as Game, { advise: (_view: unknown, _seat: number, moves) => moves.map(() => 0) }),
]
