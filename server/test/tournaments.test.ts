import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { resign } from '../commands/ending.ts'
import type { Config } from '../config.ts'
import type { Person } from '../people.ts'
import type { GlanceTournament, OwnTables, Tournament, TournamentWish } from '../schemas/index.ts'
import { openServices } from '../services.ts'
import { joinTournament, lookAtTournament, openTournament } from '../tournament/commands.ts'
import { driveTournament } from '../tournament/drive.ts'
import { robinRounds, swissRound } from '../tournament/pairing.ts'
import { pointsOf, standingsOf } from '../tournament/standings.ts'
import { startUpkeep } from '../upkeep.ts'
import { Client } from './client.ts'
import { startPostgres, type TestPostgres } from './postgres.ts'
import { startTestServer, type TestServer, testConfig } from './server.ts'
import { eventually } from './wait.ts'

/** How often each of so many met each, by pair. */
function meetings(count: number, rounds: readonly (readonly (readonly number[])[])[]): number[] {
  const pairs: number[] = []
  for (let one = 0; one < count; one++)
    for (let other = one + 1; other < count; other++)
      pairs.push(rounds.flat().filter((table) => table.includes(one) && table.includes(other)).length)
  return pairs
}

describe('who meets whom', () => {
  test.each([2, 3, 4, 5, 8, 11, 16])('round robin of %i: everybody meets everybody once', (count) => {
    const rounds = robinRounds(count, 2)
    expect(new Set(meetings(count, rounds))).toEqual(new Set([1]))
    expect(rounds.length).toBe(count - 1 + (count % 2))
    for (const round of rounds) expect(new Set(round.flat()).size).toBe(round.flat().length)
  })

  test.each([
    [3, 3],
    [6, 3],
    [7, 3],
    [8, 4],
    [10, 4],
    [10, 5],
  ])('round robin of %i at tables of %i: nobody is left out', (count, seats) => {
    const rounds = robinRounds(count, seats)
    expect(Math.min(...meetings(count, rounds))).toBeGreaterThan(0)
    for (const round of rounds) {
      expect(round.every((table) => table.length === seats)).toBe(true)
      expect(new Set(round.flat()).size).toBe(round.flat().length)
    }
  })

  test.each([5, 8, 13, 32])('Swiss of %i: nobody meets anybody twice, nobody is free twice', (count) => {
    const pairings: { entrants: readonly number[]; free: boolean; points: number[] }[] = []
    for (let round = 0; round < Math.ceil(Math.log2(count)); round++) {
      const order = standingsOf(count, pairings).map(({ number }) => number)
      const tables = swissRound(order, 2, pairings)
      const seated = new Set(tables.flat())
      pairings.push(...tables.map((entrants) => ({ entrants, free: false, points: [1, 0] })))
      for (const one of order)
        if (!seated.has(one)) pairings.push({ entrants: [one], free: true, points: [1] })
    }
    const tables = pairings.filter(({ free }) => !free).map(({ entrants }) => entrants)
    expect(Math.max(...meetings(count, [tables]))).toBe(1)
    const free = pairings.filter((one) => one.free).map(({ entrants }) => entrants[0])
    expect(new Set(free).size).toBe(free.length)
  })

  test('a round of those who stand alike: the first against the second', () => {
    const points = (entrants: number[], made: number[]) => ({ entrants, free: false, points: made })
    const pairings = [points([0, 1], [1, 0]), points([2, 3], [1, 0])]
    const order = standingsOf(4, pairings).map(({ number }) => number)
    expect(swissRound(order, 2, pairings).map((table) => table.toSorted())).toEqual([
      [0, 2],
      [1, 3],
    ])
  })

  test('points: all others left behind is one, level is shared, and whom one met decides', () => {
    expect(pointsOf([1, 2])).toEqual([1, 0])
    expect(pointsOf([1, 1])).toEqual([0.5, 0.5])
    expect(pointsOf([1, 3, 2, 3])).toEqual([1, 0.167, 0.667, 0.167])
    const standings = standingsOf(4, [
      { entrants: [0, 1], free: false, points: [1, 0] },
      { entrants: [2, 3], free: false, points: [0.5, 0.5] },
      { entrants: [0, 2], free: false, points: [0, 1] },
      { entrants: [1, 3], free: false, points: [1, 0] },
    ])
    expect(standings.map(({ number, place, points }) => [number, place, points])).toEqual([
      [2, 1, 1.5],
      [0, 2, 1],
      [1, 3, 1],
      [3, 4, 0.5],
    ])
  })
})

const wish = {
  name: 'Autumn',
  game: 'pebbles',
  people: 2,
  format: 'swiss',
  rounds: null,
  pace: 'live',
  clock: { turn: 60, reserve: 600 },
  rated: false,
  most: 8,
  bots: 0,
  level: 'easy',
  fill: false,
  break: 0,
  starts: null,
  club: null,
}

