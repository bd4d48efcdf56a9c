import { type Names, personOf } from '@engawa/kernel'
import { darumaOf } from '../catalogue/index.ts'
import type { Phrases, Telling } from './phrases.ts'

/** A daruma by colour and number. */
export function darumaIn({ names }: Phrases, id: number): string {
  return names.daruma(names.colours[darumaOf(id).colour], id)
}

/** What the sentences of one language need to name people and darumas. */
export function tellingOf(phrases: Phrases, names: Names): Telling {
  const daruma = (id: number) => darumaIn(phrases, id)
  const { list } = phrases.names
  return {
    person: (seat) => personOf(names, seat),
    daruma,
    darumas: (ids) => list(ids.map(daruma)),
    list,
  }
}
