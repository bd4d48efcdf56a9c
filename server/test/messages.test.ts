import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { playMove } from '../commands/playing.ts'
import { createTable, sit } from '../commands/seating.ts'
import { ConfigError, configFromEnvironment } from '../config.ts'
import { startMessages } from '../messages/messages.ts'
import type { Person } from '../people.ts'
import { startPresence } from '../presence.ts'
import { settingsWith } from '../room/settings.ts'
import { openServices, type Services } from '../services.ts'
import { Client } from './client.ts'
import { listening } from './listening.ts'
import { startTestServer, testConfig } from './server.ts'
import { fakeSmtp } from './smtp.ts'
import { eventually } from './wait.ts'

const folder = mkdtempSync(join(tmpdir(), 'engawa-messages-'))
const publicUrl = 'https://engawa.example'
const push = { publicKey: 'public', privateKey: 'private', contact: 'mailto:x@example.org' }
const silent = { info() {}, warn() {}, error() {} }

describe('messages about turns', () => {
  let server: Services
  const mails: string[] = []
  const pushes: string[] = []
  const here = new Set<string>()
  let messages: { close(): void }
  let presence: { close(): void }
  beforeAll(async () => {
    server = await openServices({ ...testConfig(folder), publicUrl, push })
    const transports = {
      mail: async (to: string, subject: string, text: string) => void mails.push(`${to} ${subject} ${text}`),
      push: async ({ endpoint }: { endpoint: string }) => {
        pushes.push(endpoint)
        if (endpoint.includes('broken')) throw new Error('out of reach')
        return !endpoint.includes('gone')
      },
    }
    messages = startMessages(server, transports, silent, { after: 100, interval: 20 })
    presence = startPresence(server, listening(here), silent, 20)
  })
  afterAll(async () => {
    messages.close()
    presence.close()
    await server.store.close()
    rmSync(folder, { recursive: true, force: true })
  })

  async function person(name: string, email: string | null): Promise<Person> {
    const { user, token } = await server.people.welcome(name, '')
    await server.write([
      { query: server.store.db.updateTable('users').set({ email }).where('id', '=', user) },
    ])
    const known = await server.people.personOf(token)
    if (known === undefined) throw new Error('nobody')
    return known
  }

  async function begin(ann: Person, ben: Person): Promise<string> {
    const wish = {
      game: 'secrets',
      seats: [{ kind: 'me' }, { kind: 'open' }] as const,
      settings: settingsWith({ pace: 'slow' }),
    }
    const { id } = await createTable(server, ann, wish)
    await sit(server, ben, id, 1)
    return id
  }

  async function play(who: Person, table: string, seat: number): Promise<void> {
    const { at, move } = await server.rooms.read(table, (room) => ({
      at: room.state.at,
      move: room.moves(seat)[0],
    }))
    await playMove(server, who, table, { seat, at, client: `m${at}` }, move)
  }

  test('one message per turn, with a link to the table, to whoever is away', async () => {
    const ann = await person('Ann', 'ann@example.org')
    const ben = await person('Ben', 'ben@example.org')
    const table = await begin(ann, ben)
    await eventually(() => mails).toHaveLength(1)
    expect(mails[0]).toContain('ann@example.org')
    expect(mails[0]).toContain(`${publicUrl}/#/table/${table}`)
    await play(ann, table, 0)
    await eventually(() => mails).toHaveLength(2)
    expect(mails[1]).toContain('ben@example.org')
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(mails).toHaveLength(2)
  })

  test('none to whoever is here, has moved already, or does not want any', async () => {
    mails.length = 0
    const ann = await person('Ann', 'ann@example.org')
    const ben = await person('Ben', 'ben@example.org')
    here.add(ann.id)
    const preferences = JSON.stringify({ messages: { push: false, mail: false } })
    const query = server.store.db.updateTable('users').set({ preferences }).where('id', '=', ben.id)
    await server.write([{ query }])
    const table = await begin(ann, ben)
    await new Promise((resolve) => setTimeout(resolve, 300))
    await play(ann, table, 0)
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(mails).toEqual([])
    here.clear()
  })

  test('a browser that no longer wants push is forgotten, and one out of reach stops no other', async () => {
    const ann = await person('Ann', null)
    const rows = ['broken', 'gone', 'stays']
      .map((name) => `https://push.example/${name}`)
      .map((endpoint) => ({
        endpoint,
        user_id: ann.id,
        keys: '{}',
        created: 1,
      }))
    await server.write([{ query: server.store.db.insertInto('pushes').values(rows) }])
    await begin(ann, await person('Ben', null))
    const left = () => server.store.db.selectFrom('pushes').select('endpoint').execute()
    await eventually(left).toEqual([
      { endpoint: 'https://push.example/broken' },
      { endpoint: 'https://push.example/stays' },
    ])
    await eventually(() => pushes.toSorted()).toEqual(rows.map(({ endpoint }) => endpoint))
  })
})

describe('e-mail', () => {
  test('an address is used only after its mail was answered; nothing is sent without configuration', async () => {
    const mails: string[] = []
    const smtp = await fakeSmtp(mails)
    const server = await startTestServer({ mail: { smtp: smtp.url, from: 'server@example.org' } })
    const ann = await Client.guest(server.url, 'Ann')
    const email = 'ann@example.org'
    expect((await ann.send('PUT', '/api/me/email', { email, locale: 'fr' })).status).toBe(200)
    await eventually(() => mails.join('')).toContain('#/email/')
    expect((await ann.get('/api/me')).body).toMatchObject({ email: null })
    const token = /([A-Za-z0-9_-]{43})\r\n/.exec(mails.join('').replaceAll('=\r\n', ''))?.[1] ?? ''
    const ben = await Client.guest(server.url, 'Ben')
    expect((await ben.post('/api/me/email/confirm', { email, token })).status).toBe(404)
    expect((await ann.post('/api/me/email/confirm', { email, token })).status).toBe(200)
    expect((await ann.get('/api/me')).body).toMatchObject({ email })
    await server.close()
    smtp.close()
    const quiet = await startTestServer()
    const cleo = await Client.guest(quiet.url, 'Cleo')
    expect((await cleo.send('PUT', '/api/me/email', { email })).body.code).toBe('no-mail')
    expect((await cleo.get('/api/messages')).body).toEqual({ mail: false, push: null })
    await quiet.close()
  })

  test('a configuration that cannot work says what is missing', () => {
    expect(() => configFromEnvironment({ SMTP_URL: 'smtp://x' })).toThrow(ConfigError)
    expect(() => configFromEnvironment({ SMTP_URL: 'smtp://x', MAIL_FROM: 'a@b' })).toThrow('PUBLIC_URL')
    expect(() => configFromEnvironment({ PORT: 'eighty' })).toThrow('PORT')
    expect(() => configFromEnvironment({ DATABASE_URL: 'mysql://x' })).toThrow('postgres://')
    expect(configFromEnvironment({})).toMatchObject({ port: 4180, host: '127.0.0.1' })
  })
})
