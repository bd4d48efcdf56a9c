import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { addressKey } from '../http/limits.ts'
import { Client } from './client.ts'
import { startTestServer, type TestServer } from './server.ts'
import { fakeSmtp } from './smtp.ts'
import { eventually } from './wait.ts'

const web = mkdtempSync(join(tmpdir(), 'engawa-limits-'))
mkdirSync(join(web, 'assets'))
writeFileSync(join(web, 'index.html'), '<!doctype html><title>Engawa</title>')
writeFileSync(join(web, 'assets', 'app.js'), 'export {}')
afterAll(() => rmSync(web, { recursive: true, force: true }))

const mails: string[] = []
const smtp = await fakeSmtp(mails)
afterAll(() => smtp.close())

async function limited<T>(rateFactor: number, use: (server: TestServer) => Promise<T>): Promise<T> {
  const mail = { smtp: smtp.url, from: 'engawa@example.org' }
  const server = await startTestServer({ rateFactor, webFolder: web, trustProxy: 1, mail })
  try {
    return await use(server)
  } finally {
    await server.close()
  }
}

/** From another address, as a proxy in front would tell it. */
const from = (address: string): Record<string, string> => ({ 'x-forwarded-for': address })

/** How many of these were answered otherwise than 429. */
async function passed(count: number, send: (index: number) => Promise<{ status: number }>): Promise<number> {
  let answered = 0
  for (let index = 0; index < count; index++) if ((await send(index)).status !== 429) answered++
  return answered
}

describe('by address', () => {
  test('a limit used up refuses programs with Retry-After, and never locks out pages', () =>
    limited(0.01, async (server) => {
      const client = new Client(server.url)
      expect(await passed(100, () => client.get('/api/games'))).toBe(60)
      const refused = await client.get('/api/games')
      expect(refused.status).toBe(429)
      expect(refused.body.code).toBe('too-many')
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
      for (const path of ['/', '/assets/app.js']) expect((await client.get(path)).status).toBe(200)
    }))

  test('however the path of a request is written', () =>
    limited(0.01, async (server) => {
      const ann = await Client.guest(server.url, 'Ann')
      const { headers, status } = await ann.get('/%61pi/me')
      expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
      expect(await passed(20, () => ann.get('/%61pi/me'))).toBe(5)
      expect(await passed(100, () => new Client(server.url).get('/%61%70i/games'))).toBeLessThan(60)
    }))

  test('a person gets a page that says what to do, in their language', () =>
    limited(0.01, async (server) => {
      const client = new Client(server.url)
      await passed(61, () => client.get('/api/games'))
      const page = (language: string) =>
        client.send<string>('GET', '/api/games', undefined, {
          accept: 'text/html,*/*;q=0.8',
          'accept-language': language,
        })
      const english = await page('en-GB,en')
      expect(english.status).toBe(429)
      expect(english.headers.get('content-type')).toContain('text/html')
      expect(english.body).toContain('Too many requests')
      expect((await page('fr-FR,fr;q=0.9')).body).toContain('Trop de requêtes')
    }))

  test('a school behind one address gets in: many browsers in a minute, each with all it loads', () =>
    limited(0.1, async (server) => {
      for (let browser = 0; browser < 12; browser++) {
        const pages = new Client(server.url)
        expect(await passed(30, () => pages.get('/assets/app.js'))).toBe(30)
        const { status } = await pages.post('/api/guests', { name: `Pupil ${browser}` })
        expect(status).toBe(201)
        expect(await passed(20, () => pages.get('/api/me/tables'))).toBe(20)
      }
    }))

  test('addresses are told apart as far as one can choose them oneself', () => {
    expect(addressKey('203.0.113.7')).toBe('203.0.113.7')
    expect(addressKey('::ffff:203.0.113.7')).toBe('203.0.113.7')
    expect(addressKey('2001:db8:1:2:3:4:5:6')).toBe(addressKey('2001:db8:1:2::9'))
    expect(addressKey('2001:db8:1:2::9')).not.toBe(addressKey('2001:db8:1:3::9'))
  })
})

