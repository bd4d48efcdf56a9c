import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { nobody, playForBot, whomBotsServe } from '../bots/player.ts'
import { createTable, leave } from '../commands/seating.ts'
import { settingsWith } from '../room/settings.ts'
import type { Chair } from '../schemas/wish.ts'
import { openServices } from '../services.ts'
import { WorkerPool } from '../workers/pool.ts'
import { testConfig } from './server.ts'

const echo = `
  import { parentPort } from 'node:worker_threads'
  parentPort.on('message', ({ id, task }) => parentPort.postMessage({ id, result: task }))`

test('those for whom tasks wait take turns: a thousand of one keep another waiting for one of them', async () => {
  const pool = new WorkerPool<string, string>(new URL(`data:text/javascript,${encodeURI(echo)}`), 1, null)
  const done: string[] = []
  const run = async (task: string, whom: string) => void done.push(await pool.run(task, whom))
  const flood = Array.from({ length: 1000 }, (_, index) => run(`flood ${index}`, 'flooding'))
  expect([pool.waitingFor('flooding'), pool.waitingFor('Ann')]).toEqual([999, 0])
  await Promise.all([...flood, run('first', 'Ann'), run('second', 'Ann'), run('only', 'Ben')])
  await pool.close()
  expect(done.slice(0, 6)).toEqual(['flood 0', 'flood 1', 'first', 'only', 'flood 2', 'second'])
  expect(done.length).toBe(1003)
})

test('bots think for the person at their table; tables of bots alone have one turn together', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'engawa-pool-'))
  const services = await openServices(testConfig(folder))
  const { user } = await services.people.welcome('Ann', '')
  const ann = { id: user, name: 'Ann', session: '' }
  const bot: Chair = { kind: 'bot', level: 'guest' }
  const open = async (...seats: Chair[]) =>
    (await createTable(services, ann, { game: 'pebbles', seats, settings: settingsWith({}) })).id
  const asked: (string | undefined)[] = []
  const pool = {
    async run(_task: unknown, whom?: string): Promise<unknown> {
      asked.push(whom)
      throw new Error('no thought')
    },
  }
  const think = (table: string) => expect(playForBot(services, pool, table)).rejects.toThrow('no thought')
  const company = await open(bot, { kind: 'me' })
  expect(await services.rooms.read(company, whomBotsServe)).toBe(user)
  await think(await open(bot, bot))
  await leave(services, ann, company, 1)
  await think(company)
  expect(asked).toEqual([nobody, nobody])
  await services.history.close()
  await services.store.close()
  rmSync(folder, { recursive: true, force: true })
})
