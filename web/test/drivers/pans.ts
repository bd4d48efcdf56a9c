import type { CDPSession, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSite, type Site, visit } from '../harness.ts'
import { openTable, rolledDaruma } from './saves.ts'
import { closeSheet, dice, lastSave, layTable } from './table.ts'

type Random = (bound: number) => number
interface Point {
  readonly x: number
  readonly y: number
}
type Phase = 'Start' | 'Move' | 'End' | 'Cancel'

/** Where fingers and mouse go, and how what they do is sent: in order, without waiting for each. */
interface Surface {
  /** What counts as the board here. */
  readonly board: string
  readonly random: Random
  anywhere(): Point
  touch(phase: Phase, points: readonly Point[]): void
  mouse(type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', point: Point): void
  /** Takes back what pinches did to the size of the page. */
  unzoom(): void
  /** All that was sent has arrived. */
  done(): Promise<void>
}

const away = ({ x, y }: Point, random: Random, least: number): Point => {
  const far = () => (random(2) === 0 ? -1 : 1) * (least + random(140))
  return random(2) === 0 ? { x: x + far(), y } : { x: x + far(), y: y + far() }
}

/** One finger goes further than a tap may, and sometimes comes back to where it started. */
async function pan({ anywhere, random, touch, done }: Surface): Promise<void> {
  const start = anywhere()
  touch('Start', [start])
  touch('Move', [away(start, random, 12)])
  if (random(3) === 0) {
    // There and back takes a hand longer than one frame; within one, only the end of the way is reported.
    await done()
    touch('Move', [start])
  }
  touch('End', [])
}

/** Two fingers, drawn apart, together, or lying still. */
function pinch({ anywhere, random, touch }: Surface): void {
  const [first, second] = [anywhere(), anywhere()]
  touch('Start', [first])
  touch('Start', [first, second])
  if (random(3) > 0) touch('Move', [first, away(second, random, 3)])
  touch('End', [first])
  touch('End', [])
}

/** A finger that the system takes away. */
function cancelled({ anywhere, touch }: Surface): void {
  touch('Start', [anywhere()])
  touch('Cancel', [])
}

/** The mouse let go far enough from where it was pressed. */
function drag({ anywhere, random, mouse }: Surface): void {
  const start = anywhere()
  const end = away(start, random, 12)
  mouse('mouseMoved', start)
  mouse('mousePressed', start)
  mouse('mouseMoved', end)
  mouse('mouseReleased', end)
}

const ACTING = 'button, a, input, summary, [role=button]'

/**
 * A tap on the board where nothing is to be pressed; what lies there is looked up, for pans scroll.
 * With the mouse: a finger that is near a control is led to it by the browser, and rightly presses it.
 */
async function tapAside(page: Page, { board, anywhere, mouse, unzoom, done }: Surface): Promise<void> {
  const point = anywhere()
  unzoom()
  // What the mouse is over may say more of itself, and so move what lies below it.
  mouse('mouseMoved', point)
  await done()
  const isAside = await page.evaluate(
    async ({ x, y, within, acting }) => {
      const frame = () => new Promise(requestAnimationFrame)
      const top = () => document.querySelector(within)?.getBoundingClientRect().top
      // A page that still glides after a pan would bring something else under the finger.
      for (let still = 0, before = top(); still < 5; before = top()) {
        await frame()
        still = top() === before ? still + 1 : 0
      }
      const hit = document.elementFromPoint(x, y)
      return hit !== null && hit.closest(within) !== null && hit.closest(acting) === null
    },
    { ...point, within: board, acting: ACTING },
  )
  if (!isAside) return
  mouse('mousePressed', point)
  mouse('mouseReleased', point)
  await done()
}

const gestures = [pan, pan, pinch, cancelled, drag]

function boxesOf(page: Page, board: string) {
  return page.evaluate(
    (within) =>
      [...document.querySelectorAll(within)].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        const dock = document.querySelector('.dock')
        const below = dock === null || dock.contains(element) ? innerHeight : dock.getBoundingClientRect().y
        return { x, y, width, height: Math.min(height, below - y) }
      }),
    board,
  )
}

