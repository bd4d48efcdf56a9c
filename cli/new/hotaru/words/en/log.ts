import type { Phrases } from '../phrases.ts'
import { counted, who } from './names.ts'

/** One sentence for each kind of event. */
export const log: Phrases['log'] = {
  began: ({ seat }, { person }) => `${who(person(seat))} ${person(seat).you ? 'begin' : 'begins'}.`,
  caught: ({ seat, firefly }, telling) => `${who(telling.person(seat))} caught ${telling.firefly(firefly)}.`,
  tore: ({ light }) => `The net tore: it held two of light ${light}.`,
  rescued: ({ seat, firefly, lost }, telling) =>
    `${who(telling.person(seat))} saved ${telling.firefly(firefly)}; ${counted(lost)} flew back.`,
  wentHome: ({ seat, fireflies }, telling) =>
    `${who(telling.person(seat))} went home with ${telling.fireflies(fireflies)}.`,
}
