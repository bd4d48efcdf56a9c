import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shellWords } from '../words/index.ts'
import { playBamboo } from './drivers/bamboo.ts'
import { type Hands, keyboardHands, pointerHands } from './drivers/hands.ts'
import { dice, lastSave, layTable, openOutside } from './drivers/table.ts'
import { type House, openHouse, visit } from './harness.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(async () => {
  await house.close()
})

const ways: { way: string; handsOf(page: Page): Hands }[] = [
  { way: 'by clicks', handsOf: pointerHands },
  { way: 'by keyboard alone', handsOf: keyboardHands },
]

test.each(ways)(
  'a whole game of Bamboo on its board $way',
  async ({ handsOf }) => {
    const settings = { pace: 'none', motion: 'off' }
    const { page, context } = await visit(house, { locale: 'en', theme: 'day', settings })
    await layTable(page, { game: 'bamboo', seats: 2, level: 'random' })
    await playBamboo(handsOf(page), { locale: 'en', random: dice(7), over: shellWords.en.scoreSheet.again })
    const table = await openOutside(await lastSave(page))
    expect(table.turn.over).toBe(true)
    // Four years of at least a gift, a visit, sticks, shoots and actions.
    expect(table.history.filter(({ seat }) => seat === 0).length).toBeGreaterThan(40)
    await context.close()
  },
  600_000,
)
