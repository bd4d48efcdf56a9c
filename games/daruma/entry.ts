import type { GameEntry } from '@engawa/kernel'
import { face } from './face.ts'

export const entry: GameEntry = {
  id: 'daruma',
  face,
  play: async () => {
    const [{ daruma }, { adviser }] = await Promise.all([
      import('./rules/index.ts'),
      import('./bot/index.ts'),
    ])
    return {
      game: daruma,
      adviser,
      idle: ['group', 'shift', 'lift', 'swap', 'send'],
      outcomes: ['took', 'exchanged', 'gave'],
      leads: ['painted', 'poured', 'kept', 'gathered', 'shifted', 'lifted'],
    }
  },
  words: async (locale) =>
    (locale === 'fr' ? await import('./words/fr.ts') : await import('./words/en.ts')).words,
  puzzles: async () => (await import('./puzzles/index.ts')).puzzles,
}
