import { type Locale, locales } from '@engawa/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountOf, playKodama } from './drivers/kodama.ts'
import { contextFor, ways } from './drivers/kodama-input.ts'
import { dice, layTable } from './drivers/table.ts'
import { openSite, type Site, visit } from './harness.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(async () => {
  await site.close()
})

const SEATS = [2, 3, 4, 5]
const levels = ['random', 'greedy'] as const

const games = ways.flatMap((how) =>
  SEATS.flatMap((seats) =>
    locales.map((locale: Locale, index) => ({
      how,
      way: how.way,
      seats,
      locale,
      level: levels[(seats + index) % levels.length] ?? 'random',
      theme: index === 0 ? ('day' as const) : ('night' as const),
    })),
  ),
)

test.each(games)(
  'a whole game of Kodama $way, $seats seats, in $locale, against $level bots',
  async (game) => {
    const { how, seats, locale, level, theme } = game
    const look = { locale, theme, settings: { pace: 'none', motion: 'off' } }
    const { page, context } = await visit(site, look, '#/', contextFor(how))
    const faults: string[] = []
    page.on('pageerror', (fault) => faults.push(fault.message))
    await layTable(page, { game: 'kodama', seats, level, locale })
    const played = await playKodama(page, await how.inputOf(page), { locale, random: dice(7 * seats + 1) })
    const { over, promised, counted, turns } = await accountOf(page, played)
    expect(over).toBe(true)
    expect(promised).toEqual(counted)
    expect(turns).toBeGreaterThanOrEqual(15)
    expect(faults).toEqual([])
    await context.close()
  },
)
