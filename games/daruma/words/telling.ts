import { type Names, personOf } from '@engawa/kernel'
import { darumaOf } from '../catalogue/index.ts'
import type { Phrases, Telling } from './phrases.ts'

/** What the sentences of one language need to name people and darumas. */
export function tellingOf(phrases: Phrases, names: Names): Telling {
  const daruma = (id: number) => phrases.daruma(phrases.colours[darumaOf(id).colour], id)
  return {
    person: (seat) => personOf(names, seat),
    daruma,
    darumas: (ids) => phrases.list(ids.map(daruma)),
    list: phrases.list,
  }
}
