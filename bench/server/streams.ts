import { EventStream, HttpConnection } from './connection.ts'
import type { ServerProcess } from './processes.ts'

const atOnce = 100

/** How many bytes of the server's memory each open stream takes. */
export async function bytesPerStream(server: ServerProcess, count: number): Promise<number> {
  const connection = new HttpConnection(server.port)
  const { head } = await connection.send('POST', '/api/guests', '', { name: 'Listener' })
  const cookie = /set-cookie: ([^;]+)/i.exec(head)?.[1] ?? ''
  const streams: EventStream[] = []
  const open = (): Promise<void> =>
    new Promise((resolve) => {
      streams.push(new EventStream(server.port, cookie, () => resolve()))
    })
  // The first ones pay for what all share.
  await Promise.all(Array.from({ length: atOnce }, open))
  const before = await server.memory()
  for (let opened = 0; opened < count; opened += atOnce)
    await Promise.all(Array.from({ length: atOnce }, open))
  const after = await server.memory()
  for (const stream of streams) stream.close()
  connection.close()
  return (after - before) / count
}
