import type { Lesson } from '@engawa/kernel'
import { summerTurn } from './summer-turn.ts'

export const lessons: readonly Lesson[] = [summerTurn]
