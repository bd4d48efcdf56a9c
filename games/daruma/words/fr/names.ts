import { listWith, type Person } from '@engawa/kernel'
import type { NamePhrases } from '../phrases.ts'

export const has = ({ name, you }: Person): string => (you ? 'Vous avez' : `${name} a`)
export const toWhom = ({ name, you }: Person): string => (you ? 'à vous' : `à ${name}`)
export const dice = (count: number): string => (count === 1 ? '1 dé' : `${count} dés`)
export const fours = (count: number): string =>
  count === 1 ? 'Un dé de valeur 4' : `${count} dés de valeur 4`

/** « de » before a name, with its elision. */
export const ofWhom = ({ name, you }: Person): string => {
  if (you) return 'de vous'
  return /^[aeiouyàâéèêëîïôöùûüœh]/i.test(name) ? `d’${name}` : `de ${name}`
}

export const list = listWith('et')

export const names: NamePhrases = {
  colours: {
    red: 'rouge',
    white: 'blanc',
    black: 'noir',
    blue: 'bleu',
    green: 'vert',
    pink: 'rose',
    gold: 'doré',
  },
  actions: {
    'reroll-all': 'tout relancer',
    'reroll-group': 'relancer un groupe',
    'reroll-singles': 'relancer les dés seuls',
    'shift-group': 'décaler un groupe',
    'shift-singles': 'décaler les dés seuls',
    curse: 'or maudit',
    exchange: 'échange',
  },
  daruma: (colour) => `daruma ${colour}`,
  darumas: (count, colour) => (count === 1 ? `un daruma ${colour}` : `${count} darumas ${colour}s`),
  list,
  percent: (share) => `${String(Math.round(share * 1000) / 10).replace('.', ',')} %`,
}
