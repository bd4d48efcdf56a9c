import { games } from '@engawa/games'
import { afterAll, beforeAll, test } from 'vitest'
import { openSite, type Site } from './harness.ts'
import { expectWell, sittingOf } from './monkey/monkey.ts'

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

test.each(games.map(({ id }) => id))('%s stands whatever people do at its table, for long', async (game) => {
  for (let seed = first; seed < first + sittings; seed++)
    await expectWell(site, sittingOf(game, seed, steps), SHRINKING)
})
