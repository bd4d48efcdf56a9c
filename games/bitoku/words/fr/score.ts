import { treasure } from '../../catalogue/index.ts'
import type { Phrases } from '../phrases.ts'
import { count } from './base.ts'
import { names } from './names.ts'

export const earned: Phrases['earned'] = {
  yokai: 'Cartes Yokai',
  bitoku: 'Cartes Bitoku',
  building: 'Bâtiments',
  crystal: 'Cristaux',
  mitama: 'Mitamas',
  dragonfly: 'Libellules',
  paths: 'Chemins de la sagesse',
  board: 'Régions et collines',
}

export const scoreLines: Phrases['scoreLines'] = {
  game: () => ({ title: 'PV gagnés en cours de partie' }),
  first: () => ({ title: 'Premier dans l’ordre du tour' }),
  types: ({ types }) => ({ title: 'Vertus différentes sur le Chemin de Bitoku', detail: `${types} sur 7` }),
  treasure: ({ region, treasure: tile }) => ({
    title: `Trésor du lac, ${names.regions[region]}`,
    detail: treasure(tile).points.join(' / '),
  }),
  rock: ({ rock, pilgrims, items }, telling) => ({
    title: 'Rochers',
    detail: `${telling.rockTypes(rock)} : ${pilgrims} × ${items}`,
  }),
  guardians: ({ sum }) => ({ title: 'Dés et ressources', detail: `le quart de ${sum}` }),
  vision: ({ vision }, telling) => ({ title: 'Visions réalisées', detail: telling.needs(vision) }),
  missed: ({ vision }, telling) => ({ title: 'Visions non réalisées', detail: telling.needs(vision) }),
  floor: () => ({ title: 'Jamais moins de 0' }),
  destiny: ({ buildings, crystals }) => ({
    title: 'Destin accompli : PV révélés',
    detail: `${count(buildings, 'bâtiment')}, ${count(crystals, 'cristal', 'cristaux')}`,
  }),
  shown: ({ count: number }) => ({ title: 'Éléments de ses rochers (Tengu)', detail: `${number} × 3` }),
  yokai: ({ count: number }) => ({ title: 'Cartes Yokai du Tengu', detail: count(number, 'carte') }),
  resources: ({ count: number }) => ({ title: 'Ressources du Tengu', detail: `${number} × 1` }),
  crystals: ({ count: number }) => ({ title: 'Cristaux du Tengu', detail: `${number} × 2` }),
  ahead: ({ tracks }) => ({ title: 'Pistes où le Tengu est devant', detail: `${tracks} × 3` }),
}
