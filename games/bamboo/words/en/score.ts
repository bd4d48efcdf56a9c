import type { Phrases } from '../phrases.ts'
import { count } from './names.ts'

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
