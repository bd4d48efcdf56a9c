import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../http/app.ts'
import type { Club, Friends, OwnTables, Player, SeenEntry, TablePresence } from '../schemas/index.ts'
import { openServices } from '../services.ts'
import { openStore } from '../store/open.ts'
import type { Store } from '../store/store.ts'
import { Hub } from '../stream/hub.ts'
import { Client } from './client.ts'
import { startTestServer, type TestServer } from './server.ts'
import { eventually } from './wait.ts'

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

const guest = (name: string) => Client.guest(server.url, name)
const two = [{ kind: 'me' }, { kind: 'open' }]

async function accounts(...names: readonly string[]): Promise<Client[]> {
  const people = await Promise.all(names.map(guest))
  for (const one of people) {
    const login = { handle: `u.${one.id.toLowerCase().replace(/[^a-z0-9]/g, '')}`, password: 'long enough' }
    expect((await one.send('PUT', '/api/me/password', login)).status).toBe(200)
  }
  return people
}

async function sitDown(ann: Client, ben: Client, settings: object): Promise<string> {
  const { id } = await ann.open({ game: 'secrets', seats: two, settings })
  await ben.post(`/api/tables/${id}/seats/1/sit`)
  return id
}

/** A table at which so many rounds were played before Ben gave it up. */
async function playedOut(ann: Client, ben: Client, settings: object, rounds = 1): Promise<string> {
  const id = await sitDown(ann, ben, settings)
  for (let round = 0; round < rounds; round++) for (const one of [ann, ben]) await one.playAny(id)
  await ben.post(`/api/tables/${id}/resign`)
  return id
}

describe('a stranger', () => {
  test('does not find the tables that somebody played by a link, rated ones neither', async () => {
    const [ann, ben] = await accounts('Ann', 'Ben')
    if (ann === undefined || ben === undefined) throw new Error('nobody')
    const stranger = await guest('Stranger')
    const settings = { access: 'link', spectators: true, rated: true }
    const id = await playedOut(ann, ben, settings, 5)
    const page = async (who: Client) => (await who.get<Player>(`/api/players/${ann.id}`)).body
    expect((await page(ben)).replays.map(({ table }) => table)).toEqual([id])
    expect(JSON.stringify(await page(stranger))).not.toContain(id)
    expect((await page(stranger)).results.length).toBe(1)
  })

  test('who has the id of a private table learns nothing of its game, also when it is over', async () => {
    const [ann, ben, stranger] = [await guest('Ann'), await guest('Ben'), await guest('Stranger')]
    const id = await sitDown(ann, ben, { access: 'link' })
    const heard = stranger.listen(undefined, id)
    await eventually(() => heard.messages[0]?.event).toBe('hello')
    expect((await ann.look(id)).table.turn).toMatchObject({ decision: expect.stringMatching(/./) })
    expect((await stranger.look(id)).table.turn).toEqual({ over: false, seats: [0], decision: '' })
    await ann.playAny(id)
    await ben.post(`/api/tables/${id}/proposal`, { ending: 'draw' })
    expect((await ann.look(id)).table.proposal).toEqual({ ending: 'draw', agreed: [1] })
    expect((await stranger.look(id)).table.proposal).toBeNull()
    await ben.post(`/api/tables/${id}/resign`)
    const next = (await ann.post<{ id: string }>(`/api/tables/${id}/next`)).body.id
    const own = (await ann.look(id)).table
    expect(own).toMatchObject({ status: 'finished', next: { table: next }, ending: 'resigned' })
    await eventually(() => heard.tables().at(-1)?.position).toBe(own.position)
    await heard.stop()
    const { table } = await stranger.look(id)
    expect(table).toMatchObject({ status: 'finished', next: null, seed: null, ending: null })
    const log = (await stranger.get<{ entries: SeenEntry[] }>(`/api/tables/${id}/log`)).body
    const told = JSON.stringify([table, log, heard.messages])
    // Whoever knew where the next round is could sit down there.
    for (const secret of [next, own.seed ?? 'no seed', '"winners":[0]', 'draw'])
      expect(told).not.toContain(secret)
  })

  test('learns at a table whom its people asked to it as little as who is whose friend', async () => {
    const [ann, ben, cleo] = [await guest('Ann'), await guest('Ben'), await guest('Cleo')]
    for (const [one, other] of [
      [ann, cleo],
      [cleo, ann],
    ] as const)
      await one.send('PUT', `/api/me/friends/${other.id}`)
    const seats = [...two, { kind: 'open' }]
    const { id } = await ann.open({ game: 'pebbles', seats, settings: { access: 'public' } })
    await ben.post(`/api/tables/${id}/seats/1/sit`)
    await ann.send('PUT', `/api/tables/${id}/calls/${cleo.id}`)
    const called = async (who: Client) => (await who.get(`/api/tables/${id}/calls`)).body
    expect([await called(ann), await called(ben)]).toEqual([{ players: [cleo.id] }, { players: [] }])
  })

  test('cannot tell by the time it takes whether a handle has a mailbox', async () => {
    const [ann] = await accounts('Ann')
    if (ann === undefined) throw new Error('nobody')
    const query = store.db.updateTable('users').set({ email: 'ann@example.org' }).where('id', '=', ann.id)
    await store.write([{ query }])
    const services = await openServices(server.config)
    const mail = async () => undefined
    // A store that takes for ever to write.
    const slow = { ...services, write: () => new Promise<boolean>(() => undefined) }
    const app = await buildApp(slow, new Hub(slow), { mail })
    const handle = (await ann.get<{ handle: string }>('/api/me')).body.handle
    for (const asked of ['nobody.has.this', handle]) {
      const payload = { handle: asked }
      const { statusCode } = await app.inject({ method: 'POST', url: '/api/recovery/mail', payload })
      expect(statusCode).toBe(200)
    }
    await app.close()
    await services.store.close()
  }, 20_000)
})

