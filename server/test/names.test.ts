import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cleanName, distinctName, skeletonOf } from '../names.ts'
import { Client } from './client.ts'
import { startTestServer, type TestServer } from './server.ts'
import './wait.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

describe('a name', () => {
  const named = async (name: string) => (await new Client(server.url).post('/api/guests', { name })).status

  test('holds nothing that cannot be seen, or that turns what stands beside it', async () => {
    const bad = [
      'A\u200bnn',
      '\u202eAnn',
      'Ann\u2066',
      '\u2800',
      '\u3164',
      'A\u00adnn',
      '\ufeffAnn',
      'A\u2028nn',
      `A${'\u0301'.repeat(9)}`,
    ]
    for (const name of bad) expect([name, await named(name)]).toEqual([name, 400])
    for (const name of ['Ann', 'Zoë', '五月', 'Ångström-Öz', 'Δέσποινα', 'Никита', 'Ann 🎋'])
      expect([name, await named(name)]).toEqual([name, 201])
  })

  test('keeps to one alphabet, in plain letters', async () => {
    expect(await named('\u0410nn')).toBe(422)
    expect(cleanName('𝐀𝐧𝐧')).toBe('Ann')
    const ann = await Client.guest(server.url, 'Ann')
    expect((await ann.send('PATCH', '/api/me', { name: 'Bеn' })).body.code).toBe('bad-name')
  })

  test('that looks like another at the table gets a number', async () => {
    expect(skeletonOf('сосо')).toBe(skeletonOf('coco'))
    expect(skeletonOf('Ann')).not.toBe(skeletonOf('Anna'))
    expect(distinctName('BiII', ['Bill', 'Ann'])).toBe('BiII 2')
    const ann = await Client.guest(server.url, 'Ann')
    const other = await Client.guest(server.url, 'ANN')
    const { id } = await ann.open({ game: 'pebbles', seats: [{ kind: 'me' }, { kind: 'open' }] })
    await other.post(`/api/tables/${id}/seats/1/sit`)
    expect((await ann.look(id)).table.seats.map(({ name }) => name)).toEqual(['Ann', 'ANN 2'])
  })
})

test('words cannot be turned round', async () => {
  const ann = await Client.guest(server.url, 'Ann')
  const { id } = await ann.open({ game: 'pebbles', seats: [{ kind: 'me' }, { kind: 'open' }] })
  const say = async (text: string) =>
    (await ann.post(`/api/tables/${id}/chat`, { client: `c${text.length}`, text })).status
  expect(await say('a \u202egnp.exe')).toBe(400)
  expect(await say('👩‍👩‍👧 שלום')).toBe(200)
})
