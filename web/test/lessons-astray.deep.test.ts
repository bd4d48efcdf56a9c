import { games } from '@engawa/games'
import { loadLessons } from '@engawa/games/lessons'
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

/** A usual phone and a laptop. */
const OTHERS = [
  [390, 844],
  [1366, 768],
] as const

const all = (await Promise.all(games.map(({ id }) => loadLessons(id)))).flat()
const ways = all.flatMap((lesson) =>
  [...SMALL, ...OTHERS].map((size) => ({ lesson, game: lesson.position.game, id: lesson.id, size })),
)

test.each(ways)(
  'lesson $id of $game, taken wrongly at $size, leads back and cuts no word',
  async ({ lesson, size }) => {
    expect(await goAstray(site, lesson, { locale: 'fr', size })).toEqual([])
  },
)
