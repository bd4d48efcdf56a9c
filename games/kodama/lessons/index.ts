import type { Lesson } from '@engawa/kernel'
import { growing } from './growing.ts'
import { seasonsAndSpirits } from './seasons-and-spirits.ts'

export const lessons: readonly Lesson[] = [growing, seasonsAndSpirits]
