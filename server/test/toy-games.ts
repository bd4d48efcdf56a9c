import type { Adviser, Game, GameEntry } from '@engawa/kernel'
import { pebblesAdviser, pebblesGame } from '../../kernel/conformance/toys/pebbles.ts'
import { secretsGame } from './secrets.ts'

/** A game without words and board. */
export function toy<State, Move, Options>(
  game: Game<State, Move, Options>,
  adviser: Adviser<State, Move>,
  earlier: readonly Game[] = [],
): GameEntry {
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
    play: async () => ({ game: game as Game, adviser: adviser as Adviser, earlier }),
    words: () => Promise.reject(new Error('this toy has no words')),
  }
}

const firstMove: Adviser = { advise: (_view, _seat, moves) => moves.map((_, index) => -index) }

/** Small games, so that the server's tests do not depend on the real ones. */
export const games: readonly GameEntry[] = [toy(pebblesGame, pebblesAdviser), toy(secretsGame, firstMove)]
