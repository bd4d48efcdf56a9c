import type { Phrases } from '../phrases.ts'
import { has } from './names.ts'

/** One sentence for each kind of event. */
export const log: Phrases['log'] = {
  began: ({ seat }, { person }) => (person(seat).you ? 'Vous commencez.' : `${person(seat).name} commence.`),
  caught: ({ seat, firefly }, telling) =>
    `${has(telling.person(seat))} attrapé la ${telling.firefly(firefly)}.`,
  tore: ({ light }) => `Le filet a craqué : deux lueurs ${light} s’y trouvaient.`,
  rescued: ({ seat, firefly, lost }, telling) =>
    `${has(telling.person(seat))} sauvé la ${telling.firefly(firefly)} ; ${
      lost === 1 ? 'une luciole s’est envolée' : `${lost} lucioles se sont envolées`
    }.`,
  wentHome: ({ seat, fireflies }, telling) =>
    `${has(telling.person(seat))} ramené : ${telling.fireflies(fireflies)}.`,
}
