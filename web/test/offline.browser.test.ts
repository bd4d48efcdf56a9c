import { entryOf, games } from '@engawa/games'
import { loadLessons } from '@engawa/games/lessons'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shellWords } from '../words/index.ts'
import { playDaruma } from './drivers/daruma.ts'
import { pointerInput } from './drivers/input.ts'
import { endOfGame, openTable } from './drivers/saves.ts'
import { dice, layTable } from './drivers/table.ts'
import { closePages, type Site, serveDist, sharedBrowser, visit } from './harness.ts'

let site: Site
let server: Awaited<ReturnType<typeof serveDist>>
beforeAll(async () => {
  const [started, browser] = await Promise.all([serveDist(), sharedBrowser()])
  server = started
  site = { browser, url: server.url, close: () => closePages(browser) }
})
afterAll(async () => {
  await site.close()
})

const look = { locale: 'en', theme: 'day', settings: { pace: 'none', motion: 'off' } } as const

/** Where a game is taught, and what is seen there. */
async function teachingPages(id: string): Promise<readonly (readonly [address: string, drawn: string])[]> {
  const [lesson] = await loadLessons(id)
  const puzzles = await entryOf(id)?.puzzles?.()
  return [
    [`rules/${id}/components`, '.component svg'],
    [`icons/${id}`, '.legend dt'],
    [`learn/${id}`, `a[href*="${lesson?.id}"]`],
    [`learn/${id}/${lesson?.id}`, '.table[data-teaching] .dock'],
    [`learn/${id}/puzzles/${puzzles?.puzzles[0]?.id}`, '.table[data-teaching] .dock'],
  ]
}

test('after one visit everything works without a network, in both languages, and is there again', async () => {
  const { page, context } = await visit(site, look, '#/', { serviceWorkers: 'allow' })
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await server.close()
  await context.setOffline(true)
  await page.reload()
  await page.locator('.print').first().waitFor()
  await openTable(page, await endOfGame('daruma', 2, 1 / 4))
  await playDaruma(pointerInput(page), {
    locale: 'en',
    random: dice(31),
    over: shellWords.en.scoreSheet.again,
  })
  // A new page of the same browser, as after closing it; now in the other language.
  await page.close()
  const again = await context.newPage()
  await again.goto(`${site.url}#/tables`)
  await again.locator('.stored').first().waitFor()
  expect(await again.locator('.stored').count()).toBe(1)
  await again.getByRole('button', { name: shellWords.en.language.switch }).click()
  await again.getByRole('heading', { name: shellWords.fr.tables.title }).waitFor()
  await again.getByRole('link', { name: shellWords.fr.tables.replay }).click()
  await again.locator('.replay-dock').waitFor()
  await again.reload()
  await again.getByRole('slider', { name: shellWords.fr.replay.slider }).waitFor()
  for (const { id } of games) {
    await again.goto(`${site.url}#/rules/${id}`)
    await again.locator('.passage').first().waitFor()
    for (const [address, drawn] of await teachingPages(id)) {
      await again.goto(`${site.url}#/${address}`)
      await again.locator(drawn).first().waitFor()
    }
    await layTable(again, { game: id, seats: 2, level: 'random', locale: 'fr' })
    await again.getByRole('button', { name: shellWords.fr.table.hint }).waitFor()
  }
  // The coach of a first game comes with the table.
  await again.evaluate(() => localStorage.setItem('engawa-coach', JSON.stringify({ finished: [] })))
  await again.reload()
  await layTable(again, { game: 'bamboo', seats: 2, level: 'random', locale: 'fr' })
  await again.locator('.coach').waitFor()
  await context.close()
})
