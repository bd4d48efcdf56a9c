import { adviser } from '@engawa/games/bamboo/bot'
import { bamboo as game } from '@engawa/games/bamboo/rules'
import type { GamePlay } from '@engawa/kernel'
import { course } from '../bamboo/course.ts'
import { searchesOf } from './searches.ts'

export const { search, blindSearch, peer } = searchesOf(course, { game, adviser } as GamePlay, {
  night: false,
  colours: 'by-seat',
})
