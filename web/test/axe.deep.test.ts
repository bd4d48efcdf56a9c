import { afterAll, beforeAll, test } from 'vitest'
import { expectContent, tours } from './drivers/axe.ts'
import { type House, openHouse } from './harness.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(async () => {
  await house.close()
})

test.each(tours)('axe is content with $tour in French, day and night', ({ lead }) =>
  expectContent(house, { lead, locale: 'fr', light: 'both' }),
)
