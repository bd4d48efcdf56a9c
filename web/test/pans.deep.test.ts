import { afterAll, beforeAll, test } from 'vitest'
import { expectNoMoves } from './drivers/pans.ts'
import { type House, openHouse } from './harness.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(async () => {
  await house.close()
})

const boards = [
  { rounds: 3000, width: 390, height: 844, rolled: false },
  { rounds: 1000, width: 1440, height: 900, rolled: true },
]

test.each(boards)(
  '$rounds pans, pinches, drags and taps aside on the board of Daruma, $width wide, play no move',
  (unrest) => expectNoMoves(house, unrest),
)
