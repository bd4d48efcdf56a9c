import { games } from '@engawa/games'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTable, runningGame } from './drivers/saves.ts'
import { closeSheet } from './drivers/table.ts'
import { tooSmall } from './drivers/thumbs.ts'
import { openSite, type Site, visit } from './harness.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(async () => {
  await site.close()
})

test.each(games.map(({ id }) => id))(
  'on a phone every control of a running game of %s is as large as a thumb',
  async (game) => {
    const settings = { pace: 'none', motion: 'off' } as const
    const { page, context } = await visit(site, {
      locale: 'fr',
      theme: 'day',
      width: 390,
      height: 844,
      settings,
    })
    for (const [people, moves] of [
      [2, 12],
      [4, 60],
    ] as const) {
      await openTable(page, await runningGame(game, people, moves), 'fr')
      await page.locator('.dock').waitFor()
      await closeSheet(page)
      expect(await page.evaluate(tooSmall)).toEqual([])
    }
    await context.close()
  },
)
