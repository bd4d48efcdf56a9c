import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Player } from '../schemas/person.ts'
import type { Activity } from '../schemas/social.ts'
import { openStore } from '../store/open.ts'
import { Authenticator } from './authenticator.ts'
import { Client } from './client.ts'
import { startTestServer, type TestServer } from './server.ts'
import { eventually } from './wait.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const password = 'a long enough secret'

describe('an identity that stays', () => {
  test('a guest adds a password, logs in elsewhere and has the same tables', async () => {
    const ann = await Client.guest(server.url, 'Ann')
    const { id: table } = await ann.open({ game: 'pebbles', seats: [{ kind: 'me' }, { kind: 'open' }] })
    expect((await ann.send('PUT', '/api/me/password', { handle: 'ann', password })).status).toBe(200)
    const elsewhere = new Client(server.url)
    expect(
      (await elsewhere.post('/api/sessions', { handle: 'ann', password: 'wrong password' })).status,
    ).toBe(403)
    expect((await elsewhere.post('/api/sessions', { handle: 'nobody', password })).status).toBe(403)
    expect((await elsewhere.post('/api/sessions', { handle: 'ann', password })).body).toEqual({ id: ann.id })
    const { body } = await elsewhere.get<{ tables: { id: string; seat: number }[] }>('/api/me/tables')
    expect(body.tables).toMatchObject([{ id: table, seat: 0 }])
  })

  test('a handle belongs to one person, and a password is changed only by who knows it', async () => {
    const ann = await Client.guest(server.url, 'Ann')
    const ben = await Client.guest(server.url, 'Ben')
    const put = (who: Client, body: object) => who.send('PUT', '/api/me/password', body)
    expect((await put(ann, { handle: 'aki', password })).status).toBe(200)
    expect((await put(ben, { handle: 'aki', password })).body.code).toBe('handle-taken')
    expect((await put(ann, { handle: 'aki', password: 'something new' })).body.code).toBe('wrong-password')
    const elsewhere = new Client(server.url)
    await elsewhere.post('/api/sessions', { handle: 'aki', password })
    const changed = await put(ann, { handle: 'aki', password: 'something new', current: password })
    expect(changed.status).toBe(200)
    expect((await elsewhere.get('/api/me')).status).toBe(401)
    expect((await ann.get('/api/me')).body).toMatchObject({ handle: 'aki', hasPassword: true })
  })

  test('of many who want one handle in the same moment one gets it, and the others are told', async () => {
    const people = await Promise.all(['A', 'B', 'C', 'D'].map((name) => Client.guest(server.url, name)))
    const wish = { handle: 'wanted.by.all', password: 'long enough for a password' }
    const answers = await Promise.all(people.map((one) => one.send('PUT', '/api/me/password', wish)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
  })

  test('devices are listed and can be logged out one by one', async () => {
    const ann = await Client.guest(server.url, 'Ann')
    await ann.send('PUT', '/api/me/password', { handle: 'devices', password })
    const phone = new Client(server.url)
    await phone.post('/api/sessions', { handle: 'devices', password })
    const { body } = await ann.get<{ sessions: { id: string; here: boolean }[] }>('/api/me/sessions')
    expect(body.sessions.map(({ here }) => here).sort()).toEqual([false, true])
    const other = body.sessions.find(({ here }) => !here)
    const ben = await Client.guest(server.url, 'Ben')
    await ben.send('DELETE', `/api/me/sessions/${other?.id}`)
    expect((await phone.get('/api/me')).status).toBe(200)
    await ann.send('DELETE', `/api/me/sessions/${other?.id}`)
    expect((await phone.get('/api/me')).status).toBe(401)
    expect((await ann.get('/api/me')).status).toBe(200)
  })

  test('a passkey logs in until it is removed; another key, another site and a challenge used twice do not', async () => {
    const ann = await Client.guest(server.url, 'Ann')
    const key = new Authenticator(server.url)
    const asked = async (who: Client, path: string): Promise<string> =>
      (await who.post<{ challenge: string }>(path)).body.challenge
    const registering = await asked(ann, '/api/me/passkeys/options')
    const foreign = new Authenticator('https://elsewhere.example').register(registering)
    expect((await ann.post('/api/me/passkeys', { response: foreign })).body.code).toBe('passkey-refused')
    const again = await asked(ann, '/api/me/passkeys/options')
    const added = await ann.post('/api/me/passkeys', { response: key.register(again), label: 'key' })
    expect(added.status).toBe(200)
    expect((await ann.get('/api/me')).body).toMatchObject({ passkeys: [{ label: 'key' }] })

    const elsewhere = new Client(server.url)
    const answer = key.logIn(await asked(elsewhere, '/api/passkeys/options'))
    expect((await elsewhere.post('/api/passkeys/session', { response: answer })).body).toEqual({ id: ann.id })
    expect((await elsewhere.get('/api/me')).body).toMatchObject({ id: ann.id })
    expect((await new Client(server.url).post('/api/passkeys/session', { response: answer })).status).toBe(
      403,
    )
    const stranger = new Authenticator(server.url).logIn(await asked(elsewhere, '/api/passkeys/options'))
    expect((await elsewhere.post('/api/passkeys/session', { response: stranger })).status).toBe(403)

    const { id } = added.body as unknown as { id: string }
    expect((await ann.send('DELETE', `/api/me/passkeys/${id}`)).status).toBe(200)
    const removed = key.logIn(await asked(elsewhere, '/api/passkeys/options'))
    expect((await elsewhere.post('/api/passkeys/session', { response: removed })).status).toBe(403)
  })

  test('tokens and passwords are nowhere in the store as they are', async () => {
    const ann = await Client.guest(server.url, 'Ann')
    await ann.send('PUT', '/api/me/password', { handle: 'hashes', password })
    const { id } = await ann.open({ game: 'pebbles', seats: [{ kind: 'me' }, { kind: 'open' }] })
    const { body } = await ann.post<{ token: string }>(`/api/tables/${id}/invitations`)
    const store = await openStore(server.config)
    const rows = JSON.stringify([
      await store.db.selectFrom('users').selectAll().execute(),
      await store.db.selectFrom('sessions').selectAll().execute(),
      await store.db.selectFrom('invitations').selectAll().execute(),
    ])
    await store.close()
    for (const secret of [ann.cookie.slice('engawa='.length), password, body.token])
      expect(rows).not.toContain(secret)
    expect(rows).toContain('$argon2id$')
  })
})

describe('one’s own data', () => {
  test('it is exported whole, and forgotten on request while others play on', async () => {
    const ann = await Client.guest(server.url, 'Forgettable')
    const ben = await Client.guest(server.url, 'Ben')
    const { id } = await ann.open({
      game: 'pebbles',
      seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'random' }],
    })
    await ben.post(`/api/tables/${id}/seats/1/sit`)
    await ann.post(`/api/tables/${id}/chat`, { client: 'a', text: 'my very own words' })
    const said = await ben.post<{ position: number }>(`/api/tables/${id}/chat`, { client: 'b', text: 'rude' })
    const { position } = said.body
    await ann.post(`/api/tables/${id}/reports`, { position, reason: 'what I told of Ben' })
    await ann.send('PUT', `/api/tables/${id}/notes`, { text: 'my very own notes' })
    await eventually(async () => {
      await ben.playAny(id)
      return ann.playAny(id)
    }).toBe(true)
    const { body } = await ann.get<object>('/api/me/export')
    const told = ['Forgettable', 'my very own words', 'my very own notes', 'what I told of Ben']
    for (const own of [...told, '"kind":"played"']) expect(JSON.stringify(body)).toContain(own)
    expect((await ann.send('DELETE', '/api/me')).status).toBe(200)
    expect((await ann.get('/api/me')).status).toBe(401)
    const seen = (await ben.look(id)).table
    expect(seen.seats[0]).toMatchObject({ name: '', player: null, resigned: true })
    expect(JSON.stringify(await ben.look(id))).not.toContain(ann.id)
    await expect
      .poll(async () => (await ben.playAny(id)) || (await ben.look(id)).table.status, {
        timeout: 20_000,
        interval: 5,
      })
      .toBe('finished')
    const store = await openStore(server.config)
    const names = ['users', 'entries', 'tables', 'members', 'snapshots', 'sessions'] as const
    const rows = await Promise.all(names.map((name) => store.db.selectFrom(name).selectAll().execute()))
    await store.close()
    for (const gone of ['Forgettable', 'my very own', ann.id])
      expect(JSON.stringify(rows)).not.toContain(gone)
  })
})

