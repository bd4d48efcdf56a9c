import type { Locale } from '@engawa/kernel'
import type { Table } from '@engawa/table'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paces } from '../kit/stage-manager.ts'
import { type FilmTurn, turnsOf } from '../table/film.ts'
import { shellWords } from '../words/index.ts'
import { playBamboo } from './drivers/bamboo.ts'
import { playBitoku } from './drivers/bitoku.ts'
import { playDaruma } from './drivers/daruma.ts'
import { expectSameAnew, hear, heard, type Said } from './drivers/following.ts'
import { pointerInput } from './drivers/input.ts'
import { playKodama } from './drivers/kodama.ts'
import { mouseInput } from './drivers/kodama-input.ts'
import { closeSheet, dice, layTable, storedTable } from './drivers/table.ts'
import { openSite, type Site, visit } from './harness.ts'

// Whole games on the boards with everything in motion, as people play them: a quarter of an hour in all.

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(async () => {
  await site.close()
})

const how = (locale: Locale) =>
  ({ locale, random: dice(7), over: shellWords[locale].scoreSheet.again }) as const

const players: Readonly<Record<string, (page: Page, locale: Locale) => Promise<unknown>>> = {
  daruma: (page, locale) => playDaruma(pointerInput(page), how(locale)),
  kodama: (page, locale) => playKodama(page, mouseInput(page), how(locale)),
  bamboo: (page, locale) => playBamboo(pointerInput(page), how(locale)),
  bitoku: (page, locale) => playBitoku(pointerInput(page), how(locale)),
}

const plays = Object.entries(players).flatMap(([game, play]) =>
  paces.flatMap((pace) => (['en', 'fr'] as const).map((locale) => ({ game, play, pace, locale }))),
)

/**
 * The turns of others of which the dock never said anything but whose they are, each with its moves; of one in which
 * nothing happened there is nothing to say, e.g. where a spirit is not woken.
 */
function untold(table: Table, said: readonly Said[], locale: Locale): string[] {
  const { history, seats } = table
  const happened = table.events(0)
  const names = seats.map(({ name }) => shellWords[locale].telling.turnOf(name))
  const isTold = ({ seat, from, to }: FilmTurn) =>
    said.some(
      (one) =>
        one.seat === seat && from < one.position && one.position <= to && !names.includes(one.sentence),
    )
  return turnsOf(history.map(({ seat }) => seat))
    .filter((turn) => turn.seat > 0 && !isTold(turn))
    .filter(({ from, to }) => happened.slice(from, to).some((events) => events.length > 0))
    .map(({ from, to }) => `${from}: ${JSON.stringify(history.slice(from, to))}`)
}

test.concurrent.each(plays)('a whole game of $game at the pace $pace in $locale', async (how) => {
  const { game, play, pace, locale } = how
  const settings = { pace, motion: true }
  const { page, context } = await visit(site, { locale, theme: 'day', width: 1366, height: 768, settings })
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await hear(page)
  await page.reload()
  await layTable(page, { game, seats: pace === 'calm' ? 2 : 3, level: 'random', locale })
  await play(page, locale)
  await page.locator('dialog .score-table').waitFor()
  await closeSheet(page)
  const said = await heard(page)
  const table = await storedTable(page)
  expect(table.turn.over).toBe(true)
  expect(untold(table, said, locale)).toEqual([])
  await expectSameAnew(page, () => page.locator('.dock[data-over]').isVisible())
  expect(errors).toEqual([])
  await context.close()
})
