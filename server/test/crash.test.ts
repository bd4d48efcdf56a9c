import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startChild } from './children.ts'
import { Client } from './client.ts'
import { crash } from './crash.ts'
import { eventually } from './wait.ts'

const folder = mkdtempSync(join(tmpdir(), 'engawa-crash-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const nothingLost = { idle: 0, lost: 0, twice: 0, gaps: 0, stuck: 0 }

// On PostgreSQL, and more often, in the deep test.
test('kill -9 under load on SQLite: no acknowledged move lost or played twice, streams go on', async () => {
  const report = await crash({}, join(folder, 'sqlite'), 2)
  expect(report).toMatchObject(nothingLost)
  expect(report.moves).toBeGreaterThanOrEqual(20)
})

test('logs hold neither ids nor names nor tokens', async () => {
  const server = await startChild(join(folder, 'logs'), { logLevel: 'debug' })
  const ann = await Client.guest(server.url, 'Annabel')
  const { id } = await ann.open({ game: 'pebbles', seats: [{ kind: 'me' }, { kind: 'open' }] })
  const { body } = await ann.post<{ token: string }>(`/api/tables/${id}/invitations`)
  await ann.get(`/api/invitations/${body.token}`)
  await eventually(() => server.output()).toContain('/api/invitations/:token')
  for (const secret of [ann.cookie.slice('engawa='.length), ann.id, 'Annabel', id, body.token])
    expect(server.output()).not.toContain(secret)
  await server.kill()
})
