import type { Locale, ScoreSheet } from '@engawa/kernel'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Played, playKodama } from './drivers/kodama.ts'
import { Fingers, keyHands, mouseHands, touchHands } from './drivers/kodama-hands.ts'
import { dice, lastSave, layTable, openOutside } from './drivers/table.ts'
import { type House, openHouse, visit } from './harness.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(async () => {
  await house.close()
})

const settings = { pace: 'none', motion: 'off' }
const TURNS = 12

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** Points of the lines of these names. */
const pointsIn = (sheet: ScoreSheet | undefined, names: readonly string[]): number =>
  sum((sheet?.lines ?? []).filter(({ name }) => names.includes(name)).map(({ points }) => points))

/** The stored table is over; what was promised before letting go is what it counts. */
async function expectWholeGame(page: Page, played: Played): Promise<void> {
  await expect.poll(async () => (await openOutside(await lastSave(page))).turn.over).toBe(true)
  const table = await openOutside(await lastSave(page))
  const [sheet] = table.scores('table')
  expect(played.grown).toHaveLength(TURNS)
  expect(sum(played.grown.map(({ points }) => points))).toBe(pointsIn(sheet, ['growth', 'bonus']))
  expect(sum(played.goals)).toBe(pointsIn(sheet, ['goal']))
  expect(played.grown.filter(({ own }) => own).length, 'cards that lie where they were put').toBeGreaterThan(
    2,
  )
}

test('a whole game of Kodama with the mouse: cards are dragged from the display, turned by the wheel, and grow', async () => {
  const { page, context } = await visit(house, { locale: 'en', theme: 'day', settings })
  await layTable(page, { game: 'kodama', seats: 2, level: 'random' })
  const played = await playKodama(page, mouseHands(page), { locale: 'en', random: dice(5) })
  await expectWholeGame(page, played)
  await context.close()
})

test('a whole game of Kodama by touch on a phone: the card floats above the finger, a second one turns it', async () => {
  const locale: Locale = 'fr'
  const phone = { hasTouch: true, isMobile: true, serviceWorkers: 'block' } as const
  const { page, context } = await visit(
    house,
    { locale, theme: 'day', settings, width: 390, height: 844 },
    '#/',
    {
      viewport: { width: 390, height: 844 },
      ...phone,
    },
  )
  await layTable(page, { game: 'kodama', seats: 3, level: 'random', locale })
  const played = await playKodama(page, touchHands(await Fingers.on(page)), { locale, random: dice(9) })
  await expectWholeGame(page, played)
  await context.close()
})

test('a whole game of Kodama by keyboard alone', async () => {
  const { page, context } = await visit(house, { locale: 'en', theme: 'day', settings })
  await layTable(page, { game: 'kodama', seats: 2, level: 'random' })
  const played = await playKodama(page, keyHands(page), { locale: 'en', random: dice(3) })
  await expectWholeGame(page, played)
  await context.close()
})
