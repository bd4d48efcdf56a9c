import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Reviewing, type ReviewRecord } from '@engawa/bots'
import { at } from '@engawa/kernel'
import { readSave } from '@engawa/table'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Problem } from '../problem.ts'
import type { ReviewAnswer } from '../schemas/review.ts'
import { openServices } from '../services.ts'
import { Client } from './client.ts'
import { startTestServer, type TestServer, testConfig } from './server.ts'
import { games } from './toy-games.ts'
import { eventually } from './wait.ts'

const { id: game } = at(games, 0)
const path = (table: string) => `/api/tables/${table}/review`
const reviewAt = async (client: Client, table: string): Promise<ReviewAnswer> =>
  (await client.get<ReviewAnswer>(path(table))).body
const refusal = ({ status, body }: { status: number; body: { code: string } }) => [status, body.code]

/** Two people at a table that others may look at. */
async function sitDown(url: string): Promise<{ ann: Client; ben: Client; table: string }> {
  const [ann, ben] = [await Client.guest(url, 'Ann'), await Client.guest(url, 'Ben')]
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const { id: table } = await ann.open({ game, seats, settings: { spectators: true } })
  await ben.post(`/api/tables/${table}/seats/1/sit`)
  return { ann, ben, table }
}

/** They play on until it is over. */
async function playToEnd({ ann, ben, table }: Awaited<ReturnType<typeof sitDown>>): Promise<void> {
  while ((await ann.look(table)).table.status === 'playing')
    for (const client of [ann, ben]) await client.playAny(table)
}

async function finished(url: string) {
  const table = await sitDown(url)
  await playToEnd(table)
  return table
}

describe('a review on request', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.close())

  test('is made once, kept with the table, and the same for everybody who may see it', async () => {
    const { ann, ben, table } = await finished(server.url)
    expect(await reviewAt(ann, table)).toEqual({ state: 'none', done: 0, all: 0, yours: false })
    const asked = await ann.post<ReviewAnswer>(path(table))
    expect(asked.status).toBe(200)
    expect(['waiting', 'running', 'done']).toContain(asked.body.state)
    await eventually(async () => (await reviewAt(ann, table)).state).toBe('done')
    const { record } = await reviewAt(ann, table)
    const save = readSave((await ann.get<string>(`/api/tables/${table}/save`)).body)
    const play = await at(games, 0).play()
    const reviewing = new Reviewing(play, save, undefined, record as ReviewRecord)
    expect(reviewing.done).toBe(true)
    expect(reviewing.review().accounts).toHaveLength(2)
    // Whoever has the link sees it, without asking and without a name.
    expect((await reviewAt(new Client(server.url), table)).record).toEqual(record)
    expect((await ben.post<ReviewAnswer>(path(table))).body).toEqual(await reviewAt(ben, table))
    await ann.send('DELETE', path(table))
    expect((await reviewAt(ann, table)).record).toEqual(record)
  })

  test('is refused in words while the table is played, once it was given up, to strangers and without a name', async () => {
    const { ann, ben, table } = await sitDown(server.url)
    expect(refusal(await ann.post(path(table)))).toEqual([409, 'not-over'])
    await ben.post(`/api/tables/${table}/resign`)
    expect((await ann.look(table)).table.status).toBe('finished')
    expect(refusal(await ann.post(path(table)))).toEqual([409, 'given-up'])
    expect(refusal(await new Client(server.url).post(path(table)))).toEqual([401, 'no-session'])
    expect(await reviewAt(ann, table)).toMatchObject({ state: 'none' })

    const closed = await ann.open({ game, seats: [{ kind: 'me' }, { kind: 'open' }] })
    for (const method of ['GET', 'POST', 'DELETE'])
      expect(refusal(await ben.send(method, path(closed.id)))).toEqual([404, 'not-found'])
  })
})

describe('a review that takes long', () => {
  let server: TestServer
  beforeAll(async () => {
    const gamesModule = pathToFileURL(join(import.meta.dirname, 'endless-reviews.ts')).href
    server = await startTestServer({ gamesModule })
  })
  afterAll(() => server.close())

  test('is one of a kind for each who asks, waits for others, and is called off by who asked', async () => {
    const [first, second] = [await finished(server.url), await finished(server.url)]
    const { ann, ben } = first
    await ann.post(path(first.table))
    expect(await reviewAt(ann, first.table)).toMatchObject({ yours: true })
    expect(await reviewAt(ben, first.table)).toMatchObject({ yours: false })

    expect(refusal(await ann.post(path(second.table)))).toEqual([429, 'one-review'])
    expect(await reviewAt(ann, second.table)).toMatchObject({ state: 'none' })
    expect((await second.ben.post<ReviewAnswer>(path(second.table))).body).toMatchObject({ state: 'waiting' })

    expect(refusal(await ben.send('DELETE', path(first.table)))).toEqual([403, 'not-yours'])
    expect((await ann.send('DELETE', path(first.table))).status).toBe(200)
    expect(await reviewAt(ann, first.table)).toMatchObject({ state: 'none' })
    expect(await reviewAt(ben, second.table)).toMatchObject({ state: 'waiting' })

    // Many at once are no more than one after the other.
    const cleo = await Client.guest(server.url, 'Cleo')
    const more = [await finished(server.url), await finished(server.url), await finished(server.url)]
    const answers = await Promise.all(more.map(({ table }) => cleo.post<ReviewAnswer>(path(table))))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 429, 429])
    await cleo.send('DELETE', '/api/me')

    // Whoever is forgotten leaves no review behind that nobody waits for.
    await second.ben.send('DELETE', '/api/me')
    expect(await reviewAt(second.ann, second.table)).toMatchObject({ state: 'none' })
    expect((await ann.post<ReviewAnswer>(path(first.table))).body).toMatchObject({ yours: true })
  })
})

test('five reviews wait for one address, and twenty in all', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'engawa-reviews-'))
  const services = await openServices(testConfig(folder))
  /** Asks as somebody else each time; the table takes for ever to be read. */
  const ask = async (wish: number, address: string): Promise<string | undefined> => {
    const save = () => new Promise<string>(() => {})
    const asking = services.reviews.ask({ table: `table ${wish}`, user: `user ${wish}`, address, save })
    const begun = new Promise<undefined>((resolve) => setImmediate(() => resolve(undefined)))
    return Promise.race([begun, asking.then(() => 'made').catch((problem: Problem) => problem.code)])
  }
  for (let wish = 0; wish < 20; wish++) {
    const address = `address ${Math.trunc(wish / 5)}`
    expect(await ask(wish, address)).toBeUndefined()
    // Once its five are there, the next of the same address is told to come back.
    if (wish % 5 === 4 && wish < 19) expect(await ask(100 + wish, address)).toBe('busy')
  }
  expect(await ask(20, 'another address')).toBe('busy')
  await services.reviews.close()
  await services.history.close()
  await services.days.close()
  await services.store.close()
  rmSync(folder, { recursive: true, force: true })
})

test('a server that leaves thinking to others says so', async () => {
  const server = await startTestServer({ botThreads: 0 })
  const { ann, table } = await finished(server.url)
  expect(refusal(await ann.post(path(table)))).toEqual([409, 'no-thinkers'])
  await server.close()
})
