import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startEngawa } from './children.ts'
import { Client } from './client.ts'
import { freePort } from './postgres.ts'
import { eventually } from './wait.ts'

const folder = mkdtempSync(join(tmpdir(), 'engawa-built-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('engawa serve plays every game of the server against a bot, and finds the tables again', async () => {
  const settings = { DATA_FOLDER: folder, PORT: String(await freePort()), LOG_LEVEL: 'warn' }
  const first = await startEngawa(settings)
  const client = await Client.guest(first.url, 'Ayame')
  const tables: string[] = []
  for (const game of ['daruma', 'kodama', 'bamboo', 'bitoku']) {
    const { id } = await client.open({ game, seats: [{ kind: 'bot', level: 'easy' }, { kind: 'me' }] })
    tables.push(id)
    await eventually(async () => client.playAny(id)).toBe(true)
  }
  const before = await Promise.all(tables.map(async (id) => (await client.look(id)).table.position))
  await first.kill()
  const second = await startEngawa(settings)
  const after = await Promise.all(tables.map(async (id) => (await client.look(id)).table.position))
  await second.kill()
  // A bot may have played on between the look and the end.
  after.forEach((position, index) => {
    expect(position).toBeGreaterThanOrEqual(before[index] ?? Number.NaN)
  })
})
