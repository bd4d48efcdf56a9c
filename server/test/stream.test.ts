import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pebblesGame } from '../../kernel/conformance/toys/pebbles.ts'
import type { Entry, EntryBody } from '../room/entry.ts'
import { Room } from '../room/room.ts'
import type { RoomListener } from '../room/rooms.ts'
import { settingsWith } from '../room/settings.ts'
import type { Services } from '../services.ts'
import { readCursor, writeCursor } from '../stream/cursor.ts'
import { Hub, type Stream } from '../stream/hub.ts'
import { Client, type TableMessage } from './client.ts'
import { startTestServer, type TestServer } from './server.ts'
import { eventually } from './wait.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function pair(settings: object = {}): Promise<{ ann: Client; ben: Client; table: string }> {
  const ann = await Client.guest(server.url, 'Ann')
  const ben = await Client.guest(server.url, 'Ben')
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const { id } = await ann.open({ game: 'pebbles', seats, settings })
  await ben.post(`/api/tables/${id}/seats/1/sit`)
  return { ann, ben, table: id }
}

const positionsOf = (messages: TableMessage[]): number[] =>
  messages.flatMap(({ entries }) => entries.map(({ position }) => position))

test('a cursor says where a stream stands at each table, and survives anything unreadable', () => {
  const positions = new Map([
    ['AAAAAAAAAAAAAAAAAAAAAA', 0],
    ['-_-_-_-_BBBBBBBBBBBBBB', 12345],
  ])
  const read = readCursor(writeCursor(positions))
  for (const [table, position] of positions) expect(read(table)).toBe(position)
  for (const nonsense of [undefined, '', '....', 'x', 'AAAAAAAA-1', 'AAAAAAAA!', '\u{1f38b}'.repeat(20)])
    expect(readCursor(nonsense)('AAAAAAAAAAAAAAAAAAAAAA')).toBeUndefined()
})

/** A table at which people came and went and talked for long. */
function longPast(id: string, rounds: number) {
  const head = { id, game: 'pebbles', rules: 1, people: 2, options: {}, seed: 's', owner: null, created: 1 }
  const room = Room.begin({ ...head, settings: settingsWith({ spectators: true }) }, pebblesGame as never)
  const log: Entry[] = []
  const add = (body: EntryBody): void => {
    const entry = { position: room.position, time: 1, user: 'ann', client: null, body }
    room.apply(entry)
    log.push(entry)
  }
  for (let round = 0; round < rounds; round++) {
    add({ kind: 'sat', seat: 1, name: 'Ann' })
    add({ kind: 'stood', seat: 1 })
  }
  for (let words = 0; words < 100; words++) add({ kind: 'said', seat: 1, name: 'Ann', text: 'hm' })
  return { room, log, add }
}

/** A stream that has heard nothing of a table yet, and what is written to it. */
function streamTo(table: string, user?: string): { stream: Stream; written: string[] } {
  const written: string[] = []
  const out = { once() {}, end() {}, write: (text: string) => written.push(text) }
  const sets = { watched: new Set(), owed: new Set(), muted: new Set() }
  const stream = { ...sets, out, user, address: 'home', positions: new Map([[table, 0]]) }
  return { stream: stream as unknown as Stream, written }
}

const hubOf = (rooms: object): Hub => new Hub({ rooms, config: { rateFactor: 1 } } as unknown as Services)

test('words that are said between two pages of a long past leave nobody with an old table', async () => {
  const { room, log, add } = longPast('a', 100)
  let tell: RoomListener = () => {}
  let pages = 0
  const hub = hubOf({
    onChange(listener: RoomListener) {
      tell = listener
    },
    read(_table: string, look: (room: Room) => unknown) {
      if (++pages === 2) {
        add({ kind: 'said', seat: 1, name: 'Ann', text: 'now' })
        tell(room, log.slice(-1), true)
      }
      return look(room)
    },
    entries: async (_table: string, from: number, to: number) => log.slice(from, to),
  })
  const { stream, written } = streamTo('a')
  hub.open(stream)
  await hub.pull(stream, 'a')
  hub.close()
  const told = written.slice(1).map((text) => JSON.parse(text.split('data: ')[1] ?? '') as TableMessage)
  expect(told.map(({ position, table }) => [position, table?.position])).toEqual([
    [200, undefined],
    [301, 301],
  ])
})

