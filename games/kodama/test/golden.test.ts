import { fileURLToPath } from 'node:url'
import { goldenGames } from '@engawa/table/testing'
import { adviser } from '../bot/index.ts'
import { kodama } from '../rules/index.ts'
import { en } from '../words/index.ts'

const folder = fileURLToPath(new URL('./golden/', import.meta.url))

goldenGames(
  { game: kodama, adviser, words: en },
  folder,
  [2, 3, 4, 5].map((people) => ({ name: `${people}-seats`, people, options: {} })),
)
