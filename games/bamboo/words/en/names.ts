import { at, listWith, type Person } from '@engawa/kernel'
import { foods, temples } from '../../catalogue/index.ts'
import { spiritNames } from '../names.ts'
import type { NamePhrases } from '../phrases.ts'
import { homes } from './homes.ts'

export const who = ({ name, you }: Person): string => (you ? 'You' : name)
export const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`
export const coins = (number: number) => count(number, 'coin')
export const sticks = (number: number) => count(number, 'stick')
export const points = (number: number) => `${number} HP`

export const names: NamePhrases = {
  temples: { red: 'red', green: 'green', blue: 'blue', yellow: 'yellow' },
  actions: {
    balance: 'Balance',
    improve: 'Improve home',
    cook: 'Cook',
    fund: 'Fund',
    wildcard: 'Wildcard',
  },
  kinds: { decoration: 'decoration', faith: 'faith', garden: 'garden', tools: 'tools' },
  zones: { left: 'left', centre: 'centre', right: 'right' },
  colours: { green: 'green', yellow: 'yellow', purple: 'purple', brown: 'brown' },
  spirits: spiritNames,
  foods: { tea: 'tea', rice: 'rice', ramen: 'ramen' },
  seasons: {
    setup: 'Before the start',
    spring: 'Spring',
    summer: 'Summer',
    autumn: 'Autumn',
    winter: 'Winter',
    over: 'The end',
  },
  homes,
  pattern: {
    single: (kind) => kind,
    row: (kinds) => `${kinds.join(' – ')} in a row`,
    column: (kinds) => kinds.join(' over '),
    square: () => 'a square of four',
    diamond: (top, left, right, bottom) =>
      `round a space: ${top} above, ${right} right, ${bottom} below, ${left} left`,
    comfort: (kind, least) => `${kind} with comfort ${least}`,
    least: (pattern, comfort) => `${pattern}, comfort ${comfort}`,
    any: 'any',
  },
  shoot: (colour, action) => `${colour} shoot ${action}`,
  home: (name, kind, comfort) => ({ title: name, detail: `${kind} ${comfort}` }),
  balance: (zone, pattern, happiness) => ({
    title: `the ${zone} tile`,
    detail: `“${pattern}”, ${points(happiness)}`,
  }),
  food: (name, value) => `${name} (${value})`,
  list: listWith('and'),
}

export const temple = (index: number) => names.temples[at(temples, index)]
export const foodName = (value: number) => names.foods[at(foods, value - 1)]
export const food = (value: number) => names.food(foodName(value), value)