async function withAccount(name: string, handle: string): Promise<Client> {
  const client = await Client.guest(server.url, name)
  await client.send('PUT', '/api/me/password', { handle, password: 'long enough' })
  return client
}

async function playAndResign(ann: Client, ben: Client, rated: boolean, rounds: number): Promise<void> {
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const { id } = await ann.open({ game: 'secrets', seats, settings: { rated } })
  await ben.post(`/api/tables/${id}/seats/1/sit`)
  for (let round = 0; round < rounds; round++) for (const client of [ann, ben]) await client.playAny(id)
  await ben.post(`/api/tables/${id}/resign`)
}

test('the log of a table that is over holds no name any more of somebody who was forgotten just now', async () => {
  const [ann, ben] = [await Client.guest(server.url, 'Forgettable'), await Client.guest(server.url, 'Ben')]
  const { id } = await ann.open({ game: 'pebbles', seats: [{ kind: 'me' }, { kind: 'open' }] })
  await ben.post(`/api/tables/${id}/seats/1/sit`)
  await ann.post(`/api/tables/${id}/chat`, { client: 'a', text: 'my very own words' })
  await ben.post(`/api/tables/${id}/resign`)
  const log = async () => JSON.stringify((await ben.get(`/api/tables/${id}/log`)).body)
  expect(await log()).toContain('my very own words')
  await ann.send('DELETE', '/api/me')
  for (const own of ['Forgettable', 'my very own words']) expect(await log()).not.toContain(own)
})

