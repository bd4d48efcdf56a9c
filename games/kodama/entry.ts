import type { GameEntry } from '@engawa/kernel'
import { face } from './face.ts'

export const entry: GameEntry = {
  id: 'kodama',
  face,
  play: async () => {
    const [{ kodama }, { adviser }] = await Promise.all([
      import('./rules/index.ts'),
      import('./bot/index.ts'),
    ])
    return { game: kodama, adviser }
  },
  words: async (locale) =>
    (locale === 'fr' ? await import('./words/fr.ts') : await import('./words/en.ts')).words,
  puzzles: async () => (await import('./puzzles/index.ts')).puzzles,
}
