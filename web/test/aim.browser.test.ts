import { games } from '@engawa/games'
import type { Table } from '@engawa/table'
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

/** Runs in the page: are this sentence and one's own plate in sight, and how many seats have a bar beside or on theirs? */
function aimInSight(wins: string): { said: boolean; own: boolean; bars: number } {
  const inSight = (element: Element) => {
    const { left, top, right, bottom, width } = element.getBoundingClientRect()
    return width > 0 && left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
  }
  const own = document.querySelector('.seats .seat')
  const lines = [...document.querySelectorAll('.table .aim > p, .table .aim-line > b')]
  return {
    said: lines.some((line) => line.textContent === wins && inSight(line)),
    own: own !== null && inSight(own),
    bars: document.querySelectorAll('.table .aim-bar').length,
  }
}

/** A game some way on, at the beginning of a turn of the first person: somebody else has moved last. */
async function turnBegins(game: string, people: number): Promise<Table> {
  const whole = await runningGame(game, people, 120)
  const asked = ({ turn }: Table) => !turn.over && turn.seats.includes(0)
  for (let position = whole.position; position > 0; position--) {
    const table = whole.fork(position)
    if (asked(table) && !asked(whole.fork(position - 1))) return table
  }
  throw new Error(`nobody but the first person moves in ${game}`)
}

test.each(games)('at $id one sees what wins and how far everybody is, at every size', async (entry) => {
  const people = 4
  const { page, context } = await visit(site, {
    locale: 'fr',
    theme: 'night',
    width: 360,
    height: 640,
    settings: { motion: 'off', pace: 'none' },
  })
  await openTable(page, await turnBegins(entry.id, people), 'fr')
  await closeSheet(page)
  const { coaching } = await entry.words('fr')
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    await expect
      .poll(() => page.evaluate(aimInSight, coaching.wins), { message: `${width}×${height}` })
      .toEqual({
        said: true,
        own: true,
        bars: people,
      })
  }
  await context.close()
})
