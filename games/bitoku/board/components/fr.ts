import type { Phrases } from './en.ts'

export const fr: Phrases = {
  kinds: {
    starting: 'Cartes Yokai de départ',
    yokai: 'Cartes Yokai',
    bitoku: 'Cartes Bitoku',
    visions: 'Visions',
    buildings: 'Bâtiments',
    crystals: 'Cristaux',
    mitamas: 'Mitamas',
    dragonflies: 'Libellules',
    portals: 'Portails',
    rocks: 'Rochers',
    treasures: 'Trésors du lac',
    tengu: 'Cartes Tengu',
  },
  treasureText: 'PV en fin de partie pour le premier, le deuxième et le troisième kodama de sa piste.',
}
