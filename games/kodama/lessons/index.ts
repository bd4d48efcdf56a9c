import type { Lesson } from '@engawa/kernel'
import { growing } from './growing.ts'

export const lessons: readonly Lesson[] = [growing]
