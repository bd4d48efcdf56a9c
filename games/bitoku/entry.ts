import type { GameEntry } from '@engawa/kernel'
import { face } from './face.ts'

export const entry: GameEntry = {
  id: 'bitoku',
  face,
  play: async () => {
    const [{ bitoku, earlier }, { adviser }] = await Promise.all([
      import('./rules/index.ts'),
      import('./bot/index.ts'),
    ])
    return {
      game: bitoku,
      earlier,
      adviser,
      idle: ['pass', 'favour'],
      outcomes: ['mitamaTaken', 'crystalTaken', 'dragonflyTaken', 'built', 'rockTaken'],
      begins: ['willRolled'],
      leads: ['strengthened', 'placed', 'looked', 'saw', 'tenguActed'],
    }
  },
  words: async (locale) =>
    (locale === 'fr' ? await import('./words/fr.ts') : await import('./words/en.ts')).words,
  puzzles: async () => (await import('./puzzles/index.ts')).puzzles,
}
