import { listWith, type Person } from '@engawa/kernel'
import { type Goods, type Resource, resources } from '../../catalogue/index.ts'

export const has = ({ name, you }: Person): string => (you ? 'Vous avez' : `${name} a`)
/** “de” or “d’” as the next letter asks. */
export const of = (text: string): string =>
  /^[aeéèêiouyhAEÉÈÊIOUYH]/.test(text) ? `d’${text}` : `de ${text}`
export const whose = (thing: string, { name, you }: Person): string =>
  you ? `votre ${thing}` : `le ${thing} ${of(name)}`
export const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number < 2 ? one : many}`
export const points = (number: number) => `${number} PV`

export const list = listWith('et')
export const either = listWith('ou')

export const resourceNames: Readonly<Record<Resource, string>> = {
  wood: 'bois',
  stone: 'pierre',
  jade: 'jade',
  sake: 'saké',
}

const plurals: Readonly<Record<Resource, string>> = {
  wood: 'bois',
  stone: 'pierres',
  jade: 'jades',
  sake: 'sakés',
}

/** A heap of resources, e.g. “1 bois et 2 jades”. */
export function goods(heap: Goods): string {
  const parts = resources
    .filter((resource) => heap[resource] > 0)
    .map((resource) => count(heap[resource], resourceNames[resource], plurals[resource]))
  return parts.length > 0 ? list(parts) : 'aucune ressource'
}

/** A price of so many resources, of each type at most so many. */
export function price(number: number, most: Goods): string {
  if (number === 0) return 'gratuit'
  const types = resources.filter((resource) => most[resource] > 0)
  if (types.length === resources.length) return count(number, 'ressource')
  const full = resources.reduce((sum, resource) => sum + most[resource], 0)
  return full === number ? goods(most) : `${number} parmi ${goods(most)}`
}

export const by = (source: string): string => (source === '' ? '' : ` (${source})`)
export const from = (source: string): string => (source === '' ? '' : `Grâce à : ${source}.`)
