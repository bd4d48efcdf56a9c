import { games } from '@engawa/games'
import { type Locale, locales } from '@engawa/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shellWords } from '../words/index.ts'
import { finishedGame, openTable, runningGame } from './drivers/saves.ts'
import { closeSheet, layTable } from './drivers/table.ts'
import { type House, openHouse, violations, violationsDayAndNight, visit } from './harness.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(async () => {
  await house.close()
})

const settings = { pace: 'none', motion: 'off' }
const PHONE = { width: 360, height: 640 }

/** Goes from screen to screen, by day and by night, and collects what axe finds on each. */
async function inspector(locale: Locale) {
  const { page, context } = await visit(house, { locale, theme: 'day', settings })
  const found: string[] = []
  return {
    page,
    context,
    found,
    async look(screen: string): Promise<void> {
      for (const violation of await violationsDayAndNight(page)) found.push(`${screen}: ${violation}`)
    },
  }
}

test('axe would find a fault in names, in contrasts by day and in contrasts by night', async () => {
  const { page, context } = await visit(house, { locale: 'en', theme: 'day', settings })
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

const arrived: Readonly<Record<string, string>> = {
  '': '.print',
  tables: '.empty',
  about: '.prose',
  rules: 'main h1',
  'rules/daruma': '.passage',
  ...Object.fromEntries(games.map(({ id }) => [`new/${id}`, 'button[type=submit]'])),
}

test.each(locales)('axe is content with every page round the tables in %s, day and night', async (locale) => {
  const { page, context, found, look } = await inspector(locale)
  for (const [place, sign] of Object.entries(arrived)) {
    await page.goto(`${house.url}#/${place}`)
    await page.locator(sign).first().waitFor()
    await look(place)
  }
  await page.goto(`${house.url}#/`)
  await page.getByRole('button', { name: shellWords[locale].settings.title, exact: true }).click()
  await page.locator('dialog[open]').waitFor()
  await look('settings')
  expect(found).toEqual([])
  await context.close()
})

test.each(locales)('axe is content with every face of a table in %s, day and night', async (locale) => {
  const { page, context, found, look } = await inspector(locale)
  const words = shellWords[locale]
  await layTable(page, { game: 'daruma', seats: 2, people: 2, locale })
  await page.locator('dialog.curtain').waitFor()
  await look('curtain')
  await page.locator('dialog.curtain').getByRole('button').click()
  // Refused, and explained: nothing was rolled that could be taken back.
  await page.locator('.dock-tool').first().click({ force: true })
  await page.getByText(words.table.locked('').trim(), { exact: false }).first().waitFor()
  await look('a locked undo')
  await page.locator('.dock-board .verb.risk').click()
  for (const name of [words.table.moves, words.table.scores, words.table.words, words.table.log]) {
    await page.getByRole('tab', { name, exact: true }).click()
    await look(`after a roll, ${name}`)
  }
  for (const key of ['r', 's', '?']) {
    await page.keyboard.press(key)
    await page.locator('dialog[open]').waitFor()
    await look(`sheet ${key}`)
    await page.keyboard.press('Escape')
    await page.locator('dialog[open]').waitFor({ state: 'detached' })
  }
  await page.keyboard.press('h')
  await page.locator('.hints li').first().waitFor()
  await look('hints')
  expect(found).toEqual([])
  await context.close()
})

test.each(locales)(
  'axe is content with a finished table and its replay in %s, day and night',
  async (locale) => {
    const { page, context, found, look } = await inspector(locale)
    const words = shellWords[locale]
    await openTable(page, await finishedGame('daruma', 3), locale)
    await look('over')
    await page.locator('.dock').getByRole('button', { name: words.scoreSheet.title }).click()
    await page.locator('dialog[open]').waitFor()
    await look('final sheet')
    await page.locator('dialog[open]').getByRole('button', { name: words.scoreSheet.watch }).click()
    await page.getByRole('button', { name: words.replay.first }).click()
    await look('replay')
    await page.goto(`${house.url}#/tables`)
    await page.locator('.stored').waitFor()
    await look('my tables')
    expect(found).toEqual([])
    await context.close()
  },
)

const tables = games.flatMap(({ id }) => locales.map((locale) => ({ game: id, locale })))

test.each(tables)(
  'axe is content with the table of $game in $locale, on a desk and on a phone, day and night',
  async ({ game, locale }) => {
    const { page, context, found, look } = await inspector(locale)
    await openTable(page, await runningGame(game, 4, 30), locale)
    await page.getByRole('button', { name: shellWords[locale].table.hint }).waitFor()
    await look('desk')
    await page.keyboard.press('m')
    await page.locator('[role=group] button[data-move]').first().waitFor()
    await look('desk, moves')
    await closeSheet(page)
    await page.setViewportSize(PHONE)
    // What scrolls there must be reachable by keyboard.
    await page.locator('.seats[tabindex="0"]').waitFor()
    await look('phone')
    expect(found).toEqual([])
    await context.close()
  },
)
