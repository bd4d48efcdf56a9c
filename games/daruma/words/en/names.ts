import { listWith, type Person } from '@engawa/kernel'
import type { NamePhrases } from '../phrases.ts'

export const who = ({ name, you }: Person): string => (you ? 'You' : name)
export const whom = ({ name, you }: Person): string => (you ? 'you' : name)
export const whose = ({ name, you }: Person): string => (you ? 'your' : `${name}’s`)
export const dice = (count: number): string => (count === 1 ? '1 die' : `${count} dice`)
export const fours = (count: number): string => (count === 1 ? '1 four' : `${count} fours`)

export const list = listWith('and')

export const names: NamePhrases = {
  colours: {
    red: 'red',
    white: 'white',
    black: 'black',
    blue: 'blue',
    green: 'green',
    pink: 'pink',
    gold: 'gold',
  },
  actions: {
    'reroll-all': 'reroll all',
    'reroll-group': 'reroll a group',
    'reroll-singles': 'reroll the singles',
    'shift-group': 'shift a group',
    'shift-singles': 'shift the singles',
    curse: 'cursed gold',
    exchange: 'exchange',
  },
  daruma: (colour) => `${colour} daruma`,
  oneOf: (daruma, rank, count) => `${daruma} ${rank} of ${count}`,
  darumas: (count, colour) => (count === 1 ? `a ${colour} daruma` : `${count} ${colour} darumas`),
  list,
  percent: (share) => `${Math.round(share * 1000) / 10}%`,
}