test('what somebody sends while they are being forgotten leaves nothing of them', async () => {
  const [ann, ben] = [await Client.guest(server.url, 'Fleeting'), await Client.guest(server.url, 'Ben')]
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const own = await ann.open({ game: 'pebbles', seats, settings: { access: 'public', chat: true } })
  const other = await ben.open({ game: 'pebbles', seats })
  const act = (client: number): Promise<unknown>[] => [
    ann.post(`/api/tables/${own.id}/chat`, { client: `c${client}`, text: 'fleeting words' }),
    ann.post(`/api/tables/${other.id}/seats/1/sit`),
    ann.post('/api/tables', { game: 'pebbles', seats }),
    ann.post('/api/clubs', { name: 'Fleeting club', about: '', listed: true }),
    ann.send('PUT', `/api/me/friends/${ben.id}`),
    ann.send('PUT', `/api/tables/${own.id}/notes`, { text: 'fleeting notes' }),
  ]
  // Some are under way before, some wait meanwhile, some come when nobody is there any more.
  await Promise.all([...act(1), ann.send('DELETE', '/api/me'), ...act(2), ...act(3)])
  const store = await openStore(server.config)
  const rows = await Promise.all(
    (['entries', 'members', 'tables', 'clubs', 'club_members', 'friends', 'users'] as const).map((table) =>
      store.db.selectFrom(table).selectAll().execute(),
    ),
  )
  await store.close()
  for (const trace of [ann.id, 'fleeting', 'Fleeting']) expect(JSON.stringify(rows)).not.toContain(trace)
})

