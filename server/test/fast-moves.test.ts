import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Answer, Client } from './client.ts'
import { startTestServer, type TestServer } from './server.ts'

let server: TestServer
let ann: Client
let ben: Client
let table: string
beforeAll(async () => {
  server = await startTestServer()
  ann = await Client.guest(server.url, 'Ann')
  ben = await Client.guest(server.url, 'Ben')
  const settings = { access: 'public' }
  table = (await ann.open({ game: 'pebbles', seats: [{ kind: 'me' }, { kind: 'open' }], settings })).id
  await ben.post(`/api/tables/${table}/seats/1/sit`)
})
afterAll(() => server.close())

/** Ordinary moves are answered before the routes; these are not, for they name their charset. */
const theLongWay = { 'content-type': 'application/json; charset=utf-8' }

const send = (client: Client, body: unknown, headers: Record<string, string> = {}) =>
  client.send<unknown>('POST', `/api/tables/${table}/moves`, body, headers)

/** A move that can be made now, and who makes it. */
async function nextMove(): Promise<{ mover: Client; body: Record<string, unknown> }> {
  for (const mover of [ann, ben]) {
    const { at, seat, moves } = await mover.moves(table)
    if (moves.length > 0) return { mover, body: { seat, at, client: randomUUID(), move: moves[0] } }
  }
  throw new Error('nobody can move')
}

/** What is answered to a request that comes in these pieces, one after the other. */
function inPieces(pieces: readonly string[]): Promise<string> {
  const { hostname, port } = new URL(server.url)
  const socket = connect(Number(port), hostname).setNoDelay(true).setEncoding('utf8')
  return new Promise((resolve, reject) => {
    let text = ''
    socket.on('data', (more) => {
      text += String(more)
    })
    socket.once('error', reject)
    socket.once('end', () => resolve(text))
    for (const [index, piece] of pieces.entries()) setTimeout(() => socket.write(piece), index * 20)
  })
}

function seen({ status, body, headers }: Answer<unknown>): unknown {
  const { date, ...rest } = Object.fromEntries(headers)
  return { status, body, headers: rest }
}

/** How many moves were answered so far, whichever way. */
async function countedMoves(): Promise<number> {
  const { body } = await ann.get<string>('/metrics')
  const line = /_count\{method="POST",route="\/api\/tables\/:table\/moves",status="200"\} (\d+)/.exec(body)
  return Number(line?.[1] ?? 0)
}

describe('a move goes the short way or the long one', () => {
  test('and is answered alike, to the header, and played once', async () => {
    const { mover, body } = await nextMove()
    const before = await countedMoves()
    const short = await send(mover, body)
    expect(short.status).toBe(200)
    expect(seen(await send(mover, body, theLongWay))).toEqual(seen(short))
    expect((await ann.look(table)).table.position).toBe((short.body as { position: number }).position)
    expect(await countedMoves()).toBe(before + 2)
  })

  test('and is refused alike', async () => {
    const { mover, body } = await nextMove()
    const other = mover === ann ? ben : ann
    const stranger = await Client.guest(server.url, 'Stranger')
    const refused: [Client, unknown, Record<string, string>][] = [
      [mover, { ...body, at: 1 }, {}],
      [mover, { ...body, move: { kind: 'nonsense' } }, {}],
      [mover, { ...body, move: [] }, {}],
      [mover, { ...body, seat: 1.5 }, {}],
      [mover, { ...body, seat: 9 }, {}],
      [mover, { ...body, client: 'no client' }, {}],
      [mover, { ...body, extra: true }, {}],
      [mover, JSON.parse(`{"__proto__": {"seat": 0}, "at": 1, "client": "c", "move": {}}`), {}],
      [mover, null, {}],
      [mover, 'text', {}],
      [other, body, {}],
      [stranger, body, {}],
      [new Client(server.url), body, {}],
      [mover, body, { origin: 'https://elsewhere.example' }],
      [mover, body, { 'sec-fetch-site': 'cross-site' }],
    ]
    const { position } = (await ann.look(table)).table
    for (const [client, wrong, headers] of refused) {
      const short = await send(client, wrong, headers)
      expect([wrong, short.status >= 400 && short.status < 500]).toEqual([wrong, true])
      expect(seen(await send(client, wrong, { ...headers, ...theLongWay }))).toEqual(seen(short))
    }
    expect((await ann.look(table)).table.position).toBe(position)
    expect((await send(mover, body, { origin: server.url })).status).toBe(200)
  })

  test('and is played once, in however many packets it comes', async () => {
    for (const cuts of [[], [0], [0, 10], [-20, 0, 1]]) {
      const { mover, body } = await nextMove()
      const { position } = (await ann.look(table)).table
      const text = JSON.stringify(body)
      const { host } = new URL(server.url)
      const head = [
        `POST /api/tables/${table}/moves HTTP/1.1`,
        `host: ${host}`,
        `cookie: ${mover.cookie}`,
        'content-type: application/json',
        `content-length: ${text.length}`,
        'connection: close',
      ].join('\r\n')
      const whole = `${head}\r\n\r\n${text}`
      const edges = [0, ...cuts.map((cut) => whole.length - text.length + cut), whole.length]
      const pieces = edges.slice(1).map((edge, index) => whole.slice(edges[index], edge))
      const answer = await inPieces(pieces)
      expect([cuts, answer.slice(0, 12)]).toEqual([cuts, 'HTTP/1.1 200'])
      expect(answer).toContain(`{"position":${position + 1},`)
      expect((await ann.look(table)).table.position).toBe(position + 1)
    }
  })

  test('and a session that has ended makes none, whichever way', async () => {
    const { mover, body } = await nextMove()
    const cookie = mover.cookie
    // A second session of the same person would need a password: the cookie itself is spoilt instead.
    for (const headers of [{}, theLongWay]) {
      const spoilt = new Client(server.url)
      spoilt.cookie = `${cookie}A`
      expect((await send(spoilt, body, headers)).status).toBe(401)
      spoilt.cookie = `other=1; ${cookie}; engawa=more`
      expect((await send(spoilt, { ...body, move: [] }, headers)).status).toBe(400)
    }
    mover.cookie = `other=1; ${cookie}`
    expect((await send(mover, body)).status).toBe(200)
    mover.cookie = cookie
  })
})

test('moves count toward the limit of a person, also on the short way', async () => {
  const narrow = await startTestServer({ rateFactor: 0.1 })
  const one = await Client.guest(narrow.url, 'One')
  const two = await Client.guest(narrow.url, 'Two')
  const { id } = await one.open({ game: 'pebbles', seats: [{ kind: 'me' }, { kind: 'open' }] })
  await two.post(`/api/tables/${id}/seats/1/sit`)
  // Chance says who begins.
  const asked = await Promise.all([one, two].map(async (mover) => ({ mover, ...(await mover.moves(id)) })))
  const begins = asked.find(({ moves }) => moves.length > 0)
  let answered = 0
  for (let sent = 0; sent < 70; sent++)
    if ((await begins?.mover.move(id, begins.seat, begins.at, begins.moves[0], 'same'))?.status === 200)
      answered++
  // Sixty a minute; one went into the table or the seat and one into its moves.
  expect(answered).toBe(58)
  await narrow.close()
})
