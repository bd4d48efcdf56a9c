import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Activity, Call, Friends, LobbyTable, TablePresence } from '../schemas/index.ts'
import { Client } from './client.ts'
import { startPostgres, type TestPostgres } from './postgres.ts'
import { startTestServer, type TestServer } from './server.ts'
import { eventually } from './wait.ts'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

describe.each(['sqlite', 'postgres'] as const)('friends, on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(
      engine === 'sqlite' ? {} : { databaseUrl: await postgres.database('friends') },
    )
  })
  afterAll(() => server.close())

  const guest = (name: string) => Client.guest(server.url, name)
  const three = async () => [await guest('Ann'), await guest('Ben'), await guest('Cleo')] as const
  const put = (who: Client, list: string, other: Client) => who.send('PUT', `/api/me/${list}/${other.id}`)
  const friendsOf = async (who: Client) => (await who.get<Friends>('/api/me/friends')).body
  const namesOf = async (who: Client) => {
    const { friends, asked, asking } = await friendsOf(who)
    return [friends, asked, asking].map((list) => list.map(({ name }) => name).join())
  }
  async function befriended(ann: Client, ben: Client): Promise<void> {
    await put(ann, 'friends', ben)
    await put(ben, 'friends', ann)
  }

  test('one asks, the other says yes; either ends it', async () => {
    const [ann, ben] = await three()
    expect((await put(ann, 'friends', ben)).status).toBe(200)
    expect([await namesOf(ann), await namesOf(ben)]).toEqual([
      ['', '', 'Ben'],
      ['', 'Ann', ''],
    ])
    await put(ben, 'friends', ann)
    expect([await namesOf(ann), await namesOf(ben)]).toEqual([
      ['Ben', '', ''],
      ['Ann', '', ''],
    ])
    await ann.send('DELETE', `/api/me/friends/${ben.id}`)
    expect([await namesOf(ann), await namesOf(ben)]).toEqual([
      ['', '', ''],
      ['', '', ''],
    ])
    expect((await put(ann, 'friends', ann)).body.code).toBe('yourself')
    expect((await ann.send('PUT', `/api/me/friends/${'A'.repeat(22)}`)).status).toBe(404)
  })

  test('a link makes friends at once; a newer one ends it', async () => {
    const [ann, ben] = await three()
    const make = async () => (await ann.post<{ token: string }>('/api/me/friend-link')).body.token
    const old = await make()
    const token = await make()
    expect((await ben.get(`/api/friend-links/${old}`)).status).toBe(404)
    expect((await new Client(server.url).get(`/api/friend-links/${token}`)).body).toEqual({
      id: ann.id,
      name: 'Ann',
    })
    expect((await ben.post(`/api/friend-links/${token}`)).status).toBe(200)
    expect([await namesOf(ann), await namesOf(ben)]).toEqual([
      ['Ben', '', ''],
      ['Ann', '', ''],
    ])
    expect((await ann.post(`/api/friend-links/${token}`)).body.code).toBe('yourself')
  })

  test('friends see who is here and at which public table, unless they hide', async () => {
    const [ann, ben, stranger] = await three()
    await befriended(ann, ben)
    const seen = async () => (await friendsOf(ann)).friends[0]
    expect(await seen()).toMatchObject({ name: 'Ben', presence: 'gone', table: null })
    const listening = ben.listen()
    await eventually(async () => (await seen())?.presence).toBe('here')
    const here = (await ann.get<Activity>('/api/activity')).body.here
    const seats = [{ kind: 'me' }, { kind: 'open' }]
    await ben.open({ game: 'pebbles', seats, settings: { access: 'link' } })
    expect((await seen())?.table).toBeNull()
    const { id } = await ben.open({ game: 'pebbles', seats, settings: { access: 'public' } })
    expect((await seen())?.table).toEqual({ id, game: 'pebbles' })
    await ben.send('PUT', '/api/me/hidden', { hidden: true })
    expect(await seen()).toMatchObject({ presence: 'gone', seen: null, table: null })
    expect((await stranger.get<TablePresence>(`/api/tables/${id}/presence`)).body.seats).toEqual([
      'gone',
      null,
    ])
    expect((await ann.get<Activity>('/api/activity')).body.here).toBe(here - 1)
    await ben.send('PUT', '/api/me/hidden', { hidden: false })
    expect((await seen())?.presence).toBe('here')
    await listening.stop()
  })

  test('a friend is asked to a table in one press, may sit there, and puts it away', async () => {
    const [ann, ben, cleo] = await three()
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]
    const { id } = await ann.open({ game: 'pebbles', seats, settings: { access: 'invited' } })
    const ask = (who: Client, other: Client) => who.send('PUT', `/api/tables/${id}/calls/${other.id}`)
    const calls = async (who: Client) => (await who.get<{ calls: Call[] }>('/api/me/calls')).body.calls
    expect((await ask(ann, ben)).body.code).toBe('not-friends')
    await befriended(ann, ben)
    await befriended(ben, cleo)
    const listening = ben.listen()
    await eventually(() => listening.messages[0]?.event).toBe('hello')
    expect((await ask(ben, cleo)).body.code).toBe('not-seated')
    expect((await ask(ann, ben)).status).toBe(200)
    // Those who are asked hear at once that there is something to ask for.
    await eventually(() => listening.messages.filter(({ event }) => event === 'person').length).toBe(1)
    listening.stop()
    expect((await ann.get(`/api/tables/${id}/calls`)).body).toEqual({ players: [ben.id] })
    expect((await cleo.get(`/api/tables/${id}/calls`)).body.code).toBe('not-seated')
    expect(await calls(ben)).toMatchObject([{ table: { id }, from: { name: 'Ann' } }])
    await ben.send('DELETE', `/api/me/calls/${id}`)
    expect(await calls(ben)).toEqual([])
    await ask(ann, ben)
    expect((await cleo.post(`/api/tables/${id}/seats/1/sit`)).body.code).toBe('invitation-needed')
    expect((await ben.post(`/api/tables/${id}/seats/1/sit`)).status).toBe(200)
    expect(await calls(ben)).toEqual([])
  })

  test('blocked: neither reads, sees, finds or meets the other, and the blocked is not told', async () => {
    const [ann, ben] = await three()
    for (const [who, handle] of [
      [ann, 'block.ann'],
      [ben, 'block.ben'],
    ] as const)
      await who.send('PUT', '/api/me/password', { handle, password: 'a long password' })
    await befriended(ann, ben)
    const seats = [{ kind: 'me' }, { kind: 'open' }]
    const together = await ann.open({ game: 'pebbles', seats })
    await ben.post(`/api/tables/${together.id}/seats/1/sit`)
    const open = await ann.open({ game: 'pebbles', seats, settings: { access: 'public' } })
    const listening = [ann, ben].map((who) => who.listen())
    const lobby = async (who: Client) =>
      (await who.get<{ tables: LobbyTable[] }>('/api/tables')).body.tables.some(({ id }) => id === open.id)
    const finds = async (who: Client) =>
      (await who.get<{ players: { name: string }[] }>('/api/players?handle=block')).body.players.map(
        ({ name }) => name,
      )
    const presence = async (who: Client) =>
      (await who.get<TablePresence>(`/api/tables/${together.id}/presence`)).body.seats
    await eventually(() => presence(ann)).toEqual(['here', 'here'])
    expect([await lobby(ben), await finds(ben)]).toEqual([true, ['Ann', 'Ben']])

    expect((await put(ann, 'blocks', ben)).status).toBe(200)
    expect((await ann.get('/api/me/blocks')).body).toEqual({ players: [{ id: ben.id, name: 'Ben' }] })
    expect((await ben.get('/api/me/blocks')).body).toEqual({ players: [] })
    expect([await presence(ann), await presence(ben)]).toEqual([
      ['here', 'gone'],
      ['gone', 'here'],
    ])
    expect([await lobby(ben), await finds(ann), await finds(ben)]).toEqual([false, ['Ann'], ['Ben']])
    const quick = { game: 'pebbles', people: 2, pace: 'live', clock: null, fill: null, rated: false }
    expect((await ben.post<{ id: string }>('/api/quick', quick)).body.id).not.toBe(open.id)
    // What is asked for is taken as ever, and never arrives.
    expect((await put(ben, 'friends', ann)).status).toBe(200)
    expect(await namesOf(ann)).toEqual(['', '', ''])
    const words = ['from Ann', 'from Ben']
    await ann.post(`/api/tables/${together.id}/chat`, { client: 'a', text: words[0] })
    expect((await ben.post(`/api/tables/${together.id}/chat`, { client: 'b', text: words[1] })).status).toBe(
      200,
    )
    const logs = await Promise.all([ann, ben].map((who) => who.get(`/api/tables/${together.id}/log`)))
    const heard = (text: unknown) => words.map((said) => JSON.stringify(text).includes(said))
    expect(logs.map(({ body }) => heard(body))).toEqual([
      [true, false],
      [false, true],
    ])
    await eventually(() => listening.map(({ messages }) => heard(messages))).toEqual([
      [true, false],
      [false, true],
    ])
    await ann.send('DELETE', `/api/me/blocks/${ben.id}`)
    expect(await namesOf(ann)).toEqual(['', 'Ben', ''])
    for (const { stop } of listening) await stop()
  })

  test('whoever looks on is counted, once, and those who sit there are not', async () => {
    const [ann, ben, cleo] = await three()
    const seats = [{ kind: 'me' }, { kind: 'open' }]
    const { id } = await ann.open({ game: 'pebbles', seats, settings: { access: 'public' } })
    await ben.post(`/api/tables/${id}/seats/1/sit`)
    const streams = [ann, cleo, cleo, new Client(server.url)].map((who) => who.listen(undefined, id))
    const counted = async () =>
      (await ann.get<{ tables: LobbyTable[] }>('/api/tables?status=playing')).body.tables.find(
        (table) => table.id === id,
      )?.spectators
    await eventually(counted).toBe(2)
    // Whoever hides is counted no more, also where their page was open before.
    const hide = (hidden: boolean) => cleo.send('PUT', '/api/me/hidden', { hidden })
    await hide(true)
    await eventually(counted).toBe(1)
    await hide(false)
    await eventually(counted).toBe(2)
    for (const { stop } of streams) await stop()
  })

  test('what somebody asked for, blocked and was asked goes with them, and stands in what they may read', async () => {
    const [ann, ben, other] = await three()
    await befriended(ann, ben)
    await put(ann, 'blocks', other)
    const { body } = await ann.get<object>('/api/me/export')
    expect(body).toMatchObject({
      friends: [{ other_id: ben.id }],
      blocks: [{ other_id: other.id }],
      hidden: false,
    })
    await ann.send('DELETE', '/api/me')
    expect(await namesOf(ben)).toEqual(['', '', ''])
  })
})
