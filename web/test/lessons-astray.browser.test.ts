import { loadLessons } from '@engawa/games/lessons'
import { at } from '@engawa/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { goAstray, SMALL } from './drivers/astray.ts'
import { openSite, type Site } from './harness.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(async () => {
  await site.close()
})

const firsts = await Promise.all(
  ['daruma', 'bamboo'].map(async (game, index) => ({
    lesson: at(await loadLessons(game), 0),
    game,
    size: at(SMALL, index % SMALL.length),
  })),
)

// All lessons of all games at both sizes: the deep tests.
test.each(firsts)(
  'the first lesson of $game, taken wrongly at $size, leads back and cuts no word',
  async ({ lesson, size }) => {
    expect(await goAstray(site, lesson, { locale: 'fr', size })).toEqual([])
  },
)
