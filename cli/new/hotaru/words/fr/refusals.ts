import type { Phrases } from '../phrases.ts'
import { asking } from './asking.ts'

export const refusals: Phrases['refusals'] = {
  'not-now': ({ decision }) => `Pas maintenant : ${asking.due[decision]}.`,
  'bag-empty': () => 'Le sac est vide : rentrez.',
  'net-empty': () => 'Votre filet est vide : attrapez d’abord une luciole.',
  'not-in-net': ({ light }) => `Cette luciole de lueur ${light} n’est pas dans le filet.`,
}
