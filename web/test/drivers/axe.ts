import { games } from '@engawa/games'
import type { Locale } from '@engawa/kernel'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { shellWords } from '../../words/index.ts'
import { type Site, violationsDayAndNight, visit } from '../harness.ts'
import { finishedGame, openTable, runningGame } from './saves.ts'
import { closeSheet, layTable } from './table.ts'

export const settings = { pace: 'none', motion: 'off' }
const PHONE = { width: 360, height: 640 }

interface Guide {
  readonly site: Site
  readonly page: Page
  readonly locale: Locale
  /** Has axe look at the screen that is shown now. */
  look(screen: string): Promise<void>
}

const arrived: Readonly<Record<string, string>> = {
  '': '.print',
  tables: '.empty',
  about: '.prose',
  rules: 'main h1',
  'rules/daruma': '.passage',
  ...Object.fromEntries(games.map(({ id }) => [`new/${id}`, 'button[type=submit]'])),
}

async function roundTheTables({ site, page, locale, look }: Guide): Promise<void> {
  for (const [place, sign] of Object.entries(arrived)) {
    await page.goto(`${site.url}#/${place}`)
    await page.locator(sign).first().waitFor()
    await look(place)
  }
  await page.goto(`${site.url}#/`)
  await page.getByRole('button', { name: shellWords[locale].settings.title, exact: true }).click()
  await page.locator('dialog[open]').waitFor()
  await look('settings')
}

async function facesOfATable({ page, locale, look }: Guide): Promise<void> {
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
  await page.locator('.hints .idea').waitFor()
  await look('hints')
}

async function finishedTable({ site, page, locale, look }: Guide): Promise<void> {
  const words = shellWords[locale]
  await openTable(page, await finishedGame('daruma', 3), locale)
  await look('over')
  await page.locator('.dock').getByRole('button', { name: words.scoreSheet.title }).click()
  await page.locator('dialog[open]').waitFor()
  await look('final sheet')
  await page.locator('dialog[open]').getByRole('button', { name: words.scoreSheet.watch }).click()
  await page.getByRole('button', { name: words.replay.first }).click()
  await look('replay')
  await page.goto(`${site.url}#/tables`)
  await page.locator('.stored').waitFor()
  await look('my tables')
}

async function tableOf(game: string, { page, locale, look }: Guide): Promise<void> {
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
}

/** Ways from screen to screen that lead past all of them. */
export const tours: readonly { readonly tour: string; lead(guide: Guide): Promise<void> }[] = [
  { tour: 'every page round the tables', lead: roundTheTables },
  { tour: 'every face of a table', lead: facesOfATable },
  { tour: 'a finished table and its replay', lead: finishedTable },
  ...games.map(({ id }) => ({
    tour: `the table of ${id}, on a desk and on a phone`,
    lead: (guide: Guide) => tableOf(id, guide),
  })),
]

/** Goes from screen to screen; axe finds nothing on any, by day and, as to contrasts, by night. */
export async function expectContent(
  site: Site,
  lead: (guide: Guide) => Promise<void>,
  locale: Locale,
): Promise<void> {
  const { page, context } = await visit(site, { locale, theme: 'day', settings })
  const found: string[] = []
  const look = async (screen: string) => {
    for (const violation of await violationsDayAndNight(page)) found.push(`${screen}: ${violation}`)
  }
  await lead({ site, page, locale, look })
  expect(found).toEqual([])
  await context.close()
}
