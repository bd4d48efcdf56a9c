import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chain, type StoredMove } from '../store/tables.ts'
import { gameBefore, keepAsBefore, longTurn, NO_APP, openTable } from './drivers/saves.ts'
import { closeSheet, storageDump, storedTable } from './drivers/table.ts'
import { openSite, type Site, visit } from './harness.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(async () => {
  await site.close()
})

/** Bots take their time: what is stored in between was played by the person. */
const alone = { locale: 'en', theme: 'day', settings: { pace: 'slow', motion: 'off' } } as const
const position = (page: Page) => page.locator('.table').getAttribute('data-position')

async function playFromList(page: Page, which: 'first' | 'last' = 'first'): Promise<void> {
  const before = await position(page)
  await page.keyboard.press('m')
  await page.locator('.moves button[data-move]')[which]().click()
  await expect.poll(() => position(page)).not.toBe(before)
}

test('a move adds itself to the stored table, however long the game is by then', async () => {
  const { page, context } = await visit(site, alone)
  await openTable(page, await longTurn('bamboo', 150))
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype
    const written: [store: string, size: number][] = []
    Object.assign(globalThis, { written })
    IDBObjectStore.prototype.put = function (value: unknown) {
      written.push([this.name, JSON.stringify(value).length])
      return put.call(this, value)
    }
  })
  await playFromList(page)
  await storedTable(page)
  const written = await page.evaluate(
    () => (globalThis as typeof globalThis & { written: [string, number][] }).written,
  )
  expect(written.map(([store]) => store)).toEqual(['tables', 'moves'])
  expect(written.reduce((sum, [, size]) => sum + size, 0)).toBeLessThan(1500)
  await context.close()
})

test('a table that was kept as a save file opens, goes on, and is kept move by move from then on', async () => {
  const table = await longTurn('daruma', 10)
  const { page, context } = await visit(site, alone, NO_APP)
  await keepAsBefore(page, '0a1b2c3d4e5f', table)
  await page.goto(`${site.url}#/tables`)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save to a file' }).click(),
  ])
  expect(await file.path()).toBeTruthy()
  // The link it had then.
  await page.goto(`${site.url}#/table/0a1b2c3d4e5f`)
  await page.locator('.dock').waitFor()
  await closeSheet(page)
  expect(await position(page)).toBe(String(table.position))
  await playFromList(page)
  const stored = await storedTable(page)
  expect(stored.position).toBe(table.position + 1)
  expect(stored.history.slice(0, -1)).toEqual(table.history)
  expect(await storageDump(page)).not.toContain('"save"')
  await page.reload()
  await page.locator('.dock').waitFor()
  expect(await position(page)).toBe(String(stored.position))
  await context.close()
})

test('where two tabs play at one table, the game of the one that played last is kept whole', async () => {
  const { page: first, context } = await visit(site, alone)
  const table = await gameBefore('bamboo', 'furnish')
  await openTable(first, table)
  const second = await context.newPage()
  await second.goto(first.url())
  await second.locator('.dock').waitFor()
  await closeSheet(second)
  await playFromList(first)
  const own = (await storedTable(first)).history
  // The second tab has not seen that: its move takes the place of the other.
  expect(await position(second)).toBe(String(table.position))
  await playFromList(second, 'last')
  await expect.poll(async () => (await storedTable(second)).history).not.toEqual(own)
  // Nor has the first tab seen the second's: its next move follows on its own.
  await playFromList(first)
  const kept = await storedTable(first)
  expect(kept.history.slice(0, -1)).toEqual(own)
  await context.close()
})

test('what others did meanwhile lies over the table from the start, also while a press is still being handled', async () => {
  const { page, context } = await visit(site, alone)
  await openTable(page, await longTurn('daruma', 10))
  const address = page.url()
  await page.goto(`${site.url}#/tables`)
  await page.reload()
  await page.evaluate(() => {
    // A busy machine: what was to happen right after the press does not.
    const { setTimeout } = globalThis
    Object.assign(globalThis, { setTimeout: (run: () => void, after = 60_000) => setTimeout(run, after) })
    new MutationObserver((_changes, observer) => {
      if (document.querySelector('.dock') === null) return
      observer.disconnect()
      Object.assign(globalThis, { covered: document.querySelector('dialog:modal') !== null })
    }).observe(document, { childList: true, subtree: true })
  })
  await page.getByRole('button', { name: 'Save to a file' }).click()
  await page.goto(address)
  await page.locator('.dock').waitFor()
  expect(await page.evaluate(() => (globalThis as typeof globalThis & { covered?: boolean }).covered)).toBe(
    true,
  )
  await context.close()
})

const stored = (position: number, stamp: string, after: string): StoredMove => ({
  table: 'a',
  position,
  seat: 0,
  move: stamp,
  stamp,
  after,
})

test('of what two tabs stored at once only moves that follow on each other are read', () => {
  const whole = [stored(0, 'a1', ''), stored(1, 'a2', 'a1'), stored(2, 'a3', 'a2')]
  expect(chain(whole, 3)).toEqual(whole)
  // Taken back, and not yet deleted.
  expect(chain(whole, 2)).toEqual(whole.slice(0, 2))
  // The other tab put its own move in second place.
  const [one, , three] = whole as [StoredMove, StoredMove, StoredMove]
  expect(chain([one, stored(1, 'b2', 'a1'), three], 3).map(({ stamp }) => stamp)).toEqual(['a1', 'b2'])
  expect(chain([stored(1, 'a2', 'a1')], 3)).toEqual([])
})
