import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shellWords } from '../words/index.ts'
import { playBamboo } from './drivers/bamboo.ts'
import { type Input, keyboardInput, pointerInput } from './drivers/input.ts'
import { dice, lastSave, layTable, openOutside } from './drivers/table.ts'
import { openSite, type Site, visit } from './harness.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(async () => {
  await site.close()
})

const ways: { way: string; inputOf(page: Page): Input }[] = [
  { way: 'by clicks', inputOf: pointerInput },
  { way: 'by keyboard alone', inputOf: keyboardInput },
]

test.each(ways)(
  'a whole game of Bamboo on its board $way',
  async ({ inputOf }) => {
    const settings = { pace: 'none', motion: 'off' }
    const { page, context } = await visit(site, { locale: 'en', theme: 'day', settings })
    await layTable(page, { game: 'bamboo', seats: 2, level: 'random' })
    await playBamboo(inputOf(page), { locale: 'en', random: dice(7), over: shellWords.en.scoreSheet.again })
    const table = await openOutside(await lastSave(page))
    expect(table.turn.over).toBe(true)
    // Four years of at least a gift, a visit, sticks, shoots and actions.
    expect(table.history.filter(({ seat }) => seat === 0).length).toBeGreaterThan(40)
    await context.close()
  },
  600_000,
)
