import { adviser } from '@engawa/games/daruma/bot'
import { daruma as game } from '@engawa/games/daruma/rules'
import type { GamePlay } from '@engawa/kernel'
import { course } from '../daruma/course.ts'
import { searchesOf } from './searches.ts'

export const { search, blindSearch, peer } = searchesOf(course, { game, adviser } as GamePlay, {})
