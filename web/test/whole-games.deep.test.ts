import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shellWords } from '../words/index.ts'
import { playBamboo } from './drivers/bamboo.ts'
import { playBitoku } from './drivers/bitoku.ts'
import { playDaruma } from './drivers/daruma.ts'
import { type Input, keyboardInput, pointerInput, tapInput } from './drivers/input.ts'
import { playKodama } from './drivers/kodama.ts'
import { contextFor, ways as kodamaWays } from './drivers/kodama-input.ts'
import { dice, layTable, movesOfWholeGame } from './drivers/table.ts'
import { openSite, type Site, visit } from './harness.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(async () => {
  await site.close()
})

const SIZES = [
  [360, 640],
  [844, 390],
  [1366, 768],
] as const

/** By mouse, touch and keyboard: how Kodama's cards are placed, and how everything else is pressed. */
const [mouse, touch, keys] = kodamaWays
const ways: readonly { way: string; kodama: typeof mouse; inputOf(page: Page): Input }[] = [
  { way: 'mouse', kodama: mouse, inputOf: pointerInput },
  { way: 'touch', kodama: touch, inputOf: tapInput },
  { way: 'keyboard', kodama: keys, inputOf: keyboardInput },
]

const over = shellWords.en.scoreSheet.again
/** Each game has chance of its own, so that one which fails can be played again alone. */
const how = () => ({ locale: 'en', random: dice(5), over }) as const
const players: Readonly<Record<string, (page: Page, way: (typeof ways)[number]) => Promise<unknown>>> = {
  daruma: (page, { inputOf }) => playDaruma(inputOf(page), how()),
  kodama: async (page, { kodama }) => playKodama(page, await kodama.inputOf(page), how()),
  bamboo: (page, { inputOf }) => playBamboo(inputOf(page), how()),
  bitoku: (page, { inputOf }) => playBitoku(inputOf(page), how()),
}

const games = Object.entries(players).flatMap(([game, play]) =>
  SIZES.flatMap(([width, height]) => ways.map((way) => ({ game, play, width, height, means: way.way, way }))),
)

test.each(games)(
  'a whole game of $game by $means at $width × $height',
  async ({ game, play, width, height, way }) => {
    const settings = { pace: 'none', motion: 'off' }
    const context = contextFor({ ...way.kodama, width, height })
    const look = { locale: 'en', theme: 'day', settings } as const
    const { page, context: visited } = await visit(site, look, '#/', context)
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await layTable(page, { game, seats: 2, level: 'random' })
    await play(page, way)
    expect(await movesOfWholeGame(page)).toBeGreaterThan(0)
    expect(errors).toEqual([])
    await visited.close()
  },
)
