import { type PuzzleSet, puzzlesFrom } from '@engawa/kernel'
import { bitoku, type Move } from '../rules/index.ts'
import { kept } from './kept.ts'
import { ideas, words } from './words.ts'

export const puzzles: PuzzleSet<Move> = { ideas, puzzles: puzzlesFrom(bitoku, kept, words) }
