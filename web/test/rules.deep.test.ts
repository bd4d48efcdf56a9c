import { games } from '@engawa/games'
import { locales } from '@engawa/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSite, printedPages, type Site, violations, visit } from './harness.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(async () => {
  await site.close()
})

const all = games.flatMap(({ id }) => locales.map((locale) => ({ id, locale })))

test.each(all)('the reference card of $id prints on one page ($locale)', async ({ id, locale }) => {
  const { page, context } = await visit(site, { locale, theme: 'night' }, `#/rules/${id}/reference`)
  await page.locator('.reference-card').waitFor()
  expect(await printedPages(page)).toBe(1)
  await context.close()
})

const looks = [
  { theme: 'day', width: 1440, height: 900 },
  { theme: 'night', width: 390, height: 844 },
  { theme: 'day', width: 844, height: 390 },
  { theme: 'night', width: 360, height: 640 },
] as const

test.each(all)('the components of $id fit every screen and print ($locale)', async ({ id, locale }) => {
  for (const look of looks) {
    const { page, context } = await visit(site, { locale, ...look }, `#/rules/${id}/components`)
    await page.locator('.component').first().waitFor()
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('.component')]
        .filter((component) => {
          const { right, left } = component.getBoundingClientRect()
          return [...component.querySelectorAll('.component-picture *')].some((part) => {
            const box = part.getBoundingClientRect()
            return part instanceof HTMLElement && (box.right > right + 6 || box.left < left - 6)
          })
        })
        .map((component) => component.querySelector('h4')?.textContent),
    )
    expect(cut, 'drawn wider than its place').toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    expect(await violations(page)).toEqual([])
    if (look.width > 1000) expect(await printedPages(page)).toBeGreaterThan(1)
    await context.close()
  }
})
