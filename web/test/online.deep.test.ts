import { games } from '@engawa/games'
import { test } from 'vitest'
import { playWithLosses } from './drivers/online-table.ts'
import { sharedServer } from './online.ts'

// Some hundred moves through the server, each seen in both browsers: minutes, where Daruma takes one.

const server = sharedServer()

const others = games.map(({ id }) => id).filter((id) => id !== 'daruma')

test.each(others)(
  'two browsers play a whole game of %s through the server, one of them losing its network three times',
  (game) => playWithLosses(server, game),
)
