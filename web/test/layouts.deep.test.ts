import { entryOf, games } from '@engawa/games'
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

test.each(games.map(({ id }) => id))('%s: whole games at eleven sizes in both languages', async (game) => {
  for (const people of entryOf(game)?.face.seats ?? [])
    for (const [index, moves] of MOVES.entries()) {
      const locale = index % 2 === 0 ? 'fr' : 'en'
      expect(await faultsAtAllSizes(site, { game, locale, people, moves })).toEqual([])
    }
})
