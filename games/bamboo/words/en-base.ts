import { at, listWith, type Person } from '@engawa/kernel'
import { foods, temples } from '../catalogue/index.ts'
import type { Phrases } from './phrases.ts'

export const who = ({ name, you }: Person): string => (you ? 'You' : name)
export const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`
export const coins = (number: number) => count(number, 'coin')
export const sticks = (number: number) => count(number, 'stick')
export const points = (number: number) => `${number} HP`

export const list = listWith('and')

export const templeNames: Phrases['temples'] = { red: 'red', green: 'green', blue: 'blue', yellow: 'yellow' }
export const temple = (index: number) => templeNames[at(temples, index)]
export const colourNames: Phrases['colours'] = {
  green: 'green',
  yellow: 'yellow',
  purple: 'purple',
  brown: 'brown',
}
export const foodNames: Phrases['foods'] = { tea: 'tea (1)', rice: 'rice (2)', ramen: 'ramen (3)' }
export const food = (value: number) => foodNames[at(foods, value - 1)]

export const actionNames: Phrases['actions'] = {
  balance: 'Balance',
  improve: 'Improve home',
  cook: 'Cook',
  fund: 'Fund',
  wildcard: 'Wildcard',
}

export const seasons: Phrases['seasons'] = {
  setup: 'Before the start',
  spring: 'Spring',
  summer: 'Summer',
  autumn: 'Autumn',
  winter: 'Winter',
  over: 'The end',
}
