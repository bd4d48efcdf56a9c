import { fileURLToPath } from 'node:url'
import { goldenGames } from '@engawa/table/testing'
import { adviser } from '../bot/index.ts'
import { daruma } from '../rules/index.ts'
import { en } from '../words/index.ts'

goldenGames(
  { game: daruma, adviser, words: en },
  fileURLToPath(new URL('golden', import.meta.url)),
  daruma.seats.map((people) => ({ name: `${people}-seats`, people, options: {} })),
)
