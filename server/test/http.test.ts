import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isLoopback, isPublic } from '../addresses.ts'
import { configFromEnvironment } from '../config.ts'
import { Client } from './client.ts'
import { startTestServer, type TestServer } from './server.ts'
import './wait.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ requestTimeout: 400, trustProxy: 1, rateFactor: 0.01 })
})
afterAll(() => server.close())

/** Sends this and waits for the end of the connection, or for an answer. */
function raw(text: string, until: 'answer' | 'end'): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
    let heard = ''
    socket.setTimeout(10_000, () => reject(new Error('the connection stays open')))
    socket.on('error', () => resolve(heard))
    socket.on('data', (chunk) => {
      heard += String(chunk)
      if (until === 'answer') socket.end()
    })
    socket.on('close', () => resolve(heard))
    socket.write(text)
  })
}

test('a body that does not come is not waited for', async () => {
  const head = 'POST /api/guests HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n'
  const answer = await raw(`${head}content-length: 20\r\n\r\n{`, 'end')
  expect(answer).toContain('408')
})

test('a Host that is none is a bad request', async () => {
  const body = '{"name":"Ann"}'
  for (const [index, host] of ['a b', 'a/../b', 'x@y', '[', 'http://x'].entries()) {
    const head = `POST /api/guests HTTP/1.1\r\nhost: ${host}\r\nx-forwarded-for: 192.0.2.${index}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`
    expect((await raw(head + body, 'answer')).slice(9, 12)).toBe('400')
  }
})

test('answers about somebody are kept by no cache', async () => {
  const ann = await Client.guest(server.url, 'Ann')
  const { headers, status } = await ann.get('/api/me')
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
})

test('an address that cannot be read is refused like everything else', async () => {
  for (const path of ['/%ff', '/api/tables/%E0%A4%A']) {
    const answer = await raw(`GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`, 'end')
    expect(answer.slice(9, 12)).toBe('400')
    expect(answer).toMatch(/cache-control: no-store/i)
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code: 'bad-request' })
  }
})

test('of forwarded addresses only the proxy’s own word counts', async () => {
  const client = new Client(server.url)
  let refused = 0
  for (let index = 0; index < 80; index++) {
    const headers = { 'x-forwarded-for': `198.51.100.${index}, 203.0.113.9` }
    const { status } = await client.send('GET', '/api/games', undefined, headers)
    if (status === 429) refused++
  }
  expect(refused).toBeGreaterThan(0)
  expect(configFromEnvironment({ TRUST_PROXY: '2' }).trustProxy).toBe(2)
  expect(() => configFromEnvironment({ TRUST_PROXY: 'yes' })).toThrow('TRUST_PROXY')
})

describe('addresses', () => {
  test('of private networks are told from those of the open internet', () => {
    for (const address of [
      '127.0.0.1',
      '10.1.2.3',
      '172.31.0.1',
      '192.168.1.1',
      '169.254.169.254',
      '0.0.0.0',
      '100.64.0.1',
      '::1',
      '::',
      'fd00::1',
      'fe80::1',
      '::ffff:10.0.0.1',
      '::ffff:7f00:1',
      '::127.0.0.1',
      '2002:7f00:1::',
      '64:ff9b:1::7f00:1',
      'fec0::1',
      'localhost',
      '',
    ])
      expect([address, isPublic(address)]).toEqual([address, false])
    for (const address of ['93.184.216.34', '172.32.0.1', '2606:2800:220:1::1', '::ffff:93.184.216.34'])
      expect([address, isPublic(address)]).toEqual([address, true])
    expect([isLoopback('::ffff:127.0.0.1'), isLoopback('128.0.0.1')]).toEqual([true, false])
  })
})
