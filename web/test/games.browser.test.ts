import { afterAll, beforeAll, expect, test } from 'vitest'
import { shellWords } from '../words/index.ts'
import { playDaruma } from './drivers/daruma.ts'
import { keyboardInput } from './drivers/input.ts'
import { dice, layTable, movesOfWholeGame } from './drivers/table.ts'
import { openSite, type Site, visit } from './harness.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(async () => {
  await site.close()
})

const settings = { pace: 'none', motion: 'off' }
const over = shellWords.en.scoreSheet.again

// By every other way, and on every screen, in the deep tests.
test('a whole game of Daruma by keyboard alone, never losing the focus, on a small phone', async () => {
  const { page, context } = await visit(site, {
    locale: 'en',
    theme: 'day',
    width: 360,
    height: 640,
    settings,
  })
  await layTable(page, { game: 'daruma', seats: 2 })
  await playDaruma(keyboardInput(page), { locale: 'en', random: dice(7), over })
  expect(await movesOfWholeGame(page)).toBeGreaterThan(0)
  await context.close()
})
