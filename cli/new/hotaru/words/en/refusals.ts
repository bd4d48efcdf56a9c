import type { Phrases } from '../phrases.ts'
import { asking } from './asking.ts'

export const refusals: Phrases['refusals'] = {
  'not-now': ({ decision }) => `Not now: ${asking.due[decision]}.`,
  'bag-empty': () => 'The bag is empty: go home.',
  'net-empty': () => 'Your net is empty: catch a firefly first.',
  'not-in-net': ({ light }) => `This firefly of light ${light} is not in the net.`,
}
