import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { configFromEnvironment } from '../config.ts'
import type { AuditEntry, OperatorState, Report, Sanction } from '../schemas/operator.ts'
import { Client, type Problematic } from './client.ts'
import { startTestServer, type TestServer } from './server.ts'
import { eventually } from './wait.ts'

const secret = 'a secret of an operator and long enough'
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    operatorKeys: new Map([
      ['Mori', secret],
      ['Sen', `${secret} too`],
    ]),
  })
})
afterAll(() => server.close())

const withKey = (key = secret) => ({ authorization: `Bearer ${key}` })

async function ask<Body>(method: string, path: string, body?: unknown, key = secret) {
  const answer = await new Client(server.url).send<Body & Problematic>(
    method,
    `/api/operator${path}`,
    body,
    withKey(key),
  )
  return answer
}

/** Two people at a table where one said these things, and the other reported one of them. */
async function reported(texts: readonly string[], about: number) {
  const [ann, ben] = [await Client.guest(server.url, 'Ann'), await Client.guest(server.url, 'Ben')]
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const { id } = await ann.open({ game: 'pebbles', seats, settings: { access: 'link' } })
  await ben.post(`/api/tables/${id}/seats/1/sit`)
  const positions: number[] = []
  for (const [index, text] of texts.entries()) {
    const { body } = await ben.post<{ position: number }>(`/api/tables/${id}/chat`, {
      client: `c${index}`,
      text,
    })
    positions.push(body.position)
  }
  await ann.post(`/api/tables/${id}/reports`, { position: positions[about], reason: 'not nice' })
  const { body } = await ask<{ reports: Report[] }>('GET', '/reports')
  const report = body.reports.find((one) => one.about?.id === ben.id)
  if (report === undefined) throw new Error('the report is missing')
  return { ann, ben, table: id, report }
}

const sayAt = (who: Client, table: string, client: string) =>
  who.post(`/api/tables/${table}/chat`, { client, text: 'hello' })

describe('behind the operator’s key', () => {
  test('without a key, with a wrong one and with a session alone nothing is told; guesses are limited', async () => {
    const narrow = await startTestServer({ operatorKeys: new Map([['Mori', secret]]), rateFactor: 1 })
    const guest = await Client.guest(narrow.url, 'Ann')
    expect((await guest.get('/api/operator')).status).toBe(403)
    const guess = (index: number) =>
      guest.send('GET', '/api/operator/reports', undefined, withKey(`guess number ${index}`))
    const statuses = []
    for (let index = 0; index < 25; index++) statuses.push((await guess(index)).status)
    expect(statuses.filter((status) => status === 403)).toHaveLength(19)
    expect(statuses.at(-1)).toBe(429)
    await narrow.close()
    const keyless = await startTestServer()
    const answer = await new Client(keyless.url).send('GET', '/api/operator', undefined, withKey())
    expect([answer.status, answer.body.code]).toEqual([404, 'no-operator'])
    await keyless.close()
  })

  test('keys have names and enough letters, or the server does not start', () => {
    const { operatorKeys } = configFromEnvironment({ OPERATOR_KEYS: `Mori=${secret}, Sen=${secret}=2` })
    expect([...(operatorKeys ?? [])]).toEqual([
      ['Mori', secret],
      ['Sen', `${secret}=2`],
    ])
    for (const text of ['', secret, 'Mori=short', `=${secret}`])
      expect(() => configFromEnvironment({ OPERATOR_KEYS: text })).toThrow('OPERATOR_KEYS')
  })

  test('a report shows the words with three lines before and after, and no others', async () => {
    const { report, ben } = await reported(['1', '2', '3', '4', 'bad', '6', '7', '8', '9'], 4)
    expect(report.lines.map(({ text }) => text)).toEqual(['2', '3', '4', 'bad', '6', '7', '8'])
    expect(report.lines.find((line) => line.reported)?.text).toBe('bad')
    expect(report).toMatchObject({
      about: { id: ben.id, name: 'Ben' },
      people: 1,
      game: 'pebbles',
      reason: 'not nice',
    })
    const { body } = await ask<OperatorState>('GET', '')
    expect(body).toMatchObject({ key: 'Mori', reports: expect.any(Number), running: expect.any(Number) })
  })

  test('somebody can be reported without words, too', async () => {
    const [ann, ben] = [await Client.guest(server.url, 'Ann'), await Client.guest(server.url, 'Benedict')]
    expect((await ann.post(`/api/players/${ben.id}/reports`, { reason: 'leaves tables' })).status).toBe(200)
    expect((await ann.post(`/api/players/${'A'.repeat(22)}/reports`, { reason: 'x' })).status).toBe(404)
    const { body } = await ask<{ reports: Report[] }>('GET', '/reports')
    const found = body.reports.find((one) => one.about?.id === ben.id)
    expect(found).toMatchObject({ reason: 'leaves tables', lines: [], game: null })
  })
})

