import { entryOf, games } from '@engawa/games'
import {
  loadBoard as boardOf,
  loadComponents as componentsOf,
  posterOf as drawnPosterOf,
  loadExplanations as explanationsOf,
} from '@engawa/games/boards'
import { loadBook as bookOf, hasBook } from '@engawa/games/books'
import { loadLessons as lessonsOf } from '@engawa/games/lessons'
import type { GameBook, GameEntry, GamePlay, GameWords, Lesson, Locale, PuzzleSet } from '@engawa/kernel'
import type { Table } from '@engawa/table'
import { type ReactNode, use } from 'react'
import type { BoardProps } from '../kit/board.ts'
import type { ComponentCatalogue } from '../kit/component.ts'
import type { Explanations } from '../kit/explanation.ts'
import { loadOnce } from './loads.ts'
import { plainPoster } from './plain-poster.ts'

export type Board = (props: BoardProps) => ReactNode
export { entryOf, games, hasBook }

export class UnknownGame extends Error {}

function entry(id: string): GameEntry {
  const found = entryOf(id)
  if (found === undefined) throw new UnknownGame(id)
  return found
}

export const { get: loadPlay } = loadOnce<GamePlay>(async (id) => entry(id).play())

const wordsOf = loadOnce(async (key) => {
  const [id = '', locale] = key.split(' ')
  return entry(id).words(locale === 'fr' ? 'fr' : 'en')
})

export function loadWords(id: string, locale: Locale): Promise<GameWords> {
  return wordsOf.get(`${id} ${locale}`)
}

export const { get: loadBoard } = loadOnce<Board | undefined>(boardOf)

export const { get: loadExplanations } = loadOnce<Explanations | undefined>(explanationsOf)

export const { get: loadComponents } = loadOnce<ComponentCatalogue | undefined>(componentsOf)

export const { get: loadLessons } = loadOnce<readonly Lesson[]>(lessonsOf)

export const { get: loadPuzzles } = loadOnce<PuzzleSet | undefined>(async (id) => entry(id).puzzles?.())

/** The book of a game, and the game that its figures show. */
export interface OpenBook {
  readonly book: GameBook
  readonly table: Table
}

export const { get: loadBook } = loadOnce<OpenBook | undefined>(async (id) => {
  // With the book: the first page needs no tables.
  const [found, play, { openSave, readSave }] = await Promise.all([
    bookOf(id),
    loadPlay(id),
    import('@engawa/table'),
  ])
  return found && { book: found.book, table: openSave(play, readSave(found.save)) }
})

export function useGameWords(id: string, locale: Locale): GameWords {
  return use(loadWords(id, locale))
}

/** The print of a game: the one that was drawn for it, or its title on its colour. */
export function posterOf(id: string): string {
  return drawnPosterOf(id) ?? plainPoster(entryOf(id)?.face ?? { title: id, accent: 'indigo' })
}
