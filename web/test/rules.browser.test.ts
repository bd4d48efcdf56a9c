import { games } from '@engawa/games'
import type { GameBook } from '@engawa/kernel'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { branches } from '../../games/kodama/catalogue/index.ts'
import { openSite, printedPages, type Site, violations, visit } from './harness.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(async () => {
  await site.close()
})

const goTo = (page: Page, address: string) =>
  page.evaluate((hash) => {
    location.hash = hash
  }, `#/rules/${address}`)

/** What a figure should show and does not, once it lies still. */
function missing(ids: readonly string[]): string[] {
  const stages = [...document.querySelectorAll('.figure-stage')]
  const drawn = (id: string) =>
    stages.some((stage) => {
      const kinds = ['piece', 'place', 'spot', 'mark']
      const found = stage.querySelector(kinds.map((kind) => `[data-${kind}="${id}"]`).join())
      return found !== null && found.getBoundingClientRect().width > 0
    })
  return ids.filter((id) => !drawn(id))
}

/** Pixels of empty paper left of what a figure shows, or above it. */
function emptyPaper(figure: Element, ids: readonly string[]): number {
  const kinds = ['piece', 'place', 'spot', 'mark']
  const boxes = ids.flatMap((id) => {
    const found = figure.querySelector(kinds.map((kind) => `[data-${kind}="${id}"]`).join())
    return found === null ? [] : [found.getBoundingClientRect()]
  })
  const frame = figure.querySelector('.figure-frame')?.getBoundingClientRect()
  if (frame === undefined) return 0
  return Math.max(
    Math.min(...boxes.map(({ left }) => left)) - frame.left,
    Math.min(...boxes.map(({ top }) => top)) - frame.top,
  )
}

test.each(games)('the figures of $id show what they speak of', async ({ id }) => {
  const { book } = (await import(`../../games/${id}/book/index.ts`)) as { book: GameBook }
  const { page, context } = await visit(site, { locale: 'en', theme: 'day' })
  for (const chapter of new Set(book.figures.map((figure) => figure.chapter))) {
    await goTo(page, `${id}/${chapter}`)
    const figures = book.figures.filter((figure) => figure.chapter === chapter)
    for (const { shows, marks = [], says } of figures) {
      const figure = page.locator('.figure', { hasText: says.en.replaceAll('*', '') })
      await figure.locator('.figure-stage[data-still]').waitFor()
      expect(await page.evaluate(missing, [...shows, ...marks])).toEqual([])
      expect(await figure.evaluate(emptyPaper, [...shows, ...marks])).toBeLessThan(60)
    }
  }
  await context.close()
})

test('on a phone a wide figure is shown whole, and near to be pushed sideways, by keys too', async () => {
  const look = { locale: 'fr', theme: 'day', width: 390, height: 844 } as const
  const { page, context } = await visit(site, look, '#/rules/bitoku/aim')
  const frame = page.locator('.figure-frame').first()
  await frame.locator('.figure-stage[data-still]').waitFor()
  const beyond = () => frame.evaluate((box) => box.scrollWidth - box.clientWidth)
  expect(await beyond()).toBe(0)
  await page.getByRole('button', { name: 'Voir de près' }).first().click()
  await expect.poll(beyond).toBeGreaterThan(0)
  const drawn = await frame.locator('.figure-stage').evaluate((stage) => {
    const { offsetWidth } = stage as HTMLElement
    return stage.getBoundingClientRect().width / offsetWidth
  })
  expect(drawn).toBeGreaterThan(0.69)
  await frame.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => frame.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Vue d’ensemble' }).first().click()
  await expect.poll(beyond).toBe(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  expect(await violations(page)).toEqual([])
  await context.close()
})

/** By kind, by how we know it, and by a word. */
async function findComponents(page: Page): Promise<void> {
  const shown = page.locator('.component')
  await shown.first().waitFor()
  const all = await shown.count()
  await page.getByRole('button', { name: 'Branch cards' }).click()
  await expect.poll(() => shown.count()).toBe(branches.length)
  expect(branches.length).toBeLessThan(all)
  await page.getByRole('button', { name: 'stated', exact: true }).click()
  await expect
    .poll(() => shown.count())
    .toBe(branches.filter(({ provenance }) => provenance === 'stated').length)
  await page.getByRole('button', { name: 'All sources' }).click()
  await page.getByRole('searchbox', { name: 'Search the components' }).fill('MUSHROOM')
  await expect.poll(() => shown.filter({ hasNotText: /mushroom/ }).count()).toBe(0)
  expect(await shown.count()).toBeGreaterThan(5)
  await page.getByRole('searchbox', { name: 'Search the components' }).fill('xyz')
  await page.getByText('No component fits.').waitFor()
}

test('one looks a word up, opens a rule by its link, turns pages, finds the reference card and a component', async () => {
  const { page, context } = await visit(site, { locale: 'en', theme: 'day', width: 390, height: 844 })
  await goTo(page, 'kodama/KOD-025')
  await page.getByRole('heading', { name: 'Placing a card' }).waitFor()
  await page.locator('.passage[data-marked]').getByRole('link', { name: 'KOD-025' }).waitFor()
  await page.getByRole('link', { name: 'Scoring a placement' }).last().click()
  await page.getByRole('heading', { name: 'Worked example: exactly ten' }).waitFor()
  await page.getByRole('searchbox').fill('caterpillar')
  await page.getByText(/\d+ passages?/).waitFor()
  await page.getByRole('link', { name: 'Reference card' }).click()
  await page.getByRole('heading', { name: 'Kodama: reference card' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  expect(await violations(page)).toEqual([])
  expect(await printedPages(page)).toBe(1)
  await page.getByRole('link', { name: 'Components' }).first().click()
  await findComponents(page)
  await context.close()
})

test.each([
  [1366, 768],
  [390, 844],
])('the chapter one reads is seen in the list of chapters at %i×%i', async (width, height) => {
  const { page, context } = await visit(
    site,
    { locale: 'en', theme: 'day', width, height },
    '#/rules/bitoku/ascension',
  )
  const present = page.locator('.book-contents [aria-current]')
  await present.waitFor()
  const seen = await present.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const under = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return scrollY === 0 && under !== null && element.contains(under)
  })
  expect(seen).toBe(true)
  await context.close()
})
