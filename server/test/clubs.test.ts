import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Club, GlanceClub, Tournament } from '../schemas/index.ts'
import { Client } from './client.ts'
import { startPostgres, type TestPostgres } from './postgres.ts'
import { startTestServer, type TestServer } from './server.ts'
import { eventually } from './wait.ts'

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

describe.each(['sqlite', 'postgres'] as const)('clubs, on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(
      engine === 'sqlite' ? {} : { databaseUrl: await postgres.database('clubs') },
    )
  })
  afterAll(() => server.close())

  const guest = (name: string) => Client.guest(server.url, name)
  const look = async (who: Client, id: string) => (await who.get<Club>(`/api/clubs/${id}`)).body
  const join = (who: Client, id: string) => who.send<Club>('PUT', `/api/clubs/${id}/members/me`)
  const found = async (who: Client, listed: boolean) =>
    (await who.post<Club>('/api/clubs', { name: 'Moss and Rain', about: 'Kodama on Tuesdays', listed })).body

  test('members come and go; whoever founded it sends away and closes', async () => {
    const [ann, ben, cleo] = [await guest('Ann'), await guest('Ben'), await guest('Cleo')]
    const { id } = await found(ann, false)
    const listed = async (who: Client) =>
      (await who.get<{ clubs: GlanceClub[] }>('/api/clubs')).body.clubs.some((club) => club.id === id)
    // Whoever has its link finds it; members have it in their list.
    expect([await listed(ann), await listed(ben)]).toEqual([true, false])
    for (const who of [ben, cleo]) expect((await join(who, id)).body.yours).toBe(true)
    await join(ben, id)
    expect((await look(ann, id)).members.map(({ name }) => name)).toEqual(['Ann', 'Ben', 'Cleo'])
    expect((await ben.send('DELETE', `/api/clubs/${id}/members/${cleo.id}`)).status).toBe(403)
    await ann.send('DELETE', `/api/clubs/${id}/members/${cleo.id}`)
    await ben.send('DELETE', `/api/clubs/${id}/members/${ben.id}`)
    expect((await look(ann, id)).members.map(({ name }) => name)).toEqual(['Ann'])
    expect((await ben.send('DELETE', `/api/clubs/${id}`)).body).toMatchObject({ code: 'not-yours' })
    expect((await ann.send('DELETE', `/api/clubs/${id}`)).status).toBe(200)
    expect((await ann.get(`/api/clubs/${id}`)).status).toBe(404)
  })

  test('once its founder is forgotten, whoever belongs to it for longest keeps it; without anybody it is gone', async () => {
    const [ann, ben, cleo] = [await guest('Ann'), await guest('Ben'), await guest('Cleo')]
    const shared = await found(ann, true)
    const lonely = await found(ann, true)
    await join(ben, shared.id)
    await join(cleo, shared.id)
    expect((await ann.send('DELETE', '/api/me')).status).toBe(200)
    expect((await look(cleo, shared.id)).owner).toBe(ben.id)
    expect((await ben.get(`/api/clubs/${lonely.id}`)).status).toBe(404)
    expect((await ben.send('DELETE', `/api/clubs/${shared.id}`)).status).toBe(200)
  })

  test('whoever leaves a club they founded passes it on, and keeps others; the last who leaves closes it', async () => {
    const [ann, ben, cleo] = [await guest('Ann'), await guest('Ben'), await guest('Cleo')]
    const [{ id }, other] = [await found(ann, true), await found(ann, true)]
    const leave = (who: Client) => who.send<Club>('DELETE', `/api/clubs/${id}/members/${who.id}`)
    for (const who of [ben, cleo]) await join(who, id)
    expect((await leave(ann)).body).toMatchObject({ owner: ben.id, yours: false })
    expect((await look(ann, other.id)).owner).toBe(ann.id)
    // Coming back does not give it back.
    await join(ann, id)
    expect((await ann.send('DELETE', `/api/clubs/${id}`)).body).toMatchObject({ code: 'not-yours' })
    for (const who of [ann, ben]) await leave(who)
    expect((await leave(cleo)).body).toMatchObject({ members: [], yours: false })
    expect((await cleo.get(`/api/clubs/${id}`)).status).toBe(404)
    expect((await look(ann, other.id)).members.length).toBe(1)
  })

  test('who is here and what is open is for members; only they open tables and tournaments for it', async () => {
    const [ann, ben, stranger] = [await guest('Ann'), await guest('Ben'), await guest('Stranger')]
    const { id } = await found(ann, true)
    await join(ben, id)
    const seats = [{ kind: 'me' }, { kind: 'open' }]
    const wish = { game: 'pebbles', seats, settings: { access: 'link' }, club: id }
    expect((await stranger.post('/api/tables', wish)).body.code).toBe('not-a-member')
    const table = await ann.open(wish)
    const listening = ann.listen()
    await eventually(async () => (await look(ben, id)).members.map(({ presence }) => presence)).toEqual([
      'here',
      'gone',
    ])
    expect((await look(ben, id)).tables.map((one) => one.id)).toEqual([table.id])
    const seen = await look(stranger, id)
    expect([seen.tables, seen.members.map(({ presence }) => presence)]).toEqual([[], [null, null]])
    await ben.send('PUT', `/api/me/blocks/${ann.id}`)
    expect((await look(ben, id)).members[0]?.presence).toBe('gone')
    const tournament = {
      name: 'Autumn',
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
      club: id,
    }
    expect((await stranger.post('/api/tournaments', tournament)).body.code).toBe('not-a-member')
    const opened = (await ann.post<Tournament>('/api/tournaments', tournament)).body
    const listed = (await ben.get<{ tournaments: Tournament[] }>(`/api/tournaments?club=${id}`)).body
    expect(listed.tournaments.map((one) => one.id)).toEqual([opened.id])
    const joins = (who: Client) => who.post(`/api/tournaments/${opened.id}/join`)
    expect((await joins(stranger)).body.code).toBe('not-a-member')
    expect((await joins(ben)).status).toBe(200)
    await ben.post(`/api/tables/${table.id}/seats/1/sit`)
    expect((await look(ben, id)).tables).toEqual([])
    await listening.stop()
  })

  test('its ladder has the ratings of its members, the surest first', async () => {
    const people: Client[] = []
    for (const name of ['Ann', 'Ben']) {
      const one = await guest(name)
      const handle = `club.${name.toLowerCase()}`
      await one.send('PUT', '/api/me/password', { handle, password: 'a long password' })
      people.push(one)
    }
    const [ann, ben] = people
    if (ann === undefined || ben === undefined) throw new Error('nobody')
    const { id } = await found(ann, true)
    await join(ben, id)
    expect((await look(ann, id)).ladder).toEqual([])
    const seats = [{ kind: 'me' }, { kind: 'open' }]
    const table = await ann.open({ game: 'secrets', seats, settings: { rated: true } })
    await ben.post(`/api/tables/${table.id}/seats/1/sit`)
    for (let round = 0; round < 5; round++) for (const one of people) await one.playAny(table.id)
    await ann.post(`/api/tables/${table.id}/resign`)
    await eventually(async () => (await look(ann, id)).ladder.map(({ name }) => name)).toEqual(['Ben', 'Ann'])
    expect((await look(ann, id)).ladder[0]).toMatchObject({ game: 'secrets', people: 2, games: 1 })
  })
})
