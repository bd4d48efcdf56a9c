import { fileURLToPath } from 'node:url'
import { adviser } from '@engawa/daruma/bot'
import { daruma } from '@engawa/daruma/rules'
import { en } from '@engawa/daruma/words'
import { goldenGames } from '@engawa/table/testing'

goldenGames(
  { game: daruma, adviser, words: en },
  fileURLToPath(new URL('golden', import.meta.url)),
  daruma.seats.map((people) => ({ name: `${people}-seats`, people, options: {} })),
)
