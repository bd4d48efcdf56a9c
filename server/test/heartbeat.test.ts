import { afterAll, beforeAll, test, vi } from 'vitest'
import { Client } from './client.ts'
import { startTestServer, type TestServer } from './server.ts'
import { eventually } from './wait.ts'

let server: TestServer
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  server = await startTestServer()
})
afterAll(async () => {
  await server.close()
  vi.useRealTimers()
})

test('a stream on which nothing happens gives a sign of life every fifteen seconds', async () => {
  const ann = await Client.guest(server.url, 'Ann')
  const stream = ann.listen()
  const events = () => stream.messages.map(({ event }) => event)
  await eventually(events).toEqual(['hello'])
  await vi.advanceTimersByTimeAsync(15_000)
  await eventually(events).toEqual(['hello', 'beat'])
  await stream.stop()
})
