import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { en } from '../review/words/en.ts'
import { finishedGame, openTable } from './drivers/saves.ts'
import { openSite, type Site, violationsDayAndNight, visit } from './harness.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(async () => {
  await site.close()
})

/** As few trials as possible: what is found is not looked at here, only how it is shown. */
function thinkLittle(): void {
  const { postMessage } = Worker.prototype
  const effort = { games: 1, learning: 8, choosing: 1, judging: 2 }
  Worker.prototype.postMessage = function (this: Worker, message: { task?: { kind: string } }) {
    const task = message.task?.kind === 'learn' ? { ...message.task, games: 1 } : message.task
    postMessage.call(this, task === undefined ? message : { ...message, task, effort })
  }
}

async function openReview(game: string, prefer?: string): Promise<Page> {
  const settings = { pace: 'none', motion: 'off' }
  const { page } = await visit(site, { locale: 'en', theme: 'day', settings })
  await page.evaluate(thinkLittle)
  await openTable(page, await finishedGame(game, 2, prefer))
  const address = await page.evaluate(() => location.hash.replace(/\/at\/.*$/, ''))
  await page.evaluate((hash) => {
    location.hash = `${hash}/review`
  }, address)
  return page
}

test('a finished game is looked at, walked on, kept, and played again to find what was better', async () => {
  const page = await openReview('daruma')
  await page.getByRole('button', { name: en.empty.begin }).click()
  await page.locator('.review[data-state=done]').waitFor()

  const slider = page.getByRole('slider', { name: en.scroll.label })
  await slider.focus()
  await page.keyboard.press('Home')
  expect(await slider.getAttribute('aria-valuenow')).toBe('1')
  const first = await slider.getAttribute('aria-valuetext')
  expect(first).toMatch(/^Turn 1, .+: \d.*% to \d.*%/)
  await page.keyboard.press('ArrowRight')
  expect(await slider.getAttribute('aria-valuenow')).toBe('2')
  const points = page.locator('.review-point')
  expect(await points.count()).toBe(3)
  await points.nth(1).click()
  expect(await points.nth(1).getAttribute('aria-current')).toBe('true')

  const sums = await page.locator('.review-luck .unseen').allTextContents()
  expect(sums).toHaveLength(2)
  for (const sum of sums) {
    const [par = 0, luck = 0, choices = 0, result = 0] =
      sum
        .replaceAll('−', '-')
        .match(/-?\d+(\.\d+)?/g)
        ?.map(Number) ?? []
    expect(par + luck + choices).toBeCloseTo(result, 5)
  }

  await page.locator('.review-move').first().click()
  await page.getByRole('radio', { name: en.board.better }).click()
  expect(await page.locator('.review-board .stage > *').count()).toBeGreaterThan(0)
  await page.getByRole('button', { name: en.board.next }).click()
  await page.getByText(en.board.step(1, 1).slice(0, 6)).first().waitFor()
  expect(await page.locator('.review-options li').count()).toBeGreaterThan(1)
  expect(await violationsDayAndNight(page)).toEqual([])

  await page.reload()
  await page.locator('.review[data-state=done]').waitFor()
  await page.keyboard.press('f')
  const panel = page.locator('.find-panel')
  await panel.waitFor()
  await panel.getByRole('button', { name: en.find.clue }).click()
  await panel.locator('.find-clue').waitFor()
  await panel.getByRole('button', { name: en.find.showMe }).click()
  await page.locator('.find-panel[data-find=shown]').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('.review-find').waitFor()

  await page.evaluate(() => {
    location.hash = '#/games'
  })
  await page.getByText(en.games.more(4)).waitFor()
  expect(await page.locator('.games-last li').count()).toBe(1)
  await page.context().close()
})

test('a board as wide as the page keeps its place beside what is to be found', async () => {
  const page = await openReview('bitoku', 'pass')
  await page.getByRole('button', { name: en.empty.begin }).click()
  await page.locator('.review[data-state=done]').waitFor()
  await page.keyboard.press('f')
  await page.locator('.find-panel').waitFor()
  const heightOf = async (part: string) => (await page.locator(part).boundingBox())?.height ?? 0
  const whole = await heightOf('.table')
  expect(await heightOf('.find-side')).toBeLessThan(whole)
  expect(await heightOf('.stage')).toBeGreaterThan(whole / 2)
  await page.context().close()
})

test('a game that is not over is refused in words', async () => {
  const { page, context } = await visit(site, { locale: 'en', theme: 'day' })
  const whole = await finishedGame('daruma', 2)
  await openTable(page, whole.fork(40))
  const address = await page.evaluate(() => location.hash.replace(/\/at\/.*$/, ''))
  await page.evaluate((hash) => {
    location.hash = `${hash}/review`
  }, address)
  await page.getByText(en.faults['not-over']).waitFor()
  await context.close()
})
