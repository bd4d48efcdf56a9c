import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Club, GlanceClub } from '../schemas/club.ts'
import type { Friends } from '../schemas/social.ts'
import type { SeenTable } from '../schemas/table.ts'
import type { GlanceTournament, Tournament } from '../schemas/tournament.ts'
import { openStore } from '../store/open.ts'
import type { Row, Schema } from '../store/schema.ts'
import type { Store } from '../store/store.ts'
import { Client } from './client.ts'
import { startTestServer, type TestServer } from './server.ts'

let server: TestServer
let store: Store
let ann: Client
beforeAll(async () => {
  server = await startTestServer()
  store = await openStore(server.config)
  ann = await Client.guest(server.url, 'Ann')
})
afterAll(async () => {
  await store.close()
  await server.close()
})

/** So many rows, as if somebody had asked for each. */
async function fill<Name extends keyof Schema & string>(
  name: Name,
  count: number,
  row: (index: number) => Row<Name>,
): Promise<void> {
  const values = Array.from({ length: count }, (_, index) => row(index))
  await store.write([{ query: store.db.insertInto(name).values(values as never) }])
}

async function countOf(name: 'sessions' | 'passkeys' | 'mutes', user: string): Promise<number> {
  const rows = await store.db.selectFrom(name).select('user_id').where('user_id', '=', user).execute()
  return rows.length
}

/** The same table once more, where somebody has talked for long. */
async function longCopyOf(table: string, talker: string): Promise<string> {
  const { db } = store
  const copy = id('long', 0)
  const row = await db.selectFrom('tables').selectAll().where('id', '=', table).executeTakeFirstOrThrow()
  const members = await db.selectFrom('members').selectAll().where('table_id', '=', table).execute()
  const entries = await db.selectFrom('entries').selectAll().where('table_id', '=', table).execute()
  const position = row.position + 5000
  await fill('tables', 1, () => ({ ...row, id: copy, position }))
  await fill('members', members.length, (index) => ({ ...members[index], table_id: copy }) as Row<'members'>)
  await fill('entries', entries.length, (index) => ({ ...entries[index], table_id: copy }) as Row<'entries'>)
  const said = (from: number) => (index: number) => ({
    table_id: copy,
    position: row.position + from + index,
    time: row.created,
    kind: 'said',
    seat: 0,
    user_id: from === 0 ? talker : null,
    client: null,
    data: '{"name":"Ida","text":"hm"}',
  })
  await fill('entries', 2000, said(0))
  await fill('entries', 3000, said(2000))
  return copy
}

const id = (kind: string, index: number) => `${kind}${index}`.padEnd(22, '_')

