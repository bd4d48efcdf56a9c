import type { Page } from 'playwright-core'
import { shellWords } from '../../words/index.ts'
import { bundle } from '../bundle.ts'
import type { Action, Kind } from './actions.ts'
import type { Home, Played } from './page/play.ts'
import { PATIENCE, type Sight, type Spot, type Target } from './page/sight.ts'

export const SIZES = [
  [2560, 1440],
  [390, 844],
  [1366, 768],
  [360, 640],
  [844, 390],
  [1440, 900],
  [1024, 768],
  [1180, 820],
  [1280, 800],
  [1920, 1080],
  [768, 1024],
] as const

/** Windows beside others, old and folding phones, a page that is enlarged, screens that stand or are very wide. */
const ODD_SIZES = [
  [320, 568],
  [280, 653],
  [667, 375],
  [568, 320],
  [540, 720],
  [683, 384],
  [960, 540],
  [1099, 560],
  [1101, 561],
  [700, 1200],
  [1200, 480],
  [1080, 1920],
  [3440, 1440],
] as const

const KEYS = [
  ...['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Enter', 'Enter', 'Space', 'Escape', '?', 'Home', 'End'],
  ...['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown'],
  ...['u', 'y', 'm', 'l', 's', 'h', 'r', 'v', '1', '2', '3', '+', '-'],
]

const RUSH = 3
/** How long a finger stays until it asks what something is. */
const LONG_PRESS = 450

const toolNames = (name: keyof Home['tools']) => [shellWords.en.table[name], shellWords.fr.table[name]]

let script: Promise<string> | undefined

/** Puts into a page, also for when it is loaded again, what the monkey sees and does within it. */
export async function enter(page: Page): Promise<void> {
  script ??= bundle(new URL('./page/index.ts', import.meta.url), 'page')
  const content = await script
  await page.addInitScript({ content })
  // Past the page's content policy, which rightly forbids foreign scripts.
  await page.evaluate(content)
}

/** The hands of somebody who sits at a table, with a real mouse and real keys; the page was entered before. */
export class Hands {
  readonly page: Page
  readonly #home: Home
  /** What was pressed last, where a press ought to have left the focus somewhere. */
  #pressed: Spot | undefined

