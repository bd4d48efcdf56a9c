import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Bots, embeddedBots } from '../bots/bots.ts'
import { playMove, takeBack } from '../commands/playing.ts'
import { createTable, leave, sit } from '../commands/seating.ts'
import type { Person } from '../people.ts'
import { startPresence } from '../presence.ts'
import { excessOf, momentAfter, timeBetween } from '../room/clock.ts'
import { seenTable } from '../room/seen.ts'
import { settingsWith } from '../room/settings.ts'
import type { SeenTable, Settings } from '../schemas/table.ts'
import { openServices, type Services } from '../services.ts'
import { startUpkeep } from '../upkeep.ts'
import { listening } from './listening.ts'
import { testConfig } from './server.ts'
import { eventually } from './wait.ts'

const hour = 3_600_000
const paris = { zone: 'Europe/Paris', night: { from: 22, to: 8 } }
const at = (text: string): number => Date.parse(text)

const countedTime = (...given: Parameters<typeof timeBetween>) => timeBetween(...given).counted

describe('time that counts', () => {
  test('all of it, where nobody has habits', () => {
    expect(countedTime(1000, 5000, undefined)).toBe(4000)
    expect(momentAfter(1000, 4000, undefined)).toBe(5000)
  })

  test('holidays stop one table for thirty days, however long they are and whenever they are taken', () => {
    const habits = { zone: 'UTC', holidays: [{ from: '2020-01-01', to: '2099-12-31' }] }
    const start = at('2026-01-01T00:00:00Z')
    const month = 30 * 24 * hour
    expect(momentAfter(start, hour, habits)).toBe(start + month + hour)
    expect(timeBetween(start, start + 40 * 24 * hour, habits)).toEqual({
      counted: 240 * hour,
      holidays: month,
    })
    expect(momentAfter(start, hour, habits, 2 * hour)).toBe(start + 3 * hour)
    expect(momentAfter(start, hour, habits, 0)).toBe(start + hour)
  })

  test('nights and holidays that are too long are refused, and stop nothing', () => {
    expect(excessOf({ zone: 'UTC', night: { from: 8, to: 7 } })).toBe('night')
    expect(excessOf({ zone: 'UTC', night: { from: 20, to: 10 } })).toBeUndefined()
    expect(momentAfter(0, hour, { zone: 'UTC', night: { from: 1, to: 0 } })).toBe(hour)
    const holidays = (from: string, to: string) => excessOf({ zone: 'UTC', holidays: [{ from, to }] })
    expect(holidays('2026-01-01', '2026-03-01')).toBeUndefined()
    expect(holidays('2026-01-01', '2026-03-02')).toBe('holidays')
    expect(holidays('2026-11-15', '2027-02-15')).toBeUndefined()
    expect(holidays('0001-01-01', '9999-12-31')).toBe('holidays')
  })

  test('a night does not count, in the person’s own zone, also over the change of the clocks', () => {
    const evening = at('2026-11-15T20:00:00+01:00')
    expect(countedTime(evening, at('2026-11-16T09:00:00+01:00'), paris)).toBe(3 * hour)
    expect(momentAfter(evening, 3 * hour, paris)).toBe(at('2026-11-16T09:00:00+01:00'))
    const spring = at('2026-03-28T21:00:00+01:00')
    expect(momentAfter(spring, 2 * hour, paris)).toBe(at('2026-03-29T09:00:00+02:00'))
  })

  test('neither do holidays, first and last day included', () => {
    const habits = { zone: 'UTC', holidays: [{ from: '2026-12-24', to: '2026-12-26' }] }
    const before = at('2026-12-23T23:00:00Z')
    expect(momentAfter(before, 2 * hour, habits)).toBe(at('2026-12-27T01:00:00Z'))
    expect(countedTime(before, at('2026-12-27T01:00:00Z'), habits)).toBe(2 * hour)
  })

  test('nobody stops a table for ever', () => {
    const never = { zone: 'UTC', holidays: [{ from: '2000-01-01', to: '2999-01-01' }] }
    expect(momentAfter(0, hour, never)).toBeLessThan(61 * 24 * hour)
  })
})

