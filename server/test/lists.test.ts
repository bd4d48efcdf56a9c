import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OwnTable } from '../schemas/table.ts'
import { Client } from './client.ts'
import { startTestServer, type TestServer } from './server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

interface Own {
  readonly tables: readonly OwnTable[]
  readonly next: string | null
}

const own = async (who: Client) => (await who.get<Own>('/api/me/tables')).body

/** A table of secrets, where the first seat begins. */
async function begin(first: Client, second: Client, settings: object = {}): Promise<string> {
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const { id } = await first.open({ game: 'secrets', seats, settings })
  await second.post(`/api/tables/${id}/seats/1/sit`)
  return id
}

test('one’s tables: those that wait for one come first, and the next is the one with least time', async () => {
  const ann = await Client.guest(server.url, 'Ann')
  const ben = await Client.guest(server.url, 'Ben')
  const clock = (turn: number) => ({ pace: 'slow', clock: { turn, reserve: 0 } })
  const calm = await begin(ann, ben, clock(90_000))
  const urgent = await begin(ann, ben, clock(60_000))
  const theirs = await begin(ben, ann, clock(30_000))
  const shown = await own(ann)
  expect(shown.tables.map(({ id }) => id)).toEqual([urgent, calm, theirs])
  expect(shown.tables.map(({ yourTurn }) => yourTurn)).toEqual([true, true, false])
  expect(shown.next).toBe(urgent)
  await ann.playAny(urgent)
  expect((await own(ann)).next).toBe(calm)
  await ann.playAny(calm)
  expect((await own(ann)).next).toBeNull()
})

test('a finished table says how one ended; others do not', async () => {
  const ann = await Client.guest(server.url, 'Ann')
  const ben = await Client.guest(server.url, 'Ben')
  const table = await begin(ann, ben)
  expect((await own(ann)).tables[0]?.result).toBeNull()
  await ben.post(`/api/tables/${table}/resign`)
  expect((await own(ann)).tables[0]?.result?.place).toBe(1)
  expect((await own(ben)).tables[0]?.result?.place).toBe(2)
})

test('a list says what is new since one was there; only whoever sits there can have been there', async () => {
  const ann = await Client.guest(server.url, 'Ann')
  const ben = await Client.guest(server.url, 'Ben')
  const table = await begin(ann, ben)
  const unread = async (who: Client) => (await own(who)).tables[0]?.unread
  const seen = (who: Client, position: number) => who.send('PUT', `/api/tables/${table}/seen`, { position })
  await ann.playAny(table)
  await ann.post(`/api/tables/${table}/chat`, { client: 'one', text: 'Hello' })
  expect(await unread(ann)).toEqual({ moves: 0, words: 0 })
  expect(await unread(ben)).toEqual({ moves: 1, words: 1 })
  const { position } = (await ben.look(table)).table
  expect((await seen(ben, position)).status).toBe(200)
  expect(await unread(ben)).toEqual({ moves: 0, words: 0 })

  // Nobody has seen what has not happened yet.
  await seen(ann, 1_000_000)
  await ben.playAny(table)
  expect(await unread(ann)).toEqual({ moves: 1, words: 0 })

  const cleo = await Client.guest(server.url, 'Cleo')
  expect((await seen(cleo, 1)).body.code).toBe('not-seated')
  expect((await seen(new Client(server.url), 1)).body.code).toBe('no-session')
})
