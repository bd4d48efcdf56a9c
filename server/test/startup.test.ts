import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzipSync } from 'node:zlib'
import Database from 'libsql'
import { afterAll, describe, expect, test } from 'vitest'
import { explain, restore, startServer } from '../index.ts'
import { Client } from './client.ts'
import { startTestServer, testConfig } from './server.ts'
import './wait.ts'

const folder = mkdtempSync(join(tmpdir(), 'engawa-startup-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What whoever runs the server is told when it does not start. */
async function complaint(changes: object): Promise<string | undefined> {
  const config = testConfig(join(folder, 'own'), changes)
  return startServer(config).then(
    async (running) => {
      await running.close()
      return 'it started'
    },
    (error: unknown) => explain(error, config),
  )
}

describe('a server that cannot start says what to do', () => {
  test('the port or the data folder is in use', async () => {
    const server = await startTestServer()
    const port = Number(new URL(server.url).port)
    expect(await complaint({ port })).toContain(`port ${port} of 127.0.0.1 is in use`)
    expect(await complaint({ dataFolder: server.config.dataFolder })).toContain('another server works on')
    await server.close()
    expect(await complaint({ port })).toBe('it started')
  })

  test('the data file is damaged, or the folder is none', async () => {
    const damaged = join(folder, 'damaged')
    mkdirSync(damaged)
    writeFileSync(join(damaged, 'engawa.sqlite'), 'this is no database, '.repeat(500))
    expect(await complaint({ dataFolder: damaged })).toContain('the data file is damaged')
    const program = join(import.meta.dirname, '../../cli/bin/engawa.mjs')
    const env = { PATH: process.env.PATH, DATA_FOLDER: damaged, PORT: '0' }
    const run = promisify(execFile)(process.execPath, [program, 'serve'], { env })
    const { code, stderr } = await run.then(
      () => ({ code: 0, stderr: '' }),
      (error: { code: number; stderr: string }) => error,
    )
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^engawa: the data file is damaged[^\n]*\n$/)])
    writeFileSync(join(folder, 'file'), '')
    expect(await complaint({ dataFolder: join(folder, 'file', 'data') })).toContain('is no folder')
  })

  test('an update of the data file that was cut off; it leaves nothing half made', async () => {
    const dataFolder = join(folder, 'half')
    mkdirSync(dataFolder)
    const file = new Database(join(dataFolder, 'engawa.sqlite'))
    // In the way of one of the last steps.
    file.exec('create table reviews (other text)')
    expect(await complaint({ dataFolder })).toContain('an update of the data file was cut off')
    const made = file.prepare("select name from sqlite_master where type = 'table'").all() as {
      name: string
    }[]
    expect(made.map(({ name }) => name).filter((name) => !name.startsWith('kysely'))).toEqual(['reviews'])
    file.exec('drop table reviews')
    file.close()
    expect(await complaint({ dataFolder })).toBe('it started')
  })

  test('the disk is full', () => {
    const config = testConfig(folder)
    expect(explain(Object.assign(new Error('no space left'), { code: 'ENOSPC' }), config)).toContain(
      'disk is full',
    )
    const sqlite = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' })
    expect(explain(sqlite, config)).toContain('disk is full')
    expect(explain(new TypeError('a fault of ours'), config)).toBeUndefined()
  })
})

test('a bad backup is told from a good one', async () => {
  const head = JSON.stringify({ engawa: 'backup', version: 1 })
  const bad: Record<string, Buffer | string> = {
    'is damaged': 'no gzip at all',
    damaged: gzipSync(`${head}\n{"rows"`),
    'is not a backup': gzipSync('{"other": "file"}\n'),
    'unknown part': gzipSync(`${head}\n["secrets", {}]\n`),
    'does not fit': gzipSync(`${head}\n["users", {"nonsense": 1}]\n`),
    'too early': gzipSync(`${head}\n`),
    'use another copy': gzipSync(`${head}\n`.repeat(2000)).subarray(0, 40),
  }
  for (const [index, [sentence, bytes]] of Object.entries(bad).entries()) {
    const file = join(folder, `bad-${index}.gz`)
    writeFileSync(file, bytes)
    await expect(restore(testConfig(join(folder, `empty-${index}`)), file)).rejects.toThrow(sentence)
  }
  await expect(restore(testConfig(join(folder, 'none')), join(folder, 'none.gz'))).rejects.toThrow('no file')
})

test('on a full disk the server is not ready', async () => {
  const server = await startTestServer({ leastSpace: Number.MAX_SAFE_INTEGER })
  const { status, body } = await new Client(server.url).get('/api/ready')
  expect([status, body.code]).toEqual([503, 'disk-full'])
  await server.close()
})
