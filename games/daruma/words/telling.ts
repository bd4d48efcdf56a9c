import { type Names, personOf } from '@engawa/kernel'
import { type Colour, darumaOf } from '../catalogue/index.ts'
import type { Phrases, Telling } from './phrases.ts'

/** A daruma by its colour: a number stands nowhere on it. */
export function darumaIn({ names }: Phrases, id: number): string {
  return names.daruma(names.colours[darumaOf(id).colour])
}

/** How many there are of each colour, in the order they come. */
function coloursOf(ids: readonly number[]): readonly (readonly [Colour, number])[] {
  const counts = new Map<Colour, number>()
  for (const id of ids) {
    const { colour } = darumaOf(id)
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  return [...counts]
}

/** What the sentences of one language need to name people and darumas. */
export function tellingOf(phrases: Phrases, names: Names): Telling {
  const daruma = (id: number) => darumaIn(phrases, id)
  const { list } = phrases.names
  return {
    person: (seat) => personOf(names, seat),
    daruma,
    darumas: (ids) =>
      list(
        coloursOf(ids).map(([colour, count]) => phrases.names.darumas(count, phrases.names.colours[colour])),
      ),
    list,
  }
}
