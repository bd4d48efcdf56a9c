import { afterAll, beforeAll, expect, test } from 'vitest'
import { bitokuAt, decideOnBoard, playBitoku, rare } from './drivers/bitoku.ts'
import { keyboardInput, pointerInput } from './drivers/input.ts'
import { endOfGame, openTable } from './drivers/saves.ts'
import { dice, lastSave, layTable, openOutside } from './drivers/table.ts'
import { openSite, type Site, visit } from './harness.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(async () => {
  await site.close()
})

const settings = { pace: 'none', motion: 'off' }

// Whole games with every number of seats, on every screen, by clicks and by keys are played in the deep tests.
test('the last year of Bitoku for two by clicks on its board', async () => {
  const { page, context } = await visit(site, { locale: 'en', theme: 'day', settings })
  const before = await endOfGame('bitoku', 2, 1 / 4)
  await openTable(page, before)
  await playBitoku(pointerInput(page), { locale: 'en', random: dice(7) })
  const table = await openOutside(await lastSave(page))
  expect(table.turn.over).toBe(true)
  expect(table.history.slice(before.position).filter(({ seat }) => seat === 0).length).toBeGreaterThan(8)
  await context.close()
})

test('the last year of Bitoku against the Tengu by keyboard alone, on its board', async () => {
  // A phone shows one part of the board at a time: the way from control to control is shorter.
  const look = { locale: 'fr', theme: 'night', width: 390, height: 844, settings } as const
  const { page, context } = await visit(site, look)
  const before = await endOfGame('bitoku', 1, 1 / 4)
  await openTable(page, before, 'fr')
  await playBitoku(keyboardInput(page), { locale: 'fr', random: dice(7) })
  const table = await openOutside(await lastSave(page))
  expect(table.turn.over).toBe(true)
  expect(table.history.slice(before.position).filter(({ seat }) => seat === 0).length).toBeGreaterThan(8)
  await context.close()
})

test.each(rare)('Bitoku asks for %s, and the board decides it on a phone', async (decision) => {
  const table = await bitokuAt(decision)
  const look = { locale: 'fr', theme: 'day', width: 390, height: 844, settings } as const
  const { page, context } = await visit(site, look)
  await openTable(page, table, 'fr')
  await decideOnBoard(page, pointerInput(page), { locale: 'fr', random: dice(5) }, table)
  await context.close()
})

test('two taps lead to any space of Bitoku on a phone', async () => {
  const look = { locale: 'en', theme: 'day', width: 390, height: 844, settings } as const
  const { page, context } = await visit(site, look)
  await layTable(page, { game: 'bitoku', seats: 4, level: 'random' })
  for (const region of [1, 2, 3, 4, 5]) {
    await page.locator(`.bit-print[data-region="${region}"] .bit-print-open`).click()
    const spaces = page.locator(region === 3 ? '.bit-floor' : '.bit-space')
    expect(await spaces.count()).toBe(region === 3 ? 4 : 3)
    // A trial is a tap that finds its target uncovered, without pressing it.
    for (const space of await spaces.all()) await space.click({ trial: true })
    await page.locator('.bit-neighbours button').first().click()
  }
  await context.close()
})
