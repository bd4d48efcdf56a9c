import type { Phrases } from '../phrases.ts'
import { count } from './names.ts'

export const earned: Phrases['earned'] = {
  start: 'At the start',
  rested: '1 HP instead of a balance action',
  balance: 'Balance tiles',
  homes: 'Home tiles',
  hunger: 'Hunger in winter',
}

export const score: Phrases['score'] = {
  happiness: () => ({ title: 'Happiness' }),
  spirits: ({ kinds }) => ({ title: 'Different spirits', detail: `${kinds} × 2` }),
  harmony: ({ left, right }) => ({ title: 'Harmony', detail: `comfort ${left} left, ${right} right` }),
  unscored: ({ tiles }) => ({
    title: 'Half of complete balance tiles not scored',
    detail: count(tiles, 'tile'),
  }),
  night: ({ open }) => ({ title: 'Marked spaces left free', detail: `${open} × −1` }),
}
