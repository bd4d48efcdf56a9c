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

const SIZES = [
  [360, 640],
  [844, 390],
  [1366, 768],
] as const

/** Runs in the page: is this sentence written in sight, and how many seats have a bar beside or on their plate? */
function aimInSight(wins: string): { said: boolean; bars: number } {
  const inSight = (element: Element) => {
    const { left, top, right, bottom, width } = element.getBoundingClientRect()
    return width > 0 && left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
  }
  const lines = [...document.querySelectorAll('.table .aim > p, .table .aim-line > b')]
  return {
    said: lines.some((line) => line.textContent === wins && inSight(line)),
    bars: document.querySelectorAll('.table .aim-bar').length,
  }
}

test.each(games)('at $id one sees what wins and how far everybody is, at every size', async (entry) => {
  const people = 3
  const { page, context } = await visit(site, {
    locale: 'fr',
    theme: 'night',
    settings: { motion: 'off', pace: 'none' },
  })
  await openTable(page, await runningGame(entry.id, people, 120), 'fr')
  await closeSheet(page)
  const { coaching } = await entry.words('fr')
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    await expect
      .poll(() => page.evaluate(aimInSight, coaching.wins), { message: `${width}×${height}` })
      .toEqual({
        said: true,
        bars: people,
      })
  }
  await context.close()
})
