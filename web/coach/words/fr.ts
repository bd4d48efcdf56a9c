import type { CoachWords } from './index.ts'

export const fr: CoachWords = {
  title: 'Conseil',
  on: 'Conseil actif',
  turnOff: 'Couper le conseil',
  flag: 'Conseil',
  flagHelp: 'Dit le but, explique chaque décision la première fois et demande avant un coup qui coûte cher.',
  understood: 'Compris',
  leaves: (move, points) => `${move} : *${points}* points de perdus. Voir ?`,
  reason: (move) => `Mieux à la longue : ${move}.`,
  reasonLine: (move, kind) => `Mieux à la longue : ${move}. Davantage de points par : ${kind}.`,
  look: 'Voir',
  anyway: (move) => `${move} quand même`,
  lookedAt: (move) => `Le meilleur coup : ${move}.`,
  keys: { look: 'voir le meilleur coup que montre le conseil' },
}
