import { listWith, type Person } from '@engawa/kernel'
import { type Goods, type Resource, resources } from '../../catalogue/index.ts'

export const who = ({ name, you }: Person): string => (you ? 'You' : name)
export const whose = ({ name, you }: Person): string => (you ? 'your' : `${name}’s`)
export const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`
export const points = (number: number) => `${number} VP`
export const spaces = (number: number) => count(number, 'space')

export const list = listWith('and')
export const either = listWith('or')

export const resourceNames: Readonly<Record<Resource, string>> = {
  wood: 'wood',
  stone: 'stone',
  jade: 'jade',
  sake: 'sake',
}

/** A heap of resources: "1 wood and 2 jade". */
export function goods(heap: Goods): string {
  const parts = resources
    .filter((resource) => heap[resource] > 0)
    .map((resource) => `${heap[resource]} ${resourceNames[resource]}`)
  return parts.length > 0 ? list(parts) : 'no resources'
}

/** A price of so many resources, of each type at most so many. */
export function price(number: number, most: Goods): string {
  if (number === 0) return 'free'
  const types = resources.filter((resource) => most[resource] > 0)
  if (types.length === resources.length) return count(number, 'resource')
  const full = resources.reduce((sum, resource) => sum + most[resource], 0)
  return full === number ? goods(most) : `${number} of ${goods(most)}`
}

/** In brackets behind a sentence, where there is anything to name. */
export const by = (source: string): string => (source === '' ? '' : ` (${source})`)
export const from = (source: string): string => (source === '' ? '' : `From: ${source}.`)