describe('ratings and statistics', () => {
  test('throwaway guests and early resignations make no ratings', async () => {
    const ann = await withAccount('Ann', 'honest.ann')
    const ben = await withAccount('Ben', 'honest.ben')
    const guest = await Client.guest(server.url, 'Guest')
    const wish = { game: 'secrets', seats: [{ kind: 'me' }, { kind: 'open' }], settings: { rated: true } }
    expect((await guest.post('/api/tables', wish)).body.code).toBe('account-needed')
    const { id } = await ann.open(wish)
    expect((await guest.post(`/api/tables/${id}/seats/1/sit`)).body.code).toBe('account-needed')
    await playAndResign(ann, ben, true, 4)
    // Ratings come in the order of the tables: once the second is rated, the first would have been.
    await playAndResign(ann, ben, true, 5)
    const about = async () =>
      (await ann.get<{ ratings: { games: number }[]; results: unknown[] }>(`/api/players/${ann.id}`)).body
    await eventually(async () => (await about()).ratings).toMatchObject([{ games: 1 }])
    expect((await about()).results.length).toBe(2)
  })

  test('a rated table changes ratings once; others change none; gave-up comes last', async () => {
    const ann = await withAccount('Ann', 'rated.ann')
    const ben = await withAccount('Ben', 'rated.ben')
    const play = (rated: boolean) => playAndResign(ann, ben, rated, 5)
    interface Player {
      ratings: { rating: number; mu: number; games: number; people: number }[]
      records: { played: number; won: number }[]
      results: { place: number; rating: { mu: number } | null }[]
    }
    const about = async (who: Client): Promise<Player> =>
      (await ben.get<Player>(`/api/players/${who.id}`)).body
    await play(false)
    expect((await about(ann)).ratings).toEqual([])
    await play(true)
    await eventually(async () => (await about(ann)).ratings).toMatchObject([{ games: 1, people: 2 }])
    await play(true)
    await eventually(async () => (await about(ann)).ratings).toMatchObject([{ games: 2 }])
    const [winner, loser] = [await about(ann), await about(ben)]
    expect(winner.ratings[0]?.mu).toBeGreaterThan(loser.ratings[0]?.mu ?? Number.NaN)
    expect(winner.records).toMatchObject([{ played: 3, won: 3 }])
    expect(loser.records).toMatchObject([{ played: 3, won: 0 }])
    expect(winner.results.map(({ place, rating }) => [place, rating === null])).toEqual([
      [1, true],
      [1, false],
      [1, false],
    ])
    expect(winner.results.at(-1)?.rating?.mu).toBe(winner.ratings[0]?.mu)
  })

  test('a player’s page names opponents, records and tables that may be opened; private ones only to those who sat there', async () => {
    const ann = await Client.guest(server.url, 'Ann')
    const ben = await Client.guest(server.url, 'Ben')
    const stranger = await Client.guest(server.url, 'Cleo')
    const play = async (settings: object) => {
      const seats = [{ kind: 'me' }, { kind: 'open' }]
      const { id } = await ann.open({ game: 'secrets', seats, settings })
      await ben.post(`/api/tables/${id}/seats/1/sit`)
      for (const client of [ann, ben]) await client.playAny(id)
      await ben.post(`/api/tables/${id}/resign`)
      return id
    }
    const open = await play({ access: 'public' })
    const closed = await play({ access: 'public', spectators: false })
    const byLink = await play({ access: 'link' })
    const about = async (viewer: Client) => {
      const { opponents, records, replays } = (await viewer.get<Player>(`/api/players/${ann.id}`)).body
      const { played, best, reached } = records[0] ?? { played: 0, best: 0, reached: 0 }
      expect([typeof best, reached > 0]).toEqual(['number', true])
      return { opponents, played, replays: replays.map(({ table, others }) => [table, ...others]) }
    }
    const ben3 = { player: { id: ben.id, name: 'Ben' }, met: 3, won: 3, lost: 0 }
    expect(await about(ben)).toEqual({
      opponents: [ben3],
      played: 3,
      replays: [
        [byLink, 'Ben'],
        [closed, 'Ben'],
        [open, 'Ben'],
      ],
    })
    expect(await about(stranger)).toEqual({
      opponents: [{ ...ben3, met: 2, won: 2 }],
      played: 2,
      replays: [[open, 'Ben']],
    })
    // In the lobby stands who won what anybody may open, and the newest first.
    const { lately } = (await stranger.get<Activity>('/api/activity')).body
    expect(lately.filter(({ player }) => player.id === ann.id)).toMatchObject([
      { table: open, game: 'secrets' },
    ])
    await stranger.send('PUT', `/api/me/blocks/${ann.id}`, {})
    expect((await stranger.get<Activity>('/api/activity')).body.lately).toEqual([])
    const mine = (await ben.get<Player>(`/api/players/${ben.id}`)).body.opponents
    expect(mine).toEqual([{ player: { id: ann.id, name: 'Ann' }, met: 3, won: 0, lost: 3 }])
  })

  test('bots cannot be rated', async () => {
    const ann = await Client.guest(server.url, 'Ann')
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'easy' }]
    const wish = { game: 'pebbles', seats, settings: { rated: true } }
    expect((await ann.post('/api/tables', wish)).body.code).toBe('rated-bots')
  })
})