test('of all streams that catch up one reads a page in a turn of the loop, and people take turns', async () => {
  const tables = new Map(['flo', 'ann'].map((id) => [id, longPast(id, 400)]))
  const happened: string[] = []
  const hub = hubOf({
    onChange() {},
    read: async (id: string, look: (room?: Room) => unknown) => look(tables.get(id)?.room),
    async entries(id: string, from: number, to: number) {
      happened.push(id)
      return tables.get(id)?.log.slice(from, to)
    },
  })
  const streams = ['flo', 'flo', 'flo', 'flo', 'ann'].map((user) => streamTo(user, user).stream)
  for (const stream of streams) hub.open(stream)
  let waiting = true
  const others = (): void => {
    happened.push('others')
    if (waiting) setImmediate(others)
  }
  setImmediate(others)
  const failed = (error: unknown): void => expect.unreachable(String(error))
  await Promise.all(streams.map((stream) => hub.catchUp(stream, [stream.user ?? ''], failed)))
  waiting = false
  hub.close()
  const pages = happened.filter((what) => what !== 'others')
  expect(pages.filter((who) => who === 'flo').length).toBe(4 * pages.filter((who) => who === 'ann').length)
  expect(happened.filter((what, index) => what !== 'others' && happened[index - 1] !== 'others')).toEqual([])
  expect(pages.lastIndexOf('ann')).toBeLessThan(pages.length / 2)
})

