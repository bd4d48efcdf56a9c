import Database from 'libsql'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { fewOfEach } from '../few-of-each.ts'
import { openFile } from '../store/sqlite-writer.ts'
import { Client } from './client.ts'
import { startTestServer, type TestServer } from './server.ts'

let server: TestServer
let ann: Client
beforeAll(async () => {
  server = await startTestServer()
  ann = await Client.guest(server.url, 'Ann')
})
afterAll(() => server.close())

/** How SQLite finds what the thread that answers reads for a request. */
async function plansOf(path: string): Promise<string[]> {
  const prepare = vi.spyOn(Database.prototype, 'prepare')
  expect((await ann.get(path)).status).toBe(200)
  const texts = prepare.mock.calls.map(([text]) => text)
  prepare.mockRestore()
  const file = openFile(`${server.config.dataFolder}/engawa.sqlite`)
  const plans = texts.map((text) => {
    const values = [...text.matchAll(/\?/g)].map(() => 1)
    const steps = file.prepare(`explain query plan ${text}`).all(values) as { detail: string }[]
    return steps.map(({ detail }) => detail).join('; ')
  })
  file.close()
  return plans
}

test('what was won last, and public tables, are found without reading or sorting all there ever were', async () => {
  const activity = await plansOf('/api/activity')
  const won = activity.filter((plan) => /results|tables USING INDEX/.test(plan))
  expect(won).toEqual([
    'SEARCH results USING INDEX results_by_finished (finished>?)',
    expect.stringContaining('(id=?)'),
  ])
  const lobby = (await plansOf('/api/tables')).filter((plan) => plan.includes(' tables '))
  expect(lobby.length).toBeGreaterThan(0)
  expect(lobby[0]).toContain('tables_by_listed_status_updated')
  expect(lobby.filter((plan) => plan.includes('B-TREE'))).toEqual([])
})

test('of what stands newest first a list takes a few of each person, and all that is nobody’s', () => {
  const all = ['a', 'a', null, 'a', 'b', null, null, 'b'].map((owner, index) => ({ owner, index }))
  expect(fewOfEach(all, 2, 10).map(({ index }) => index)).toEqual([0, 1, 2, 4, 5, 6, 7])
  expect(fewOfEach(all, 1, 3).map(({ index }) => index)).toEqual([0, 2, 4])
})
