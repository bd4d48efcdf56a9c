/** What only the page of components says. French has the same keys, or the types fail. */
export const en = {
  kinds: {
    starting: 'Starting yokai cards',
    yokai: 'Yokai cards',
    bitoku: 'Bitoku cards',
    visions: 'Visions',
    buildings: 'Buildings',
    crystals: 'Crystals',
    mitamas: 'Mitamas',
    dragonflies: 'Dragonflies',
    portals: 'Portals',
    rocks: 'Rocks',
    treasures: 'Lake treasures',
    tengu: 'Tengu cards',
  },
  treasureText: 'VP for the first, second and third kodama of its track at the end.',
}

export type Phrases = typeof en
