import { afterAll, beforeAll, expect, test } from 'vitest'
import { Client } from './client.ts'
import { startHouse, type TestHouse } from './house.ts'

let house: TestHouse
beforeAll(async () => {
  house = await startHouse()
})
afterAll(() => house.close())

test('a stream on which nothing happens gives a sign of life', async () => {
  const ann = await Client.guest(house.url, 'Ann')
  const line = ann.listen()
  const events = () => line.messages.map(({ event }) => event)
  await expect.poll(events, { timeout: 20_000, interval: 200 }).toEqual(['hello', 'beat'])
  await line.stop()
})
