import Database from 'libsql'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { leaderboard } from '../accounts/leaderboard.ts'
import { defaults } from '../config.ts'
import type { Leaderboard } from '../schemas/leaderboard.ts'
import { openStore } from '../store/open.ts'
import type { Store } from '../store/store.ts'
import { Client } from './client.ts'
import { startPostgres, type TestPostgres } from './postgres.ts'
import { startTestServer, type TestServer } from './server.ts'

/** Somebody with a rating: the estimate, and how uncertain it is. */
async function rate(store: Store, id: string, mu: number, sigma: number, people = 2): Promise<void> {
  const { db } = store
  await store.write([
    { query: db.insertInto('ratings').values({ user_id: id, game: 'pebbles', people, mu, sigma, games: 3 }) },
    {
      query: db.insertInto('results').values({
        table_id: `${id}-table`,
        seat: 0,
        user_id: id,
        game: 'pebbles',
        people,
        place: 1,
        score: 7,
        resigned: 0,
        rated: 1,
        mu,
        sigma,
        finished: 1,
      }),
    },
  ])
}

async function person(store: Store, id: string): Promise<void> {
  const row = {
    id,
    name: id,
    handle: null,
    password: null,
    email: null,
    preferences: '{}',
    created: 1,
    seen: 1,
  }
  await store.write([{ query: store.db.insertInto('users').values(row) }])
}

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

test('on PostgreSQL the list is sorted by what is sure, and tells one’s own place', async () => {
  const store = await openStore({ ...defaults, databaseUrl: await postgres.database('leaders') })
  for (const [id, mu, sigma] of [
    ['wide', 35, 8],
    ['sure', 28, 1],
    ['low', 20, 2],
  ] as const) {
    await person(store, id)
    await rate(store, id, mu, sigma)
  }
  const { rows, yours, rated } = await leaderboard(store.db, { game: 'pebbles', people: 2, user: 'low' })
  expect(rows.map(({ player, rating, won }) => [player.id, rating, won])).toEqual([
    ['sure', 25, 1],
    ['low', 14, 1],
    ['wide', 11, 1],
  ])
  expect([yours?.place, rated]).toEqual([2, 3])
  await store.close()
})

describe('the leaderboard of a game and a seat count', () => {
  let server: TestServer
  let store: Store
  beforeAll(async () => {
    server = await startTestServer()
    store = await openStore(server.config)
  })
  afterAll(async () => {
    await store.close()
    await server.close()
  })
  const look = async (who: Client, people = 2) =>
    (await who.get<Leaderboard>(`/api/leaderboard/pebbles/${people}`)).body
  const names = ({ rows }: Leaderboard) => rows.map(({ player }) => player.name)

  test('sorted by the sure end, own row also beyond the hundredth, left and joined again', async () => {
    const [ann, ben] = [await Client.guest(server.url, 'Ann'), await Client.guest(server.url, 'Ben')]
    await rate(store, ann.id, 30, 1)
    await rate(store, ben.id, 40, 6)
    expect(names(await look(new Client(server.url)))).toEqual(['Ann', 'Ben'])
    expect((await look(new Client(server.url))).yours).toBeNull()
    expect((await look(ben)).yours).toMatchObject({ place: 2, rating: 22, games: 3 })

    expect((await ann.send('PUT', '/api/me/leaderboard', { listed: false })).status).toBe(200)
    expect(names(await look(ben))).toEqual(['Ben'])
    expect(await look(ann)).toMatchObject({ yours: null, listed: false, rated: 1 })
    await ann.send('PUT', '/api/me/leaderboard', { listed: true })
    expect((await look(ben)).yours?.place).toBe(2)

    for (let index = 0; index < 101; index++) {
      const id = `crowd${index}`.padEnd(22, '_')
      await person(store, id)
      await rate(store, id, 100 + index, 1)
    }
    // A list may be a moment old.
    await expect.poll(async () => (await look(ben)).rated, { timeout: 20_000 }).toBe(103)
    const crowded = await look(ben)
    expect(crowded.rows).toHaveLength(100)
    expect([crowded.yours?.place, crowded.rated]).toEqual([103, 103])
  })

  test('however many are rated, they are read beside the thread that answers', async () => {
    const cleo = await Client.guest(server.url, 'Cleo')
    const prepare = vi.spyOn(Database.prototype, 'prepare')
    expect((await look(cleo, 3)).yours).toBeNull()
    const texts = prepare.mock.calls.map(([text]) => text)
    prepare.mockRestore()
    expect(texts.length).toBeGreaterThan(0)
    expect(texts.filter((text) => text.includes('"ratings"'))).toEqual([])
  })

  test('among friends or in a club it counts only these', async () => {
    const [ann, ben, cleo] = await Promise.all(
      ['Ann', 'Ben', 'Cleo'].map((name) => Client.guest(server.url, name)),
    )
    if (ann === undefined || ben === undefined || cleo === undefined) throw new Error('nobody')
    for (const [who, mu] of [
      [ann, 20],
      [ben, 30],
      [cleo, 40],
    ] as const)
      await rate(store, who.id, mu, 1, 4)
    await ann.send('PUT', `/api/me/friends/${ben.id}`, {})
    await ben.send('PUT', `/api/me/friends/${ann.id}`, {})
    const among = async (who: Client, some: string) =>
      (await who.get<Leaderboard>(`/api/leaderboard/pebbles/4?among=${some}`)).body
    expect(names(await among(ann, 'friends'))).toEqual(['Ben', 'Ann'])
    expect((await among(ann, 'friends')).yours?.place).toBe(2)
    expect(names(await among(cleo, 'friends'))).toEqual(['Cleo'])
    expect(names(await among(new Client(server.url), 'friends'))).toEqual([])
    const club = (
      await cleo.send<{ id: string }>('POST', '/api/clubs', { name: 'Moss', about: '', listed: true })
    ).body.id
    await ann.send('PUT', `/api/clubs/${club}/members/me`, {})
    expect(names(await among(ben, club))).toEqual(['Cleo', 'Ann'])
    expect((await ben.get(`/api/leaderboard/pebbles/4?among=${'A'.repeat(22)}`)).status).toBe(404)
    expect((await ben.get('/api/leaderboard/pebbles/4?among=enemies')).status).toBe(400)
  })

  test('whoever is forgotten stands on it no more; a game that is not here has none', async () => {
    const cleo = await Client.guest(server.url, 'Cleo')
    await rate(store, cleo.id, 500, 1)
    expect(names(await look(cleo))[0]).toBe('Cleo')
    await cleo.send('DELETE', '/api/me')
    expect(names(await look(new Client(server.url)))).not.toContain('Cleo')
    expect((await cleo.get('/api/leaderboard/chess/2')).status).toBe(404)
    expect((await new Client(server.url).send('PUT', '/api/me/leaderboard', { listed: true })).status).toBe(
      401,
    )
  })
})
