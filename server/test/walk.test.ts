import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../http/app.ts'
import { openTransports } from '../messages/transports.ts'
import type { SeenTable } from '../schemas/table.ts'
import { openServices } from '../services.ts'
import { openStore } from '../store/open.ts'
import { Hub } from '../stream/hub.ts'
import { Client } from './client.ts'
import { addressOf, type Operation, operationsOf, routesIn, sample } from './openapi.ts'
import { secretOf } from './secrets.ts'
import { startTestServer, type TestServer } from './server.ts'
import { eventually } from './wait.ts'

let server: TestServer
let operations: Operation[]
beforeAll(async () => {
  server = await startTestServer()
  operations = operationsOf((await new Client(server.url).get<object>('/api/openapi.json')).body)
})
afterAll(() => server.close())

interface StartedTable {
  /** Seats 0, 1 and 2. Seat 1 is the one whose secrets are looked for. */
  readonly seated: readonly [Client, Client, Client]
  readonly table: string
  readonly seed: string
  /** A move of seat 1 with all that was sent with it. */
  readonly move: { readonly at: number; readonly client: string; readonly move: unknown }
}

/** A running table of three with a few secret moves played. */
async function startTable(spectators: boolean): Promise<StartedTable> {
  const seated = [
    await Client.guest(server.url, 'Zero'),
    await Client.guest(server.url, 'One'),
    await Client.guest(server.url, 'Two'),
  ] as const
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]
  const { id } = await seated[0].open({ game: 'secrets', seats, settings: { spectators } })
  await seated[1].post(`/api/tables/${id}/seats/1/sit`)
  await seated[2].post(`/api/tables/${id}/seats/2/sit`)
  let move: StartedTable['move'] | undefined
  for (let round = 0; round < 2; round++)
    for (const [seat, client] of seated.entries()) {
      const { at, moves } = await client.moves(id)
      await client.move(id, seat, at, moves[0], `client-${at}`)
      if (seat === 1) move = { at, client: `client-${at}`, move: moves[0] }
    }
  const store = await openStore(server.config)
  const { seed } = await store.db
    .selectFrom('tables')
    .select('seed')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await store.close()
  if (move === undefined) throw new Error('seat 1 made no move')
  return { seated, table: id, seed, move }
}

/** The stream is open all along. */
const stream = 'GET /api/stream'
/** Whoever does this is nobody afterwards. */
const farewells = ['DELETE /api/me', 'DELETE /api/me/session']

interface Walk {
  /** All that came back. */
  readonly back: string
  readonly walked: ReadonlySet<string>
}

const nameOf = ({ method, path }: Operation): string => `${method} ${path}`

/** Does everything that can be asked for, as whoever it is, and keeps all that came back. */
async function walk(who: Client, { table, move, seated }: StartedTable): Promise<Walk> {
  const heard = who.listen(undefined, table)
  const walked = new Set([stream])
  await eventually(() => heard.messages.length).toBeGreaterThan(0)
  const back: string[] = []
  const ask = async (operation: Operation, known: Readonly<Record<string, unknown>>): Promise<void> => {
    const body = operation.body === undefined ? undefined : sample(operation.body, known)
    const { cookie } = who
    const answer = await who.send<unknown>(operation.method, addressOf(operation, known), body)
    // Becoming somebody else is part of the walk, but the walk goes on as before.
    who.cookie = cookie
    expect(answer.status, nameOf(operation)).toBeLessThan(500)
    back.push(JSON.stringify(answer.body), JSON.stringify([...answer.headers]))
    walked.add(nameOf(operation))
  }
  for (const seat of [0, 1]) {
    const known = {
      table,
      seat,
      player: seated[1].id,
      from: '0',
      watch: table,
      ...move,
      move: { kind: 'keep' },
    }
    for (const operation of operations)
      if (nameOf(operation) !== stream && !farewells.includes(nameOf(operation))) await ask(operation, known)
  }
  for (const client of seated) await client.playAny(table)
  // Being forgotten comes first: it needs the session that logging out ends.
  for (const farewell of farewells)
    for (const operation of operations) if (nameOf(operation) === farewell) await ask(operation, {})
  back.push(...heard.messages.map(({ data, id }) => `${id} ${data}`))
  await heard.stop()
  return { back: back.join('\n'), walked }
}