  constructor(page: Page, table = new URL(page.url()).hash, replays = true) {
    this.page = page
    this.#home = {
      table,
      replays,
      tools: {
        undo: toolNames('undo'),
        redo: toolNames('redo'),
        restart: toolNames('restart'),
        hint: toolNames('hint'),
      },
    }
  }

  /** What is to be seen once the table is at rest. */
  look(): Promise<Sight> {
    return this.page.evaluate(() => inside.look())
  }

  async do({ kind, choice }: Action): Promise<void> {
    this.#pressed = undefined
    await this.page.evaluate((home) => inside.comeBack(home), this.#home)
    await this.#ways[kind](choice)
  }

  /** What came of the action that was done last. */
  judge(before: Sight, action: Action): Promise<Played> {
    const seen = { before, action, pressed: this.#pressed, home: this.#home }
    return this.page.evaluate(
      ({ before, action, pressed, home }) => inside.judge(before, action, pressed, home),
      seen,
    )
  }

  /** As many of the actions as can be done within the page, which is quicker. */
  play(before: Sight, actions: readonly Action[]): Promise<Played> {
    return this.page.evaluate(({ before, actions, home }) => inside.play(before, actions, home), {
      before,
      actions,
      home: this.#home,
    })
  }

  #goTo(hash: string): Promise<void> {
    return this.page.evaluate((to) => inside.goTo(to), hash)
  }

  #spot(target: Target, choice: number): Promise<Spot | undefined> {
    return this.page.evaluate(({ target, choice }) => inside.spotOf(target, choice), { target, choice })
  }

  /** Closes what lies over the table; whether there was something. */
  async #uncover(): Promise<boolean> {
    const covered = await this.page.evaluate(() => inside.isCovered())
    if (covered) await this.page.keyboard.press('Escape')
    return covered
  }

  async #press(target: Target, choice: number, button: 'left' | 'right' = 'left', times = 1): Promise<void> {
    const spot = await this.#spot(target, choice)
    if (spot === undefined) return
    this.#pressed = times === 1 && button === 'left' ? spot : undefined
    for (let count = 0; count < times; count++) await this.page.mouse.click(spot.x, spot.y, { button })
  }

  /** Whoever wants to play on closes what lies over the table and comes back from a replay first. */
  async #answer(target: Target, choice: number, times = 1): Promise<void> {
    if (await this.#uncover()) return
    const isThere = await this.page.evaluate((home) => inside.isAtTable(home), this.#home)
    if (!isThere) await this.#goTo(this.#home.table)
    else await this.#press(target, choice, 'left', times)
  }

  async #tool(name: keyof Home['tools']): Promise<void> {
    if (await this.#uncover()) return
    const names = this.#home.tools[name]
    const [tool] = await this.page
      .locator('.dock-tool')
      .filter({ hasText: new RegExp(`^(${names.join('|')})$`) })
      .all()
    // What the table takes away meanwhile, nobody can press.
    await tool?.click({ timeout: PATIENCE, force: true }).catch(() => undefined)
  }

  async #drag(choice: number, way: number): Promise<void> {
    const spot = await this.#spot('piece', choice)
    if (spot === undefined) return
    const { mouse } = this.page
    await mouse.move(spot.x, spot.y)
    await mouse.down()
    await mouse.move(spot.x + (way % 300) - 150, spot.y + (way % 170) - 85, { steps: 4 })
    await mouse.up()
  }

  #switch(index: number): Promise<void> {
    return this.page.evaluate((at) => inside.turnSwitch(at), index)
  }

  readonly #ways: Readonly<Record<Kind, (choice: number) => Promise<unknown>>> = {
    press: (choice) => this.#press('anything', choice),
    answer: (choice) => this.#answer('answer', choice),
    hint: () => this.#tool('hint'),
    follow: async (choice) => {
      await this.page.evaluate(() => inside.hintsThere())
      await this.#answer('hint', choice)
    },
    undo: () => this.#tool('undo'),
    redo: () => this.#tool('redo'),
    restart: () => this.#tool('restart'),
    twice: (choice) => this.#answer('answer', choice, 2),
    rush: async (choice) => {
      for (let count = 0; count < RUSH; count++) await this.#press('answer', choice + count * count, 'left')
      this.#pressed = undefined
    },
    key: (choice) => this.page.keyboard.press(KEYS[choice % KEYS.length] ?? 'Tab'),
    ask: (choice) => this.#press('piece', choice, 'right'),
    hold: async (choice) => {
      const spot = await this.#spot('piece', choice)
      if (spot !== undefined) await this.page.mouse.click(spot.x, spot.y, { delay: LONG_PRESS })
    },
    drag: (choice) => this.#drag(choice, choice),
    zoom: async (choice) => {
      const stage = await this.page.evaluate(() => {
        const box = document.querySelector('.stage')?.getBoundingClientRect()
        return box && { x: box.x + box.width / 2, y: box.y + Math.min(box.height, innerHeight) / 2 }
      })
      if (stage === undefined) return
      await this.page.mouse.move(stage.x, stage.y)
      await this.page.mouse.wheel(0, (choice % 2 === 0 ? 1 : -1) * 120)
    },
    menu: async (choice) => {
      if (await this.#uncover()) return
      await this.page.evaluate(() => {
        document.querySelector<HTMLElement>('.table-bar [popovertarget]')?.click()
      })
      await this.#press('anything', choice)
    },
    escape: () => this.page.keyboard.press('Escape'),
    replay: async (choice) => {
      const position = await this.page.locator('.table').getAttribute('data-position')
      await this.#goTo(`${this.#home.table}/at/${choice % (Number(position) + 1)}`)
    },
    size: (choice) => {
      const [width, height] = SIZES[choice % SIZES.length] ?? SIZES[0]
      return this.page.setViewportSize({ width, height })
    },
    rotate: async () => {
      const size = this.page.viewportSize()
      if (size !== null) await this.page.setViewportSize({ width: size.height, height: size.width })
    },
    odd: (choice) => {
      const [width, height] = ODD_SIZES[choice % ODD_SIZES.length] ?? ODD_SIZES[0]
      return this.page.setViewportSize({ width, height })
    },
    tap: async (choice) => {
      const spot = await this.#spot(choice % 3 === 0 ? 'anything' : 'answer', choice)
      if (spot === undefined) return
      this.#pressed = spot
      await this.page.evaluate((at) => inside.tap(at), spot)
    },
    back: () => this.page.evaluate((home) => inside.thereAndBack(home), this.#home),
    language: () => this.#switch(0),
    theme: () => this.#switch(1),
    leave: async () => {
      await this.#goTo('#/')
      await this.#goTo(this.#home.table)
      await this.page.evaluate(() => inside.arrive())
    },
    reload: async () => {
      const { table } = this.#home
      if (new URL(this.page.url()).hash !== table) await this.#goTo(table)
      await this.page.reload()
      await this.page.evaluate(() => inside.arrive())
    },
  }
}