let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

describe.each(['sqlite', 'postgres'] as const)('tournaments, on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(
      engine === 'sqlite' ? {} : { databaseUrl: await postgres.database('tournaments') },
    )
  })
  afterAll(() => server.close())

  async function open(owner: Client, changes: object): Promise<Tournament> {
    const { status, body } = await owner.post<Tournament>('/api/tournaments', { ...wish, ...changes })
    expect(status, JSON.stringify(body)).toBe(201)
    return body
  }
  const look = async (who: Client, id: string) => (await who.get<Tournament>(`/api/tournaments/${id}`)).body
  const does = (who: Client, id: string, what: string) => who.post(`/api/tournaments/${id}/${what}`)
  const ended = (who: Client, id: string) =>
    eventually(async () => (await look(who, id)).status).toBe('finished')

  const tableOf = async (who: Client) => (await who.get<OwnTables>('/api/me/tables')).body.tables[0]?.id

  test.each([
    ['swiss', 2, 3, 2],
    ['robin', 3, 4, undefined],
  ])(
    'a tournament of bots plays itself to the end: %s, tables of %i, %i of them',
    async (format, people, bots, rounds) => {
      const ann = await Client.guest(server.url, 'Ann')
      const { id } = await open(ann, { format, people, bots, most: bots })
      await does(ann, id, 'start')
      await ended(ann, id)
      const { entrants, pairings, ...about } = await look(ann, id)
      if (rounds !== undefined) expect([about.rounds, about.round]).toEqual([rounds, rounds])
      expect(pairings.every(({ points }) => points !== null)).toBe(true)
      expect(pairings.every(({ table, free }) => free === (table === null))).toBe(true)
      const made = entrants.reduce((sum, { points }) => sum + points, 0)
      const given = pairings.flatMap(({ points }) => points ?? []).reduce((sum, points) => sum + points, 0)
      expect(made).toBeCloseTo(given)
      expect(entrants[0]?.place).toBe(1)
      const laid = pairings.flatMap(({ table }) => table ?? [])
      const seeds = await Promise.all(laid.map(async (table) => (await ann.look(table)).table.seed))
      // All 128 bits reach the generator, and no two tables have the same.
      for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{8}){3}$/)
      expect(new Set(seeds).size).toBe(laid.length)
    },
  )

  test('people take part until it begins, their tables come to them, bots make the tables full', async () => {
    const people = await Promise.all(['Ann', 'Ben', 'Cleo'].map((name) => Client.guest(server.url, name)))
    const [ann = new Client(''), ben = ann, cleo = ann] = people
    const { id } = await open(ann, { fill: true, rounds: 1 })
    for (const one of people) expect((await does(one, id, 'join')).status).toBe(200)
    expect((await does(ann, id, 'join')).status).toBe(200)
    await does(ben, id, 'leave')
    await does(ben, id, 'join')
    expect((await look(ann, id)).entrants.map(({ name }) => name)).toEqual(['Ann', 'Cleo', 'Ben'])
    expect((await does(ben, id, 'start')).body.code).toBe('not-yours')
    await does(ann, id, 'start')
    expect((await does(await Client.guest(server.url, 'Late'), id, 'join')).body.code).toBe('already-began')
    const { entrants, pairings } = await look(ann, id)
    expect(entrants).toHaveLength(4)
    const listed = (await ann.get<{ tournaments: GlanceTournament[] }>('/api/tournaments')).body.tournaments
    expect(listed.find((one) => one.id === id)).toMatchObject({ entered: 4, yours: true, round: 1 })
    const own = (await ann.get<OwnTables>('/api/me/tables')).body.tables
    expect(own).toMatchObject([{ status: 'playing', settings: { tournament: id } }])
    expect(pairings.map(({ table }) => table)).toContain(own[0]?.id)
    await does(cleo, id, 'leave')
    expect((await look(ann, id)).entrants.find(({ name }) => name === 'Cleo')?.left).toBe(true)
    for (const one of people) await one.post(`/api/tables/${await tableOf(one)}/resign`)
    await ended(ann, id)
  })

  test('bad wishes are refused and open nothing', async () => {
    const ann = await Client.guest(server.url, 'Ann')
    const refusal = async (changes: object) =>
      (await ann.post('/api/tournaments', { ...wish, ...changes })).body.code
    expect(await refusal({ people: 9 })).toBe('bad-seats')
    expect(await refusal({ game: 'chess' })).toBe('not-found')
    expect(await refusal({ most: 3, people: 2, bots: 4 })).toBe('bad-tournament')
    expect(await refusal({ rated: true })).toBe('account-needed')
    expect(await refusal({ rated: true, bots: 1 })).toBe('rated-bots')
    expect(await refusal({ level: 'wizard' })).toBe('bad-level')
    expect(await refusal({ clock: null })).toBe('bad-request')
    for (const starts of [1e300, -1e300, 2 ** 53, -1, Date.now() + 400 * 86_400_000])
      expect([starts, await refusal({ starts })]).toEqual([starts, expect.stringMatching(/^bad-/)])
    for (const bad of [
      { bots: -1 },
      { most: 65 },
      { rounds: 0 },
      { people: 1e9 },
      { break: -1 },
      { name: 'x'.repeat(33) },
    ])
      expect([bad, await refusal(bad)]).toEqual([bad, 'bad-request'])
    const { id } = await open(ann, {})
    expect((await does(ann, id, 'start')).body.code).toBe('too-few')
    expect((await ann.send<Tournament>('DELETE', `/api/tournaments/${id}`)).body.status).toBe('cancelled')
    expect((await does(ann, id, 'join')).body.code).toBe('already-began')
  })

  test('one that nobody could begin any more, for its owner is forgotten, is called off; others keep no empty name', async () => {
    const [ann, ben] = [await Client.guest(server.url, 'Ann'), await Client.guest(server.url, 'Ben')]
    const stuck = await open(ann, {})
    const timed = await open(ann, { starts: Date.now() + 86_400_000 })
    const other = await open(ben, {})
    for (const { id } of [timed, other]) for (const who of [ann, ben]) await does(who, id, 'join')
    await ann.send('DELETE', '/api/me')
    expect((await look(ben, stuck.id)).status).toBe('cancelled')
    for (const { id } of [timed, other])
      expect(await look(ben, id)).toMatchObject({ status: 'open', entrants: [{ name: 'Ben' }] })
  })
})

