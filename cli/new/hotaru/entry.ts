import type { GameEntry } from '@engawa/kernel'
import { face } from './face.ts'

export const entry: GameEntry = {
  id: 'hotaru',
  face,
  play: async () => {
    const [{ hotaru }, { adviser }] = await Promise.all([
      import('./rules/index.ts'),
      import('./bot/index.ts'),
    ])
    return { game: hotaru, adviser }
  },
  words: async (locale) =>
    (locale === 'fr' ? await import('./words/fr.ts') : await import('./words/en.ts')).words,
}
