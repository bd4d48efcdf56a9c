import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shellWords } from '../words/index.ts'
import { gameBefore, openTable, runningGame } from './drivers/saves.ts'
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

/** Wherever they are read, the board and the dock they speak of are seen, and what is looked at can be played. */
async function expectBesideTheBoard(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height })
  const box = async (part: string) => {
    const found = await page.locator(part).boundingBox()
    if (found === null) throw new Error(`${part} is not drawn at ${width} × ${height}`)
    return found
  }
  /** How much of the stage they lie over, below the row of plates. */
  const covered = async () => {
    const [stage, hints, seats] = [await box('.stage'), await box('.hints'), await box('.seats')]
    const sideways = Math.min(hints.x + hints.width, stage.x + stage.width) - Math.max(hints.x, stage.x)
    const top = Math.max(hints.y, stage.y, seats.y + seats.height)
    const down = Math.min(hints.y + hints.height, stage.y + stage.height) - top
    return Math.max(0, sideways) * Math.max(0, down) > 0 ? down : 0
  }
  await expect.poll(covered, { message: `at ${width} × ${height}` }).toBeLessThan(80)
  expect((await box('.stage')).height).toBeGreaterThan(height / 5)
  await page.locator('.hints .primary').click({ trial: true })
  await page.locator('.hint-turns button').last().click({ trial: true })
}

test('a hint that was followed is not told of the table it led to', async () => {
  const { page, context, faults } = await openFurnishing()
  const before = await page.locator('.table').getAttribute('data-position')
  await page.getByRole('button', { name: hint, exact: true }).click()
  await page.locator('.hints .primary').click()
  await expect.poll(() => page.locator('.table').getAttribute('data-position')).not.toBe(before)
  await page.locator('.stage').waitFor()
  expect(faults).toEqual([])
  await context.close()
})

test('hints stay with the view they were asked for when a move is taken back under them', async () => {
  const { page, context } = await openFurnishing()
  const hints = page.locator('.hints .idea')
  await page.getByRole('button', { name: hint, exact: true }).click()
  await hints.first().waitFor()
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
        const moves = [{ kind: 'visit' }, { kind: 'furnish', cell: 99, nonsense: true }]
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

test('hints stand beside the board at every size, also where the coach speaks', async () => {
  const settings = { pace: 'none', motion: 'off' }
  const { page, context } = await visit(site, { locale: 'fr', theme: 'day', settings, coach: true })
  await openTable(page, await runningGame('kodama', 2, 6), 'fr')
  await page.keyboard.press('h')
  const idea = page.locator('.hints .idea')
  await idea.waitFor()
  await expect.poll(() => page.locator('.hint-coins .coin').count()).toBeGreaterThan(1)
  for (const [width, height] of [
    [1366, 768],
    [390, 844],
    [844, 390],
    [360, 640],
  ] as const)
    await expectBesideTheBoard(page, width, height)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.locator('.hint-turns button').nth(1).click()
  await expect.poll(() => idea.getAttribute('data-idea')).toBe('2')
  await page.keyboard.press('Escape')
  await page.locator('.hints').waitFor({ state: 'detached' })
  await context.close()
})
