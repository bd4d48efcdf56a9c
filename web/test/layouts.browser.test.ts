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

test.each(games.map(({ id }) => id))(
  '%s: all is seen, read and pressed at eleven sizes in both languages',
  async (game) => {
    expect(await faultsAtAllSizes(site, { game, locale: 'en', people: 5, moves: 20 })).toEqual([])
    expect(await faultsAtAllSizes(site, { game, locale: 'fr', people: 3, moves: 60 })).toEqual([])
  },
)
