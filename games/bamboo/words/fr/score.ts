import type { Phrases } from '../phrases.ts'
import { count } from './names.ts'

export const earned: Phrases['earned'] = {
  start: 'Au départ',
  rested: '1 PB au lieu d’une action Équilibre',
  balance: 'Tuiles Équilibre',
  homes: 'Tuiles Demeure',
  hunger: 'Faim en hiver',
}

export const score: Phrases['score'] = {
  happiness: () => ({ title: 'Points de bonheur' }),
  spirits: ({ kinds }) => ({ title: 'Esprits différents', detail: `${kinds} × 2` }),
  harmony: ({ left, right }) => ({
    title: 'Harmonie',
    detail: `confort : ${left} à gauche, ${right} à droite`,
  }),
  unscored: ({ tiles }) => ({
    title: 'Moitié des tuiles Équilibre achevées mais non décomptées',
    detail: count(tiles, 'tuile'),
  }),
  night: ({ open }) => ({ title: 'Cases marquées non recouvertes', detail: `${open} × −1` }),
}
