import { fileURLToPath } from 'node:url'
import { type GameWords, locales } from '@engawa/kernel'
import { conformance } from '@engawa/kernel/conformance'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawnThings, silent } from './drivers/explained.ts'
import { openAppWith } from './drivers/other-games.ts'
import { tooSmall } from './drivers/thumbs.ts'
import { explanations } from './fixtures/stones/explain.tsx'
import { stones } from './fixtures/stones/rules.ts'
import { wordsIn } from './fixtures/stones/words.ts'
import { closePages, sharedBrowser } from './harness.ts'

conformance(stones, { longest: 20, sampleEvery: 1 })

let app: Awaited<ReturnType<typeof openAppWith>>
let browser: Browser

beforeAll(async () => {
  const entry = fileURLToPath(new URL('./fixtures/stones/entry.ts', import.meta.url))
  app = await openAppWith({ registry: entry, boards: entry, books: entry, lessons: entry })
  browser = await sharedBrowser()
})

afterAll(async () => {
  await closePages(browser)
  await app.close()
})

/** A table of stones, waiting for the first person. */
async function sitDown(settings: object = {}): Promise<Page> {
  const page = await browser.newPage()
  await page.addInitScript(
    (stored) => localStorage.setItem('engawa-settings', stored),
    JSON.stringify({ locale: 'en', pace: 'none', motion: 'off', ...settings }),
  )
  await page.addInitScript(() => localStorage.setItem('engawa-coach', '{"finished":["stones"]}'))
  await page.goto(`${app.url}#/`)
  await page.getByText('Take the last one.').waitFor()
  await page.goto(`${page.url().split('#')[0]}#/new/stones`)
  await page.locator('button[type=submit]').click()
  await page.locator('.heap [data-lit]').first().waitFor()
  return page
}

const stone = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Stones' }).getByLabel(name, { exact: true })
const take = (page: Page, name: string) => page.locator('.dock').getByRole('button', { name, exact: true })
/** How many stones lie at a place of the table. */
const lying = (page: Page, at: string) => page.locator(`[data-piece][data-at="${at}"]`).count()

test('a game appears with its folder and its line in the registry, and plays to the end', async () => {
  const page = await sitDown()
  const over = page.locator('.dock[data-over]')
  for (let turn = 0; turn < 15 && !(await over.isVisible()); turn++) {
    await stone(page, 'Take 1').and(page.locator('[data-lit]')).or(over).first().waitFor()
    if (await over.isVisible()) break
    const before = await page.locator('.table').getAttribute('data-position')
    await stone(page, 'Take 1').click()
    await take(page, 'Take 1').click()
    // Until the table follows, what is lit belongs to the one before.
    await page.locator(`.table:not([data-position="${before}"])`).waitFor()
  }
  await over.waitFor()
  expect(await lying(page, 'heap')).toBe(0)
  // The set-up told who begins: the oldest line of the log.
  expect(await page.locator('.log li').last().textContent()).toContain('begins.')
  await page.close()
})

test('a game without a drawing of its own has a print on every page', async () => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(`${app.url}#/new/stones`)
  const boxOf = (place: string) => page.locator(place).boundingBox()
  await page.locator('button[type=submit]').waitFor()
  expect((await boxOf('.side-print'))?.height).toBeGreaterThan(400)
  // Beside the print, not squeezed into its column.
  expect((await boxOf('.new-form'))?.width).toBeGreaterThan(500)
  await page.goto(`${app.url}#/`)
  expect((await boxOf('.print .picture img'))?.height).toBeGreaterThan(300)
  await page.close()
})

test('everything on the example board says what it is, and a press on what cannot be chosen now tells it', async () => {
  const page = await sitDown()
  const { ids, orphans } = await page.evaluate(drawnThings)
  expect(ids.length).toBeGreaterThan(10)
  const names = { seats: ['Ada', 'Bo'], viewer: 0 }
  for (const locale of locales) {
    const seen = { view: {}, seat: 0, locale, names, words: wordsIn(locale) as GameWords, scores: [] }
    expect(silent(explanations, seen, ids)).toEqual([])
  }
  expect(orphans).toEqual([])
  await stone(page, 'Take 1').focus()
  await page.keyboard.press('?')
  await page.locator('.explained').getByRole('heading', { name: 'Stone' }).waitFor()
  await page.close()
})

test('on a phone every control of a game without styles of its own is as large as a thumb', async () => {
  const page = await sitDown()
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(tooSmall)).toEqual([])
  await page.close()
})

test('what can be chosen is lit where it lies, and a press draws anew only what it changes', async () => {
  const page = await sitDown()
  expect(await page.locator('.heap [data-lit]').count()).toBe(3)
  await stone(page, 'Take 1').click()
  const changed = await page.evaluate(async () => {
    const heap = document.querySelector('.heap')
    if (heap === null) return []
    const found: string[] = []
    const observer = new MutationObserver((records) => {
      for (const { target } of records)
        if (target instanceof Element) found.push(target.getAttribute('data-piece') ?? target.tagName)
    })
    observer.observe(heap, { subtree: true, attributes: true, childList: true, characterData: true })
    heap.querySelector<HTMLElement>('[aria-label="Take 3"]')?.click()
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
    return [...new Set(found)].sort()
  })
  // The stone that was chosen, the one that is, and which of them the tab key stops at.
  const heap = await lying(page, 'heap')
  expect(changed).toEqual([`stone:${heap - 1}`, `stone:${heap - 3}`].sort())
  await page.close()
})

