import { at } from '@engawa/kernel'

/**
 * A list made by pushes. `map` and `Array.from` give lists of another inner form once they are compiled,
 * and every function that has seen the old one is compiled again.
 */
export function many<Item>(count: number, make: (index: number) => Item): Item[] {
  const made: Item[] = []
  for (let index = 0; index < count; index++) made.push(make(index))
  return made
}

export const repeat = <Item>(count: number, item: Item): Item[] => many(count, () => item)

export const idsOf = (rows: readonly { readonly id: string }[]): string[] =>
  many(rows.length, (index) => at(rows, index).id)
