import type { Adviser, Game, GameEntry } from '@engawa/kernel'
import { pebblesAdviser, pebblesGame } from '../../kernel/conformance/toys/pebbles.ts'

/** A house with one small game, so that the server's tests do not depend on the real ones. */
export const games: readonly GameEntry[] = [
  {
    id: 'pebbles',
    face: {
      title: 'Pebbles',
      tagline: { en: 'A toy', fr: 'Un jouet' },
      minutes: 1,
      weight: 1,
      seats: pebblesGame.seats,
      accent: 'pine',
    },
    play: async () => ({ game: pebblesGame as Game, adviser: pebblesAdviser as Adviser }),
    words: () => Promise.reject(new Error('this toy has no words')),
  },
]