describe('between two of whom one blocked the other', () => {
  test('the blocked one does not hear that it happened', async () => {
    const [ann, ben] = [await guest('Ann'), await guest('Ben')]
    const streams = [ann, ben].map((who) => who.listen())
    for (const { messages } of streams) await eventually(() => messages[0]?.event).toBe('hello')
    const told = () =>
      streams.map(({ messages }) => messages.filter(({ event }) => event === 'person').length)
    await ann.send('PUT', `/api/me/blocks/${ben.id}`)
    await eventually(told).toEqual([1, 0])
    await ann.send('DELETE', `/api/me/blocks/${ben.id}`)
    await eventually(told).toEqual([2, 0])
    // What comes later is told, so that nothing is on its way any more.
    await ann.send('PUT', `/api/me/friends/${ben.id}`)
    await eventually(told).toEqual([2, 1])
    for (const { stop } of streams) await stop()
  })

  test('words that are not read are not counted either', async () => {
    const [ann, ben] = [await guest('Ann'), await guest('Ben')]
    const id = await sitDown(ann, ben, { chat: true })
    await ann.send('PUT', `/api/me/blocks/${ben.id}`)
    for (const who of [ann, ben]) await who.post(`/api/tables/${id}/chat`, { client: 'a', text: 'Hello' })
    const words = async (who: Client) =>
      (await who.get<OwnTables>('/api/me/tables')).body.tables[0]?.unread.words
    expect([await words(ann), await words(ben)]).toEqual([0, 0])
    await ann.send('DELETE', `/api/me/blocks/${ben.id}`)
    expect([await words(ann), await words(ben)]).toEqual([1, 1])
  })

  test('their open tables are not shown in a club of both', async () => {
    const [ann, ben] = [await guest('Ann'), await guest('Ben')]
    const club = { name: 'Moss', about: '', listed: false }
    const { id } = (await ann.post<Club>('/api/clubs', club)).body
    await ben.send('PUT', `/api/clubs/${id}/members/me`)
    await ann.open({ game: 'pebbles', seats: two, settings: { access: 'link' }, club: id })
    const shown = async (who: Client) => (await who.get<Club>(`/api/clubs/${id}`)).body.tables.length
    expect([await shown(ann), await shown(ben)]).toEqual([1, 1])
    await ann.send('PUT', `/api/me/blocks/${ben.id}`)
    expect([await shown(ann), await shown(ben)]).toEqual([1, 0])
  })

  test('nobody’s presence or wishes come back by asking to be friends', async () => {
    const [ann, ben] = [await guest('Ann'), await guest('Ben')]
    await ann.send('PUT', `/api/me/blocks/${ben.id}`)
    await ben.send('PUT', `/api/me/friends/${ann.id}`)
    await ann.send('PUT', `/api/me/friends/${ben.id}`)
    for (const who of [ann, ben])
      expect((await who.get<Friends>('/api/me/friends')).body).toMatchObject({
        friends: [],
        asked: [],
        asking: [{}],
      })
    const { id } = await ben.open({ game: 'pebbles', seats: [{ kind: 'me' }, { kind: 'open' }] })
    expect((await ben.send('PUT', `/api/tables/${id}/calls/${ann.id}`)).status).toBe(200)
    expect((await ann.get('/api/me/calls')).body).toEqual({ calls: [] })
  })
})

test('whoever left the leaderboards stands on the ladder of no club', async () => {
  const people = await accounts('Ann', 'Ben')
  const [ann, ben] = people
  if (ann === undefined || ben === undefined) throw new Error('nobody')
  const { id } = (await ann.post<Club>('/api/clubs', { name: 'Rain', about: '', listed: true })).body
  await ben.send('PUT', `/api/clubs/${id}/members/me`)
  await playedOut(ann, ben, { rated: true }, 5)
  const ladder = async () =>
    (await ann.get<Club>(`/api/clubs/${id}`)).body.ladder.map(({ name }) => name).join()
  await eventually(ladder).toBe('Ann,Ben')
  await ben.send('PUT', '/api/me/leaderboard', { listed: false })
  expect(await ladder()).toBe('Ann')
})

test('nobody is followed by a table where they once sat: when it is over it tells of no one', async () => {
  const [ann, ben, stranger] = [await guest('Ann'), await guest('Ben'), await guest('Stranger')]
  const id = await sitDown(ann, ben, { access: 'public' })
  const listening = ann.listen()
  const seats = async (who: Client) => (await who.get<TablePresence>(`/api/tables/${id}/presence`)).body.seats
  for (const who of [ben, stranger]) await eventually(() => seats(who)).toEqual(['here', 'gone'])
  await ben.post(`/api/tables/${id}/resign`)
  for (const who of [ben, stranger]) expect(await seats(who)).toEqual([null, null])
  await listening.stop()
})
