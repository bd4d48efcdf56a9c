import { games } from '@engawa/games'
import { afterAll, beforeAll, test } from 'vitest'
import { playWithLosses } from './drivers/online-table.ts'
import { type OnlineHouse, openOnlineHouse } from './online.ts'

// Some hundred moves through the house, each seen in both browsers: minutes, where Daruma takes one.

let house: OnlineHouse
beforeAll(async () => {
  house = await openOnlineHouse()
}, 60_000)
afterAll(async () => {
  await house.close()
})

const others = games.map(({ id }) => id).filter((id) => id !== 'daruma')

test.each(others)(
  'two browsers play a whole game of %s through the house, one of them losing its network three times',
  (game) => playWithLosses(house, game),
)
