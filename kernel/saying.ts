import type { Seat } from './contract.ts'
import type { Names } from './words.ts'

/** Somebody at the table, as a sentence speaks of them. */
export interface Person {
  readonly name: string
  /** It is the reader. */
  readonly you: boolean
}

export function personOf(names: Names, seat: Seat): Person {
  return { name: names.seats[seat] ?? String(seat + 1), you: names.viewer === seat }
}

/** One sentence for every member of a union, chosen by its kind; `Telling` names people and things. */
export type Sayings<Union extends { readonly kind: string }, Telling, Result> = {
  readonly [Kind in Union['kind']]: (saying: Extract<Union, { kind: Kind }>, telling: Telling) => Result
}

/** Finds the sentence for a member of a union by its kind. */
export function say<Union extends { readonly kind: string }, Telling, Result>(
  sayings: Sayings<Union, Telling, Result>,
  saying: Union,
  telling: Telling,
): Result {
  const kind: Union['kind'] = saying.kind
  // The type of the table pairs every kind with its own sentence.
  const sentence = sayings[kind] as (saying: Union, telling: Telling) => Result
  return sentence(saying, telling)
}

/** Lists things with commas, and this word before the last. */
export const listWith =
  (and: string) =>
  (items: readonly string[]): string => {
    const last = items.at(-1) ?? ''
    return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${and} ${last}`
  }
