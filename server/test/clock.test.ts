import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Bots, embeddedBots } from '../bots/bots.ts'
import { playMove } from '../commands/playing.ts'
import { createTable, sit } from '../commands/seating.ts'
import { type House, openHouse } from '../house.ts'
import type { Person } from '../people.ts'
import { countedTime, momentAfter } from '../room/clock.ts'
import { seenTable } from '../room/seen.ts'
import type { SeenTable, Settings } from '../schemas/table.ts'
import { startUpkeep } from '../upkeep.ts'
import { testConfig } from './house.ts'
import { eventually } from './patience.ts'

const hour = 3_600_000
const paris = { zone: 'Europe/Paris', night: { from: 22, to: 8 } }
const at = (text: string): number => Date.parse(text)

describe('time that counts', () => {
  test('all of it, where nobody has habits', () => {
    expect(countedTime(1000, 5000, undefined)).toBe(4000)
    expect(momentAfter(1000, 4000, undefined)).toBe(5000)
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
  let house: House
  let bots: Bots
  let upkeep: { close(): void }
  beforeAll(async () => {
    house = await openHouse(testConfig(folder))
    bots = embeddedBots(house, silent)
    upkeep = startUpkeep(house, bots, silent)
  })
  afterAll(async () => {
    upkeep.close()
    await bots.close()
    await house.store.close()
    rmSync(folder, { recursive: true, force: true })
  })

  async function person(name: string): Promise<Person> {
    const { token } = await house.people.welcome(name, '')
    const known = await house.people.personOf(token)
    if (known === undefined) throw new Error('nobody')
    return known
  }

  async function table(
    clock: Settings['clock'],
    pace: Settings['pace'] = 'live',
  ): Promise<{ id: string; people: Person[] }> {
    const people = [await person('Ann'), await person('Ben')]
    const settings: Settings = {
      access: 'link',
      spectators: false,
      chat: false,
      rated: false,
      pace,
      clock,
      standIn: 'greedy',
    }
    const [ann, ben] = people
    if (ann === undefined || ben === undefined) throw new Error('nobody')
    const { id } = await createTable(house, ann, {
      game: 'whispers',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      settings,
    })
    await sit(house, ben, id, 1)
    return { id, people }
  }

  const look = (id: string): Promise<SeenTable> => house.rooms.read(id, seenTable)

  test('whose time is up is replaced by a bot, and can come back', async () => {
    const { id, people } = await table({ turn: 0.2, reserve: 0.1 })
    await eventually(() => look(id)).toMatchObject({ seats: [{ away: true }, { away: false }] })
    await eventually(() => look(id)).toMatchObject({ turn: { seats: [1] } })
    const [ann] = people
    if (ann !== undefined) await sit(house, ann, id, 0)
    expect(await look(id)).toMatchObject({ seats: [{ away: false }, {}] })
  })

  test('time beyond the turn’s own is taken from the reserve, once', async () => {
    const { id, people } = await table({ turn: 0.1, reserve: 1000 })
    const [ann] = people
    if (ann === undefined) throw new Error('nobody')
    await new Promise((resolve) => setTimeout(resolve, 300))
    const { at: now, move } = await house.rooms.read(id, (room) => ({
      at: room.state.at,
      move: room.moves(0)[0],
    }))
    await playMove(house, ann, id, { seat: 0, at: now, client: 'a' }, move)
    const reserve = (await look(id)).seats[0]?.reserve ?? 0
    expect(reserve).toBeLessThanOrEqual(999_800)
    expect(reserve).toBeGreaterThan(990_000)
    house.rooms.forget(id)
    expect((await look(id)).seats[0]?.reserve).toBe(reserve)
  })

  test('at a slow table the clock stands still while somebody is on holiday, at a live one it does not', async () => {
    const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10)
    const from = dayOf(Date.now())
    const to = dayOf(Date.now() + 24 * hour)
    const habits = { zone: 'UTC', holidays: [{ from, to }] }
    const query = house.store.db.updateTable('users').set({ preferences: JSON.stringify({ habits }) })
    const left = async (pace: Settings['pace']) => {
      const { id, people } = await table({ turn: 60, reserve: 0 }, pace)
      for (const { id: user } of people) {
        await house.write([{ query: query.where('id', '=', user) }], { kind: 'person', user, out: false })
      }
      house.rooms.forget(id)
      const [ann] = people
      if (ann === undefined) throw new Error('nobody')
      const { now, move } = await house.rooms.read(id, (room) => ({
        now: room.state.at,
        move: room.moves(0)[0],
      }))
      await playMove(house, ann, id, { seat: 0, at: now, client: 'a' }, move)
      return (await look(id)).deadline ?? 0
    }
    const midnight = at(`${to}T00:00:00Z`) + 24 * hour
    expect(await left('live')).toBeLessThan(Date.now() + 61_000)
    expect(await left('slow')).toBe(midnight + 60_000)
  })

  test('without a clock nobody is hurried', async () => {
    const { id } = await table(null)
    expect((await look(id)).deadline).toBeNull()
  })
})
