import { games } from '@engawa/games'
import { afterAll, beforeAll, test } from 'vitest'
import { openSite, type Site } from './harness.ts'
import { readActions } from './monkey/actions.ts'
import { expectWell, type Sitting, sittingOf } from './monkey/monkey.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(async () => {
  await site.close()
})

/** 13 finds “Offer all 3” of Bamboo that offers 2 where that fault is put back. */
const SEEDS = [1, 4, 6, 12, 13]
const STEPS = 56
const SHRINKING = 40
/** Of which the most is for shrinking a sitting that fails. */
const timeout = 900_000

/** A sitting that failed before: MONKEY=game:seed:actions. */
function given(): Sitting | undefined {
  const [game, seed, actions = ''] = process.env.MONKEY?.split(':') ?? []
  return game === undefined ? undefined : { game, seed: Number(seed), actions: readActions(actions) }
}

const again = given()
if (again !== undefined) {
  test('the sitting that was given goes well', () => expectWell(site, again, 0))
} else {
  test.concurrent.each(games.map(({ id }) => id))(
    '%s stands whatever people do at its table',
    { timeout },
    async (game) => {
      for (const seed of SEEDS) await expectWell(site, sittingOf(game, seed, STEPS), SHRINKING)
    },
  )
}
