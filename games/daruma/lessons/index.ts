import type { Lesson } from '@engawa/kernel'
import { twoEyes } from './two-eyes.ts'

export const lessons: readonly Lesson[] = [twoEyes]
