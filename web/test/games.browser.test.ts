import { afterAll, beforeAll, expect, test } from 'vitest'
import { shellWords } from '../words/index.ts'
import { playDaruma } from './drivers/daruma.ts'
import { keyboardInput } from './drivers/input.ts'
import { badLuckAhead, finishedGame, openTable } from './drivers/saves.ts'
import { closeSheet, dice, layTable, movesOfWholeGame } from './drivers/table.ts'
import { openSite, type Site, visit } from './harness.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(async () => {
  await site.close()
})

const settings = { pace: 'none', motion: 'off' }
const over = shellWords.en.scoreSheet.again

// By every other way, and on every screen, in the deep tests.
test('a whole game of Daruma by keyboard alone, never losing the focus, on a small phone', async () => {
  const { page, context } = await visit(site, {
    locale: 'en',
    theme: 'day',
    width: 360,
    height: 640,
    settings,
  })
  await layTable(page, { game: 'daruma', seats: 2 })
  await playDaruma(keyboardInput(page), { locale: 'en', random: dice(7), over })
  expect(await movesOfWholeGame(page)).toBeGreaterThan(0)
  await context.close()
})

test('bad luck is a still print where motion is off, and bots go on after it', async () => {
  const table = await badLuckAhead()
  // At this pace others' steps wait for the stage.
  const paced = { pace: 'brisk', motion: 'off' }
  const { page, context } = await visit(site, { locale: 'en', theme: 'day', settings: paced })
  await openTable(page, table)
  await page.getByRole('button', { name: /^Roll/ }).click()
  await page.locator('.dar-drama').waitFor()
  const position = async () => Number(await page.locator('.table').getAttribute('data-position'))
  await expect.poll(position).toBeGreaterThan(table.position + 1)
  await context.close()
})

test('at the end of Daruma all five secrets are seen whole, and the bar cuts no word', async () => {
  const table = await finishedGame('daruma', 5)
  for (const [width, height] of [
    [360, 640],
    [844, 390],
    [1180, 820],
    [1366, 768],
  ] as const) {
    const { page, context } = await visit(site, { locale: 'fr', theme: 'day', width, height, settings })
    await openTable(page, table, 'fr')
    await page.locator('.dar-secrets li').first().waitFor()
    await closeSheet(page)
    const out = await page.evaluate(() => {
      const within = (inner: Element, outer: Element | null) => {
        const [a, b] = [inner.getBoundingClientRect(), outer?.getBoundingClientRect()]
        const fits = b && a.top >= b.top && a.bottom <= b.bottom && a.left >= b.left && a.right <= b.right
        return fits === true
      }
      const secrets = [...document.querySelectorAll('.dar-secrets li')]
      const words = [...document.querySelectorAll('.table-bar :is(h1, .turn)')].filter(
        (text) => text.getBoundingClientRect().width > 1,
      )
      return [
        ...secrets.filter((secret) => !within(secret, document.querySelector('.stage'))),
        ...words.filter((text) => !within(text, text.closest('.table-bar'))),
      ].map((element) => element.textContent)
    })
    expect(out, `${width} × ${height}`).toEqual([])
    await context.close()
  }
})
