import type { GameEntry } from '@engawa/kernel'
import { entry as bamboo } from './bamboo/entry.ts'
import { entry as bitoku } from './bitoku/entry.ts'
import { entry as daruma } from './daruma/entry.ts'
import { entry as kodama } from './kodama/entry.ts'

/** The games, in the order of the prints on the home page. This is the one place that names them. */
export const games: readonly GameEntry[] = [daruma, kodama, bamboo, bitoku]

export function entryOf(id: string): GameEntry | undefined {
  return games.find((entry) => entry.id === id)
}
