import { treasure } from '../../catalogue/index.ts'
import type { Phrases } from '../phrases.ts'
import { count } from './base.ts'
import { names } from './names.ts'

export const earned: Phrases['earned'] = {
  yokai: 'Yokai cards',
  bitoku: 'Bitoku cards',
  building: 'Buildings',
  crystal: 'Crystals',
  mitama: 'Mitamas',
  dragonfly: 'Dragonflies',
  paths: 'Paths of wisdom',
  board: 'Regions and hills',
}

export const scoreLines: Phrases['scoreLines'] = {
  game: () => ({ title: 'Virtue points of the game' }),
  first: () => ({ title: 'First in turn order' }),
  types: ({ types }) => ({ title: 'Different virtues on the Bitoku path', detail: `${types} of 7` }),
  treasure: ({ region, treasure: tile }) => ({
    title: `Lake treasure, ${names.regions[region]}`,
    detail: treasure(tile).points.join(' / '),
  }),
  rock: ({ rock, pilgrims, items }, telling) => ({
    title: 'Rocks',
    detail: `${telling.rockTypes(rock)}: ${pilgrims} × ${items}`,
  }),
  guardians: ({ sum }) => ({ title: 'Dice and resources', detail: `a quarter of ${sum}` }),
  vision: ({ vision }, telling) => ({ title: 'Visions met', detail: telling.needs(vision) }),
  missed: ({ vision }, telling) => ({ title: 'Visions missed', detail: telling.needs(vision) }),
  floor: () => ({ title: 'Never below 0' }),
  destiny: ({ buildings, crystals }) => ({
    title: 'Destiny: uncovered on the board',
    detail: `${count(buildings, 'building')}, ${count(crystals, 'crystal')}`,
  }),
  shown: ({ count: number }) => ({ title: 'Shown on the Tengu’s rocks', detail: `${number} × 3` }),
  yokai: ({ count: number }) => ({ title: 'The Tengu’s yokai cards', detail: count(number, 'card') }),
  resources: ({ count: number }) => ({ title: 'The Tengu’s resources', detail: `${number} × 1` }),
  crystals: ({ count: number }) => ({ title: 'The Tengu’s crystals', detail: `${number} × 2` }),
  ahead: ({ tracks }) => ({ title: 'Tracks where the Tengu is ahead', detail: `${tracks} × 3` }),
}
