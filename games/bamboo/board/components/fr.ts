import type { Phrases } from './en.ts'

export const fr: Phrases = {
  kinds: {
    spirits: 'Esprits',
    homes: 'Tuiles Demeure',
    balance: 'Tuiles Équilibre',
    shoots: 'Sections de bambou',
    gifts: 'Cadeaux de la forêt',
    supply: 'Nourriture, encens, tuiles Temple',
  },
  spirit: (does, wake) => `${does} ${wake}`,
  category: ['I', 'II'],
  home: (kind, comfort, category, leftOut) =>
    `Catégorie ${category}, ${kind}, confort ${comfort}${leftOut ? ' ; retirée à deux' : ''}.`,
  zones: { left: 'gauche', centre: 'centre', right: 'droite' },
  balance: (zone, code) => `Tuile ${zone} ${code}`,
  owners: {
    green: 'Couleur verte',
    yellow: 'Couleur jaune',
    purple: 'Couleur violette',
    brown: 'Couleur marron',
    board: 'Pour la bambouseraie',
    plain: 'Sans symbole',
  },
  shoot: (owner, does) => `${owner}. ${does}`,
  stick: 'Bâton d’encens',
  stickText: '7 par personne, 8 pour le fantôme.',
  templeTile: (sticks) => `Tuile Temple ${sticks}`,
  templeTileText: (sticks) =>
    sticks === 0
      ? 'À deux, le fantôme n’offre rien au temple où elle se trouve.'
      : `À deux, le fantôme a ${sticks} bâtons dans le temple où elle se trouve.`,
}
