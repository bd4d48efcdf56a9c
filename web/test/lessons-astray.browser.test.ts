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
    screen: at(SMALL, index).size.join('×'),
    astray: at(SMALL, index),
  })),
)

// All lessons of all games on every kind of screen, by touch, mouse and keys: the deep tests.
test.each(firsts)(
  'the first lesson of $game, taken wrongly at $screen, leads back and cuts no word',
  async ({ lesson, astray }) => {
    expect(await goAstray(site, lesson, { locale: 'fr', ...astray })).toEqual([])
  },
)