describe('mute and ban', () => {
  test('who is muted plays on and reads why; taken back, they write again; both are written down by the key', async () => {
    const { ben, table, report } = await reported(['rude'], 0)
    const wish = { player: ben.id, kind: 'mute', hours: 72, reason: 'Insult at a table', report: report.id }
    const { body: act } = await ask<Sanction>('POST', '/acts', wish)
    const refused = await sayAt(ben, table, 'muted')
    expect([refused.status, refused.body.code]).toEqual([403, 'muted'])
    expect(refused.body.message).toContain('Insult at a table')
    expect((await ben.get('/api/me/tables')).status).toBe(200)
    const { body: own } = await ben.get<{ sanctions: Sanction[] }>('/api/me/sanctions')
    expect(own.sanctions).toEqual([act])
    const open = await ask<{ reports: Report[] }>('GET', '/reports')
    expect(open.body.reports.some(({ id }) => id === report.id)).toBe(false)

    await ask('DELETE', `/acts/${act.id}`, undefined, `${secret} too`)
    expect((await sayAt(ben, table, 'again')).status).toBe(200)
    const { body } = await ask<{ entries: AuditEntry[] }>('GET', '/audit')
    const about = body.entries.filter((entry) => entry.about?.id === ben.id)
    expect(about.map(({ key, act: done, note }) => [key, done, note])).toEqual([
      ['Sen', 'lift', 'mute'],
      ['Mori', 'mute', 'Insult at a table'],
    ])
  })

  test('who is muted writes nothing into names either: not their own, nor a club’s, nor a tournament’s', async () => {
    const ben = await Client.guest(server.url, 'Ben')
    const { body: act } = await ask<Sanction>('POST', '/acts', {
      player: ben.id,
      kind: 'mute',
      hours: 1,
      reason: 'Insult at a table',
    })
    const club = { name: 'Rude words', about: 'and more of them', listed: true }
    const tournament = {
      name: 'Rude words',
      game: 'pebbles',
      people: 2,
      format: 'robin',
      rounds: null,
      pace: 'live',
      clock: { turn: 60, reserve: 0 },
      rated: false,
      most: 4,
      bots: 0,
      level: 'easy',
      fill: false,
      break: 0,
      starts: null,
      club: null,
    }
    const writes = [
      () => ben.send('PATCH', '/api/me', { name: 'Rude words' }),
      () => ben.send('PUT', '/api/me/password', { handle: 'rude-words', password: 'long enough' }),
      () => ben.post('/api/clubs', club),
      () => ben.post('/api/tournaments', tournament),
    ]
    for (const write of writes) {
      const { status, body } = await write()
      expect([status, body.code]).toEqual([403, 'muted'])
      expect(body.message).toContain('Insult at a table')
    }
    // What the page sends along unchanged is no word of theirs.
    const { status } = await ben.send('PATCH', '/api/me', { name: 'Ben', preferences: { locale: 'fr' } })
    expect(status).toBe(200)
    await ask('DELETE', `/acts/${act.id}`)
    for (const write of writes) expect((await write()).status).toBeLessThan(300)
  })

  test('who is banned is told until when, may take their data and be forgotten, and hears nothing more', async () => {
    const { ben, table } = await reported(['rude'], 0)
    const heard = ben.listen()
    await eventually(() => heard.messages.length).toBeGreaterThan(0)
    const { body: act } = await ask<Sanction>('POST', '/acts', {
      player: ben.id,
      kind: 'ban',
      hours: 1,
      reason: 'again and again',
    })
    await heard.stop()
    for (const path of ['/api/me/tables', `/api/tables/${table}`, '/api/stream', '/api/tables']) {
      const { status, body } = await ben.get(path)
      expect([path, status, body.code]).toEqual([path, 403, 'banned'])
    }
    expect(await ben.playAny(table).catch(() => 'refused')).toBe('refused')
    for (const path of ['/api/me', '/api/me/sanctions', '/api/me/export'])
      expect((await ben.get(path)).status).toBe(200)
    await ask('DELETE', `/acts/${act.id}`)
    expect((await ben.get('/api/me/tables')).status).toBe(200)
  })

  test('a ban ends by itself', async () => {
    const ben = await Client.guest(server.url, 'Ben')
    const { body: act } = await ask<Sanction>('POST', '/acts', {
      player: ben.id,
      kind: 'ban',
      hours: 1,
      reason: 'x',
    })
    expect(act.until - act.created).toBe(3_600_000)
    expect((await ben.get('/api/me/tables')).status).toBe(403)
    const { openStore } = await import('../store/open.ts')
    const store = await openStore(server.config)
    await store.write([
      { query: store.db.updateTable('sanctions').set({ until: 1 }).where('id', '=', act.id) },
    ])
    await store.close()
    // Said anew by anything that changes about them.
    await ask('POST', '/acts', { player: ben.id, kind: 'warn', hours: 1, reason: 'y' })
    expect((await ben.get('/api/me/tables')).status).toBe(200)
  })

  test('a report that was closed can be opened again, and whoever is forgotten is named nowhere', async () => {
    const { ben, report } = await reported(['rude'], 0)
    await ask('POST', `/reports/${report.id}/close`)
    const closed = await ask<{ reports: Report[] }>('GET', '/reports?closed=1')
    expect(closed.body.reports.map(({ id }) => id)).toContain(report.id)
    await ask('POST', `/reports/${report.id}/reopen`)
    await ask('POST', '/acts', { player: ben.id, kind: 'warn', hours: 1, reason: 'please' })
    await ben.send('DELETE', '/api/me')
    const { body } = await ask<{ reports: Report[] }>('GET', '/reports')
    expect(body.reports.find(({ id }) => id === report.id)?.about).toBeNull()
    const audit = await ask<{ entries: AuditEntry[] }>('GET', '/audit')
    expect(JSON.stringify(audit.body)).not.toContain(ben.id)
  })
})
