import type { GameBook } from '@engawa/kernel'
import { ascension } from './ascension.ts'
import { before } from './before.ts'
import { card } from './card.ts'
import { garden } from './garden.ts'
import { tengu } from './tengu.ts'
import { year } from './year.ts'

const parts = [before, year, garden, ascension, tengu]

export const book: GameBook = {
  ...card,
  figures: parts.flatMap(({ figures }) => figures),
  examples: parts.flatMap(({ examples }) => examples),
}
