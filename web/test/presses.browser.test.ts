import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shellWords } from '../words/index.ts'
import { openTable, rolledDaruma } from './drivers/saves.ts'
import { storedTable } from './drivers/table.ts'
import { openSite, type Site, visit } from './harness.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(async () => {
  await site.close()
})

/** A table of Daruma at its beginning; the dice that will fall leave something to choose. */
async function beforeTheRoll(motion: 'normal' | 'off') {
  const settings = { pace: 'none', motion }
  const { page, context } = await visit(site, { locale: 'en', theme: 'day', settings })
  await openTable(page, (await rolledDaruma()).fork(0))
  return { page, context, roll: page.getByRole('button', { name: /^Roll 8/ }) }
}

const position = (page: Page) => page.locator('.table').getAttribute('data-position')

test.each(['normal', 'off'] as const)(
  'with motion %s the first frame after a press shows the press, the table follows',
  async (motion) => {
    const { page, context, roll } = await beforeTheRoll(motion)
    const first = await roll.evaluate(
      (button: HTMLElement) =>
        new Promise((done) => {
          button.click()
          requestAnimationFrame(() =>
            done({
              pressed: getComputedStyle(button).opacity,
              dice: [...document.querySelectorAll('.dar-die .die')].map(
                (die) => getComputedStyle(die).opacity,
              ),
              position: document.querySelector('.table')?.getAttribute('data-position'),
            }),
          )
        }),
    )
    expect(first).toEqual({ pressed: '0.55', dice: Array(8).fill('0.4'), position: '0' })
    await expect.poll(() => position(page)).toBe('1')
    expect(await page.locator('[data-taken], [data-thrown]').count()).toBe(0)
    await context.close()
  },
)

test('the first frame after a press that opens a sheet shows the press, the sheet follows', async () => {
  const { page, context } = await beforeTheRoll('off')
  const rules = page.getByRole('button', { name: shellWords.en.table.rules, exact: true })
  const first = await rules.evaluate(
    (button: HTMLElement) =>
      new Promise((done) => {
        button.click()
        requestAnimationFrame(() =>
          done({ pressed: button.matches('[data-taken]'), open: document.querySelector('dialog') !== null }),
        )
      }),
  )
  expect(first).toEqual({ pressed: true, open: false })
  await page.locator('dialog[open]').waitFor()
  expect(await page.locator('[data-taken]').count()).toBe(0)
  await context.close()
})

test('what is pressed twice before the table follows is played once, and nobody is told off', async () => {
  const { page, context, roll } = await beforeTheRoll('normal')
  await roll.evaluate((button: HTMLElement) => {
    button.click()
    button.click()
  })
  await expect.poll(() => position(page)).toBe('1')
  expect((await storedTable(page)).history).toHaveLength(1)
  expect(await page.locator('.explanation').count()).toBe(0)
  await context.close()
})

test('whoever leaves the page in the very frame of a press finds the move made', async () => {
  const { page, context, roll } = await beforeTheRoll('normal')
  const again = page.waitForEvent('load')
  await roll.evaluate((button: HTMLElement) => {
    button.click()
    location.reload()
  })
  await again
  await page.locator('.dock').waitFor()
  expect(await position(page)).toBe('1')
  await context.close()
})
