import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TablePresence } from '../schemas/table.ts'
import { Client } from './client.ts'
import { startPostgres, type TestPostgres } from './postgres.ts'
import { startTestServer, type TestServer } from './server.ts'
import { eventually } from './wait.ts'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

describe.each(['sqlite', 'postgres'] as const)('who is here, on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(
      engine === 'sqlite' ? {} : { databaseUrl: await postgres.database('presence') },
    )
  })
  afterAll(() => server.close())

  test('whoever has a page in sight is here, out of sight away, and gone soon after it is closed', async () => {
    const ann = await Client.guest(server.url, 'Ann')
    const ben = await Client.guest(server.url, 'Ben')
    const { id } = await ann.open({
      game: 'pebbles',
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
    })
    await ben.post(`/api/tables/${id}/seats/1/sit`)
    const seen = async () => (await ann.get<TablePresence>(`/api/tables/${id}/presence`)).body.seats
    expect(await seen()).toEqual(['gone', 'gone', null])
    const first = ben.listen()
    await eventually(seen).toEqual(['gone', 'here', null])
    // A page out of sight says so, and gives its stream back.
    await ben.send('PUT', '/api/me/presence', { state: 'away' })
    await first.stop()
    await eventually(seen).toEqual(['gone', 'away', null])
    const second = ben.listen()
    await eventually(seen).toEqual(['gone', 'here', null])
    await second.stop()
    await eventually(seen).toEqual(['gone', 'gone', null])
    await ben.send('PUT', '/api/me/presence', { state: 'away' })
    expect(await seen()).toEqual(['gone', 'away', null])
    await ben.send('PUT', '/api/me/presence', { state: 'gone' })
    expect(await seen()).toEqual(['gone', 'gone', null])
  })

  test('is told to those at the table and to nobody else', async () => {
    const ann = await Client.guest(server.url, 'Ann')
    const eve = await Client.guest(server.url, 'Eve')
    const { id } = await ann.open({ game: 'pebbles', seats: [{ kind: 'me' }, { kind: 'open' }] })
    expect((await eve.get(`/api/tables/${id}/presence`)).status).toBe(404)
    expect((await ann.get(`/api/tables/${id}/presence`)).status).toBe(200)
    expect((await new Client(server.url).send('PUT', '/api/me/presence', { state: 'away' })).status).toBe(401)
  })
})
