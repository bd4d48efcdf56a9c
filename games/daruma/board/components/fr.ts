import type { Phrases } from './en.ts'

export const fr: Phrases = {
  kinds: {
    darumas: 'Darumas',
    objectives: 'Objectifs',
    tokens: 'Jetons de manche',
    others: 'Dés et le reste',
  },
  objective: (number) => `Objectif ${number}`,
  objectiveText: (wanted, shunned) =>
    `En fin de partie, chaque daruma ${wanted.join(' ou ')} vaut 2 points, chaque daruma ${shunned} −3.`,
  die: 'Dé',
  dieText:
    'Six faces. Un 1 peint un œil, un 4 va sur le livre de comptes, toute autre valeur se verse sur la bouteille.',
}
