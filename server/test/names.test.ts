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
    // Armenian, Cherokee, Coptic: whoever writes them has no Latin letters between them.
    for (const name of ['B\u0585b', '\u13aann', 'B\u2c9fb'])
      expect([name, await named(name)]).toEqual([name, 422])
    for (const name of [
      '\u0531\u0576\u0576\u0561',
      'Ann \u4e94\u6708',
      '\u3055\u3064\u304d\u4e94',
      '\uc740\uc601 Kim',
    ])
      expect([name, await named(name)]).toEqual([name, 201])
  })

  test('that looks like another at the table gets a number', async () => {
    expect(skeletonOf('сосо')).toBe(skeletonOf('coco'))
    expect(skeletonOf('Ann')).not.toBe(skeletonOf('Anna'))
    for (const [name, other] of [
      ['\u0251nn', 'ann'],
      ['B\u0131ll', 'Bill'],
      ['\u0261reg', 'greg'],
      ['Bi\u01c0\u01c0', 'Bill'],
    ] as const)
      expect(skeletonOf(name)).toBe(skeletonOf(other))
    expect(distinctName('BiII', ['Bill', 'Ann'])).toBe('BiII 2')
    // No letter is cut in two.
    const fish = '\u{1f41f}'.repeat(16)
    expect(distinctName(fish, [fish])).toBe(`${'\u{1f41f}'.repeat(14)} 2`)
    const ann = await Client.guest(server.url, 'Ann')
    const other = await Client.guest(server.url, 'ANN')
    const { id } = await ann.open({ game: 'pebbles', seats: [{ kind: 'me' }, { kind: 'open' }] })
    await other.post(`/api/tables/${id}/seats/1/sit`)
    expect((await ann.look(id)).table.seats.map(({ name }) => name)).toEqual(['Ann', 'ANN 2'])
  })
})

test('words cannot be turned round, and there is something to read in them', async () => {
  const ann = await Client.guest(server.url, 'Ann')
  const { id } = await ann.open({ game: 'pebbles', seats: [{ kind: 'me' }, { kind: 'open' }] })
  const say = async (text: string) =>
    (await ann.post(`/api/tables/${id}/chat`, { client: `c${text.length}`, text })).status
  expect(await say('a \u202egnp.exe')).toBe(400)
  expect(await say('👩‍👩‍👧 שלום')).toBe(200)
  for (const text of [' ', '\n\n\n', '\u200b\u200d', '\u3164\u2800'])
    expect([text, await say(text)]).toEqual([text, 400])
})

test('words carry the name that the seat has, whatever whoever sits there is called meanwhile', async () => {
  const [ann, ben] = [await Client.guest(server.url, 'Ann'), await Client.guest(server.url, 'Ben')]
  const { id } = await ann.open({ game: 'pebbles', seats: [{ kind: 'me' }, { kind: 'open' }] })
  await ben.post(`/api/tables/${id}/seats/1/sit`)
  expect((await ben.send('PATCH', '/api/me', { name: 'Ann' })).status).toBe(200)
  await ben.post(`/api/tables/${id}/chat`, { client: 'one', text: 'I give up, says Ann' })
  const { body } = await ann.get<{ entries: { text?: string; name?: string }[] }>(`/api/tables/${id}/log`)
  expect(body.entries.findLast(({ text }) => text !== undefined)?.name).toBe('Ben')
})