async function surfaceOf(page: Page, board: string, seed: number): Promise<Surface> {
  const random = dice(seed)
  const devtools: CDPSession = await page.context().newCDPSession(page)
  const boxes = (await boxesOf(page, board)).filter((box) => box.width > 20 && box.height > 20)
  let sent: Promise<unknown>[] = []
  return {
    board,
    random,
    anywhere() {
      const box = boxes[random(boxes.length)] ?? { x: 0, y: 0, width: 1, height: 1 }
      return { x: box.x + random(Math.floor(box.width)), y: box.y + random(Math.floor(box.height)) }
    },
    touch(phase, fingers) {
      const touchPoints = fingers.map(({ x, y }, id) => ({ x, y, id }))
      sent.push(devtools.send('Input.dispatchTouchEvent', { type: `touch${phase}`, touchPoints }))
    },
    mouse(type, { x, y }) {
      const button = type === 'mouseMoved' ? 'none' : 'left'
      sent.push(devtools.send('Input.dispatchMouseEvent', { type, x, y, button, clickCount: 1 }))
    },
    unzoom() {
      sent.push(devtools.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 }))
    },
    async done() {
      await Promise.all(sent)
      sent = []
    },
  }
}

/** Daruma's dice and verbs stand in the dock and are part of its board. */
const WITH_DOCK = '.stage, .dock-board'

const roll = (page: Page) => page.getByRole('button', { name: /^Roll \d/ })

/** So many gestures on the board of Daruma before its roll or, with dice to pour and darumas to paint, after it. */
export interface Unrest {
  readonly rounds: number
  readonly width: number
  readonly height: number
  readonly rolled: boolean
}

/** Pans, pinches, drags and taps aside; the table stays as it was, and listens all the while. */
async function expectNoMoves(site: Site, { rounds, width, height, rolled }: Unrest): Promise<void> {
  const settings = { pace: 'none', motion: 'off' }
  const look = { locale: 'en', theme: 'day', width, height, settings } as const
  const { page, context } = await visit(site, look, '#/', { serviceWorkers: 'block', hasTouch: true })
  // Dice that end no turn: nobody else moves meanwhile.
  if (rolled) await openTable(page, await rolledDaruma())
  else await layTable(page, { game: 'daruma', seats: 2 })
  await page.getByRole('button', { name: 'Hint' }).waitFor()
  const before = await lastSave(page)
  const surface = await surfaceOf(page, WITH_DOCK, width)
  for (let round = 1; round <= rounds; round++) {
    const gesture = gestures[surface.random(gestures.length + 1)]
    if (gesture === undefined) await tapAside(page, surface)
    else await gesture(surface)
    await surface.done()
    // One hand after the other: the click that a browser makes of a touch comes a moment later.
    await page.evaluate(() => new Promise(requestAnimationFrame))
    if (round % 20 > 0) continue
    await closeSheet(page)
  }
  await page.waitForTimeout(100)
  expect(await lastSave(page)).toBe(before)
  await closeSheet(page)
  // The board was listening all the time: a plain tap still acts.
  if (!rolled) {
    await roll(page).tap()
    await expect.poll(() => lastSave(page)).not.toBe(before)
  }
  await context.close()
}

/** So many rounds of restless hands on a phone and on a laptop play no move. */
export function testRestlessPointers(rounds: { readonly phone: number; readonly laptop: number }): void {
  let site: Site
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(async () => {
    await site.close()
  })
  test.each([
    { rounds: rounds.phone, width: 390, height: 844, rolled: false },
    { rounds: rounds.laptop, width: 1440, height: 900, rolled: true },
  ])(
    '$rounds pans, pinches, drags and taps aside on the board of Daruma, $width wide, play no move',
    (unrest) => expectNoMoves(site, unrest),
  )
}
