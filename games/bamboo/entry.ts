import type { GameEntry } from '@engawa/kernel'
import { face } from './face.ts'

export const entry: GameEntry = {
  id: 'bamboo',
  face,
  play: async () => {
    const [{ bamboo }, { adviser }] = await Promise.all([
      import('./rules/index.ts'),
      import('./bot/index.ts'),
    ])
    return {
      game: bamboo,
      adviser,
      idle: ['draft', 'offer', 'rest', 'earn', 'cook', 'stow'],
      leads: ['visited', 'giftTaken', 'activated'],
    }
  },
  words: async (locale) =>
    (locale === 'fr' ? await import('./words/fr.ts') : await import('./words/en.ts')).words,
  puzzles: async () => (await import('./puzzles/index.ts')).puzzles,
}
