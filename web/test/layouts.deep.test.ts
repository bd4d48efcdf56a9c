import { games } from '@engawa/games'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { faultsAtAllSizes } from './drivers/layout.ts'
import { openSite, type Site } from './harness.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(async () => {
  await site.close()
})

/** After so many moves of one game: every kind of question comes up in some of them. */
const MOVES = Array.from({ length: 12 }, (_, step) => step * 9)

const tables = games.flatMap(({ id, face }) => face.seats.map((people) => ({ game: id, people })))

test.each(tables)('$game, $people at the table: a whole game at eleven sizes', async ({ game, people }) => {
  const faults: string[] = []
  for (const [index, moves] of MOVES.entries()) {
    const locale = index % 2 === 0 ? 'fr' : 'en'
    faults.push(...(await faultsAtAllSizes(site, { game, locale, people, moves })))
  }
  expect(faults).toEqual([])
})