test('one person opens twenty streams, not thousands', () =>
  limited(1, async (server) => {
    const ann = await Client.guest(server.url, 'Ann')
    const streams = Array.from({ length: 20 }, () => ann.listen())
    for (const stream of streams) await eventually(() => stream.messages.length).toBeGreaterThan(0)
    const refused = await ann.get('/api/stream')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
    await streams[0]?.stop()
    const again = ann.listen()
    await eventually(() => again.messages.length).toBeGreaterThan(0)
    ann.close()
  }))

describe('a chain of new guests sheds no limit', () => {
  test('guessing the password of a handle: by address', () =>
    limited(1, async (server) => {
      const guess = async (index: number) => {
        const guest = await Client.guest(server.url, 'Guess')
        const handle = `somebody-${index}`
        return guest.post('/api/sessions', { handle, password: 'wrong wrong' })
      }
      expect(await passed(60, guess)).toBe(40)
    }))

  test('guessing the password of a handle: by handle, from many addresses', () =>
    limited(1, async (server) => {
      const ann = await Client.guest(server.url, 'Ann')
      await ann.send('PUT', '/api/me/password', { handle: 'ann.one', password: 'right right' })
      const login = (password: string, address: string) =>
        new Client(server.url).send('POST', '/api/sessions', { handle: 'ann.one', password }, from(address))
      // Whoever knows it is not counted.
      expect(await passed(30, (index) => login('right right', `198.51.100.${index}`))).toBe(30)
      expect(await passed(40, (index) => login('wrong wrong', `203.0.113.${index}`))).toBe(20)
      expect((await login('right right', '192.0.2.1')).status).toBe(429)
    }))

  test('making guests', () =>
    limited(1, async (server) => {
      // Each is sent by the guest before.
      const client = new Client(server.url)
      expect(await passed(140, () => client.post('/api/guests', { name: 'Chain' }))).toBe(120)
    }))

  test('mails to a stranger: by target, however it is written and from wherever', () =>
    limited(1, async (server) => {
      const ask = async (index: number) => {
        const spellings = ['victim@', 'Victim@', 'victim+1@', 'v.ic.tim@', 'v.i.c.tim+2@']
        const email = `${spellings[index % spellings.length]}Example.org`
        const client = new Client(server.url)
        const address = from(`203.0.113.${index}`)
        await client.send('POST', '/api/guests', { name: 'Sender' }, address)
        return client.send('PUT', '/api/me/email', { email }, address)
      }
      mails.length = 0
      expect(await passed(12, ask)).toBe(3)
      expect(mails.length).toBe(3)
    }))

  test('mails to a stranger: not in spellings that only a mail server takes for the same', () =>
    limited(1000, async (server) => {
      const ann = await Client.guest(server.url, 'Ann')
      for (const email of [
        'victim(1)@',
        'vic(2)tim@',
        'group:victim@',
        '=?utf-8?Q?victim?=(3)@',
        'vi\\ctim@',
      ].map((start) => `${start}example.org`))
        expect([email, (await ann.send('PUT', '/api/me/email', { email })).status]).toEqual([email, 400])
      for (const end of [
        'example.org(1)',
        'example.org.',
        'example.org:x',
        'exam\u00adple.org',
        '\uff45xample.org',
        '[127.0.0.1]',
      ])
        expect([end, (await ann.send('PUT', '/api/me/email', { email: `victim@${end}` })).status]).toEqual([
          end,
          400,
        ])
      for (const email of ["o'neil.x+y@example.org", 'root@localhost'])
        expect((await ann.send('PUT', '/api/me/email', { email })).status).toBe(200)
    }))

  test('mails to many strangers: by address', () =>
    limited(1, async (server) => {
      const ask = async (index: number) => {
        const client = await Client.guest(server.url, 'Sender')
        return client.send('PUT', '/api/me/email', { email: `victim${index}@example.org` })
      }
      expect(await passed(30, ask)).toBe(20)
    }))
})
