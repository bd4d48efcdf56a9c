import { entryOf, games } from '@engawa/games'
import { boards } from '@engawa/games/boards'
import type { GameEntry, GamePlay, GameWords, Locale } from '@engawa/kernel'
import { type ReactNode, use } from 'react'
import type { BoardProps } from '../kit/board.ts'

export type Board = (props: BoardProps) => ReactNode
export { entryOf, games }

/** Remembers what was loaded, so that a screen may ask for it on every render. */
function once<Value>(load: (key: string) => Promise<Value>): (key: string) => Promise<Value> {
  const known = new Map<string, Promise<Value>>()
  return (key) => {
    const found = known.get(key)
    if (found !== undefined) return found
    const loading = load(key)
    known.set(key, loading)
    // A failed download must not be remembered: the next try may have a network again.
    loading.catch(() => known.delete(key))
    return loading
  }
}

export class UnknownGame extends Error {}

function entry(id: string): GameEntry {
  const found = entryOf(id)
  if (found === undefined) throw new UnknownGame(id)
  return found
}

export const loadPlay: (id: string) => Promise<GamePlay> = once(async (id) => entry(id).play())

const wordsOf = once(async (key) => {
  const [id = '', locale] = key.split(' ')
  return entry(id).words(locale === 'fr' ? 'fr' : 'en')
})

export function loadWords(id: string, locale: Locale): Promise<GameWords> {
  return wordsOf(`${id} ${locale}`)
}

export const loadBoard: (id: string) => Promise<Board | undefined> = once(async (id) => boards[id]?.())

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
