import { fileURLToPath } from 'node:url'
import { goldenGames } from '@engawa/table/testing'
import { adviser } from '../bot/index.ts'
import { bamboo } from '../rules/index.ts'
import { en } from '../words/index.ts'

goldenGames({ game: bamboo, adviser, words: en }, fileURLToPath(new URL('golden', import.meta.url)), [
  ...bamboo.seats.flatMap((people) =>
    [false, true].map((night) => ({
      name: `${people}-seats-${night ? 'night' : 'day'}`,
      people,
      options: { night },
    })),
  ),
  { name: '2-seats-colours-chosen', people: 2, options: { night: true, colours: 'chosen' } },
])