describe('nobody gets another seat’s view, hand, seed or events by any request', () => {
  const walkers = {
    'a stranger without a session': async () => new Client(server.url),
    'somebody who does not sit here': async () => Client.guest(server.url, 'Stranger'),
    'the other seat': async ({ seated }: StartedTable) => seated[0],
  }
  for (const spectators of [true, false])
    test.each(Object.entries(walkers))(
      `%s, where spectators ${spectators ? 'are' : 'are not'} welcome`,
      async (_, make) => {
        const started = await startTable(spectators)
        const before = await started.seated[1].look(started.table)
        const { back } = await walk(await make(started), started)
        expect(back).not.toContain(secretOf(1))
        expect(back).not.toContain(secretOf(2))
        expect(back).not.toContain(started.seed)
        for (const { cookie } of started.seated) expect(back).not.toContain(cookie.slice('engawa='.length))
        const own = await started.seated[1].look(started.table)
        expect(JSON.stringify(before.game)).toContain(secretOf(1))
        expect(own.table.seats[1]).toMatchObject({ kind: 'person', away: false, resigned: false })
        expect(own.table.status).toBe('playing')
      },
    )

  test('the walk is able to find a secret: the seat itself gets its own', async () => {
    const started = await startTable(false)
    expect((await walk(started.seated[1], started)).back).toContain(secretOf(1))
  })
})

test('the walk leaves out no route that there is, and neither does the document', async () => {
  const inside = await openServices(server.config)
  const app = await buildApp(inside, new Hub(inside), await openTransports(server.config))
  await app.ready()
  const routes = routesIn(app.printRoutes({ commonPrefix: false }))
  await app.close()
  await inside.store.close()
  // Pages are files, HEAD is GET without its body, and the document does not describe itself.
  const others = /^HEAD | \*$| \/api\/openapi\.json$| \/robots\.txt$/
  const there = routes.filter((route) => !others.test(route)).sort()
  expect(there).toContain('POST /api/tables/{table}/moves')
  expect(operations.map(nameOf).sort()).toEqual(there)
  const { walked } = await walk(new Client(server.url), await startTable(true))
  expect([...walked].sort()).toEqual(there)
})

describe('at the edge', () => {
  test('every operation says what it answers, and pages carry a strict policy', async () => {
    expect(operations.length).toBeGreaterThan(40)
    const { headers } = await new Client(server.url).get('/')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('content-security-policy')).toContain("script-src 'self';")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    for (const path of ['/api/health', '/api/nowhere', '/metrics']) {
      const answer = await new Client(server.url).get(path)
      expect(answer.headers.get('content-security-policy')).toBe("default-src 'none';frame-ancestors 'none'")
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    }
  })

  test('commands from another site are refused, whoever is logged in', async () => {
    const ann = await Client.guest(server.url, 'Ann')
    const wish = { game: 'pebbles', seats: [{ kind: 'me' }, { kind: 'open' }] }
    const from = (headers: Record<string, string>) =>
      ann.send<SeenTable>('POST', '/api/tables', wish, headers)
    expect((await from({ origin: 'https://elsewhere.example' })).status).toBe(403)
    expect((await from({ origin: 'null' })).status).toBe(403)
    expect((await from({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await from({ origin: server.url })).status).toBe(201)
  })

  test('the cookie is kept from scripts and from other sites', async () => {
    const response = await fetch(`${server.url}/api/guests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"Ann"}',
    })
    const cookie = response.headers.getSetCookie()[0]
    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).toMatch(/SameSite=Lax/)
  })

  test('addresses, identities and guesses are limited', async () => {
    const narrow = await startTestServer({ rateFactor: 0.05 })
    const ann = await Client.guest(narrow.url, 'Ann')
    const tries = Array.from({ length: 70 }, () => ann.get('/api/me'))
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 200))
    expect(statuses).toContain(429)
    const nobody = new Client(narrow.url)
    const guesses = []
    for (let guess = 0; guess < 4; guess++)
      guesses.push(
        (await nobody.post('/api/sessions', { handle: 'ann', password: `guess number ${guess}` })).status,
      )
    expect(guesses).toContain(429)
    await narrow.close()
  })
})
