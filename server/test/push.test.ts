import { get } from 'node:https'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isPublicName, publicLookup } from '../addresses.ts'
import { PublicAgent } from '../messages/transports.ts'
import { openStore } from '../store/open.ts'
import { Client } from './client.ts'
import { startTestServer, type TestServer } from './server.ts'
import './wait.ts'

// A pair that web push accepts; nothing is ever sent with it.
const push = {
  publicKey: 'BEl62iUYgUivxIkv69yViEuiBIa-Ib9-SkvMeAtA3LFgDzkrxZJjSgSnfckjBJuBkr3qBUYIHBQFLXYp5Nksh8U',
  privateKey: 'UUxI4O8-FbRouAevSmBQ6o18hgE4nSG3qwvJTfKc-ls',
  contact: 'mailto:x@example.org',
}

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ push, publicUrl: 'http://127.0.0.1' })
})
afterAll(() => server.close())

describe('targets of web push', () => {
  const add = (client: Client, endpoint: string) =>
    client.post('/api/me/push', { endpoint, keys: { p256dh: 'key', auth: 'key' } })

  test('in private networks are refused', async () => {
    const ann = await Client.guest(server.url, 'Ann')
    for (const host of [
      '127.0.0.1',
      '10.0.0.1',
      '[::1]',
      '[fd00::1]',
      'localhost',
      'router.lan',
      '2130706433',
      '169.254.169.254',
      'push.example.org:8080',
      'me@push.example.org',
    ])
      expect([host, (await add(ann, `https://${host}/x`)).body?.code]).toEqual([host, 'private-target'])
    expect((await add(ann, 'https://push.example.org/x')).status).toBe(200)
  })

  test('hold nothing that another reader of addresses takes for the end of a number', async () => {
    const gus = await Client.guest(server.url, 'Gus')
    // node:url reads 127.0.0.1 out of each of these.
    for (const host of ["127.0.0.1'.example.org", '127.0.0.1`.example.org', '127.0.0.1{.example.org'])
      expect([host, (await add(gus, `https://${host}/x`)).body?.code]).toEqual([host, 'private-target'])
    for (const host of ['127.0.0.1', '[::1]'])
      expect(() => get({ host, agent: new PublicAgent() })).toThrow('private network')
  })

  test('are found out when a name leads there', async () => {
    const found = promisify(publicLookup)('localhost', {})
    await expect(found).rejects.toThrow('private network')
    expect([isPublicName('fcm.googleapis.com'), isPublicName('printer')]).toEqual([true, false])
  })

  test('are ten for each person, the newest', async () => {
    const ben = await Client.guest(server.url, 'Ben')
    for (let index = 0; index < 15; index++) await add(ben, `https://push.example.org/${ben.id}/${index}`)
    const store = await openStore(server.config)
    const rows = await store.db
      .selectFrom('pushes')
      .select('endpoint')
      .where('user_id', '=', ben.id)
      .execute()
    await store.close()
    expect(rows.length).toBe(10)
    expect(rows.map(({ endpoint }) => endpoint)).toContain(`https://push.example.org/${ben.id}/14`)
  })
})
