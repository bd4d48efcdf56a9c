import { games } from '@engawa/games'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shellWords } from '../words/index.ts'
import { finishedGame, openTable } from './drivers/saves.ts'
import { layTable } from './drivers/table.ts'
import { type House, type Look, openHouse, violations, visit } from './harness.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(async () => {
  await house.close()
})

const settings = { pace: 'none', motion: 'off' }
const looks = (['en', 'fr'] as const).flatMap((locale) =>
  (['day', 'night'] as const).map((theme): Look => ({ locale, theme, settings })),
)

/** Goes from screen to screen and collects what axe finds on each. */
function inspector(page: Page) {
  const found: string[] = []
  return {
    found,
    async look(screen: string): Promise<void> {
      for (const violation of await violations(page)) found.push(`${screen}: ${violation}`)
    },
  }
}

const arrived: Readonly<Record<string, string>> = {
  tables: '.empty',
  about: '.prose',
  rules: 'main h1',
  'rules/daruma': '.passage',
}

test.each(looks)('axe is content with every page round the tables in $locale, $theme', async (look) => {
  const { page, context } = await visit(house, look)
  const { found, look: inspect } = inspector(page)
  for (const [place, sign] of Object.entries(arrived)) {
    await page.goto(`${house.url}#/${place}`)
    await page.locator(sign).first().waitFor()
    await inspect(place)
  }
  await page.getByRole('button', { name: shellWords[look.locale].settings.title, exact: true }).click()
  await page.locator('dialog[open]').waitFor()
  await inspect('settings')
  expect(found).toEqual([])
  await context.close()
})

test.each(looks)('axe is content with every face of a table in $locale, $theme', async (look) => {
  const { page, context } = await visit(house, look)
  const words = shellWords[look.locale]
  const { found, look: inspect } = inspector(page)
  await layTable(page, { game: 'daruma', seats: 2, people: 2, locale: look.locale })
  await page.locator('dialog.curtain').waitFor()
  await inspect('curtain')
  await page.locator('dialog.curtain').getByRole('button').click()
  await page.locator('.dock-board .verb.risk').click()
  for (const name of [words.table.moves, words.table.scores, words.table.words, words.table.log]) {
    await page.getByRole('tab', { name, exact: true }).click()
    await inspect(`after a roll, ${name}`)
  }
  for (const key of ['r', 's', '?']) {
    await page.keyboard.press(key)
    await page.locator('dialog[open]').waitFor()
    await inspect(`sheet ${key}`)
    await page.keyboard.press('Escape')
    await page.locator('dialog[open]').waitFor({ state: 'detached' })
  }
  await page.keyboard.press('h')
  await page.locator('.hints li').first().waitFor()
  await inspect('hints')
  expect(found).toEqual([])
  await context.close()
})

test.each(looks)('axe is content with a finished table and its replay in $locale, $theme', async (look) => {
  const { page, context } = await visit(house, look)
  const words = shellWords[look.locale]
  const { found, look: inspect } = inspector(page)
  await openTable(page, await finishedGame('daruma', 3), look.locale)
  await inspect('over')
  await page.locator('.dock').getByRole('button', { name: words.scoreSheet.title }).click()
  await page.locator('dialog[open]').waitFor()
  await inspect('final sheet')
  await page.locator('dialog[open]').getByRole('button', { name: words.scoreSheet.watch }).click()
  await page.getByRole('button', { name: words.replay.first }).click()
  await inspect('replay')
  await page.goto(`${house.url}#/tables`)
  await page.locator('.stored').waitFor()
  await inspect('my tables')
  expect(found).toEqual([])
  await context.close()
})

const others = games.map(({ id }) => id).filter((id) => id !== 'daruma')

test.each(others)('axe is content with the table of %s, day and night', async (game) => {
  for (const theme of ['day', 'night'] as const) {
    const { page, context } = await visit(house, { locale: 'en', theme, settings })
    const { found, look: inspect } = inspector(page)
    await layTable(page, { game, seats: 2, level: 'random' })
    await page.getByRole('button', { name: shellWords.en.table.hint }).waitFor()
    await inspect(`${game} ${theme}`)
    await page.keyboard.press('m')
    await page.locator('button[data-move]').first().waitFor()
    await inspect(`${game} ${theme}, moves`)
    expect(found).toEqual([])
    await context.close()
  }
})
