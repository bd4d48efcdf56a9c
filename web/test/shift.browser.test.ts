import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTable, runningGame } from './drivers/saves.ts'
import { shifts } from './drivers/shifts.ts'
import { openSite, type Site, visit } from './harness.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(async () => {
  await site.close()
})

/** The bar of the browsers' own measure is five times as high. */
const MOST = 0.02

async function expectStill(page: Page, what: string): Promise<void> {
  const { sum, moved } = await shifts(page)
  expect(sum, `${what} moves ${moved.join(' | ')}`).toBeLessThan(MOST)
}

/** On a slow network a board comes a while after the frame round it, and so does the server's answer. */
const late = (answer: () => Promise<void>) => new Promise((done) => setTimeout(done, 300)).then(answer)

/** With the games whose tables are opened at that size; `web/test/figures.ts` measures all at both. */
const sizes = [
  [1366, 768, ['kodama', 'bitoku']],
  [390, 844, ['daruma', 'bamboo']],
] as const

test.each(sizes)(
  'at %i × %i nothing moves by itself while a page or a table is loaded',
  async (width, height, shown) => {
    const look = {
      locale: 'en',
      theme: 'day',
      width,
      height,
      settings: { motion: 'off', pace: 'slow' },
    } as const
    const { page, context } = await visit(site, look)
    await page.locator('.print').first().waitFor()
    await expectStill(page, 'home')
    await page.route(/\/api\/health$/, (route) => late(() => route.fulfill({ json: { ok: true } })))
    await page.route(/\/assets\/board-/, (route) => late(() => route.continue()))
    for (const id of shown) {
      await page.goto(`${site.url}#/new/${id}`)
      await page.reload()
      await page.locator('button[type=submit]').waitFor()
      await expectStill(page, `the new table of ${id}`)
      await openTable(page, await runningGame(id, 3, 40))
      await page.reload()
      await page.locator('.dock-board *').first().waitFor()
      await expectStill(page, `the table of ${id}`)
    }
    await context.close()
  },
)
