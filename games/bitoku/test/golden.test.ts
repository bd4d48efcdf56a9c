import { fileURLToPath } from 'node:url'
import { goldenGames } from '@engawa/table/testing'
import { adviser } from '../bot/index.ts'
import { bitoku, earlier } from '../rules/index.ts'
import { en } from '../words/index.ts'

goldenGames(
  { game: bitoku, earlier, adviser, words: en },
  fileURLToPath(new URL('golden', import.meta.url)),
  [
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
    // Since version 2 of the rules a card's action may be left.
    { name: 'solo-rules-2', people: 1, options: {} },
    { name: '2-seats-rules-2', people: 2, options: {} },
    { name: '3-seats-hard-rules-2', people: 3, options: { hard: true } },
    { name: '4-seats-rules-2', people: 4, options: {} },
    // Since version 3 every step of the Tengu's turn is a move.
    { name: 'solo-rules-3', people: 1, options: {} },
    { name: 'solo-harder-rules-3', people: 1, options: { tenguDragonflies: 'two', tenguPilgrim: true } },
  ],
)
