import { chooseMove } from '@engawa/bots'
import { entryOf } from '@engawa/games'
import { Chance } from '@engawa/kernel'
import { Table } from '@engawa/table'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { darumaOf } from '../../games/daruma/catalogue/index.ts'
import type { State } from '../../games/daruma/rules/index.ts'
import { openTable } from './drivers/saves.ts'
import { openSite, type Site, visit } from './harness.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(async () => {
  await site.close()
})

/** So late in a game that somebody has darumas of so many colours; the first person is to move. */
async function colourful(people: number, colours: number): Promise<Table> {
  const play = await entryOf('daruma')?.play()
  if (play === undefined) throw new Error('no Daruma')
  const chance = Chance.seeded('minds')
  const bots = Array.from({ length: people - 1 }, (_, bot) => ({
    kind: 'bot' as const,
    name: `Bot ${bot + 1}`,
    level: 'random',
  }))
  const table = new Table(play.game, { people, options: {}, seed: `colours ${people}` }, [
    { kind: 'person', name: 'Ada' },
    ...bots,
  ])
  const most = () => {
    const { owned } = table.view(0) as State
    return Math.max(...owned.map((own) => new Set(own.map((id) => darumaOf(id).colour)).size))
  }
  for (let { turn } = table; !turn.over; turn = table.turn) {
    const [seat = 0] = turn.seats
    if (seat === 0 && most() >= colours) return table
    table.play(seat, chooseMove(play, 'greedy', table.view(seat), seat, chance))
  }
  throw new Error(`nobody has ${colours} colours`)
}

test.each([
  { people: 3, colours: 6 },
  { people: 5, colours: 4 },
])('late in Daruma for $people one still sees the whole of one’s objective', async ({ people, colours }) => {
  const settings = { pace: 'none', motion: 'off' }
  const { page, context } = await visit(site, { locale: 'fr', theme: 'day', settings })
  await openTable(page, await colourful(people, colours), 'fr')
  for (const [width, height] of [
    [1180, 820],
    [1280, 800],
    [1366, 768],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height })
    const hidden = await page.evaluate(async () => {
      // Two frames to lay it out, and two for what is drawn anew because it has another size.
      for (let frames = 0; frames < 4; frames++) await new Promise(requestAnimationFrame)
      const column = document.querySelector('.left')?.getBoundingClientRect().bottom ?? Number.NaN
      const disc =
        document.querySelector('.left .dar-objective')?.getBoundingClientRect().bottom ?? Number.NaN
      return disc - column
    })
    expect(hidden, `${width}×${height}`).toBeLessThanOrEqual(0)
  }
  await context.close()
})