const silent = { info() {}, warn() {}, error() {} }

async function opened(changes: Partial<Config> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'engawa-tournament-'))
  const services = await openServices(testConfig(folder, changes))
  return {
    services,
    async guest(name: string): Promise<Person> {
      return { id: (await services.people.welcome(name, '')).user, name, session: '' }
    },
    async close() {
      await services.history.close()
      await services.store.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const asWished = (changes: object) => ({ ...wish, ...changes }) as TournamentWish

test('whoever never comes to their table loses it, and nobody waits; an hour later where too few came', async () => {
  const { services, guest, close } = await opened()
  const upkeep = startUpkeep(services, { wake() {}, async close() {} }, silent)
  const [ann, ben] = [await guest('Ann'), await guest('Ben')]
  const hasty = asWished({ rounds: 1, most: 2, clock: { turn: 0.2, reserve: 0 } })
  const { id } = await openTournament(services, ann, hasty)
  for (const one of [ann, ben]) await joinTournament(services, one, id)
  const points = async () => (await lookAtTournament(services, id)).pairings[0]?.points
  await eventually(points).not.toBeNull()
  // Whoever was to begin never did, whatever their seat.
  expect((await points())?.toSorted()).toEqual([0, 1])
  expect((await lookAtTournament(services, id)).status).toBe('finished')

  const before = Date.now()
  const late = await openTournament(services, ann, { ...hasty, starts: before })
  await eventually(async () => (await lookAtTournament(services, late.id)).starts).toBeGreaterThan(before)
  expect((await lookAtTournament(services, late.id)).status).toBe('open')
  upkeep.close()
  await close()
})

test('two processes drive the same tournament at once and agree; nothing is laid twice', async () => {
  const databaseUrl = await postgres.database('together')
  const [one, two] = [await opened({ databaseUrl }), await opened({ databaseUrl })]
  const people = [
    await one.guest('Ann'),
    await one.guest('Ben'),
    await one.guest('Cleo'),
    await one.guest('Dai'),
  ]
  const { id } = await openTournament(
    one.services,
    await one.guest('Eve'),
    asWished({ format: 'robin', most: 4 }),
  )
  for (const person of people) await joinTournament(two.services, person, id)
  const drive = () => Promise.all([one, two, one, two].map(({ services }) => driveTournament(services, id)))
  for (let round = 1; round <= 3; round++) {
    await drive()
    const { pairings } = await lookAtTournament(one.services, id)
    for (const { table, entrants } of pairings.filter((pairing) => pairing.round === round)) {
      const giving = people[entrants[0] ?? 0]
      if (table === null || giving === undefined) throw new Error('a table of the round was not laid')
      await resign(two.services, giving, table)
      await drive()
    }
  }
  const seen = await lookAtTournament(one.services, id)
  expect(await lookAtTournament(two.services, id)).toEqual(seen)
  expect([seen.status, seen.pairings.length]).toEqual(['finished', 6])
  const laid = await one.services.store.db.selectFrom('tables').select('id').execute()
  expect(new Set(laid.map((table) => table.id))).toEqual(new Set(seen.pairings.map(({ table }) => table)))
  await Promise.all([one.close(), two.close()])
})
