import { afterAll, beforeAll, expect, test } from 'vitest'
import { Client } from './client.ts'
import { startTestServer, type TestServer } from './server.ts'
import './wait.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('nobody goes on holiday in the middle of a turn; the next one waits for them', async () => {
  const ann = await Client.guest(server.url, 'Ann')
  const ben = await Client.guest(server.url, 'Ben')
  const settings = { pace: 'slow', clock: { turn: 3600, reserve: 0 } }
  const { id } = await ann.open({ game: 'secrets', seats: [{ kind: 'me' }, { kind: 'open' }], settings })
  await ben.post(`/api/tables/${id}/seats/1/sit`)
  const deadline = async () => (await ann.look(id)).table.deadline ?? 0
  const before = await deadline()
  const dayOf = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const habits = { zone: 'UTC', holidays: [{ from: dayOf(-1), to: dayOf(3) }] }
  const rest = await ann.send('PATCH', '/api/me', { preferences: { habits } })
  expect(rest.status).toBe(200)
  await ann.post(`/api/tables/${id}/chat`, { client: 'a', text: 'off I go' })
  expect(await deadline()).toBe(before)
  for (const client of [ann, ben]) await client.playAny(id)
  expect(await deadline()).toBeGreaterThan(before + 2 * 86_400_000)
  const long = { zone: 'UTC', holidays: [{ from: '2026-01-01', to: '2026-12-31' }] }
  const refused = await ann.send('PATCH', '/api/me', { preferences: { habits: long } })
  expect([refused.status, refused.body.code]).toEqual([422, 'long-holidays'])
})
