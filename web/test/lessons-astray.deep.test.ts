import { games } from '@engawa/games'
import { loadLessons } from '@engawa/games/lessons'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Astray, goAstray, SMALL } from './drivers/astray.ts'
import { openSite, type Site } from './harness.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(async () => {
  await site.close()
})

/** A usual phone, a tablet upright, a laptop and a desk. */
const OTHERS: readonly Astray[] = [
  { size: [390, 844], by: 'touch', other: 2 },
  { size: [768, 1024], by: 'touch', other: 3 },
  { size: [1366, 768], by: 'keyboard', other: 4 },
  { size: [1440, 900], by: 'mouse', other: 5 },
]

const all = (await Promise.all(games.map(({ id }) => loadLessons(id)))).flat()
const ways = all.flatMap((lesson) =>
  [...SMALL, ...OTHERS].map((astray) => ({
    lesson,
    game: lesson.position.game,
    id: lesson.id,
    screen: astray.size.join('×'),
    astray,
  })),
)

test.each(ways)(
  'lesson $id of $game, taken wrongly at $screen by $astray.by, leads back and cuts no word',
  async ({ lesson, astray }) => {
    expect(await goAstray(site, lesson, { locale: 'fr', ...astray })).toEqual([])
  },
)
