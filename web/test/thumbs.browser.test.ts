import { games } from '@engawa/games'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTable, runningGame } from './drivers/saves.ts'
import { closeSheet } from './drivers/table.ts'
import { openSite, type Site, visit } from './harness.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(async () => {
  await site.close()
})

/** What can be pressed and is smaller than a thumb. What an element lays around itself to be hit by counts as its own. */
function tooSmall(): string[] {
  const least = 43.5
  const hitBox = (element: Element): { width: number; height: number } => {
    const { width, height } = element.getBoundingClientRect()
    const around = ['::before', '::after']
      .map((part) => getComputedStyle(element, part))
      .filter(({ content, position }) => content !== 'none' && position === 'absolute')
    return {
      width: Math.max(width, ...around.map((part) => Number.parseFloat(part.width) || 0)),
      height: Math.max(height, ...around.map((part) => Number.parseFloat(part.height) || 0)),
    }
  }
  return [...document.querySelectorAll('button, a[href], input, select, summary')].flatMap((element) => {
    const { top, bottom, width: drawn } = element.getBoundingClientRect()
    const { visibility, pointerEvents } = getComputedStyle(element)
    const seen = drawn > 0 && bottom > 0 && top < innerHeight && visibility !== 'hidden'
    if (!seen || pointerEvents === 'none') return []
    const { width, height } = hitBox(element)
    if (width >= least && height >= least) return []
    return [`${Math.round(width)} × ${Math.round(height)}: ${element.outerHTML.slice(0, 120)}`]
  })
}

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
