import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStore } from '../store/open.ts'
import { keys, type Schema as Rows } from '../store/schema.ts'
import type { Store } from '../store/store.ts'
import { Client } from './client.ts'
import './wait.ts'
import { addressOf, type Operation, operationsOf, type Schema, sample } from './openapi.ts'
import { startTestServer, type TestServer } from './server.ts'

let server: TestServer
let store: Store
let ann: Client
let table: string
let operations: Operation[]

beforeAll(async () => {
  server = await startTestServer()
  store = await openStore(server.config)
  ann = await Client.guest(server.url, 'Ann')
  const ben = await Client.guest(server.url, 'Ben')
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  table = (await ann.open({ game: 'pebbles', seats })).id
  await ben.post(`/api/tables/${table}/seats/1/sit`)
  operations = operationsOf((await ann.get<object>('/api/openapi.json')).body)
})
afterAll(async () => {
  await store.close()
  await server.close()
})

const nonsense: readonly unknown[] = [
  null,
  true,
  -1,
  1.5,
  1e300,
  '',
  ' ',
  '\u0000',
  '\ud800',
  '../../etc/passwd',
  "'; drop table users; --",
  'x'.repeat(20_000),
  [],
  [[[[[[[[]]]]]]]],
  {},
  { __proto__: { admin: true }, constructor: 1 },
]

/** Bodies that are like a good one but for one thing. */
function* spoilt(schema: Schema, good: unknown): Generator<unknown> {
  yield* nonsense
  if (typeof good !== 'object' || good === null) return
  yield { ...good, surprise: 1 }
  for (const [name, part] of Object.entries(schema.properties ?? {})) {
    const { [name]: _, ...rest } = good as Record<string, unknown>
    if (schema.required?.includes(name) === true) yield rest
    for (const value of nonsense) if (!allows(part, value)) yield { ...good, [name]: value }
  }
}

/** Whether the nonsense happens to be sense here. */
function allows(schema: Schema, value: unknown): boolean {
  if (schema.anyOf !== undefined) return schema.anyOf.some((one) => allows(one, value))
  if (schema.type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value)
  if (schema.type === 'array') return Array.isArray(value) && value.length > 0
  if (schema.type === 'boolean') return typeof value === 'boolean'
  if (schema.type === 'null') return value === null
  if (schema.type !== 'string' || typeof value !== 'string') return false
  const { pattern = '', minLength = 0, maxLength = 1e9 } = schema
  return value.length >= minLength && value.length <= maxLength && new RegExp(pattern, 'u').test(value)
}

/** All that is stored, but for when somebody was last seen. */
async function everything(): Promise<string> {
  const parts: unknown[] = []
  for (const name of Object.keys(keys) as (keyof Rows)[]) {
    const rows: object[] = await store.db.selectFrom(name).selectAll().execute()
    parts.push(rows.map((row) => ({ ...row, seen: 0, expires: 0, deadline: 0 })))
  }
  return JSON.stringify(parts)
}

async function send(method: string, address: string, body: string | undefined, type = 'application/json') {
  const response = await fetch(`${server.url}${address}`, {
    method,
    headers: { cookie: ann.cookie, ...(body === undefined ? {} : { 'content-type': type }) },
    ...(body === undefined ? {} : { body }),
  })
  return { status: response.status, text: await response.text() }
}

function expectRefused({ status, text }: { status: number; text: string }, what: string): void {
  expect(status, what).toBeGreaterThanOrEqual(400)
  expect(status, what).toBeLessThan(500)
  expect(JSON.parse(text), what).toMatchObject({ code: expect.any(String), message: expect.any(String) })
}

test('a body that does not fit its schema is refused clearly and changes nothing, at every endpoint', async () => {
  const before = await everything()
  let sent = 0
  for (const operation of operations.filter(({ body }) => body !== undefined)) {
    const schema = operation.body ?? {}
    const known = { table, seat: 0, game: 'pebbles', kind: 'me' }
    const address = addressOf(operation, known)
    const bodies = [...spoilt(schema, sample(schema, known))].filter(
      (body) => !allows(schema, body) || isSpoilt(schema, body),
    )
    for (const body of bodies) {
      const text = JSON.stringify(body)
      expectRefused(
        await send(operation.method, address, text),
        `${operation.method} ${operation.path} ${text.slice(0, 200)}`,
      )
      sent++
    }
    for (const text of ['', '{', '{"a":', 'nul', '\u0000', `"${'x'.repeat(100_000)}"`])
      expectRefused(
        await send(operation.method, address, text),
        `${operation.method} ${operation.path} ${text.slice(0, 20)}`,
      )
    expectRefused(await send(operation.method, address, '<x/>', 'text/xml'), operation.path)
    expectRefused(
      await send(operation.method, address, 'name=x', 'application/x-www-form-urlencoded'),
      operation.path,
    )
  }
  expect(sent).toBeGreaterThan(500)
  expect(await everything()).toBe(before)
})

/** An object lacking something, or holding something too much or wrong. */
function isSpoilt(schema: Schema, body: unknown): boolean {
  const given = Object.entries(body as object)
  const { properties = {}, required = [] } = schema
  const missing = required.some((name) => !given.some(([key]) => key === name))
  const wrong = given.some(([key, value]) => {
    const part = properties[key]
    return part === undefined || (nonsense.includes(value) && !allows(part, value))
  })
  return missing || wrong
}

test('an address that does not fit is refused clearly and changes nothing, at every endpoint', async () => {
  const before = await everything()
  const bad = [
    '0',
    'x',
    '%00',
    '%ff',
    '..%2f..',
    'A'.repeat(22),
    'A'.repeat(43),
    'A'.repeat(3000),
    '%F0%9F%8E%8B',
    '-1',
    "';--",
  ]
  for (const operation of operations) {
    const known = { table, seat: 0, game: 'pebbles', kind: 'me' }
    const body = operation.body === undefined ? undefined : JSON.stringify(sample(operation.body, known))
    for (const { name, in: where } of operation.parameters)
      for (const value of bad) {
        if (where === 'header' || (name === 'seat' && value === '0')) continue
        // Any table may be watched; a stream that opens does not end.
        if (operation.path === '/api/stream' && value.length === 22) continue
        const marked = addressOf(operation, { ...known, [name]: 'MARK' }).replace('MARK', value)
        const answer = await send(operation.method, marked, body)
        const harmless = operation.method === 'GET' && answer.status === 200
        const nothingThere = operation.method === 'DELETE' && answer.status === 200
        if (!harmless && !nothingThere) expectRefused(answer, `${operation.method} ${marked.slice(0, 200)}`)
      }
  }
  expect(await everything()).toBe(before)
})

test('methods and paths that do not exist are refused', async () => {
  for (const [method, path] of [
    ['DELETE', '/api/tables'],
    ['PATCH', `/api/tables/${table}`],
    ['GET', '/api/nothing'],
    ['POST', '/'],
    ['GET', '/api/tables/%E0%A4%A'],
  ] as const)
    expectRefused(await send(method, path, undefined), `${method} ${path}`)
})
