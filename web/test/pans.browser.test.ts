import type { CDPSession, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dice, lastSave, layTable } from './drivers/table.ts'
import { type House, openHouse, visit } from './harness.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(async () => {
  await house.close()
})

type Random = (bound: number) => number
interface Point {
  readonly x: number
  readonly y: number
}
interface Surface {
  readonly page: Page
  readonly fingers: CDPSession
  readonly random: Random
  anywhere(): Point
}

const away = ({ x, y }: Point, random: Random, least: number): Point => {
  const far = () => (random(2) === 0 ? -1 : 1) * (least + random(140))
  return random(2) === 0 ? { x: x + far(), y } : { x: x + far(), y: y + far() }
}

const touch = ({ fingers }: Surface, type: 'Start' | 'Move' | 'End' | 'Cancel', points: readonly Point[]) =>
  fingers.send('Input.dispatchTouchEvent', {
    type: `touch${type}`,
    touchPoints: points.map((point, id) => ({ ...point, id })),
  })

/** One finger goes further than a tap may, and sometimes comes back to where it started. */
async function pan(surface: Surface): Promise<void> {
  const start = surface.anywhere()
  const end = away(start, surface.random, 12)
  await touch(surface, 'Start', [start])
  await touch(surface, 'Move', [end])
  if (surface.random(3) === 0) await touch(surface, 'Move', [start])
  await touch(surface, 'End', [])
}

/** Two fingers, drawn apart, together, or lying still. */
async function pinch(surface: Surface): Promise<void> {
  const [first, second] = [surface.anywhere(), surface.anywhere()]
  await touch(surface, 'Start', [first])
  await touch(surface, 'Start', [first, second])
  if (surface.random(3) > 0) await touch(surface, 'Move', [first, away(second, surface.random, 3)])
  await touch(surface, 'End', [first])
  await touch(surface, 'End', [])
}

/** A finger that the system takes away. */
async function cancelled(surface: Surface): Promise<void> {
  await touch(surface, 'Start', [surface.anywhere()])
  await touch(surface, 'Cancel', [])
}

/** The mouse pressed on one thing and let go on another, or far enough from where it was pressed. */
async function drag({ page, random, anywhere }: Surface): Promise<void> {
  const start = anywhere()
  const end = away(start, random, 12)
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(end.x, end.y)
  await page.mouse.up()
}

/** A tap where nothing is to be pressed. */
async function tapAside(surface: Surface): Promise<void> {
  const point = surface.anywhere()
  const acts = await surface.page.evaluate(
    ({ x, y }) =>
      document.elementFromPoint(x, y)?.closest('button, a, input, summary, [role=button]') !== null,
    point,
  )
  if (acts) return pan(surface)
  await touch(surface, 'Start', [point])
  await touch(surface, 'End', [])
}

const gestures = [pan, pan, pinch, cancelled, drag, tapAside]
const ROUNDS = 1000

/** The stage and the dock with the board's own controls in it. */
async function surfaceOf(page: Page, seed: number): Promise<Surface> {
  const random = dice(seed)
  const boxes = await page.evaluate(() =>
    [...document.querySelectorAll('.stage, .dock-board')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return { x, y, width, height: Math.min(height, innerHeight - y) }
    }),
  )
  const seen = boxes.filter((box) => box.width > 20 && box.height > 20)
  return {
    page,
    fingers: await page.context().newCDPSession(page),
    random,
    anywhere() {
      const box = seen[random(seen.length)] ?? { x: 0, y: 0, width: 1, height: 1 }
      return { x: box.x + random(Math.floor(box.width)), y: box.y + random(Math.floor(box.height)) }
    },
  }
}

const roll = (page: Page) => page.getByRole('button', { name: /^Roll \d/ })

/** Daruma before its roll and, with dice to pour and darumas to paint, after it; Bamboo at its first question. */
const boards = [
  { game: 'daruma', width: 390, height: 844, rolled: false },
  { game: 'daruma', width: 1440, height: 900, rolled: true },
  { game: 'bamboo', width: 390, height: 844, rolled: false },
]

test.each(boards)(
  `${ROUNDS} pans, pinches, drags and taps aside on the board of $game, $width wide, play no move`,
  async ({ game, width, height, rolled }) => {
    const settings = { pace: 'none', motion: 'off' }
    const look = { locale: 'en', theme: 'day', width, height, settings } as const
    const { page, context } = await visit(house, look, '#/', { serviceWorkers: 'block', hasTouch: true })
    await layTable(page, { game, seats: 2 })
    await page.getByRole('button', { name: 'Hint' }).waitFor()
    if (rolled) await roll(page).click()
    await page.waitForTimeout(200)
    const before = await lastSave(page)
    const surface = await surfaceOf(page, width)
    for (let round = 0; round < ROUNDS; round++) {
      await gestures[surface.random(gestures.length)]?.(surface)
      if (round % 50 === 0 && (await page.locator('dialog[open]').count()) > 0)
        await page.keyboard.press('Escape')
    }
    await page.waitForTimeout(100)
    expect(await lastSave(page)).toBe(before)
    if ((await page.locator('dialog[open]').count()) > 0) await page.keyboard.press('Escape')
    // The board was listening all the time: a plain tap still acts.
    if (game === 'daruma' && !rolled) {
      await roll(page).tap()
      await expect.poll(() => lastSave(page)).not.toBe(before)
    }
    await context.close()
  },
)
