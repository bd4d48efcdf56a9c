import { games } from '@engawa/games'
import { loadLessons } from '@engawa/games/lessons'
import { locales } from '@engawa/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lessonWays, takeAndPlayOn } from './drivers/lesson.ts'
import { openSite, type Site } from './harness.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(async () => {
  await site.close()
})

const all = (await Promise.all(games.map(({ id }) => loadLessons(id)))).flat()
const rounds = all.flatMap(({ id, position: { game }, steps }) =>
  lessonWays.flatMap((way) => locales.map((locale) => ({ game, id, steps, locale, ...way }))),
)

test.each(rounds)(
  'lesson $id of $game is taken $way ($locale)',
  async ({ game, id, steps, locale, ...way }) => {
    const shown = await takeAndPlayOn(site, `#/learn/${game}/${id}`, {
      ...way,
      look: { ...way.look, locale },
    })
    expect(new Set(shown).size).toBeLessThan(steps.length)
  },
)
