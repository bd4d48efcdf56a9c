import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Client } from './client.ts'
import { startTestServer, type TestServer } from './server.ts'
import { fakeSmtp } from './smtp.ts'

/** A twentieth of what a server allows, so that limits are reached soon. */
const rateFactor = 0.05

const nothing = 'a'.repeat(22)
const secret = 'b'.repeat(43)
const table = `/api/tables/${nothing}`
const wish = { game: 'pebbles', seats: [{ kind: 'me' }, { kind: 'open' }] }
const quick = { game: 'pebbles', people: 2, pace: 'live', clock: null, fill: null, rated: false }
const tournament = {
  name: 'Cup',
  game: 'pebbles',
  people: 2,
  format: 'swiss',
  rounds: 1,
  pace: 'live',
  clock: { turn: 60, reserve: 60 },
  rated: false,
  most: 4,
  bots: 0,
  level: 'guest',
  fill: false,
  break: 0,
  starts: null,
  club: null,
}
const push = { endpoint: 'https://push.example/1', keys: { p256dh: 'c'.repeat(87), auth: 'd'.repeat(22) } }

type Send = (client: Client) => Promise<{ status: number }>

/** A kind of request, as docs/online.md counts it: by one person, by one address, and the routes that count together. */
interface Limited {
  readonly person: number
  readonly address: number
  readonly routes: readonly Send[]
}

/** Another one each time, for handles and mailboxes have limits of their own. */
let handles = 0
const newHandle = (): string => `nobody${handles++}`
const login = () => ({ handle: newHandle(), password: 'none of yours' })
const limits: Readonly<Record<string, Limited>> = {
  'wrong passwords and recovery codes': {
    person: 20,
    address: 40,
    routes: [
      (one) => one.post('/api/sessions', login()),
      (one) => one.post('/api/recovery', { ...login(), secret }),
    ],
  },
  'passwords set': {
    person: 10,
    address: 60,
    routes: [(one) => one.send('PUT', '/api/me/password', login())],
  },
  'sets of recovery codes': {
    person: 10,
    address: 60,
    routes: [(one) => one.send('POST', '/api/me/recovery-codes')],
  },
  'requests about passkeys': {
    person: 40,
    address: 200,
    routes: [
      (one) => one.send('POST', '/api/me/passkeys/options'),
      (one) => one.send('POST', '/api/passkeys/options'),
    ],
  },
  mails: {
    person: 5,
    address: 20,
    routes: [
      (one) => one.send('PUT', '/api/me/email', { email: `${newHandle()}@example.org` }),
      (one) => one.post('/api/recovery/mail', { handle: newHandle() }),
    ],
  },
  'mail addresses confirmed': {
    person: 20,
    address: 60,
    routes: [(one) => one.post('/api/me/email/confirm', { email: 'a@example.org', token: secret })],
  },
  'devices for push': { person: 20, address: 200, routes: [(one) => one.post('/api/me/push', push)] },
  'tables opened': {
    person: 60,
    address: 600,
    routes: [
      (one) => one.post('/api/tables', wish),
      (one) => one.post('/api/quick', quick),
      (one) => one.post(`${table}/next`),
    ],
  },
  'invitations made': {
    person: 60,
    address: 600,
    routes: [
      (one) => one.post(`${table}/invitations`),
      (one) => one.send('PUT', `${table}/calls/${nothing}`),
    ],
  },
  messages: {
    person: 30,
    address: 600,
    routes: [(one) => one.post(`${table}/chat`, { client: 'c', text: 'hello' })],
  },
  reports: {
    person: 10,
    address: 60,
    routes: [
      (one) => one.post(`${table}/reports`, { position: 0, reason: 'rude' }),
      (one) => one.post(`/api/players/${nothing}/reports`, { reason: 'rude' }),
    ],
  },
  'looks back': { person: 300, address: 3000, routes: [(one) => one.get(`${table}/views`)] },
  'reviews asked for': { person: 20, address: 200, routes: [(one) => one.post(`${table}/review`)] },
  'looks at reviews': { person: 300, address: 3000, routes: [(one) => one.get(`${table}/review`)] },
  'requests about friends': {
    person: 60,
    address: 600,
    routes: [
      (one) => one.send('PUT', `/api/me/friends/${nothing}`),
      (one) => one.send('POST', '/api/me/friend-link'),
    ],
  },
  'searches for people': { person: 60, address: 600, routes: [(one) => one.get('/api/players?handle=abc')] },
  'tournaments opened and joined': {
    person: 20,
    address: 200,
    routes: [
      (one) => one.post('/api/tournaments', tournament),
      (one) => one.send('POST', `/api/tournaments/${nothing}/join`),
    ],
  },
  'clubs founded and joined': {
    person: 20,
    address: 200,
    routes: [
      (one) => one.post('/api/clubs', { name: 'Club', about: '', listed: true }),
      (one) => one.send('PUT', `/api/clubs/${nothing}/members/me`),
    ],
  },
  'exports and deletions': { person: 10, address: 60, routes: [(one) => one.get('/api/me/export')] },
  'games of the day sent': {
    person: 10,
    address: 60,
    routes: [
      (one) => one.send('PUT', '/api/days/2020-01-01/pebbles', { rules: 1, moves: [{ seat: 0, move: {} }] }),
    ],
  },
  'looks at the results of a day': {
    person: 120,
    address: 1200,
    routes: [(one) => one.get('/api/days/2020-01-01'), (one) => one.get('/api/days/2020-01-01/pebbles')],
  },
}

let server: TestServer
let smtp: Awaited<ReturnType<typeof fakeSmtp>>
beforeAll(async () => {
  smtp = await fakeSmtp([])
  const mail = { smtp: smtp.url, from: 'engawa@example.org' }
  server = await startTestServer({ rateFactor, trustProxy: 1, mail })
})
afterAll(async () => {
  await server.close()
  await smtp.close()
})

let addresses = 0
const newAddress = (): string => `203.0.${Math.trunc(addresses / 250)}.${(addresses++ % 250) + 1}`

/** Somebody who came from an address of their own, and is at this one now. */
async function guestAt(address: string): Promise<Client> {
  const guest = await Client.guest(server.url, 'Guest', newAddress())
  const moved = new Client(server.url, address)
  moved.cookie = guest.cookie
  moved.id = guest.id
  return moved
}

describe.each(Object.entries(limits))('%s', (_name, { person, address, routes }) => {
  const ofPerson = Math.ceil(person * rateFactor)
  const ofAddress = Math.ceil(address * rateFactor)
  const send = (client: Client, count: number) => routes[count % routes.length]?.(client)

  test('are counted by person, wherever they are, on all routes together', async () => {
    const guest = await guestAt(newAddress())
    const statuses: (number | undefined)[] = []
    for (let count = 0; count <= ofPerson; count++) {
      const moved = new Client(server.url, newAddress())
      moved.cookie = guest.cookie
      moved.id = guest.id
      statuses.push((await send(moved, count))?.status)
    }
    expect(statuses.map((status) => status === 429)).toEqual([...statuses.slice(1).map(() => false), true])
    expect(
      statuses.slice(0, -1).every((status) => status !== 400 && status !== undefined && status < 500),
    ).toBe(true)
  })

  test('are counted by address, whoever is there', async () => {
    const home = newAddress()
    let passed = 0
    for (let count = 0; count <= ofAddress; ) {
      const guest = await guestAt(home)
      for (let own = 0; own < ofPerson && count <= ofAddress; own++, count++)
        if ((await send(guest, count))?.status !== 429) passed++
    }
    expect(passed).toBe(ofAddress)
  })
})
