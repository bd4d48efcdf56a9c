import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shellWords } from '../words/index.ts'
import { playDaruma } from './drivers/daruma.ts'
import { type Hands, keyboardHands, pointerHands, treeHands } from './drivers/hands.ts'
import { dice, layTable, movesOfWholeGame } from './drivers/table.ts'
import { type House, openHouse, visit } from './harness.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(async () => {
  await house.close()
})

const settings = { pace: 'none', motion: 'off' }
const over = shellWords.en.scoreSheet.again

const ways: { way: string; handsOf(page: Page): Hands | Promise<Hands> }[] = [
  { way: 'by clicks on board and dock', handsOf: pointerHands },
  { way: 'by keyboard alone, never losing the focus', handsOf: keyboardHands },
  { way: 'through the accessibility tree alone', handsOf: treeHands },
]

test.each(ways)('a whole game of Daruma $way', async ({ handsOf }) => {
  const { page, context } = await visit(house, { locale: 'en', theme: 'day', settings })
  await layTable(page, { game: 'daruma', seats: 2 })
  await playDaruma(await handsOf(page), { locale: 'en', random: dice(7), over })
  expect(await movesOfWholeGame(page)).toBeGreaterThan(0)
  await context.close()
})
