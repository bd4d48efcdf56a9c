import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { crash } from './crash.ts'
import './wait.ts'
import { startPostgres } from './postgres.ts'

const folder = mkdtempSync(join(tmpdir(), 'engawa-crash-deep-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const cycles = 50
const nothingLost = { cycles, idle: 0, lost: 0, twice: 0, gaps: 0, stuck: 0 }

test('fifty times kill -9 on SQLite', async () => {
  const report = await crash({}, join(folder, 'sqlite'), cycles)
  expect(report).toMatchObject(nothingLost)
  expect(report.moves).toBeGreaterThanOrEqual(cycles * 10)
})

test('fifty times kill -9 on PostgreSQL', async () => {
  const postgres = await startPostgres()
  const report = await crash({ databaseUrl: await postgres.database('crash') }, folder, cycles)
  await postgres.stop()
  expect(report).toMatchObject(nothingLost)
  expect(report.moves).toBeGreaterThanOrEqual(cycles * 10)
})
