import { type Names, personOf } from '@engawa/kernel'
import { lightOf } from '../catalogue/index.ts'
import type { Phrases, Telling } from './phrases.ts'

/** What the sentences of one language need to name people and fireflies. */
export function tellingOf({ names: { firefly, list } }: Phrases, names: Names): Telling {
  return {
    person: (seat) => personOf(names, seat),
    firefly: (one) => firefly(lightOf(one)),
    fireflies: (some) => list(some.map((one) => firefly(lightOf(one)))),
  }
}
