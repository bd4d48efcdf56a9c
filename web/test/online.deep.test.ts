import { games } from '@engawa/games'
import { test } from 'vitest'
import { playAllWithLosses } from './drivers/online-table.ts'
import { sharedServer } from './online.ts'

// Some hundred moves through the server, each seen in both browsers, take minutes.

const server = sharedServer()

test.each(games.map(({ id }) => id))(
  'two browsers play a whole game of %s through the server, one of them losing its network three times',
  (game) => playAllWithLosses(server, game),
)
