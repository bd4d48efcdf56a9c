import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { games } from '@engawa/games'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { layTable } from './drivers/table.ts'
import { dist, openSite, type Site, visit } from './harness.ts'

const KB = 1000
const SHELL = 120 * KB
const BOARD = 80 * KB

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(async () => {
  await site.close()
})

const packed = (file: string) => gzipSync(readFileSync(join(dist, 'assets', file))).length
const code = (file: string) => /\.(js|css)$/.test(file)

/** Scripts and styles of a page so far, without what only the worker loads. */
async function loadedBy(path: string, arrived: string): Promise<string[]> {
  const { page, context } = await visit(site, { locale: 'en', theme: 'day' }, path)
  await page.locator(arrived).first().waitFor()
  const files = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname.split('/').at(-1) ?? ''),
  )
  await context.close()
  return [...new Set(files.filter(code))]
}

const weigh = (files: readonly string[]) => files.reduce((sum, file) => sum + packed(file), 0)

test('the first screen loads at most 120 KB of packed code', async () => {
  const files = (await loadedBy('#/', '.print')).filter((file) => file !== 'theme.js')
  expect(files.length).toBeGreaterThan(1)
  expect(weigh(files), files.join(' ')).toBeLessThanOrEqual(SHELL)
})

test.each(games.map(({ id }) => id))('the board of %s loads at most 80 KB of packed code', async (game) => {
  const { page, context } = await visit(site, { locale: 'en', theme: 'day' }, `#/new/${game}`)
  await page.locator('button[type=submit]').waitFor()
  const seen = new Set<string>()
  page.on('response', (response) => {
    const file = new URL(response.url()).pathname.split('/').at(-1) ?? ''
    if (/^board-.*\.(js|css)$/.test(file)) seen.add(file)
  })
  await layTable(page, { game, seats: 2 })
  expect(seen.size, 'files of the board').toBeGreaterThan(0)
  expect(weigh([...seen]), [...seen].join(' ')).toBeLessThanOrEqual(BOARD)
  await context.close()
})

test('no file of code outgrows a shell: what a game needs is split from what another needs', () => {
  for (const file of readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.js')))
    expect(packed(file), file).toBeLessThanOrEqual(SHELL)
})

test('bots and reviews think with the files that the pages load, not with copies of them', () => {
  const read = (file: string) => readFileSync(join(dist, 'assets', file), 'utf8')
  const files = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.js'))
  const importedBy = (file: string) => [...read(file).matchAll(/from"\.\/([^"]+)"/g)].map(([, name]) => name)
  const workers = files.filter((file) => /\.worker-/.test(file))
  expect(workers).toHaveLength(2)
  const byPages = new Set(files.filter((file) => !workers.includes(file)).flatMap(importedBy))
  for (const worker of workers) {
    const shared = importedBy(worker).filter((file) => byPages.has(file))
    expect(
      shared.some((file) => file?.startsWith('registry-')),
      `${worker} shares ${shared}`,
    ).toBe(true)
  }
})
