import type { BrowserContextOptions, CDPSession, Page } from 'playwright-core'
import { type KodamaBoard, type KodamaInput, letGo, type Point, type Random } from './kodama.ts'

/** How often a way to play tries to find a place by itself before it asks for a good spot. */
const TRIES = 4

/** Presses something by pointer, whichever lies there. */
type Press = (point: Point) => Promise<void>

/** What mouse and fingers have in common: they drag a card until it fits, and press what acts. */
function pointing(
  press: Press,
  drag: (board: KodamaBoard, card: Point, random: Random) => Promise<void>,
): KodamaInput {
  return {
    async grow(board, random) {
      for (let tries = 0; tries < TRIES && !(await board.fits()); tries++)
        await drag(board, await board.middleOf(board.offers.nth(random(4))), random)
      const own = await board.fits()
      while (!(await board.fits())) await press(await board.middleOf(board.next))
      const points = await board.promised()
      await press(await board.middleOf(board.verb))
      await letGo(board.page)
      return { points, own }
    },
    async playGoal(board, random) {
      await press(await board.middleOf(board.goals.nth(random(await board.goals.count()))))
      await board.verb.waitFor()
      const points = await board.promised()
      await press(await board.middleOf(board.verb))
      await board.verb.waitFor({ state: 'detached' })
      return points
    },
    async slide(board, random) {
      await press(await board.middleOf(board.offers.nth(random(4))))
      await press(await board.middleOf(board.verb))
    },
    async renew(board) {
      await press(await board.middleOf(board.renewal))
      await board.renewal.waitFor({ state: 'detached' })
    },
  }
}

/** The mouse drags a card from the display over the tree, turns it by the wheel on the way, and lets go. */
export function mouseInput(page: Page): KodamaInput {
  const press: Press = ({ x, y }) => page.mouse.click(x, y)
  return pointing(press, async (board, card, random) => {
    const spot = await board.spotOnTree(random)
    await page.mouse.move(card.x, card.y)
    await page.mouse.down()
    await page.mouse.move(spot.x, spot.y, { steps: 4 })
    for (let notches = random(8); notches > 0; notches--) await page.mouse.wheel(0, 100)
    await page.mouse.move(spot.x + random(30) - 15, spot.y + random(30) - 15)
    await page.mouse.up()
  })
}

/** Fingers as the browser is told of them. */
export class Fingers {
  readonly #devtools: CDPSession
  #down: readonly Point[] = []

  constructor(devtools: CDPSession) {
    this.#devtools = devtools
  }

  static async on(page: Page): Promise<Fingers> {
    return new Fingers(await page.context().newCDPSession(page))
  }

  async #send(
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    points: readonly Point[],
    first = 0,
  ): Promise<void> {
    const touchPoints = points.map(({ x, y }, index) => ({ x, y, id: first + index }))
    await this.#devtools.send('Input.dispatchTouchEvent', { type, touchPoints })
  }

  /** Puts a further finger down. */
  press(point: Point): Promise<void> {
    this.#down = [...this.#down, point]
    return this.#send('touchStart', this.#down)
  }

  /** Moves the finger that came down last, in steps. */
  async move(to: Point, steps = 4): Promise<void> {
    const from = this.#down.at(-1) ?? to
    const others = this.#down.slice(0, -1)
    for (let step = 1; step <= steps; step++) {
      const share = step / steps
      const now = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
      this.#down = [...others, now]
      await this.#send('touchMove', this.#down)
    }
  }

  /** Takes up the finger that came down last. */
  release(): Promise<void> {
    const last = this.#down.length - 1
    const lifted = this.#down.slice(last)
    this.#down = this.#down.slice(0, last)
    return this.#send('touchEnd', lifted, last)
  }

  /** Without a wait between: a finger that lies too long on a control presses nothing. */
  async tap(point: Point): Promise<void> {
    await Promise.all([this.press(point), this.release()])
  }
}

/** How far below the middle of a card the finger is that carries it, at least. */
const BELOW = 64

/** A finger drags a card, which floats above it; a second one turns it. */
export function touchInput(fingers: Fingers): KodamaInput {
  return pointing(
    (point) => fingers.tap(point),
    async (board, card, random) => {
      const spot = await board.spotOnTree(random)
      const finger = { x: spot.x, y: spot.y + 2 * BELOW }
      await fingers.press(card)
      await fingers.move(finger)
      if ((await board.carried()).y > finger.y - BELOW) throw new Error('the finger hides the card')
      await fingers.press({ x: finger.x + 60, y: finger.y })
      await fingers.move({ x: finger.x + 60 - random(60), y: finger.y - random(60) })
      await fingers.release()
      await fingers.release()
      await board.page.locator('.kod-stage:not([data-moving])').waitFor()
    },
  )
}

const TURNS = ['.', ',', 'Shift+>', 'Shift+<']
const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']

/** The keyboard alone: digits take, N goes to good spots, arrows and points move and turn, Enter grows. */
export function keyInput(page: Page): KodamaInput {
  const press = (key: string) => page.keyboard.press(key)
  return {
    async grow(board, random) {
      await press(String(1 + random(4)))
      await page.locator('.kod-dock[data-holding]').waitFor()
      for (let steps = random(3); steps > 0; steps--) await press('n')
      for (let steps = random(3); steps > 0; steps--) await press(TURNS[random(TURNS.length)] ?? '.')
      for (let steps = random(3); steps > 0; steps--) await press(ARROWS[random(ARROWS.length)] ?? 'ArrowUp')
      const own = await board.fits()
      // A good spot is legal: the way on from a place that was spoilt, or where this card has none.
      for (let tries = 0; !(await board.fits()); tries++) await press(tries === TRIES ? 'Escape' : 'n')
      const points = await board.promised()
      await press('Enter')
      await letGo(page)
      return { points, own }
    },
    async playGoal(board, random) {
      await press(String(1 + random(await board.goals.count())))
      await board.verb.waitFor()
      const points = await board.promised()
      await press('Enter')
      await board.verb.waitFor({ state: 'detached' })
      return points
    },
    async slide(_board, random) {
      await press(String(1 + random(4)))
      await press('Enter')
    },
    async renew(board) {
      while (!(await board.renewal.evaluate((control) => control === document.activeElement)))
        await press('Tab')
      await press('Enter')
      await board.renewal.waitFor({ state: 'detached' })
    },
  }
}

/** A way to play with the screen it is played on. */
export interface Way {
  readonly way: string
  readonly width: number
  readonly height: number
  readonly touch: boolean
  inputOf(page: Page): Promise<KodamaInput>
}

const laptop = { width: 1366, height: 768, touch: false }

export const ways: readonly [mouse: Way, touch: Way, keys: Way] = [
  { way: 'with the mouse', ...laptop, inputOf: async (page) => mouseInput(page) },
  {
    way: 'by touch on a phone',
    width: 390,
    height: 844,
    touch: true,
    inputOf: async (page) => touchInput(await Fingers.on(page)),
  },
  { way: 'by keyboard alone', ...laptop, inputOf: async (page) => keyInput(page) },
]

/** What a context needs for a way to play. */
export const contextFor = ({ width, height, touch }: Way): BrowserContextOptions => ({
  serviceWorkers: 'block',
  viewport: { width, height },
  hasTouch: touch,
  isMobile: touch,
})
