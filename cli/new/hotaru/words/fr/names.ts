import { listWith, type Person } from '@engawa/kernel'
import type { NamePhrases } from '../phrases.ts'

export const has = ({ name, you }: Person): string => (you ? 'Vous avez' : `${name} a`)
export const counted = (count: number): string => (count === 1 ? '1 luciole' : `${count} lucioles`)
export const list = listWith('et')

/** « de » before a name, with its elision. */
export const ofWhom = (name: string): string =>
  /^[aeiouyàâéèêëîïôöùûüœh]/i.test(name) ? `d’${name}` : `de ${name}`

export const names: NamePhrases = { firefly: (light) => `luciole ${light}`, list }