describe('what is kept of one person has an end', () => {
  test('muted people: five hundred, and one less lets another in', async () => {
    const ben = await Client.guest(server.url, 'Ben')
    await fill('mutes', 500, (index) => ({ user_id: ann.id, other_id: id('m', index) }))
    const refused = await ann.send('PUT', `/api/me/mutes/${ben.id}`)
    expect([refused.status, refused.body.code]).toEqual([409, 'list-full'])
    expect((await ann.send('DELETE', `/api/me/mutes/${id('m', 0)}`)).status).toBe(200)
    expect((await ann.send('PUT', `/api/me/mutes/${ben.id}`)).status).toBe(200)
    expect((await ann.send('PUT', `/api/me/mutes/${ben.id}`)).status).toBe(200)
    expect(await countOf('mutes', ann.id)).toBe(500)
  })

  test('devices: whoever logs in on a further one is logged out where they were not for longest', async () => {
    const login = { handle: 'ann.many', password: 'long enough for a password' }
    expect((await ann.send('PUT', '/api/me/password', login)).status).toBe(200)
    await fill('sessions', 40, (index) => ({
      hash: id('hash', index),
      id: id('s', index),
      user_id: ann.id,
      label: '',
      created: index,
      seen: index,
      expires: Date.now() + 1_000_000,
    }))
    const elsewhere = new Client(server.url)
    expect((await elsewhere.post('/api/sessions', login)).status).toBe(200)
    expect(await countOf('sessions', ann.id)).toBe(30)
    for (const one of [ann, elsewhere]) expect((await one.get('/api/me')).status).toBe(200)
  })

  test('open tables: a hundred within a week', async () => {
    const hal = await Client.guest(server.url, 'Hal')
    const wish = { game: 'pebbles', seats: [{ kind: 'open' }, { kind: 'open' }] }
    const { id: first } = await hal.open(wish)
    const row = await store.db
      .selectFrom('tables')
      .selectAll()
      .where('id', '=', first)
      .executeTakeFirstOrThrow()
    await fill('tables', 98, (index) => ({ ...row, id: id('open', index) }))
    expect((await hal.post('/api/tables', wish)).status).toBe(201)
    expect((await hal.post('/api/tables', wish)).body.code).toBe('list-full')
    await store.write([
      { query: store.db.updateTable('tables').set({ created: 0 }).where('owner', '=', hal.id) },
    ])
    expect((await hal.post('/api/tables', wish)).status).toBe(201)
  })

  test('words and deeds at one table: two thousand where its log is long; one’s game is played on and left', async () => {
    const [ida, jon] = [await Client.guest(server.url, 'Ida'), await Client.guest(server.url, 'Jon')]
    const { id } = await ida.open({ game: 'pebbles', seats: [{ kind: 'me' }, { kind: 'open' }] })
    await jon.post(`/api/tables/${id}/seats/1/sit`)
    const long = await longCopyOf(id, ida.id)
    const say = (who: Client) => who.post(`/api/tables/${long}/chat`, { client: 'c', text: 'hm' })
    expect((await say(ida)).body.code).toBe('list-full')
    expect((await say(jon)).status).toBe(200)
    const { turn } = (await ida.look(long)).table
    const active = turn?.over === false && turn.seats[0] === 0 ? ida : jon
    for (const who of active === ida ? [ida] : [jon, ida]) expect(await who.playAny(long)).toBe(true)
    expect((await ida.post(`/api/tables/${long}/seats/0/leave`)).status).toBe(200)
    expect((await ida.post(`/api/tables/${long}/seats/0/sit`)).body.code).toBe('list-full')
    expect((await ida.post(`/api/tables/${long}/resign`)).status).toBe(200)
  })

  test('passkeys: twenty', async () => {
    expect((await ann.post('/api/me/passkeys/options')).status).toBe(200)
    await fill('passkeys', 20, (index) => ({
      id: id('p', index),
      user_id: ann.id,
      public_key: '',
      counter: 0,
      transports: '[]',
      label: '',
      created: 0,
    }))
    expect((await ann.post('/api/me/passkeys/options')).body.code).toBe('list-full')
    const outline = { id: 'A', rawId: 'A', response: {}, type: 'public-key', clientExtensionResults: {} }
    expect((await ann.post('/api/me/passkeys', { response: outline })).body.code).toBe('list-full')
  })

  test('notes about tables where one does not sit: two hundred, and none about a table one may not see', async () => {
    const ben = await Client.guest(server.url, 'Ben')
    const seats = [{ kind: 'me' }, { kind: 'open' }]
    const open = async (settings: object) => (await ben.open({ game: 'pebbles', seats, settings })).id
    const keep = (table: string, text: string) => ann.send('PUT', `/api/tables/${table}/notes`, { text })
    const hidden = await open({ access: 'invited', spectators: false })
    expect((await keep(hidden, 'mine')).body.code).toBe('no-spectators')
    const [one, other] = [await open({ access: 'public' }), await open({ access: 'public' })]
    expect((await keep(one, 'mine')).status).toBe(200)
    await fill('members', 199, (index) => ({
      table_id: id('t', index),
      user_id: ann.id,
      seat: null,
      seen: 0,
      notes: 'mine',
    }))
    expect((await keep(other, 'mine')).body.code).toBe('list-full')
    expect((await keep(one, 'mine again')).status).toBe(200)
    expect((await keep(one, '')).status).toBe(200)
    expect((await keep(other, 'mine')).status).toBe(200)
  })

  test('those who ask to be friends: the newest two hundred are shown, and friends never go missing', async () => {
    const [cleo, friend] = [await Client.guest(server.url, 'Cleo'), await Client.guest(server.url, 'Dan')]
    await cleo.send('PUT', `/api/me/friends/${friend.id}`)
    await friend.send('PUT', `/api/me/friends/${cleo.id}`)
    await fill('users', 250, (index) => ({
      id: id('u', index),
      name: `Asks ${index}`,
      handle: null,
      password: null,
      email: null,
      preferences: '{}',
      created: 0,
      seen: 0,
    }))
    await fill('friends', 250, (index) => ({
      user_id: id('u', index),
      other_id: cleo.id,
      created: Date.now() + index,
    }))
    const { body } = await cleo.get<Friends>('/api/me/friends')
    expect(body.friends.map(({ name }) => name)).toEqual(['Dan'])
    expect(body.asked.length).toBe(200)
    expect(body.asked[0]?.name).toBe('Asks 249')
  })

  test('one’s own clubs stand in the list however many larger ones there are', async () => {
    const fay = await Client.guest(server.url, 'Fay')
    const own = { name: 'Moss and Rain', about: '', listed: false }
    const { body } = await fay.post<Club>('/api/clubs', own)
    const larger = (index: number) => ({ id: id('c', index), about: '', listed: 1, owner: null, created: 0 })
    await fill('clubs', 120, (index) => ({ ...larger(index), name: `Club ${index}` }))
    for (const user_id of [id('u', 0), id('u', 1)])
      await fill('club_members', 120, (index) => ({ club_id: id('c', index), user_id, joined: 0 }))
    const { clubs } = (await fay.get<{ clubs: GlanceClub[] }>('/api/clubs')).body
    expect(clubs[0]).toMatchObject({ id: body.id, yours: true })
    await fill('club_members', 49, (index) => ({ club_id: id('c', index), user_id: fay.id, joined: 0 }))
    expect((await fay.post('/api/clubs', own)).body.code).toBe('list-full')
  })

  test('of one person’s open tables the lobby shows the newest three', async () => {
    const eve = await Client.guest(server.url, 'Eve')
    const seats = [{ kind: 'me' }, { kind: 'open' }]
    const tables: string[] = []
    for (let index = 0; index < 5; index++)
      tables.push((await eve.open({ game: 'pebbles', seats, settings: { access: 'public' } })).id)
    const shown = (await ann.get<{ tables: SeenTable[] }>('/api/tables')).body.tables.map((table) => table.id)
    expect(shown.filter((table) => tables.includes(table)).toSorted()).toEqual(tables.slice(2).toSorted())
  })

  test('of one person’s tournaments the list shows the newest three, and one’s own stand first', async () => {
    const [eve, fay] = [await Client.guest(server.url, 'Eve'), await Client.guest(server.url, 'Fay')]
    const wish = {
      game: 'pebbles',
      people: 2,
      format: 'swiss',
      rounds: null,
      pace: 'live',
      clock: { turn: 60, reserve: 0 },
      rated: false,
      most: 4,
      bots: 0,
      level: 'easy',
      fill: false,
      break: 0,
      starts: null,
      club: null,
    }
    const open = async (name: string) =>
      (await eve.post<Tournament>('/api/tournaments', { ...wish, name })).body.id
    const joined = await open('The first')
    expect((await fay.post(`/api/tournaments/${joined}/join`)).status).toBe(200)
    for (const name of ['Two', 'Three', 'Four']) await open(name)
    const { db } = store
    const row = await db
      .selectFrom('tournaments')
      .selectAll()
      .where('id', '=', joined)
      .executeTakeFirstOrThrow()
    const updated = row.updated + 1_000_000
    await fill('tournaments', 60, (index) => ({
      ...row,
      id: id('cup', index),
      owner: id('u', index),
      updated,
    }))
    const listed = async (who: Client) =>
      (await who.get<{ tournaments: GlanceTournament[] }>('/api/tournaments')).body.tournaments
    const seen = await listed(fay)
    expect([seen.length, seen[0]?.id, seen[0]?.yours]).toEqual([50, joined, true])
    expect((await listed(eve)).slice(0, 4).map(({ name }) => name)).toEqual([
      'Four',
      'Three',
      'Two',
      'The first',
    ])
    await store.write([{ query: db.deleteFrom('tournaments').where('updated', '=', updated) }])
    const others = await listed(ann)
    expect(others.map(({ name }) => name)).toEqual(['Four', 'Three', 'Two'])
  })

  test('a report of the same words or the same person by the same one: the newest', async () => {
    const [fay, gus] = [await Client.guest(server.url, 'Fay'), await Client.guest(server.url, 'Gus')]
    const reasons = async () => {
      const rows = await store.db.selectFrom('reports').select(['reason', 'user_id']).execute()
      return rows.filter(({ user_id }) => user_id === fay.id).map(({ reason }) => reason)
    }
    for (const reason of ['rude', 'very rude', 'rude'])
      expect((await fay.post(`/api/players/${gus.id}/reports`, { reason })).status).toBe(200)
    expect(await reasons()).toEqual(['rude'])
    await fay.post(`/api/players/${ann.id}/reports`, { reason: 'so is Ann' })
    expect((await reasons()).length).toBe(2)
  })

  test('invitations to one table: a hundred at a time', async () => {
    const seats = [{ kind: 'me' }, { kind: 'open' }]
    const table = (await ann.open({ game: 'pebbles', seats, settings: { access: 'invited' } })).id
    await fill('invitations', 99, (index) => ({
      hash: id('i', index),
      table_id: table,
      seat: null,
      created: 0,
      expires: Date.now() + 1_000_000,
      used_by: null,
    }))
    const path = `/api/tables/${table}/invitations`
    expect((await ann.post(path)).status).toBe(201)
    expect((await ann.post(path)).body.code).toBe('list-full')
  })
})