test('what cannot be chosen says why and is marked, until the next press', async () => {
  const page = await sitDown()
  await stone(page, 'Take 4').click()
  await page.locator('.explanation').getByText('Take one, two or three').waitFor()
  expect(await stone(page, 'Take 4').getAttribute('data-refused')).toBe('true')
  await stone(page, 'Take 2').click()
  expect(await page.locator('[data-refused], .explanation').count()).toBe(0)
  await stone(page, 'Take 4').click()
  await page.keyboard.press('Escape')
  await page.locator('.explanation').waitFor({ state: 'detached' })
  await page.close()
})

test('a group is one stop of the tab key, arrows walk in it, and Enter presses', async () => {
  const page = await sitDown()
  const stops = page.locator('.heap [data-stop][tabindex="0"]')
  expect(await stops.count()).toBe(1)
  await stops.focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  expect(await focused()).toBe('Take 2')
  expect(await stops.getAttribute('aria-label')).toBe('Take 2')
  await page.keyboard.press('Enter')
  await take(page, 'Take 2').waitFor()
  await page.keyboard.press('Home')
  expect(await focused()).toBe(`Take ${await lying(page, 'heap')}`)
  await page.close()
})

test('keys of the board count at the table, are on the keys sheet, and can be turned off', async () => {
  const page = await sitDown()
  await page.keyboard.press('?')
  await page.locator('dialog .keys').getByText('Take 3').waitFor()
  const before = await lying(page, 'heap')
  await page.keyboard.press('3')
  expect(await lying(page, 'heap')).toBe(before)
  await page.keyboard.press('Escape')
  await page.locator('dialog').waitFor({ state: 'detached' })
  await page.keyboard.press('3')
  await expect.poll(() => lying(page, 'heap')).toBeLessThanOrEqual(before - 3)
  await page.close()

  const quiet = await sitDown({ keys: false })
  const untouched = await lying(quiet, 'heap')
  await quiet.keyboard.press('3')
  await stone(quiet, 'Take 1').focus()
  expect(await lying(quiet, 'heap')).toBe(untouched)
  await quiet.keyboard.press('3')
  await expect.poll(() => lying(quiet, 'heap')).toBeLessThanOrEqual(untouched - 3)
  await quiet.close()
})

const flying = (page: Page) => page.locator('[data-flying]').count()

/** Takes three stones and answers how many set out at once; `then` is done in that very moment. */
async function takeThree(page: Page, then: 'look' | 'press' | 'undo' = 'look'): Promise<number> {
  await stone(page, 'Take 3').click()
  const setOut = page.evaluate(
    (deed) =>
      new Promise<number>((answer) => {
        const heap = document.querySelector('.heap')
        const count = () => document.querySelectorAll('[data-flying]').length
        new MutationObserver((_records, observer) => {
          const flying = count()
          if (flying === 0) return
          observer.disconnect()
          if (deed === 'press') heap?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
          if (deed === 'undo') heap?.dispatchEvent(new KeyboardEvent('keydown', { key: 'u', bubbles: true }))
          // What a press ends is gone before the next frame.
          if (deed === 'press') setTimeout(() => answer(flying + 10 * count()))
          else answer(flying)
        }).observe(document.body, { childList: true })
      }),
    then,
  )
  await take(page, 'Take 3').click()
  return setOut
}

const moving = { motion: 'normal', pace: 'slow' }

test('pieces that change their place travel there, and are there when they land', async () => {
  const page = await sitDown(moving)
  expect(await takeThree(page)).toBe(3)
  expect(await lying(page, 'seat:0')).toBe(3)
  await expect.poll(() => flying(page)).toBe(0)
  const taken = page.locator('[data-at="seat:0"]').first()
  expect(await taken.evaluate((piece) => getComputedStyle(piece).opacity)).toBe('1')
  await page.close()
})

test('a press ends every travel at once', async () => {
  const page = await sitDown(moving)
  expect(await takeThree(page, 'press')).toBe(3)
  expect(await lying(page, 'seat:0')).toBe(3)
  await page.close()
})

test('taking back in mid-flight leaves the board as the view is', async () => {
  const page = await sitDown(moving)
  const before = await lying(page, 'heap')
  expect(await takeThree(page, 'undo')).toBe(3)
  await expect.poll(() => lying(page, 'heap')).toBe(before)
  await expect.poll(() => flying(page)).toBe(0)
  expect(await lying(page, 'seat:0')).toBe(0)
  await page.close()
})

test.each(['off', 'reduced'])('nothing travels where motion is %s', async (motion) => {
  const page = await sitDown(motion === 'off' ? { ...moving, motion: 'off' } : moving)
  if (motion === 'reduced') await page.emulateMedia({ reducedMotion: 'reduce' })
  const setOut = takeThree(page)
  await expect.poll(() => lying(page, 'seat:0')).toBe(3)
  const none = new Promise((done) => setTimeout(() => done('none'), 300))
  expect(await Promise.race([setOut, none])).toBe('none')
  setOut.catch(() => undefined)
  await page.close()
})
