import { games } from '@engawa/games'
import { test } from 'vitest'
import { playWithLosses } from './drivers/online-table.ts'
import { sharedHouse } from './online.ts'

// Some hundred moves through the house, each seen in both browsers: minutes, where Daruma takes one.

const house = sharedHouse()

const others = games.map(({ id }) => id).filter((id) => id !== 'daruma')

test.each(others)(
  'two browsers play a whole game of %s through the house, one of them losing its network three times',
  (game) => playWithLosses(house, game),
)
