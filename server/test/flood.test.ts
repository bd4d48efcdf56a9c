import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Chance, type Game } from '@engawa/kernel'
import { Table } from '@engawa/table'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TableHistory } from '../history/table-history.ts'
import { type Running, startServer } from '../index.ts'
import type { Entry, EntryBody } from '../room/entry.ts'
import type { RoomHead } from '../room/room.ts'
import type { SeenEntry } from '../schemas/table.ts'
import { openStore } from '../store/open.ts'
import { writeCursor } from '../stream/cursor.ts'
import { Client } from './client.ts'
import { counted, countingGame } from './counting/games.ts'
import { addressOf, operationsOf } from './openapi.ts'
import { testConfig } from './server.ts'
import { eventually } from './wait.ts'

const gamesModule = pathToFileURL(join(import.meta.dirname, 'counting', 'games.ts')).href
const long = 400

const folder = mkdtempSync(join(tmpdir(), 'engawa-flood-'))
const config = testConfig(folder, { gamesModule })
let server: Running
let ann: Client
let ben: Client
let table: string

beforeAll(async () => {
  server = await startServer(config)
  ann = await Client.guest(server.url, 'Ann')
  ben = await Client.guest(server.url, 'Ben')
  const wish = { game: 'secrets', options: { long: true }, seats: [{ kind: 'me' }, { kind: 'open' }] }
  table = (await ann.open({ ...wish, settings: { access: 'public', chat: true } })).id
  await ben.post(`/api/tables/${table}/seats/1/sit`)
  await ann.post(`/api/tables/${table}/chat`, { client: 'words', text: 'Good luck' })
  for (let move = 0; move < long; move++) await (move % 2 === 0 ? ann : ben).playAny(table)
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

/** All in memory is gone, and whoever reads first pays for it. */
async function restart(): Promise<void> {
  await server.close()
  server = await startServer(config)
  for (const client of [ann, ben]) Object.assign(client, { url: server.url })
}

interface Flood {
  /** How the requests were answered so far. */
  answers(): string[]
  /** The first answer is there. */
  readonly begun: Promise<void>
  readonly done: Promise<void>
}

/** So many requests in one breath. */
function flood(client: Client, path: string, count: number): Flood {
  const { hostname, port } = new URL(client.url)
  const socket = connect(Number(port), hostname)
  let text = ''
  const answers = () => [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status = '']) => status)
  const begun = new Promise<void>((resolve) => {
    socket.once('data', () => resolve())
  })
  const done = new Promise<void>((resolve, reject) => {
    socket.on('error', reject)
    socket.on('data', (chunk) => {
      text += String(chunk)
      if (answers().length < count) return
      socket.destroy()
      resolve()
    })
  })
  const request = `GET ${path} HTTP/1.1\r\nhost: ${hostname}:${port}\r\ncookie: ${client.cookie}\r\n\r\n`
  socket.write(request.repeat(count))
  return { answers, begun, done }
}

describe('one guest who asks for everything again and again', () => {
  test('makes the thread that answers replay no more than what follows the last snapshot', async () => {
    const { body } = await ann.get('/api/openapi.json')
    const reads = operationsOf(body).filter(
      ({ method, path }) => method === 'GET' && path.includes('{table}') && !path.includes('invitation'),
    )
    expect(reads.length).toBeGreaterThan(5)
    for (const read of reads) {
      await restart()
      const before = counted.plays
      for (let from = 0; from < long; from += 20) {
        const { status } = await ann.get(addressOf(read, { table, from: String(from) }))
        // A table that is not over has no file yet.
        expect([read.path, status]).toEqual([read.path, read.path.endsWith('/save') ? 409 : 200])
      }
      expect([read.path, counted.plays - before <= 60]).toEqual([read.path, true])
    }
  })

  test('makes it look at each position once, however many look and whoever they are', async () => {
    const before = { ...counted }
    const spectators = await Promise.all([1, 2, 3].map((guest) => Client.guest(server.url, `Guest ${guest}`)))
    for (let round = 0; round < 20; round++)
      for (const one of [ann, ben, ...spectators]) expect((await one.look(table)).game).not.toBeNull()
    // Two seats and the open side; who only looks on sees the same.
    expect(counted.views - before.views).toBeLessThanOrEqual(6)
    expect(counted.scores - before.scores).toBeLessThanOrEqual(3)
    const { at } = (await ann.look(table)).table
    expect(await ann.playAny(table)).toBe(true)
    for (const one of [ann, ben, ...spectators]) expect((await one.look(table)).table.at).toBe(at + 1)
    expect(counted.scores - before.scores).toBe(6)
    expect(await ben.playAny(table)).toBe(true)
  })

  test('waits for their own answers, while another’s move is answered', async () => {
    const guest = await Client.guest(server.url, 'Flood')
    const { at, seat, moves } = await ann.moves(table)
    // The newest entries are in memory: nothing but their turn keeps these from all being answered at once.
    const flooded = flood(guest, `/api/tables/${table}/log?from=${at - 100}`, 90)
    await flooded.begun
    const { status } = await ann.move(table, seat, at, moves[0])
    const before = flooded.answers().length
    await flooded.done
    expect(status).toBe(200)
    expect(flooded.answers().every((answer) => answer === '200')).toBe(true)
    // Ann's move came after all ninety of the guest.
    expect(before).toBeLessThan(60)
  })

  test('is told to wait where too many of their requests wait already', async () => {
    const guest = await Client.guest(server.url, 'Flood')
    // A thread reads each of these, so that others wait meanwhile.
    const flooded = flood(guest, `/api/tables/${table}/log`, 300)
    await flooded.done
    const answered = (status: string) => flooded.answers().filter((one) => one === status).length
    expect(answered('429')).toBeGreaterThan(0)
    expect(answered('200')).toBeGreaterThanOrEqual(100)
    expect((await guest.get('/api/games')).status).toBe(200)
  })
})

