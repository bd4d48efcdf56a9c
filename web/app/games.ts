import { entryOf, games } from '@engawa/games'
import { boards } from '@engawa/games/boards'
import type { GameEntry, GamePlay, GameWords, Locale } from '@engawa/kernel'
import { type ReactNode, use } from 'react'
import type { BoardProps } from '../kit/board.ts'
import { loadOnce } from './loads.ts'

export type Board = (props: BoardProps) => ReactNode
export { entryOf, games }

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

export const { get: loadBoard } = loadOnce<Board | undefined>(async (id) => boards[id]?.())

export function useGameWords(id: string, locale: Locale): GameWords {
  return use(loadWords(id, locale))
}

const drawings = import.meta.glob<string>('../art/built/poster-*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** The print of a game for the veranda, where one was drawn. */
export function posterOf(id: string): string | undefined {
  return drawings[`../art/built/poster-${id}.svg`]
}
