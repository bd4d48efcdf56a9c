import { fileURLToPath } from 'node:url'
import { goldenGames } from '@engawa/table/testing'
import { adviser } from '../bot/index.ts'
import { kodama } from '../rules/index.ts'
import { words } from '../words/en.ts'

const folder = fileURLToPath(new URL('./golden/', import.meta.url))

goldenGames(
  { game: kodama, adviser, words },
  folder,
  [2, 3, 4, 5].map((people) => ({ name: `${people}-seats`, people, options: {} })),
)
