import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cutTeacher, SMALL } from './drivers/astray.ts'
import { desktop } from './drivers/lesson.ts'
import { openSite, type Site, violationsDayAndNight, visit } from './harness.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(async () => {
  await site.close()
})

const at = (page: Page, state: string) => page.locator(`.table[data-teaching=${state}]`).waitFor()

const paint = async (page: Page, daruma: number) => {
  await page.locator(`[data-piece="daruma:${daruma}"]`).click()
  await page.locator('[data-spot=paint]').click()
}

test('a puzzle tells what another move costs, is solved by clicks, remembered, and leads to the next', async () => {
  const { page, context } = await visit(site, desktop, '#/learn/daruma/puzzles/0.10')
  await at(page, 'asking')
  await paint(page, 50)
  await at(page, 'held')
  expect(await page.locator('.other-way').innerText()).toMatch(
    /falls behind the best move by about 0\.\d points/,
  )
  await page.keyboard.press('u')
  await at(page, 'asking')
  await page.keyboard.press('c')
  expect(await page.locator('.task').innerText()).toContain('finished by somebody else')
  await paint(page, 20)
  await at(page, 'over')
  expect(await page.locator('.taught').innerText()).toContain('Both 1s on the same daruma')
  expect(await violationsDayAndNight(page)).toEqual([])
  await page.locator('[data-teacher] .primary').click()
  await page.waitForURL(/#\/learn\/daruma\/puzzles\/1\.141$/)
  await page.keyboard.press('Escape')
  await page.locator('.puzzle-list').waitFor()
  expect(await page.locator('.puzzle-list').getByLabel('1 of 3 solved').count()).toBe(1)
  await context.close()
})

test.each(SMALL)('on a phone, $size, the clue of a puzzle and all its buttons are seen', async ({ size }) => {
  const [width, height] = size
  const look = { ...desktop, locale: 'fr', width, height } as const
  const { page, context } = await visit(site, look, '#/learn/daruma/puzzles/0.10')
  await at(page, 'asking')
  await page.locator('.teacher-dock button', { hasText: 'Indice' }).click()
  expect(await page.locator('.teacher-strip .clue').innerText()).toContain('l’achever')
  expect(await cutTeacher(page)).toEqual([])
  await paint(page, 50)
  await at(page, 'held')
  expect(await cutTeacher(page)).toEqual([])
  await context.close()
})

test('a puzzle is solved by keyboard; one that was shown is not remembered, one that is gone leads to all', async () => {
  const { page, context } = await visit(site, { ...desktop, locale: 'fr' }, '#/learn/daruma/puzzles/2.86')
  await at(page, 'asking')
  await page.locator('[data-spot=stop]').focus()
  await page.keyboard.press('Enter')
  await at(page, 'over')
  await page.keyboard.press('j')
  await page.waitForURL(/#\/learn\/daruma\/puzzles\/0\.71$/)
  await at(page, 'asking')
  await page.keyboard.press('s')
  await at(page, 'over')
  await page.goto(`${site.url}#/learn/daruma/puzzles/99.9`)
  await page.locator('.puzzle-list').waitFor()
  expect(await page.locator('.notice').innerText()).toContain('n’existe plus')
  expect(await page.locator('.puzzle-list').getByLabel('1 sur 3 trouvés').count()).toBe(1)
  await context.close()
})
