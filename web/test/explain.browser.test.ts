import type { Locale } from '@engawa/kernel'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { games } from '../app/games.ts'
import { drawnThings, showPosition, spread, unexplained } from './drivers/explained.ts'
import { endOfGame, finishedGame, openTable, runningGame } from './drivers/saves.ts'
import { openSite, type Site, violationsDayAndNight, visit } from './harness.ts'

let site: Site

beforeAll(async () => {
  site = await openSite()
})

afterAll(() => site.close())

const still = { pace: 'none', motion: 'off' }
const phone = { width: 390, height: 844 }

test.each(games.map(({ id }) => id))(
  'everything drawn of %s, at any position, says what it is in both languages',
  async (game) => {
    const people = 2
    const { page } = await visit(site, { locale: 'en', theme: 'day', settings: still })
    const running = await runningGame(game, people, 30)
    await openTable(page, running)
    const live = await page.evaluate(drawnThings)
    await page.setViewportSize(phone)
    const small = await page.evaluate(drawnThings)
    const ids = [...new Set([...live.ids, ...small.ids])]
    expect(ids.length).toBeGreaterThan(10)
    expect(await unexplained(game, running, running.position, ids)).toEqual([])
    expect([...live.orphans, ...small.orphans]).toEqual([])
    await page.setViewportSize({ width: 1440, height: 900 })
    const whole = await finishedGame(game, people)
    await openTable(page, whole)
    for (const position of spread(whole.position, 2)) {
      await showPosition(page, position)
      const drawn = await page.evaluate(drawnThings)
      expect(await unexplained(game, whole, position, drawn.ids)).toEqual([])
      expect(drawn.orphans).toEqual([])
    }
    await page.close()
  },
)

const note = (page: Page) => page.locator('.explained')
const position = (page: Page) => page.locator('.table').getAttribute('data-position')

/** Daruma near its end, with the first person to move. */
async function openDaruma(page: Page, locale: Locale = 'en'): Promise<void> {
  await openTable(page, await endOfGame('daruma', 2, 0.3), locale)
  await page.locator('[data-piece^="daruma:"] >> visible=true').first().waitFor()
}

const disc = (page: Page) => page.locator('.dar-disc').first()

test('by the right button a piece is explained and nothing is played; Escape closes', async () => {
  const { page } = await visit(site, { locale: 'en', theme: 'day', settings: still })
  await openDaruma(page)
  const before = await position(page)
  const chosen = await page.locator('[data-chosen]').count()
  await disc(page).click({ button: 'right' })
  await note(page).waitFor()
  expect(await note(page).getByRole('heading', { name: 'What it does' }).isVisible()).toBe(true)
  expect(await note(page).getByRole('heading', { name: 'Worth to you now' }).isVisible()).toBe(true)
  expect(await position(page)).toBe(before)
  expect(await page.locator('[data-chosen]').count()).toBe(chosen)
  expect(await violationsDayAndNight(page)).toEqual([])
  await page.keyboard.press('Escape')
  await note(page).waitFor({ state: 'detached' })
  await page.close()
})

test('a mouse that rests on a piece is told, and takes the note with it when it goes', async () => {
  const { page } = await visit(site, { locale: 'en', theme: 'day', settings: still })
  await openDaruma(page)
  await disc(page).hover()
  await note(page).and(page.locator('[data-by=hover]')).waitFor()
  await page.mouse.move(5, 5)
  await note(page).waitFor({ state: 'detached' })
  await page.close()
})

test('? tells of what has the focus, Escape gives the focus back, and the legend opens from the note', async () => {
  const { page } = await visit(site, { locale: 'fr', theme: 'day', settings: still })
  await openDaruma(page, 'fr')
  await disc(page).focus()
  await page.keyboard.press('?')
  await note(page).waitFor()
  await page.keyboard.press('Escape')
  await note(page).waitFor({ state: 'detached' })
  expect(await disc(page).evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.press('?')
  await note(page).getByRole('button', { name: 'Toutes les icônes' }).click()
  const legend = page.getByRole('dialog', { name: 'Daruma : toutes les icônes' })
  await legend.getByText('Tout relancer').waitFor()
  expect(await violationsDayAndNight(page)).toEqual([])
  await page.close()
})

test('on a phone a long touch opens a sheet, and the touch that closes it does nothing else', async () => {
  const { page, context } = await visit(
    site,
    { locale: 'en', theme: 'day', settings: still, ...phone },
    '#/',
    { serviceWorkers: 'block', hasTouch: true, isMobile: true },
  )
  await openDaruma(page)
  const before = await position(page)
  const chosen = await page.locator('[data-chosen]').count()
  const box = await disc(page).boundingBox()
  if (box === null) throw new Error('no daruma is drawn')
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const touch = await context.newCDPSession(page)
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
  await note(page).and(page.locator('[data-side=sheet]')).waitFor()
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  expect(await position(page)).toBe(before)
  expect(await page.locator('[data-chosen]').count()).toBe(chosen)
  await page.touchscreen.tap(at.x, at.y)
  await note(page).waitFor({ state: 'detached' })
  expect(await page.locator('.explanation').count()).toBe(0)
  expect(await position(page)).toBe(before)
  await page.close()
})

test('all icons of every game stand on a page, with a picture and a word each', async () => {
  const { page } = await visit(site, { locale: 'en', theme: 'day', settings: still })
  const rows = page.locator('.legend dl > div')
  for (const { id, face } of games) {
    await page.goto(`${site.url}#/icons/${id}`)
    await page.getByRole('heading', { name: `${face.title}: all icons` }).waitFor()
    await rows.first().waitFor()
    const empty = await rows.evaluateAll((all) =>
      all
        .filter((row) => !row.querySelector('dd')?.textContent || !row.querySelector('.legend-picture > *'))
        .map((row) => row.textContent),
    )
    expect(empty).toEqual([])
    const band = await page.evaluate(() => {
      const [lead, legend] = ['.legend-lead', '.legend'].map((name) => document.querySelector(name))
      return (legend?.getBoundingClientRect().top ?? 0) - (lead?.getBoundingClientRect().bottom ?? 0)
    })
    expect(band, 'the sheet of symbols takes no place').toBeLessThan(60)
  }
  expect(await violationsDayAndNight(page)).toEqual([])
  await page.close()
})
