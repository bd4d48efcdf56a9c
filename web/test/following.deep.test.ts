import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asked, expectSameAnew, position } from './drivers/following.ts'
import { dice, layTable } from './drivers/table.ts'
import { openSite, type Site, visit } from './harness.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(async () => {
  await site.close()
})

const look = { locale: 'en', theme: 'day', settings: { pace: 'brisk' } } as const
const games = ['daruma', 'kodama', 'bamboo', 'bitoku'] as const

/** Plays a move of the list, where the list can be opened now. */
async function playOne(page: Page, which: number): Promise<void> {
  await page.keyboard.press('m')
  await page.evaluate(async (index) => {
    for (let frame = 0; frame < 30; frame++) {
      const moves = document.querySelectorAll<HTMLElement>('button[data-move]')
      if (moves.length > 0) {
        moves[index % moves.length]?.click()
        return
      }
      await new Promise(requestAnimationFrame)
    }
  }, which)
  await page.keyboard.press('Escape')
}

/** Plays until it is not one's own turn any more, and waits for the next one. */
async function playTurn(page: Page): Promise<void> {
  await asked(page).waitFor()
  for (let step = 0; step < 20 && (await asked(page).isVisible()); step++) await playOne(page, 0)
  await asked(page).waitFor()
}

/** Everything is at rest, nothing lies over the table, and the page shows what a new page would. */
async function expectAsViewed(page: Page): Promise<void> {
  for (let close = 0; close < 3; close++) await page.keyboard.press('Escape')
  await asked(page).waitFor()
  await expectSameAnew(page, () => asked(page).isVisible())
}

test.each(games)('random presses at random moments leave the board of %s as the view is', async (game) => {
  const { page, context } = await visit(site, look)
  await layTable(page, { game, seats: 3 })
  const random = dice(23)
  for (let press = 0; press < 60; press++) {
    const what = random(5)
    if (what < 2 && (await asked(page).isVisible())) await playOne(page, random(7))
    else if (what === 2) await page.mouse.click(320 + random(760), 120 + random(560))
    else await page.keyboard.press(['Escape', ' ', 'u', 'Enter', 'ArrowRight', 'Tab'][random(6)] ?? '')
    if (random(3) === 0) await page.waitForTimeout(random(400))
  }
  await expectAsViewed(page)
  await context.close()
})

test.each(games)('undo in mid-flight leaves the board of %s as the view is', async (game) => {
  const { page, context } = await visit(site, look)
  await layTable(page, { game, seats: 2 })
  for (let round = 0; round < 6; round++) {
    await asked(page).waitFor()
    await playOne(page, round)
    await page.waitForTimeout(60 * round)
    await page.keyboard.press('u')
  }
  await expectAsViewed(page)
  await context.close()
})

/** The page believes that nobody looks at it. */
const sleep = (page: Page, hidden: boolean) =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => now })
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (now ? 'hidden' : 'visible'),
    })
    document.dispatchEvent(new Event('visibilitychange'))
  }, hidden)

test.each(games)('a tab that slept through turns of %s shows the newest view', async (game) => {
  const { page, context } = await visit(site, look)
  await layTable(page, { game, seats: 4 })
  for (let round = 0; round < 4; round++) {
    await asked(page).waitFor()
    await sleep(page, true)
    await playTurn(page)
    await sleep(page, false)
  }
  await expectAsViewed(page)
  await context.close()
})

test.each(games)('a network lost in mid-motion stops nothing at a table of %s', async (game) => {
  const { page, context } = await visit(site, look)
  await layTable(page, { game, seats: 3 })
  // What bots think with has come when each of them had a turn.
  await playTurn(page)
  await playOne(page, 0)
  await context.setOffline(true)
  for (let round = 0; round < 3; round++) await playTurn(page)
  await context.setOffline(false)
  await expectAsViewed(page)
  await context.close()
})

const offered = (page: Page) =>
  page
    .locator('.kod-offer')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-piece') ?? ''))

/** A tableau may lie over the table for as long. */
const MOMENT = { timeout: 10_000 }

/** Takes up a card of the display, grows the first one instead, and gives what the bot took and what was said of it. */
async function leaveCard(
  page: Page,
  place: number,
): Promise<{ left: string; gone: string; seals: string[] }> {
  await layTable(page, { game: 'kodama', seats: 2 })
  await asked(page).waitFor()
  const before = await offered(page)
  // A press that ends the bot's motion does nothing else.
  for (const taken of [place, 1])
    await expect
      .poll(async () => {
        await page
          .locator('.kod-offer')
          .nth(taken - 1)
          .click()
        return page.locator(`li:nth-child(${taken}) > .kod-offer[data-chosen]`).count()
      }, MOMENT)
      .toBe(1)
  await page.keyboard.press('n')
  await page.evaluate(() => {
    const seals: string[] = []
    Object.assign(globalThis, { seals })
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof Element && node.matches('.taken-veil')) seals.push(node.textContent ?? '')
    }).observe(document.body, { childList: true })
  })
  const start = await position(page)
  await page.keyboard.press('Enter')
  await expect.poll(() => position(page), MOMENT).toBeGreaterThan(start + 1)
  await asked(page).waitFor()
  const after = await offered(page)
  return {
    left: before[place - 1] ?? '',
    gone: before.slice(1).find((card) => !after.includes(card)) ?? '',
    seals: await page.evaluate(() => (globalThis as unknown as { seals: string[] }).seals),
  }
}

test('a card that one had taken up and left gets a moment when another takes it, and no other card does', async () => {
  const { page, context } = await visit(site, look)
  const lost: boolean[] = []
  for (let tables = 0; tables < 12 && !lost.includes(true); tables++) {
    const { left, gone, seals } = await leaveCard(page, 2 + (tables % 3))
    lost.push(left === gone)
    expect(seals).toEqual(left === gone ? ['You had an eye on it'] : [])
  }
  expect(lost).toContain(true)
  await context.close()
})
