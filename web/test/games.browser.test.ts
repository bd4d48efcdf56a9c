import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shellWords } from '../words/index.ts'
import { playDaruma } from './drivers/daruma.ts'
import { type Input, keyboardInput, pointerInput } from './drivers/input.ts'
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

interface Way {
  readonly way: string
  readonly width: number
  readonly height: number
  inputOf(page: Page): Input
}

/** Each on another screen; every way on every one of them is for the deep tests. */
const ways: readonly Way[] = [
  { way: 'by clicks on board and dock', width: 844, height: 390, inputOf: pointerInput },
  { way: 'by keyboard alone, never losing the focus', width: 360, height: 640, inputOf: keyboardInput },
]

test.each(ways)('a whole game of Daruma $way, $width × $height', async ({ inputOf, width, height }) => {
  const { page, context } = await visit(site, { locale: 'en', theme: 'day', width, height, settings })
  await layTable(page, { game: 'daruma', seats: 2 })
  await playDaruma(inputOf(page), { locale: 'en', random: dice(7), over })
  expect(await movesOfWholeGame(page)).toBeGreaterThan(0)
  await context.close()
})
