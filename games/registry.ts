import type { GameEntry } from '@engawa/kernel'
import { face as bamboo } from './bamboo/face.ts'
import { face as bitoku } from './bitoku/face.ts'
import { face as daruma } from './daruma/face.ts'
import { face as kodama } from './kodama/face.ts'

/** The games of the house, in the order of the prints on the veranda. This is the one place that names them. */
export const games: readonly GameEntry[] = [
  {
    id: 'daruma',
    face: daruma,
    play: async () => {
      const [rules, bot] = await Promise.all([
        import('./daruma/rules/index.ts'),
        import('./daruma/bot/index.ts'),
      ])
      return { game: rules.daruma, adviser: bot.adviser }
    },
    words: async (locale) =>
      (locale === 'fr' ? await import('./daruma/words/fr.ts') : await import('./daruma/words/en.ts')).words,
  },
  {
    id: 'kodama',
    face: kodama,
    play: async () => {
      const [rules, bot] = await Promise.all([
        import('./kodama/rules/index.ts'),
        import('./kodama/bot/index.ts'),
      ])
      return { game: rules.kodama, adviser: bot.adviser }
    },
    words: async (locale) =>
      (locale === 'fr' ? await import('./kodama/words/fr.ts') : await import('./kodama/words/en.ts')).words,
  },
  {
    id: 'bamboo',
    face: bamboo,
    play: async () => {
      const [rules, bot] = await Promise.all([
        import('./bamboo/rules/index.ts'),
        import('./bamboo/bot/index.ts'),
      ])
      return { game: rules.bamboo, adviser: bot.adviser }
    },
    words: async (locale) =>
      (locale === 'fr' ? await import('./bamboo/words/fr.ts') : await import('./bamboo/words/en.ts')).words,
  },
  {
    id: 'bitoku',
    face: bitoku,
    play: async () => {
      const [rules, bot] = await Promise.all([
        import('./bitoku/rules/index.ts'),
        import('./bitoku/bot/index.ts'),
      ])
      return { game: rules.bitoku, adviser: bot.adviser }
    },
    words: async (locale) =>
      (locale === 'fr' ? await import('./bitoku/words/fr.ts') : await import('./bitoku/words/en.ts')).words,
  },
]

export function entryOf(id: string): GameEntry | undefined {
  return games.find((entry) => entry.id === id)
}
