import { connect, type Socket } from 'node:net'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { buildApp } from '../http/app.ts'
import { openTransports } from '../messages/transports.ts'
import { openServices, type Services } from '../services.ts'
import { Hub, type Stream } from '../stream/hub.ts'
import { Client } from './client.ts'
import { startTestServer, type TestServer } from './server.ts'
import { eventually } from './wait.ts'

/** Asks again and again, and takes none of the answers. */
function deaf(url: string, path: string, times: number): Socket {
  const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => {})
  socket.pause()
  socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`.repeat(times))
  return socket
}

describe('whoever takes no answers', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ rateFactor: 1 })
  })
  afterAll(() => server.close())

  test('keeps nobody else at their address waiting', async () => {
    // More on each line than it holds, and as many lines as are answered at a time.
    const sockets = Array.from({ length: 4 }, () => deaf(server.url, '/api/openapi.json', 60))
    // Until nothing more goes out on any of them.
    await new Promise((resolve) => setTimeout(resolve, 1500))
    const ann = new Client(server.url)
    for (let asked = 0; asked < 5; asked++) expect((await ann.get('/api/games')).status).toBe(200)
    for (const socket of sockets) socket.destroy()
  })

  test('is hung up on once nothing has moved on their line for five minutes', async () => {
    const inside = await openServices(server.config)
    const app = await buildApp(inside, new Hub(inside), await openTransports(server.config))
    expect(app.server.timeout).toBe(5 * 60_000)
    app.server.setTimeout(300)
    const url = await app.listen({ host: '127.0.0.1', port: 0 })
    const lines = () => promisify(app.server.getConnections.bind(app.server))()
    const socket = deaf(url, '/api/openapi.json', 300)
    await eventually(lines).toBe(1)
    await eventually(lines).toBe(0)
    socket.destroy()
    await app.close()
    await inside.store.close()
  })
})

describe('a stream', () => {
  const services = { rooms: { onChange() {} }, config: { rateFactor: 1 } } as unknown as Services
  /** A line on which so much waits, and so much was taken. */
  const lineOf = (waiting: number) => {
    const line = {
      destroyed: false,
      writableEnded: false,
      bytesWritten: 0,
      writableLength: waiting,
      once: () => line,
      write: (text: string) => {
        line.bytesWritten += text.length
        if (line.writableLength > 0) line.writableLength += text.length
        return true
      },
      destroy: () => {
        line.destroyed = true
      },
      end() {},
    }
    return line
  }
  const streamOn = (out: object, user = 'Ann'): Stream =>
    ({
      user,
      address: 'home',
      out,
      positions: new Map(),
      watched: new Set(),
      owed: new Set(),
      muted: new Set(),
    }) as never

  test('on which nobody takes anything from one beat to the next ends, others do not', () => {
    vi.useFakeTimers()
    const hub = new Hub(services)
    const [deaf, slow, quick] = [lineOf(1000), lineOf(1000), lineOf(0)]
    for (const line of [deaf, slow, quick]) hub.open(streamOn(line))
    for (let beat = 0; beat < 3; beat++) {
      slow.writableLength -= 50
      vi.advanceTimersByTime(15_000)
    }
    expect([deaf, slow, quick].map(({ destroyed }) => destroyed)).toEqual([true, false, false])
    hub.close()
    vi.useRealTimers()
  })

  test('of whoever hung up before it was open is not counted, and nobody is here by it', () => {
    const hub = new Hub(services)
    hub.open(streamOn({ ...lineOf(0), destroyed: true }))
    expect([hub.size, hub.isHere('Ann')]).toEqual([0, false])
    hub.close()
  })
})
