import { afterAll, beforeAll, expect, test } from 'vitest'
import { Client } from './client.ts'
import { startTestServer, type TestServer } from './server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('a stream on which nothing happens gives a sign of life', async () => {
  const ann = await Client.guest(server.url, 'Ann')
  const stream = ann.listen()
  const events = () => stream.messages.map(({ event }) => event)
  await expect.poll(events, { timeout: 20_000, interval: 200 }).toEqual(['hello', 'beat'])
  await stream.stop()
})
