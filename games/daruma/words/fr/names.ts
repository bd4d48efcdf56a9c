import { listWith, type Person } from '@engawa/kernel'
import type { NamePhrases } from '../phrases.ts'

export const has = ({ name, you }: Person): string => (you ? 'Vous avez' : `${name} a`)
export const toWhom = ({ name, you }: Person): string => (you ? 'à vous' : `à ${name}`)
export const atHome = ({ name, you }: Person): string => (you ? 'chez vous' : `chez ${name}`)

/** « Kenji vous a donné … », « Kenji a donné … à Inès ». */
export const gives = (giver: Person, to: Person, what: string): string =>
  to.you ? `${giver.name} vous a donné ${what}` : `${has(giver)} donné ${what} à ${to.name}`

export const dice = (count: number): string => (count === 1 ? '1 dé' : `${count} dés`)
export const fours = (count: number): string =>
  count === 1 ? 'Un dé de valeur 4' : `${count} dés de valeur 4`

/** « de » before a name, with its elision. */
export const ofWhom = ({ name, you }: Person): string => {
  if (you) return 'de vous'
  return /^[aeiouyàâéèêëîïôöùûüœh]/i.test(name) ? `d’${name}` : `de ${name}`
}

export const ofOwner = (what: string, owner: Person): string =>
  owner.you ? `votre ${what}` : `le ${what} ${ofWhom(owner)}`

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
  oneOf: (daruma, rank, count) => `${daruma} ${rank} sur ${count}`,
  darumas: (count, colour) => (count === 1 ? `un daruma ${colour}` : `${count} darumas ${colour}s`),
  list,
  percent: (share) => `${String(Math.round(share * 1000) / 10).replace('.', ',')} %`,
}
