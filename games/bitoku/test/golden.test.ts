import { fileURLToPath } from 'node:url'
import { goldenGames } from '@engawa/table/testing'
import { adviser } from '../bot/index.ts'
import { bitoku } from '../rules/index.ts'
import { en } from '../words/index.ts'

goldenGames({ game: bitoku, adviser, words: en }, fileURLToPath(new URL('golden', import.meta.url)), [
  { name: 'solo', people: 1, options: {} },
  {
    name: 'solo-easier',
    people: 1,
    options: {
      tenguDragonflies: 'none',
      tenguWithoutYokai: true,
      tenguWithoutResources: true,
      tenguSlowKodamas: true,
      tenguWithoutHarvest: true,
    },
  },
  {
    name: 'solo-harder',
    people: 1,
    options: {
      tenguDragonflies: 'two',
      tenguPilgrim: true,
      tenguKodamasAhead: true,
      tenguKodamaPoints: true,
    },
  },
  ...[2, 3, 4].map((people) => ({ name: `${people}-seats`, people, options: {} })),
  { name: '3-seats-hard', people: 3, options: { hard: true } },
])
