import type { Adviser, Game, GameEntry } from '@engawa/kernel'
import { pebblesAdviser, pebblesGame } from '../../kernel/conformance/toys/pebbles.ts'
import { secretsGame } from './secrets.ts'

function toy(game: Game, adviser: Adviser): GameEntry {
  return {
    id: game.id,
    face: {
      title: game.id,
      tagline: { en: 'A toy', fr: 'Un jouet' },
      minutes: 1,
      weight: 1,
      seats: game.seats,
      accent: 'pine',
    },
    play: async () => ({ game, adviser }),
    words: () => Promise.reject(new Error('this toy has no words')),
  }
}

const anyMove: Adviser = { advise: (_view, _seat, moves) => moves.map(() => 0) }

/** A server with small games, so that the server's tests do not depend on the real ones. */
export const games: readonly GameEntry[] = [
  toy(pebblesGame as Game, pebblesAdviser as Adviser),
  toy(secretsGame as Game, anyMove),
]
