import { games } from '@engawa/games'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { desktop, lessonWays, takeAndPlayOn } from './drivers/lesson.ts'
import { openSite, type Site, violationsDayAndNight, visit } from './harness.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(async () => {
  await site.close()
})

const open = (page: Page, at: string) =>
  page.locator(`.table[data-teaching=asking][data-step="${at}"]`).waitFor()

const [, byTouch] = lessonWays

// Every lesson is taken by clicks, by touch and by keyboard, in both languages, in the deep tests.
test('Daruma’s lesson is taken by touch on a phone, and played on', async () => {
  // Of twelve steps only the last two leave more open than one press.
  expect(
    (await takeAndPlayOn(site, '#/learn/daruma/two-eyes', byTouch)).filter((step) => Number(step) < 11),
  ).toEqual([])
})

test('another legal move is held, can be tried and taken back; Back and Skip open other steps', async () => {
  const { page, context } = await visit(site, desktop, '#/learn/daruma/two-eyes/6')
  await open(page, '6')
  const before = await page.locator('.table').getAttribute('data-position')
  await page.locator('[data-piece="daruma:23"]').click()
  await page.locator('[data-spot=paint]').click()
  await page.locator('.table[data-teaching=held]').waitFor()
  expect(await page.locator('.table').getAttribute('data-position')).toBe(before)
  expect(await page.locator('.other-way').innerText()).toContain('black costs you 3')
  await page.keyboard.press('t')
  await page.locator('.table[data-teaching=trying]').waitFor()
  expect(Number(await page.locator('.table').getAttribute('data-position'))).toBe(Number(before) + 1)
  await page.keyboard.press('u')
  await open(page, '6')
  expect(await page.locator('.table').getAttribute('data-position')).toBe(before)
  await page.keyboard.press('b')
  await open(page, '5')
  await page.keyboard.press('j')
  await open(page, '6')
  expect(await violationsDayAndNight(page)).toEqual([])
  await context.close()
})

test('a move from the list is answered by the teacher, and Back takes back what was done in a step first', async () => {
  const { page, context } = await visit(
    site,
    { ...desktop, width: 1366, height: 768 },
    '#/learn/daruma/two-eyes/6',
  )
  await open(page, '6')
  const before = await page.locator('.table').getAttribute('data-position')
  await page.keyboard.press('m')
  await page.locator('.moves button[data-move]').last().click()
  await page.locator('.table[data-teaching=held]').waitFor()
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
  await page.locator('[data-teacher] .primary').click()
  await open(page, '6')
  await page.keyboard.press('s')
  await page.locator('.table[data-teaching=answered]').waitFor()
  await page.keyboard.press('b')
  await open(page, '6')
  expect(await page.locator('.table').getAttribute('data-position')).toBe(before)
  await page.keyboard.press('b')
  await open(page, '5')
  await context.close()
})

test('the ring leads on to the control that makes the move, and what is weighed for it stays clear', async () => {
  const { page, context } = await visit(site, desktop, '#/learn/daruma/two-eyes/4')
  await open(page, '4')
  await page.locator('[data-piece="daruma:4"]').click()
  await page.locator('[data-spot=paint][data-next]').click()
  await page.locator('.table[data-teaching=answered]').waitFor()
  expect(await page.locator('[data-teacher] button', { hasText: 'Show me' }).count()).toBe(0)
  await page.locator('[data-teacher] button', { hasText: 'Go on' }).click()
  await open(page, '5')
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto(`${site.url}#/learn/kodama/growing/2`)
  await open(page, '2')
  await page.locator('[data-piece="branch:23"]').click()
  await page.locator('[data-mark="move:grow"][data-next]').waitFor()
  expect(await page.locator('.kod-preview:not([data-rest])').count()).toBe(1)
  expect(
    await page.locator('[data-piece="tree:0"][data-rest], [data-place="tree:0"][data-rest]').count(),
  ).toBe(0)
  await context.close()
})

test('a tile is chosen first, then its place, then it is laid: each is ringed in its turn', async () => {
  const { page, context } = await visit(
    site,
    { ...desktop, width: 390, height: 844 },
    '#/learn/bamboo/home-and-balance/3',
  )
  await open(page, '3')
  for (const id of [
    '[data-spot^="waiting:"]',
    '[data-mark$=":improve"]',
    '[data-piece="tile:63"]',
    '[data-place="cell:0:8"]',
    '[data-mark="move:furnish:8"]',
  ])
    await page.locator(`${id}[data-next]`).click()
  await page.locator('.table[data-teaching=answered]').waitFor()
  await context.close()
})

test('a lesson is offered once and waits where it was left; what no longer fits starts it anew with a word', async () => {
  const { page, context } = await visit(site, desktop)
  await page.locator('.print .offer').first().waitFor()
  expect(await page.locator('.print .offer').count()).toBe(games.length)
  await page.reload()
  await page.locator('.print').first().waitFor()
  expect(await page.locator('.print .offer').count()).toBe(0)
  await page.goto(`${site.url}#/learn/daruma/two-eyes/4`)
  await open(page, '4')
  await page.keyboard.press('Escape')
  await page.waitForURL(/#\/learn\/daruma$/)
  expect(await page.locator('.lesson').innerText()).toContain('step 4 of 12')
  expect(await violationsDayAndNight(page)).toEqual([])
  await page.locator('.lesson .button').click()
  await open(page, '4')
  await page.goto(`${site.url}#/learn/daruma/two-eyes/99`)
  await open(page, '1')
  await page.goto(`${site.url}#/learn/daruma/two-eyes/98`)
  await page.waitForURL(/two-eyes\/1$/)
  expect(await page.locator('.before').innerText()).toBe('This lesson has changed; it starts again.')
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('engawa-lessons') ?? '{}')
    stored['daruma/two-eyes'] = {
      version: 0,
      done: false,
      record: { step: 3, starts: [0, 0, 0, 9], moves: [] },
    }
    localStorage.setItem('engawa-lessons', JSON.stringify(stored))
  })
  await page.goto(`${site.url}?again#/learn/daruma/two-eyes`)
  await open(page, '1')
  expect(await page.locator('.before').innerText()).toBe('This lesson has changed; it starts again.')
  await page.goto(`${site.url}#/learn/daruma/gone`)
  await page.locator('.learn-page').waitFor()
  expect(await page.locator('.notice').innerText()).toContain('no such lesson')
  await context.close()
})
