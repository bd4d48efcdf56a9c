import { games } from '@engawa/games'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { faultsAtAllSizes, faultsOfTable } from './drivers/layout.ts'
import { everyQuestion } from './drivers/saves.ts'
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

/** By night every space of a home has a sign, and a table of four has the most plates. */
test.each([2, 4])('bamboo by night, %i at the table: every question at eleven sizes', async (people) => {
  const faults: string[] = []
  for (const table of await everyQuestion('bamboo', people, { night: true }))
    faults.push(...(await faultsOfTable(site, table, 'fr')))
  expect(faults).toEqual([])
})
