import { games } from '@engawa/games'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { openSite, type Site } from './harness.ts'
import { expectWell, places, sittingOf } from './monkey/monkey.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(async () => {
  await site.close()
})

/** MONKEY_SEED begins elsewhere, MONKEY_SITTINGS and MONKEY_STEPS go on for longer. */
const number = (name: string, usual: number) => Number(process.env[name] ?? usual)
const first = number('MONKEY_SEED', 1000)
const sittings = number('MONKEY_SITTINGS', 120)
const steps = number('MONKEY_STEPS', 60)
const SHRINKING = 60

const seeds = Array.from({ length: sittings }, (_, index) => first + index)

const tables = games.flatMap(({ id }) => places.map((place) => ({ game: id, place })))

// One that fails does not keep the others from being played.
describe.each(tables)(
  '$game, $place table: it stands whatever people do there, for long',
  ({ game, place }) => {
    test.each(seeds)('from seed %i', (seed) =>
      expectWell(site, sittingOf(game, seed, steps, place), SHRINKING),
    )
  },
)
