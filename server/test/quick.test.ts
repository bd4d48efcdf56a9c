import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Bots } from '../bots/bots.ts'
import { sitQuickly } from '../commands/quick.ts'
import { leave } from '../commands/seating.ts'
import type { Person } from '../people.ts'
import { resultsOf } from '../room/results.ts'
import type { RoomHead } from '../room/room.ts'
import { seenTable } from '../room/seen.ts'
import { settingsWith } from '../room/settings.ts'
import { emptySeat, type RoomState } from '../room/state.ts'
import type { QuickWish } from '../schemas/wish.ts'
import { openServices, type Services } from '../services.ts'
import { startUpkeep } from '../upkeep.ts'
import { Client } from './client.ts'
import { startPostgres, type TestPostgres } from './postgres.ts'
import { startTestServer, testConfig } from './server.ts'
import { eventually } from './wait.ts'

const folder = mkdtempSync(join(tmpdir(), 'engawa-quick-'))
let postgres: TestPostgres
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(async () => {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

const usual: QuickWish = { game: 'pebbles', people: 2, pace: 'live', clock: null, fill: null, rated: false }
const silent = { info() {}, warn() {}, error() {} }
const nobodyThinks: Bots = { wake() {}, async close() {} }

describe.each(['sqlite', 'postgres'] as const)('sit me down, on %s', (engine) => {
  let services: Services
  let upkeep: { close(): void }
  beforeAll(async () => {
    const database = engine === 'sqlite' ? {} : { databaseUrl: await postgres.database('quick') }
    services = await openServices(testConfig(folder, database))
    upkeep = startUpkeep(services, nobodyThinks, silent)
  })
  afterAll(async () => {
    upkeep.close()
    await services.history.close()
    await services.store.close()
  })

  async function guest(name: string): Promise<Person> {
    const { user } = await services.people.welcome(name, '')
    return { id: user, name, session: '' }
  }
  const quick = (person: Person, changes: Partial<QuickWish> = {}) =>
    sitQuickly(services, person, { ...usual, ...changes })
  const look = (table: string) => services.rooms.read(table, seenTable)

  test('the first opens a public table, the second joins and it begins; whoever asks again sits there already', async () => {
    const ann = await guest('Ann')
    const opened = await quick(ann)
    expect([opened.status, opened.settings.access]).toEqual(['open', 'public'])
    expect((await quick(ann)).id).toBe(opened.id)
    const joined = await quick(await guest('Ben'))
    expect([joined.id, joined.status]).toEqual([opened.id, 'playing'])
    expect((await quick(await guest('Cleo'))).id).not.toBe(opened.id)
  })

  test('only a table that fits is joined, and only where somebody waits', async () => {
    const ann = await guest('Ann')
    const ben = await guest('Ben')
    const clock = { turn: 60, reserve: 600 }
    const { id } = await quick(ann, { clock })
    const others: Partial<QuickWish>[] = [
      { people: 3, clock },
      { clock: { ...clock, turn: 61 } },
      { game: 'secrets', clock },
      // At a slow table nights stop the clock.
      { pace: 'slow', clock },
    ]
    for (const other of others) expect((await quick(ben, other)).id).not.toBe(id)
    await leave(services, ann, id, 0)
    expect((await quick(ben, { clock })).id).not.toBe(id)
  })

  test('nobody is sat down before somebody who has gone, unless days pass at the table', async () => {
    const { db } = services.store
    const [ann, ben] = [await guest('Ann'), await guest('Ben')]
    const clock = { turn: 79, reserve: 0 }
    const { id } = await quick(ann, { clock })
    const earlier = { created: Date.now() - 5 * 60_000 }
    await services.write([{ query: db.updateTable('tables').set(earlier).where('id', '=', id) }])
    const own = await quick(ben, { clock })
    expect(own.id).not.toBe(id)
    await leave(services, ben, own.id, 0)
    const presence = { user_id: ann.id, here: Date.now() + 60_000, away: 0 }
    await services.write([{ query: db.insertInto('presence').values(presence) }])
    expect((await quick(ben, { clock })).id).toBe(id)

    const daily = { pace: 'slow', clock: { turn: 86_400, reserve: 0 } } as const
    const slow = await quick(await guest('Cleo'), daily)
    await services.write([{ query: db.updateTable('tables').set(earlier).where('id', '=', slow.id) }])
    expect((await quick(ben, daily)).id).toBe(slow.id)
  })

  test('many who want the same in one moment meet two by two', async () => {
    const many = await Promise.all(Array.from({ length: 8 }, (_, index) => guest(`Guest ${index}`)))
    const tables = await Promise.all(many.map((one) => quick(one, { clock: { turn: 77, reserve: 0 } })))
    expect(new Set(tables.map(({ id }) => id)).size).toBe(4)
  })

  test('bots take the seats that stay free for the chosen time; a table that everybody left stays', async () => {
    const ann = await guest('Ann')
    const ben = await guest('Ben')
    const left = await quick(ben, { game: 'secrets', fill: 0.2 })
    await leave(services, ben, left.id, 0)
    const { id } = await quick(ann, { people: 3, fill: 0.2, clock: { turn: 78, reserve: 0 } })
    await eventually(async () => (await look(id)).status).toBe('playing')
    expect((await look(id)).seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot'])
    expect((await look(left.id)).seats.map(({ kind }) => kind)).toEqual(['empty', 'empty'])
  })
})

test('a rated table counts, and does not where bots came', () => {
  const head = { people: 2, settings: settingsWith({ rated: true }) } as RoomHead
  const seat = (kind: 'person' | 'bot') => ({ ...emptySeat(), kind })
  const ratedWith = (...kinds: ('person' | 'bot')[]) => {
    const state = { status: 'finished', seats: kinds.map(seat), ending: null } as RoomState
    const ended = { head, state, scores: () => [], turn: undefined, movesPlayed: 100 }
    return resultsOf(ended).map(({ rated }) => rated)
  }
  expect(ratedWith('person', 'person')).toEqual([1, 1])
  expect(ratedWith('person', 'person', 'bot')).toEqual([0, 0])
})

test('a rated one needs an account, and a game that there is with so many seats', async () => {
  const server = await startTestServer()
  const ann = await Client.guest(server.url, 'Ann')
  const refusal = async (changes: object) =>
    (await ann.post('/api/quick', { ...usual, ...changes })).body.code
  expect(await refusal({ rated: true })).toBe('account-needed')
  expect(await refusal({ people: 9 })).toBe('bad-seats')
  expect(await refusal({ game: 'chess' })).toBe('not-found')
  expect(await refusal({ fill: 1 })).toBe('bad-request')
  expect((await new Client(server.url).post('/api/quick', usual)).body.code).toBe('no-session')
  await server.close()
})
