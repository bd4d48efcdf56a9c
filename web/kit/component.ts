import type { Locale, Provenance } from '@engawa/kernel'
import type { ReactNode } from 'react'

/** A piece of the box, as it is drawn here. */
export interface Component {
  readonly id: string
  readonly name: string
  /** What is printed on it, in words. */
  readonly text: string
  readonly picture: ReactNode
  /** How many there are of it. */
  readonly count: number
  /** How we know what is printed on it. */
  readonly provenance: Provenance
}

/** All components of one kind. */
export interface ComponentKind {
  readonly id: string
  readonly title: string
  readonly components: readonly Component[]
}

/** What `board/components/index.tsx` of a game exports: everything that lies in its box. */
export interface ComponentCatalogue {
  kinds(locale: Locale): readonly ComponentKind[]
  /** The sheet of symbols that the drawings are taken from. */
  sheet(): ReactNode
}

/** The first of all rows that are alike by their key, and how many there are of each. */
export function countAlike<Row>(
  rows: readonly Row[],
  key: (row: Row) => string,
): { row: Row; count: number }[] {
  const found = new Map<string, { row: Row; count: number }>()
  for (const row of rows) {
    const known = found.get(key(row))
    if (known === undefined) found.set(key(row), { row, count: 1 })
    else known.count++
  }
  return [...found.values()]
}
