import { at, listWith, type Person } from '@engawa/kernel'
import { foods, temples } from '../catalogue/index.ts'
import type { Phrases } from './phrases.ts'

export const has = ({ name, you }: Person): string => (you ? 'Vous avez' : `${name} a`)
export const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number < 2 ? one : many}`
export const coins = (number: number) => count(number, 'pièce')
export const sticks = (number: number) => count(number, 'bâton')
export const points = (number: number) => `${number} PB`

export const list = listWith('et')

export const templeNames: Phrases['temples'] = { red: 'rouge', green: 'vert', blue: 'bleu', yellow: 'jaune' }
export const temple = (index: number) => templeNames[at(temples, index)]
export const colourNames: Phrases['colours'] = {
  green: 'vert',
  yellow: 'jaune',
  purple: 'violet',
  brown: 'marron',
}
export const foodNames: Phrases['foods'] = { tea: 'thé (1)', rice: 'riz (2)', ramen: 'râmen (3)' }
export const food = (value: number) => foodNames[at(foods, value - 1)]

export const actionNames: Phrases['actions'] = {
  balance: 'Équilibre',
  improve: 'Aménagement',
  cook: 'Cuisine',
  fund: 'Rémunération',
  wildcard: 'Joker',
}

export const seasons: Phrases['seasons'] = {
  setup: 'Avant de commencer',
  spring: 'Printemps',
  summer: 'Été',
  autumn: 'Automne',
  winter: 'Hiver',
  over: 'Fin',
}
