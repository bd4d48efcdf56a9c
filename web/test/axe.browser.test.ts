import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectContent, settings, tours } from './drivers/axe.ts'
import { openSite, type Site, violations, violationsDayAndNight, visit } from './harness.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(async () => {
  await site.close()
})

test('axe would find a fault in names, in contrasts by day and in contrasts by night', async () => {
  const { page, context } = await visit(site, { locale: 'en', theme: 'day', settings })
  await page.locator('.print').first().waitFor()
  await page.evaluate(() => {
    const main = document.querySelector('main')
    main?.append(document.createElement('button'))
    for (const [color, text] of [
      ['#eee', 'pale by day and by night'],
      ['var(--ink)', 'pale by night'],
    ] as const) {
      const line = document.createElement('p')
      Object.assign(line.style, { color, background: '#fff' })
      line.textContent = text
      main?.prepend(line)
    }
  })
  expect((await violations(page)).map((found) => found.split(' ')[0])).toEqual(
    expect.arrayContaining(['button-name', 'color-contrast']),
  )
  const night = (await violationsDayAndNight(page)).filter((found) => found.startsWith('in the other'))
  expect(night).toHaveLength(2)
  await context.close()
})

// Names, roles and colours are the same in both languages: French, and the tables of all games, are looked at in the
// deep tests.
const shorter = tours.filter(({ tour }) => !/^the table of/.test(tour))

test.each(shorter)('axe is content with $tour, day and night', ({ lead }) => expectContent(site, lead, 'en'))