describe('what a request reads is bounded', () => {
  test('a list of one’s tables counts what is new up to a hundred', async () => {
    const { body } = await ben.get<{ tables: { unread: { moves: number } }[] }>('/api/me/tables')
    expect(body.tables[0]?.unread.moves).toBeLessThanOrEqual(100)
  })

  test('what a thread reads of a long log is what each may know: own moves, others’ events, words of those one reads', async () => {
    const page = async (one: Client) => {
      const { body } = await one.get<{ position: number; entries: SeenEntry[] }>(`/api/tables/${table}/log`)
      expect(body.position).toBe(200)
      const movesOf = (seat: number) =>
        body.entries.filter((entry) => entry.seat === seat && entry.move !== undefined).length
      const words = body.entries.flatMap(({ text }) => text ?? [])
      const told = body.entries.every(({ kind, events }) => kind !== 'played' || events !== undefined)
      return { moves: [movesOf(0) > 50, movesOf(1) > 50], words, told }
    }
    const guest = await Client.guest(server.url, 'Guest')
    expect(await page(ann)).toEqual({ moves: [true, false], words: ['Good luck'], told: true })
    expect(await page(ben)).toEqual({ moves: [false, true], words: ['Good luck'], told: true })
    expect(await page(guest)).toEqual({ moves: [false, false], words: ['Good luck'], told: true })
    await guest.send('PUT', `/api/me/mutes/${ann.id}`)
    expect((await page(guest)).words).toEqual([])
  })

  test('a stream that comes back after very long gets what it missed in pages, and the table with the last', async () => {
    const { position } = (await ann.look(table)).table
    const heard = ann.listen(writeCursor(new Map([[table, 2]])))
    await eventually(() => heard.tables().at(-1)?.position).toBe(position)
    const pages = heard.tables()
    expect(pages.length).toBeGreaterThan(2)
    expect(Math.max(...pages.map(({ entries }) => entries.length))).toBeLessThanOrEqual(200)
    const positions = pages.flatMap(({ entries }) => entries.map((entry) => entry.position))
    expect(positions).toEqual(Array.from({ length: position - 2 }, (_, index) => 2 + index))
    expect(pages.map((page) => page.table?.position)).toEqual(
      pages.map((_, index) => (index === pages.length - 1 ? position : undefined)),
    )
    await heard.stop()
  })

  test('a table at which people only sit down and stand up is stored in snapshots as well', async () => {
    const { id } = await ann.open({ game: 'secrets', seats: [{ kind: 'me' }, { kind: 'open' }] })
    for (let round = 0; round < 50; round++)
      for (const what of ['sit', 'leave']) await ben.post(`/api/tables/${id}/seats/1/${what}`)
    const before = await ann.look(id)
    const store = await openStore(config)
    const stored = await store.db
      .selectFrom('snapshots')
      .select('position')
      .where('table_id', '=', id)
      .executeTakeFirst()
    await store.close()
    expect(stored?.position).toBeGreaterThan(60)
    await restart()
    expect(await ann.look(id)).toEqual(before)
  })
})

describe('the history of a table', () => {
  const seed = 'a seed'
  const options = { long: true }
  const head = { people: 2, options, seed } as RoomHead

  /** A log of so many moves, as a server writes it. */
  function logOf(moves: number): { entries: Entry[]; whole: Table } {
    const whole = new Table(countingGame as Game, { people: 2, options, seed })
    const entries: Entry[] = []
    const whim = Chance.seeded('whim')
    for (let index = 0; index < moves; index++) {
      const seat = index % 2
      const move = whim.pick(whole.moves(seat))
      whole.play(seat, move)
      entries.push(entry(index, { kind: 'played', seat, move }))
    }
    return { entries, whole }
  }

  function entry(position: number, body: EntryBody): Entry {
    return { position, time: 0, user: null, client: null, body }
  }

  function playsOf<T>(work: () => T): [T, number] {
    const before = counted.plays
    return [work(), counted.plays - before]
  }

  test('shows every position as it was, and plays little of it again', () => {
    const { entries, whole } = logOf(100)
    const history = new TableHistory(head)
    history.add(entries)
    const look = (state: unknown) => structuredClone(state)
    const [first, all] = playsOf(() => history.views(countingGame as Game, 90, 8, look))
    expect(first).toEqual(Array.from({ length: 8 }, (_, index) => whole.fork(90 + index).reveal()))
    expect(all).toBeLessThanOrEqual(97)
    const [second, few] = playsOf(() => history.views(countingGame as Game, 95, 8, look))
    expect(second.length).toBe(6)
    expect(few).toBeLessThanOrEqual(24)
    expect(history.views(countingGame as Game, 0, 8, look)[0]).toEqual(whole.fork(0).reveal())
    expect(history.views(countingGame as Game, 101, 8, look)).toEqual([])
  })

  test('follows what was taken back', () => {
    const { entries, whole } = logOf(40)
    const history = new TableHistory(head)
    history.add(entries)
    const look = (state: unknown) => structuredClone(state)
    history.views(countingGame as Game, 33, 8, look)
    history.add([entry(40, { kind: 'undone', seat: 1, left: 30 })])
    const other = whole.fork(30)
    const move = other.moves(0).at(-1)
    other.play(0, move)
    history.add([entry(41, { kind: 'played', seat: 0, move })])
    expect(history.views(countingGame as Game, 30, 8, look)).toEqual([
      whole.fork(30).reveal(),
      other.reveal(),
    ])
  })
})
