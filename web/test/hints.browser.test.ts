import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shellWords } from '../words/index.ts'
import { gameBefore, openTable } from './drivers/saves.ts'
import { openSite, type Site, visit } from './harness.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(async () => {
  await site.close()
})

const hint = shellWords.en.table.hint

/** A table whose moves cannot be told of the table they lead to: the tile that is placed is gone then. */
async function openFurnishing() {
  const settings = { pace: 'none', motion: 'off' }
  const { page, context } = await visit(site, { locale: 'en', theme: 'day', settings })
  await openTable(page, await gameBefore('bamboo', 'furnish'))
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  return { page, context, faults }
}

/** On a phone they come one after the other and leave stage and dock free. */
async function expectOneAtATime(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  const option = page.locator('.hints[data-single] li')
  const first = await option.textContent()
  await page.getByRole('button', { name: shellWords.en.table.hintNext }).click()
  expect(await option.textContent()).not.toBe(first)
  const bottom = async (part: string) => {
    const box = await page.locator(part).boundingBox()
    return (box?.y ?? 0) + (box?.height ?? 0)
  }
  expect((await bottom('.hints')) - (await bottom('.seats'))).toBeLessThan(80)
}

test('a hint that was followed is not told of the table it led to', async () => {
  const { page, context, faults } = await openFurnishing()
  const before = await page.locator('.table').getAttribute('data-position')
  await page.getByRole('button', { name: hint, exact: true }).click()
  await page.locator('.hints li button').first().click()
  await expect.poll(() => page.locator('.table').getAttribute('data-position')).not.toBe(before)
  await page.locator('.stage').waitFor()
  expect(faults).toEqual([])
  await context.close()
})

test('hints stay with the view they were asked for when a move is taken back under them', async () => {
  const { page, context } = await openFurnishing()
  const hints = page.locator('.hints li')
  await page.getByRole('button', { name: hint, exact: true }).click()
  await hints.first().waitFor()
  await expectOneAtATime(page)
  // From here on nobody thinks any more: whatever is listed then was thought of for another table.
  await page.evaluate(() => {
    const { postMessage } = Worker.prototype
    Worker.prototype.postMessage = function (this: Worker, message: { kind: string }) {
      if (message.kind !== 'hints') postMessage.call(this, message)
    }
  })
  const before = await page.locator('.table').getAttribute('data-position')
  await page.keyboard.press('u')
  await expect.poll(() => page.locator('.table').getAttribute('data-position')).not.toBe(before)
  await page.getByText(shellWords.en.table.hintsThinking).waitFor()
  expect(await hints.count()).toBe(0)
  await context.close()
})

test('a hint that cannot be told takes no more away than the hints, until the table is another', async () => {
  const { page, context } = await openFurnishing()
  // A worker that answers something which was never asked for.
  await page.evaluate(() => {
    const { postMessage } = Worker.prototype
    Worker.prototype.postMessage = function (this: Worker, message: { id: number; kind: string }) {
      if (message.kind === 'hints') {
        const moves = [{ kind: 'furnish', cell: 99, nonsense: true }, { kind: 'visit' }]
        const why = { now: 0, lines: [] }
        const judgements = moves.map((move) => ({ move, worth: 0, gain: 0, error: 0, trials: 0, why }))
        const data = { id: message.id, kind: 'hints', judgements }
        this.dispatchEvent(new MessageEvent('message', { data }))
      } else postMessage.call(this, message)
    }
  })
  const stage = page.locator('.stage')
  await stage.locator('button').first().waitFor()
  await page.getByRole('button', { name: hint, exact: true }).click()
  await page.getByText(shellWords.en.table.panelFailed).waitFor()
  expect(await stage.locator('button').count()).toBeGreaterThan(0)
  expect(await page.locator('.dock .prompt h2').count()).toBe(1)
  await page.keyboard.press('m')
  await page.locator('.moves button[data-move]').first().click()
  await page.getByText(shellWords.en.table.panelFailed).waitFor({ state: 'detached' })
  await context.close()
})