describe('one stream per browser', () => {
  test('it brings everything of all one’s tables, also of those one sits down at later', async () => {
    const { ann, ben, table } = await pair()
    const heard = ann.listen()
    await eventually(() => heard.messages[0]?.event).toBe('hello')
    const { id: later } = await ann.open({ game: 'pebbles', seats: [{ kind: 'me' }, { kind: 'open' }] })
    await ben.post(`/api/tables/${later}/seats/1/sit`)
    for (const client of [ann, ben, ann, ben]) for (const id of [table, later]) await client.playAny(id)
    const last = (await ann.look(later)).table.position - 1
    await eventually(() => positionsOf(heard.tables().filter(({ id }) => id === later)).at(-1)).toBe(last)
    const own = positionsOf(heard.tables().filter(({ id }) => id === table))
    expect(own).toEqual(own.map((_, index) => 2 + index))
    expect(positionsOf(heard.tables().filter(({ id }) => id === later))[0]).toBe(0)
    ann.close()
  })

  test('it tells of every vote on what was proposed', async () => {
    const people = await Promise.all(['Ann', 'Ben', 'Cleo'].map((name) => Client.guest(server.url, name)))
    const [ann, ben, cleo] = people as [Client, Client, Client]
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]
    const { id } = await ann.open({ game: 'pebbles', seats })
    await ben.post(`/api/tables/${id}/seats/1/sit`)
    await cleo.post(`/api/tables/${id}/seats/2/sit`)
    const heard = cleo.listen()
    await eventually(() => heard.messages[0]?.event).toBe('hello')
    await ann.post(`/api/tables/${id}/proposal`, { ending: 'abandon' })
    await ben.post(`/api/tables/${id}/proposal/answer`, { agrees: true })
    await cleo.post(`/api/tables/${id}/proposal/answer`, { agrees: false })
    await eventually(() => heard.tables().map(({ table }) => table?.proposal)).toEqual([
      { ending: 'abandon', agreed: [0] },
      { ending: 'abandon', agreed: [0, 1] },
      null,
    ])
    cleo.close()
  })

  test('after a break it goes on with exactly what was missed, at every table', async () => {
    const first = await pair()
    const { ann, ben } = first
    const second = await ann.open({ game: 'pebbles', seats: [{ kind: 'me' }, { kind: 'open' }] })
    await ben.post(`/api/tables/${second.id}/seats/1/sit`)
    const tables = [first.table, second.id]
    const heard: TableMessage[] = []
    let lastId: string | undefined
    for (let stream = 0; stream < 4; stream++) {
      const listening = ann.listen(lastId)
      await eventually(() => listening.messages[0]?.event).toBe('hello')
      for (const table of tables) for (const client of [ann, ben]) await client.playAny(table)
      await listening.stop()
      heard.push(...listening.tables())
      lastId = listening.lastId
      for (const table of tables) for (const client of [ann, ben]) await client.playAny(table)
    }
    const listening = ann.listen(lastId)
    const ends = await Promise.all(tables.map(async (id) => (await ann.look(id)).table.position))
    const all = (): number[][] =>
      tables.map((table) => positionsOf([...heard, ...listening.tables()].filter(({ id }) => id === table)))
    await eventually(() => all().map((positions) => (positions.at(-1) ?? 0) + 1)).toEqual(ends)
    for (const positions of all()) expect(positions).toEqual(positions.map((_, index) => 2 + index))
    ann.close()
  })

  test('a table that ended while the stream was broken is still told', async () => {
    const { ann, ben, table } = await pair()
    const before = ann.listen()
    await eventually(() => before.lastId).toBeDefined()
    await before.stop()
    await ben.post(`/api/tables/${table}/resign`)
    const after = ann.listen(before.lastId)
    await eventually(() => after.tables()[0]?.table?.status).toBe('finished')
    expect(after.tables()[0]?.table?.seed).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{8}){3}$/)
    ann.close()
  })

  test('a finished table leaves the cursor, and words said there afterwards still arrive', async () => {
    const { ann, ben, table } = await pair()
    const heard = ann.listen()
    await eventually(() => heard.messages.length).toBe(1)
    await ben.post(`/api/tables/${table}/resign`)
    await ben.post(`/api/tables/${table}/chat`, { client: 'a', text: 'well played' })
    await eventually(() => heard.tables().length).toBe(2)
    expect(heard.tables()[1]).toMatchObject({ entries: [{ kind: 'said', text: 'well played' }] })
    await ann.open({ game: 'pebbles', seats: [{ kind: 'me' }, { kind: 'open' }] })
    await eventually(() => heard.tables().length).toBe(3)
    expect(readCursor(heard.lastId)(table)).toBeUndefined()
    ann.close()
  })

  test('a spectator sees the open side only, and only where spectators are welcome', async () => {
    const shown = await pair({ spectators: true })
    const closed = await pair({ spectators: false })
    const stranger = new Client(server.url)
    const heard = stranger.listen(undefined, `${shown.table},${closed.table}`)
    await eventually(() => heard.messages.length).toBe(1)
    for (const { ann, ben, table } of [shown, closed])
      for (const one of [ann, ben, ann]) await one.playAny(table)
    await eventually(() => heard.tables().length).toBeGreaterThan(3)
    for (const { id, game, entries } of heard.tables()) {
      if (id === closed.table) expect(game).toBeNull()
      else expect(game?.viewer).toBe('table')
      for (const entry of entries) {
        expect(entry).not.toHaveProperty('move')
        if (id === closed.table) expect(entry).not.toHaveProperty('events')
      }
    }
    stranger.close()
  })

  test('words reach the table without a new view, and not whoever muted them', async () => {
    const { ann, ben, table } = await pair()
    const heard = ann.listen()
    await eventually(() => heard.messages.length).toBe(1)
    await ben.post(`/api/tables/${table}/chat`, { client: 'a', text: 'good luck' })
    await ben.post(`/api/tables/${table}/chat`, { client: 'a', text: 'good luck' })
    await eventually(() => heard.tables().length).toBe(1)
    expect(heard.tables()[0]).toMatchObject({
      entries: [{ kind: 'said', text: 'good luck', player: ben.id }],
    })
    expect(heard.tables()[0]).not.toHaveProperty('game')
    await ann.send('PUT', `/api/me/mutes/${ben.id}`, {})
    await ben.post(`/api/tables/${table}/chat`, { client: 'b', text: 'you lose' })
    await eventually(() => heard.tables().length).toBe(2)
    expect(heard.tables()[1]?.entries).toEqual([])
    const { at } = (await ann.look(table)).table
    expect(at).toBe(2)
    ann.close()
  })
})
