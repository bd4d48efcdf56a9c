import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { startServer } from '../index.ts'
import { Client } from './client.ts'
import { startTestServer, testConfig } from './server.ts'
import './wait.ts'

const folder = mkdtempSync(join(tmpdir(), 'engawa-backup-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const program = join(import.meta.dirname, '../../cli/bin/engawa.mjs')

/** Runs a command of the server on a data folder, as whoever keeps it would. */
const engawa = (dataFolder: string, ...words: string[]) =>
  promisify(execFile)(process.execPath, [program, ...words], {
    env: { PATH: process.env.PATH, DATA_FOLDER: dataFolder },
  })

test('engawa backup of a running server, engawa restore into an empty folder: everybody sits where they sat', async () => {
  const server = await startTestServer()
  const ann = await Client.guest(server.url, 'Ann')
  const ben = await Client.guest(server.url, 'Ben')
  const { id } = await ann.open({ game: 'pebbles', seats: [{ kind: 'me' }, { kind: 'open' }] })
  await ben.post(`/api/tables/${id}/seats/1/sit`)
  for (const client of [ann, ben]) await client.playAny(id)
  const before = await ann.look(id)
  const file = join(folder, 'backup.gz')
  await engawa(server.config.dataFolder, 'backup', file)
  await server.close()

  const elsewhere = join(folder, 'elsewhere')
  await engawa(elsewhere, 'restore', file)
  await expect(engawa(elsewhere, 'restore', file)).rejects.toThrow('in use')
  const restored = await startServer(testConfig(elsewhere))
  const again = new Client(restored.url)
  again.cookie = ann.cookie
  expect(await again.look(id)).toEqual(before)
  await restored.close()
})

test('engawa reports tells whoever runs the server what was said and what somebody has against it', async () => {
  const server = await startTestServer()
  const ann = await Client.guest(server.url, 'Ann')
  const ben = await Client.guest(server.url, 'Ben')
  const { id } = await ann.open({ game: 'pebbles', seats: [{ kind: 'me' }, { kind: 'open' }] })
  await ben.post(`/api/tables/${id}/seats/1/sit`)
  const { body } = await ben.post<{ position: number }>(`/api/tables/${id}/chat`, {
    client: 'b',
    text: 'rude',
  })
  await ann.post(`/api/tables/${id}/reports`, { position: body.position, reason: 'not nice' })
  const { stdout } = await engawa(server.config.dataFolder, 'reports')
  await server.close()
  expect(
    stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual([
    { time: expect.any(String), table: id, player: ben.id, name: 'Ben', text: 'rude', reason: 'not nice' },
  ])
})
