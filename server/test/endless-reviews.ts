import type { GameEntry } from '@engawa/kernel'
import { pebblesAdviser, pebblesGame } from '../../kernel/conformance/toys/pebbles.ts'
import { toy } from './toy-games.ts'

const review = { games: 1e9, learning: 0, choosing: 1, judging: 1 }

/** A toy whose reviews never end. */
export const games: readonly GameEntry[] = [
  toy(pebblesGame, { ...pebblesAdviser, search: { width: 2, trials: 8, decisions: 1, review } }),
]