describe('clocks at a table', () => {
  const folder = mkdtempSync(join(tmpdir(), 'engawa-clock-'))
  const silent = { info() {}, warn() {}, error() {} }
  let server: Services
  let bots: Bots
  let upkeep: { close(): void }
  beforeAll(async () => {
    server = await openServices(testConfig(folder))
    bots = embeddedBots(server, silent)
    upkeep = startUpkeep(server, bots, silent)
  })
  afterAll(async () => {
    upkeep.close()
    await bots.close()
    await server.store.close()
    rmSync(folder, { recursive: true, force: true })
  })

  async function person(name: string): Promise<Person> {
    const { token } = await server.people.welcome(name, '')
    const known = await server.people.personOf(token)
    if (known === undefined) throw new Error('nobody')
    return known
  }

  async function table(
    wanted: Partial<Settings>,
    game = 'secrets',
  ): Promise<{ id: string; ann: Person; ben: Person }> {
    const ann = await person('Ann')
    const ben = await person('Ben')
    const { id } = await createTable(server, ann, {
      game,
      seats: [{ kind: 'me' }, { kind: 'open' }],
      settings: settingsWith(wanted),
    })
    await sit(server, ben, id, 1)
    return { id, ann, ben }
  }

  const look = (id: string): Promise<SeenTable> => server.rooms.read(id, seenTable)

  test('whose time is up is replaced by a bot, and can come back', async () => {
    const { id, ann } = await table({ clock: { turn: 0.2, reserve: 0.1 } })
    await eventually(() => look(id)).toMatchObject({ seats: [{ away: true }, { away: false }] })
    await eventually(() => look(id)).toMatchObject({ turn: { seats: [1] } })
    await sit(server, ann, id, 0)
    expect(await look(id)).toMatchObject({ seats: [{ away: false }, {}] })
  })

  test('a table that cannot be looked after keeps no other from its turn, and is tried again later', async () => {
    const clock = { turn: 0.2, reserve: 0.1 }
    const { id: damaged } = await table({ clock })
    const { db } = server.store
    await server.store.write([
      { query: db.updateTable('entries').set({ data: '{' }).where('table_id', '=', damaged) },
    ])
    server.rooms.forget(damaged)
    const { id } = await table({ clock })
    await eventually(() => look(id)).toMatchObject({ seats: [{ away: true }, { away: false }] })
    const { deadline } = await db
      .selectFrom('tables')
      .select('deadline')
      .where('id', '=', damaged)
      .executeTakeFirstOrThrow()
    expect(deadline).toBeGreaterThan(Date.now() + 3_000_000)
  })

  test('time beyond the turn’s own is taken from the reserve, once', async () => {
    const { id, ann } = await table({ clock: { turn: 0.1, reserve: 1000 } })
    await new Promise((resolve) => setTimeout(resolve, 300))
    const { at: now, move } = await server.rooms.read(id, (room) => ({
      at: room.state.at,
      move: room.moves(0)[0],
    }))
    await playMove(server, ann, id, { seat: 0, at: now, client: 'a' }, move)
    const reserve = (await look(id)).seats[0]?.reserve ?? 0
    expect(reserve).toBeLessThanOrEqual(999_800)
    expect(reserve).toBeGreaterThan(990_000)
    server.rooms.forget(id)
    expect((await look(id)).seats[0]?.reserve).toBe(reserve)
  })

  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

  test('whoever takes a turn back goes on with the time it had left', async () => {
    const { id, ann, ben } = await table({ clock: { turn: 60, reserve: 0 } }, 'pebbles')
    const seat = await server.rooms.read(id, (room) => room.waitingSeats[0] ?? 0)
    const one = seat === 0 ? ann : ben
    const now = () =>
      server.rooms.read(id, (room) => ({
        at: room.state.at,
        // A pebble that is laid brings no luck, so that it can be taken back though it is the other's turn.
        move: room.moves(seat).find((move) => (move as { kind: string }).kind === 'lay'),
      }))
    for (let times = 0; times < 3; times++) {
      await pause(100)
      const { at, move } = await now()
      await playMove(server, one, id, { seat, at, client: `play-${times}` }, move)
      const { at: after } = await now()
      await takeBack(server, one, id, { seat, at: after, client: `undo-${times}` }, 'undo')
    }
    const left = ((await look(id)).deadline ?? 0) - Date.now()
    expect(left).toBeLessThanOrEqual(60_000 - 300)
    expect(left).toBeGreaterThan(30_000)
    server.rooms.forget(id)
    expect(((await look(id)).deadline ?? 0) - Date.now()).toBeLessThanOrEqual(left)
  })

  test('nobody gets their time anew by leaving and sitting down again before the bot moves', async () => {
    const { id, ann } = await table({ clock: { turn: 60, reserve: 1000 } })
    for (let times = 0; times < 3; times++) {
      await pause(100)
      await leave(server, ann, id, 0)
      await sit(server, ann, id, 0)
    }
    const left = ((await look(id)).deadline ?? 0) - Date.now()
    expect(left).toBeLessThanOrEqual(1_060_000 - 300)
    expect(left).toBeGreaterThan(1_000_000)
  })

  test('the reserve is used up also by whoever leaves or is late', async () => {
    const { id, ann } = await table({ clock: { turn: 0.1, reserve: 1000 } })
    await pause(300)
    await leave(server, ann, id, 0)
    expect((await look(id)).seats[0]?.reserve).toBeLessThanOrEqual(999_800)
    const { id: other } = await table({ clock: { turn: 0.1, reserve: 0.1 } })
    await eventually(() => look(other)).toMatchObject({ seats: [{ away: true, reserve: 0 }, {}] })
  })

  test('at a slow table the clock stands still while somebody is on holiday, at a live one it does not', async () => {
    const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10)
    const from = dayOf(Date.now())
    const to = dayOf(Date.now() + 24 * hour)
    const habits = { zone: 'UTC', holidays: [{ from, to }] }
    const query = server.store.db.updateTable('users').set({ preferences: JSON.stringify({ habits }) })
    const left = async (pace: Settings['pace']) => {
      const { id, ann, ben } = await table({ clock: { turn: 60, reserve: 0 }, pace })
      for (const { id: user } of [ann, ben]) {
        await server.write([{ query: query.where('id', '=', user) }], { kind: 'person', user, out: false })
      }
      server.rooms.forget(id)
      const { now, move } = await server.rooms.read(id, (room) => ({
        now: room.state.at,
        move: room.moves(0)[0],
      }))
      await playMove(server, ann, id, { seat: 0, at: now, client: 'a' }, move)
      return (await look(id)).deadline ?? 0
    }
    const midnight = at(`${to}T00:00:00Z`) + 24 * hour
    expect(await left('live')).toBeLessThan(Date.now() + 61_000)
    expect(await left('slow')).toBe(midnight + 60_000)
  })

  test('without a clock nobody is hurried', async () => {
    const { id } = await table({})
    expect((await look(id)).deadline).toBeNull()
  })

  describe('a table’s patience with whoever is not here', () => {
    const here = new Set<string>()
    let presence: { close(): void }
    beforeAll(() => {
      presence = startPresence(server, listening(here), silent, 50)
    })
    afterAll(() => presence.close())

    test('a bot steps in for whoever stays away too long, also without a clock, until they come back', async () => {
      const { id, ann, ben } = await table({ patience: 0.3 })
      here.add(ben.id)
      expect((await look(id)).deadline).toBeNull()
      await eventually(() => look(id)).toMatchObject({ seats: [{ away: true }, { away: false }] })
      const entries = await server.rooms.entries(id, 2)
      expect(entries[0]).toMatchObject({ user: null, body: { kind: 'replaced', seat: 0, because: 'gone' } })
      await eventually(() => look(id)).toMatchObject({ turn: { seats: [1] } })
      await sit(server, ann, id, 0)
      expect(await look(id)).toMatchObject({ seats: [{ away: false }, {}] })
    })

    test('but not for whoever listens, however long they think', async () => {
      const { id, ann } = await table({ patience: 0.3 })
      here.add(ann.id)
      // Somebody looks after tables every second.
      await new Promise((resolve) => setTimeout(resolve, 2500))
      expect(await look(id)).toMatchObject({ seats: [{ away: false }, { away: false }] })
      here.delete(ann.id)
      await eventually(() => look(id)).toMatchObject({ seats: [{ away: true }, { away: false }] })
    })

    test('nights do not count at a slow table', async () => {
      const { id, ann } = await table({ patience: 3600, pace: 'slow' })
      const now = new Date()
      const night = { from: now.getUTCHours(), to: (now.getUTCHours() + 2) % 24 }
      const preferences = JSON.stringify({ habits: { zone: 'UTC', night } })
      const query = server.store.db.updateTable('users').set({ preferences }).where('id', '=', ann.id)
      await server.write([{ query }], { kind: 'person', user: ann.id, out: false })
      const looked = await server.rooms.read(id, (room) => server.timekeeper.schedule(room))
      expect(looked).toBe(now.setUTCHours(now.getUTCHours() + 3, 0, 0, 0))
    })

    test('the bot that steps in plays as well as the table chose', async () => {
      const kept = async (standIn: string): Promise<boolean> => {
        const { id } = await table({ patience: 0.3, standIn })
        const first = () =>
          server.rooms.read(id, (room) => (room.view(0) as { hands: string[][] }).hands[0]?.[0])
        const before = await first()
        await eventually(() => look(id)).toMatchObject({ status: 'finished' })
        return (await first()) === before
      }
      // What looks best to the toy's adviser is always the first word.
      expect(await kept('greedy')).toBe(true)
      expect(await kept('random')).toBe(false)
    })

    test('tables from before there was patience have none', async () => {
      const { id } = await table({})
      const { patience, ...settings } = settingsWith({})
      expect(patience).toBeNull()
      const query = server.store.db.updateTable('tables').set({ settings: JSON.stringify(settings) })
      await server.write([{ query: query.where('id', '=', id) }])
      server.rooms.forget(id)
      expect((await look(id)).settings).toEqual({ ...settings, patience: null })
    })
  })
})
