import { at, listWith, type Person } from '@engawa/kernel'
import { foods, type Spirit, temples } from '../../catalogue/index.ts'
import { spiritNames } from '../names.ts'
import type { NamePhrases } from '../phrases.ts'
import { homes } from './homes.ts'

export const has = ({ name, you }: Person): string => (you ? 'Vous avez' : `${name} a`)
/** Somebody in the middle of a sentence. */
export const who = ({ name, you }: Person): string => (you ? 'vous' : name)
export const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number < 2 ? one : many}`
export const coins = (number: number) => count(number, 'pièce')
export const sticks = (number: number) => count(number, 'bâton')
export const meals = (number: number) => count(number, 'nourriture')
export const points = (number: number) => `${number} PB`
/** “de Chloé”, “d’Ana”. */
export const ofPerson = (name: string) => (/^[aeiouhàâäéèêëîïôöùûü]/i.test(name) ? `d’${name}` : `de ${name}`)
/** “de Kappa”, “d’Ookami”. */
export const ofSpirit = (spirit: Spirit) => ofPerson(spiritNames[spirit])

/** Colours that change their form beside “section”. */
const feminine: Readonly<Record<string, string>> = { vert: 'verte', bleu: 'bleue' }

export const names: NamePhrases = {
  temples: { red: 'rouge', green: 'vert', blue: 'bleu', yellow: 'jaune' },
  actions: {
    balance: 'Équilibre',
    improve: 'Aménagement',
    cook: 'Cuisine',
    fund: 'Rémunération',
    wildcard: 'Joker',
  },
  kinds: { decoration: 'décoration', faith: 'foi', garden: 'jardin', tools: 'quotidien' },
  zones: { left: 'gauche', centre: 'centre', right: 'droite' },
  colours: { green: 'vert', yellow: 'jaune', purple: 'violet', brown: 'marron' },
  spirits: spiritNames,
  foods: { tea: 'thé', rice: 'riz', ramen: 'râmen' },
  seasons: {
    setup: 'Mise en place',
    spring: 'Printemps',
    summer: 'Été',
    autumn: 'Automne',
    winter: 'Hiver',
    over: 'Fin',
  },
  homes,
  pattern: {
    single: (kind) => kind,
    row: (kinds) => `${kinds.join(' – ')} de gauche à droite`,
    column: (kinds) => `${kinds.join(' – ')} de haut en bas`,
    square: () => 'quatre tuiles en carré',
    diamond: (top, left, right, bottom) =>
      `autour d’une case : ${top} au-dessus, ${right} à droite, ${bottom} en dessous, ${left} à gauche`,
    comfort: (kind, least) => `${kind}, ${least} de confort`,
    least: (pattern, comfort) => `${pattern}, ${comfort} de confort`,
    any: 'au choix',
  },
  shoot: (colour, action) => `section ${feminine[colour] ?? colour} ${action}`,
  home: (name, kind, comfort) => ({ title: name, detail: `${kind} ${comfort}` }),
  balance: (zone, pattern, happiness) => ({
    title: `la tuile ${zone === 'centre' ? 'du' : 'de'} ${zone}`,
    detail: `« ${pattern} », ${points(happiness)}`,
  }),
  food: (name, value) => `${name} (${value})`,
  list: listWith('et'),
}

export const temple = (index: number) => names.temples[at(temples, index)]
export const foodName = (value: number) => names.foods[at(foods, value - 1)]
export const food = (value: number) => names.food(foodName(value), value)