describe('among people', () => {
  test('whoever is muted can be named, and read again', async () => {
    const ann = await Client.guest(server.url, 'Ann')
    const ben = await Client.guest(server.url, 'Ben')
    const muted = async () => (await ann.get('/api/me/mutes')).body
    await ann.send('PUT', `/api/me/mutes/${ben.id}`, {})
    expect(await muted()).toEqual({ players: [{ id: ben.id, name: 'Ben' }] })
    await ann.send('DELETE', `/api/me/mutes/${ben.id}`)
    expect(await muted()).toEqual({ players: [] })
  })

  test('notes are seen by their writer only', async () => {
    const ann = await Client.guest(server.url, 'Ann')
    const ben = await Client.guest(server.url, 'Ben')
    const { id } = await ann.open({ game: 'pebbles', seats: [{ kind: 'me' }, { kind: 'open' }] })
    await ann.send('PUT', `/api/tables/${id}/notes`, { text: 'keep the twelve' })
    expect((await ann.get(`/api/tables/${id}/notes`)).body).toEqual({ text: 'keep the twelve' })
    expect((await ben.get(`/api/tables/${id}/notes`)).body).toEqual({ text: '' })
  })

  test('chat is off with strangers unless the table wants it, and a message can be reported', async () => {
    const ann = await Client.guest(server.url, 'Ann')
    const ben = await Client.guest(server.url, 'Ben')
    const seats = [{ kind: 'me' }, { kind: 'open' }]
    const open = await ann.open({ game: 'pebbles', seats, settings: { access: 'public' } })
    const say = (who: Client, table: string) =>
      who.post(`/api/tables/${table}/chat`, { client: 'x', text: 'hi' })
    expect((await say(ann, open.id)).body.code).toBe('chat-off')
    const talking = await ann.open({ game: 'pebbles', seats, settings: { access: 'public', chat: true } })
    expect((await say(ben, talking.id)).body.code).toBe('not-seated')
    await ben.post(`/api/tables/${talking.id}/seats/1/sit`)
    const { body } = await ben.post<{ position: number }>(`/api/tables/${talking.id}/chat`, {
      client: 'y',
      text: 'rude',
    })
    const report = { position: body.position, reason: 'rude' }
    expect((await ann.post(`/api/tables/${talking.id}/reports`, report)).status).toBe(200)
    expect((await ann.post(`/api/tables/${talking.id}/reports`, { ...report, position: 0 })).status).toBe(404)
  })
})
