import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shellWords } from '../words/index.ts'
import { openTable, rolledDaruma, runningGame } from './drivers/saves.ts'
import { openSite, type Site, visit } from './harness.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(async () => {
  await site.close()
})

const look = { locale: 'en', theme: 'day', settings: { pace: 'none', motion: 'off' } } as const
const words = shellWords.en

const focused = (page: Page) =>
  page.evaluate(() => {
    const active = document.activeElement
    return active?.getAttribute('aria-label') ?? active?.textContent ?? ''
  })

test('a sheet gives the focus back to what opened it, however it is closed', async () => {
  const { page, context } = await visit(site, look)
  await openTable(page, await rolledDaruma())
  const rules = page.getByRole('button', { name: words.table.rules, exact: true })
  await rules.focus()
  const before = await focused(page)
  await page.keyboard.press('Enter')
  await page.locator('dialog[open]').waitFor()
  expect(await focused(page)).not.toBe(before)
  await page.keyboard.press('Escape')
  await expect.poll(() => focused(page)).toBe(before)
  await page.keyboard.press('Enter')
  await page.locator('dialog[open]').getByRole('button', { name: words.close }).press('Enter')
  await expect.poll(() => focused(page)).toBe(before)
  await context.close()
})

test('where a press takes its own control away, the focus goes to the question', async () => {
  const { page, context } = await visit(site, look)
  await openTable(page, await rolledDaruma())
  await page.keyboard.press('h')
  await page.locator('.hints .primary').press('Enter')
  await page.locator('.hints').waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.activeElement?.matches('.dock h2, dialog[open] *'))).toBe(true)
  await context.close()
})

test('where a sheet came with the table, the focus goes to the question when it is closed', async () => {
  const { page, context } = await visit(site, look)
  await openTable(page, await runningGame('daruma', 2, 20))
  await page.reload()
  const told = page.locator('dialog[open]')
  await told.getByRole('button', { name: words.close }).click()
  await told.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.activeElement?.matches('.dock h2'))).toBe(true)
  await context.close()
})

test('whoever plays from the list of moves goes on from it', async () => {
  const { page, context } = await visit(site, look)
  await openTable(page, await rolledDaruma())
  await page.keyboard.press('m')
  const moves = page.locator('.moves button[data-move]')
  await moves.filter({ hasText: 'sake bottle' }).first().press('Enter')
  await expect.poll(() => moves.first().evaluate((button) => button === document.activeElement)).toBe(true)
  await context.close()
})

test('whoever changes the language in the middle of a turn keeps the focus, also over a slow network', async () => {
  const { page, context } = await visit(site, look)
  await openTable(page, await rolledDaruma())
  await page.route(/\/assets\/fr-/, async (route) => {
    await new Promise((done) => setTimeout(done, 300))
    await route.continue()
  })
  await page.locator('.switches .language').press('Enter')
  await page.locator('.table').waitFor({ state: 'hidden' })
  await page.locator('html[lang=fr] .table').waitFor()
  const kept = () => page.evaluate(() => document.activeElement?.matches('.language'))
  await expect.poll(kept).toBe(true)
  await context.close()
})
