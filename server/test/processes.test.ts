import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Config, type Running, startServer, startWorker } from '../index.ts'
import { Client } from './client.ts'
import { startPostgres, type TestPostgres } from './postgres.ts'
import { testConfig } from './server.ts'
import { eventually } from './wait.ts'

let postgres: TestPostgres
let config: Config
let servers: Running[]
let worker: { close(): Promise<void> }
const folder = mkdtempSync(join(tmpdir(), 'engawa-many-'))

beforeAll(async () => {
  postgres = await startPostgres()
  config = testConfig(folder, { databaseUrl: await postgres.database('many'), botThreads: 0 })
  servers = [await startServer(config), await startServer(config)]
  worker = await startWorker(config)
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()))
  await worker.close()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

const urlOf = (index: number): string => servers[index]?.url ?? ''

/** Ann is at one process and Ben at the other. */
async function pair(): Promise<{ ann: Client; ben: Client; table: string }> {
  const ann = await Client.guest(urlOf(0), 'Ann')
  const ben = await Client.guest(urlOf(1), 'Ben')
  const { id } = await ann.open({ game: 'pebbles', seats: [{ kind: 'me' }, { kind: 'open' }] })
  await ben.post(`/api/tables/${id}/seats/1/sit`)
  return { ann, ben, table: id }
}

describe('several processes on one PostgreSQL', () => {
  test('a game across two processes: both streams bring every entry in order', async () => {
    const { ann, ben, table } = await pair()
    const streams = [ann.listen(), ben.listen()]
    await eventually(() => streams.map(({ messages }) => messages[0]?.event)).toEqual(['hello', 'hello'])
    for (let idle = 0; idle < 2; )
      idle = (await ann.playAny(table)) || (await ben.playAny(table)) ? 0 : idle + 1
    const { position, status } = (await ben.look(table)).table
    expect(status).toBe('finished')
    for (const stream of streams) {
      const positions = (): number[] =>
        stream.tables().flatMap(({ entries }) => entries.map((entry) => entry.position))
      await expect.poll(() => positions().at(-1), { timeout: 5000 }).toBe(position - 1)
      expect(positions()).toEqual(positions().map((_, index) => 2 + index))
    }
    ann.close()
    ben.close()
  })

  test('two who ask both processes at once for another round come to one table', async () => {
    const { ann, ben, table } = await pair()
    await ann.post(`/api/tables/${table}/resign`)
    const asked = [ann, ben].map((who) => who.send<{ id: string }>('POST', `/api/tables/${table}/next`))
    const [first, second] = await Promise.all(asked)
    expect(first?.body.id).toMatch(/^[\w-]{22}$/)
    expect(second?.body.id).toBe(first?.body.id)
    const own = (await ben.get<{ tables: { id: string }[] }>('/api/me/tables')).body.tables
    expect(own.filter(({ id }) => id !== table).length).toBeLessThanOrEqual(1)
  })

  test('the same move sent to both processes at once is played once, and answered alike', async () => {
    const { ann, ben, table } = await pair()
    for (let round = 0; round < 6; round++) {
      const { turn, at, position } = (await ann.look(table)).table
      if (turn === null || turn.over) break
      const seat = turn.seats[0] ?? 0
      const active = seat === 0 ? ann : ben
      const elsewhere = new Client(urlOf(seat === 0 ? 1 : 0))
      elsewhere.cookie = active.cookie
      const { moves } = await active.moves(table)
      const send = (client: Client) => client.move(table, seat, at, moves[0], `round-${round}`)
      const [one, two] = await Promise.all([send(active), send(elsewhere)])
      expect(one.status).toBe(200)
      expect(two.body).toEqual(one.body)
      expect((await elsewhere.look(table)).table.position).toBe(position + 1)
    }
  })

  test('a stream goes on at another process where it broke off', async () => {
    const { ann, ben, table } = await pair()
    const before = ann.listen()
    await eventually(() => before.lastId).toBeDefined()
    await before.stop()
    for (let played = 0; played < 4; ) for (const one of [ann, ben]) if (await one.playAny(table)) played++
    const moved = new Client(urlOf(1))
    moved.cookie = ann.cookie
    const after = moved.listen(before.lastId)
    const { position } = (await ann.look(table)).table
    const positions = (): number[] =>
      after.tables().flatMap(({ entries }) => entries.map((one) => one.position))
    await eventually(() => positions().length).toBe(position - 2)
    expect(positions()).toEqual(positions().map((_, index) => 2 + index))
    moved.close()
  })

  test('a session ended at one process is ended at all', async () => {
    const ann = await Client.guest(urlOf(0), 'Ann')
    const elsewhere = new Client(urlOf(1))
    elsewhere.cookie = ann.cookie
    expect((await elsewhere.get('/api/me')).status).toBe(200)
    await ann.send('DELETE', '/api/me/session')
    await eventually(async () => (await elsewhere.get('/api/me')).status).toBe(401)
  })

  test('bots think in a worker process', async () => {
    const ann = await Client.guest(urlOf(0), 'Ann')
    const seats = [{ kind: 'bot', level: 'greedy' }, { kind: 'me' }, { kind: 'bot', level: 'random' }]
    const { id } = await ann.open({ game: 'pebbles', seats })
    await expect
      .poll(async () => (await ann.playAny(id)) || (await ann.look(id)).table.status, {
        timeout: 30_000,
        interval: 10,
      })
      .toBe('finished')
  })
})
