import { entryOf } from '@engawa/games'
import type { ColourWay } from '@engawa/games/bamboo/rules'
import type { Locale } from '@engawa/kernel'
import { Table } from '@engawa/table'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shellWords } from '../words/index.ts'
import { playBamboo } from './drivers/bamboo.ts'
import { keyboardInput, pointerInput } from './drivers/input.ts'
import { openTable } from './drivers/saves.ts'
import { dice, lastSave, openOutside } from './drivers/table.ts'
import { openSite, type Site, visit } from './harness.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(async () => {
  await site.close()
})

const input = { clicks: pointerInput, keyboard: keyboardInput }
const screens = { laptop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }

interface Play {
  readonly way: keyof typeof input
  readonly people: number
  readonly side: 'day' | 'night'
  readonly screen: keyof typeof screens
  readonly locale: Locale
  readonly colours: ColourWay
}

/** Every way on every screen, with every number of seats on both sides; languages and colours take turns. */
const plays: Play[] = (['clicks', 'keyboard'] as const).flatMap((way, a) =>
  (['laptop', 'phone'] as const).flatMap((screen, b) =>
    [2, 3, 4].flatMap((people, c) =>
      (['day', 'night'] as const).map((side, d): Play => {
        const locale = (a + b + c + d) % 2 === 0 ? 'en' : 'fr'
        return { way, people, side, screen, locale, colours: (b + c) % 2 === 0 ? 'chosen' : 'by-seat' }
      }),
    ),
  ),
)

/** A person among random bots. */
async function tableOf({ people, side, colours }: Play): Promise<Table> {
  const entry = await entryOf('bamboo')?.play()
  if (entry === undefined) throw new Error('no Bamboo')
  const options = { night: side === 'night', colours }
  const bots = Array.from({ length: people - 1 }, (_, bot) => ({
    kind: 'bot' as const,
    name: `Bot ${bot + 1}`,
    level: 'random',
  }))
  const person = { kind: 'person' as const, name: 'Ada' }
  return new Table(entry.game, { people, options, seed: `${people} ${side}` }, [person, ...bots])
}

test.concurrent.each(plays)(
  'Bamboo by $way on a $screen: $people seats, $side side, $locale, colours $colours',
  async (play) => {
    const { way, screen, side, locale } = play
    const settings = { pace: 'none', motion: 'off' }
    const { page, context } = await visit(site, { locale, theme: side, ...screens[screen], settings })
    const troubles: string[] = []
    page.on('pageerror', (error) => troubles.push(error.message))
    await openTable(page, await tableOf(play), locale)
    const over = shellWords[locale].scoreSheet.again
    await playBamboo(input[way](page), { locale, random: dice(11), over })
    expect((await openOutside(await lastSave(page))).turn.over).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
    expect(troubles).toEqual([])
    await context.close()
  },
)
