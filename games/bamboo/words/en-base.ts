import { foods, temples } from '../catalogue/index.ts'
import type { Person, Phrases } from './phrases.ts'

export const who = ({ name, you }: Person): string => (you ? 'You' : name)
export const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`
export const coins = (number: number) => count(number, 'coin')
export const sticks = (number: number) => count(number, 'stick')
export const points = (number: number) => `${number} HP`

export function list(items: readonly string[]): string {
  const last = items.at(-1) ?? ''
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`
}

export const templeNames: Phrases['temples'] = { red: 'red', green: 'green', blue: 'blue', yellow: 'yellow' }
export const temple = (index: number) => templeNames[temples[index] ?? 'red']
export const foodNames: Phrases['foods'] = { tea: 'tea (1)', rice: 'rice (2)', ramen: 'ramen (3)' }
export const food = (value: number) => foodNames[foods[value - 1] ?? 'tea']

export const actionNames: Phrases['actions'] = {
  balance: 'Balance',
  improve: 'Improve home',
  cook: 'Cook',
  fund: 'Fund',
  wildcard: 'Wildcard',
}

export const spiritNames: Phrases['spirits'] = {
  kappa: 'Kappa',
  tanuki: 'Tanuki',
  rokurokubi: 'Rokurokubi',
  kitsune: 'Kitsune',
  ookami: 'Ookami',
  tengu: 'Tengu',
  bakeneko: 'Bakeneko',
}

export const seasons: Phrases['seasons'] = {
  setup: 'Before the start',
  spring: 'Spring',
  summer: 'Summer',
  autumn: 'Autumn',
  winter: 'Winter',
  over: 'The end',
}
