import { type PuzzleSet, puzzlesFrom } from '@engawa/kernel'
import { kodama, type Move } from '../rules/index.ts'
import { kept } from './kept.ts'
import { ideas, words } from './words.ts'

export const puzzles: PuzzleSet<Move> = {
  ideas,
  puzzles: puzzlesFrom(kodama, kept, words),
  /** Where on a card another one lies changes nothing of what it scores. */
  same: (one, other) =>
    one.kind === 'grow' && other.kind === 'grow'
      ? one.card === other.card && one.on === other.on
      : JSON.stringify(one) === JSON.stringify(other),
}
