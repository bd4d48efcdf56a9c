import type { Page } from 'playwright-core'
import { shellWords } from '../../words/index.ts'
import type { Action, Kind } from './actions.ts'
import { look, type Sight, type Spot, spotOf, type Target } from './sight.ts'

const SIZES = [
  [1440, 900],
  [390, 844],
  [1366, 768],
  [360, 640],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1180, 820],
  [1280, 800],
  [1920, 1080],
  [2560, 1440],
] as const

const KEYS = [
  ...['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Enter', 'Enter', 'Space', 'Escape', '?', 'Home', 'End'],
  ...['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown'],
  ...['u', 'y', 'm', 'l', 's', 'h', 'r', 'v', '1', '2', '3', '+', '-'],
]

const RUSH = 3
/** How long a finger stays until it asks what something is. */
const LONG_PRESS = 450
/** How long a load, a press or a bot may take on a busy machine. */
export const PATIENCE = 15_000

/** The hands of somebody who sits at the table with this id. */
export class Hands {
  readonly page: Page
  readonly #table: string
  /** What was pressed last, where a press ought to have left the focus somewhere. */
  pressed: Spot | undefined

  constructor(page: Page) {
    this.page = page
    this.#table = new URL(page.url()).hash
  }

  /** What is to be seen once the table is at rest. */
  look(): Promise<Sight> {
    return this.page.evaluate(look, PATIENCE)
  }

  async do(action: Action): Promise<void> {
    this.pressed = undefined
    const { hash } = new URL(this.page.url())
    if (!hash.startsWith(this.#table)) await this.goTo(this.#table)
    await this.#ways[action.kind](action.choice)
  }

  async goTo(hash: string): Promise<void> {
    await this.page.evaluate((to) => {
      location.hash = to
    }, hash)
    await this.look()
  }

  /** Whoever comes to the table sees it, or why there is none. */
  #arrive(): Promise<void> {
    return this.page.locator('.dock, .failure').first().waitFor({ timeout: PATIENCE })
  }

  /** Closes what lies over the table; whether there was something. */
  async uncover(): Promise<boolean> {
    const covered = await this.page.evaluate(
      () => document.querySelector('dialog:modal, [popover]:popover-open') !== null,
    )
    if (covered) await this.page.keyboard.press('Escape')
    return covered
  }

  async press(target: Target, choice: number, button: 'left' | 'right' = 'left', times = 1): Promise<void> {
    const spot = await this.page.evaluate(spotOf, { target, choice })
    if (spot === undefined) return
    this.pressed = times === 1 && button === 'left' ? spot : undefined
    for (let count = 0; count < times; count++) await this.page.mouse.click(spot.x, spot.y, { button })
  }

  /** Whoever wants to play on closes what lies over the table and comes back from a replay first. */
  async answer(target: Target, choice: number, times = 1): Promise<void> {
    if (await this.uncover()) return
    if (new URL(this.page.url()).hash !== this.#table) await this.goTo(this.#table)
    else await this.press(target, choice, 'left', times)
  }

  async #tool(name: 'undo' | 'redo' | 'restart' | 'hint'): Promise<void> {
    if (await this.uncover()) return
    const names = [shellWords.en.table[name], shellWords.fr.table[name]]
    const [tool] = await this.page
      .locator('.dock-tool')
      .filter({ hasText: new RegExp(`^(${names.join('|')})$`) })
      .all()
    // What the table takes away meanwhile, nobody can press.
    await tool?.click({ timeout: PATIENCE, force: true }).catch(() => undefined)
  }

  async #drag(choice: number, way: number): Promise<void> {
    const spot = await this.page.evaluate(spotOf, { target: 'piece' as const, choice })
    if (spot === undefined) return
    const { mouse } = this.page
    await mouse.move(spot.x, spot.y)
    await mouse.down()
    await mouse.move(spot.x + (way % 300) - 150, spot.y + (way % 170) - 85, { steps: 4 })
    await mouse.up()
  }

  /** The switch in the bar, also where a phone keeps it in the settings. */
  #switch(index: number): Promise<void> {
    return this.page.evaluate((at) => {
      document.querySelectorAll<HTMLElement>('.switches button')[at]?.click()
    }, index)
  }

  readonly #ways: Readonly<Record<Kind, (choice: number) => Promise<unknown>>> = {
    press: (choice) => this.press('anything', choice),
    answer: (choice) => this.answer('answer', choice),
    hint: () => this.#tool('hint'),
    follow: async (choice) => {
      const hints = this.page.locator('.hints')
      if ((await hints.count()) > 0) await hints.locator('.idea').waitFor({ timeout: PATIENCE })
      await this.answer('hint', choice)
    },
    undo: () => this.#tool('undo'),
    redo: () => this.#tool('redo'),
    restart: () => this.#tool('restart'),
    twice: (choice) => this.answer('answer', choice, 2),
    rush: async (choice) => {
      for (let count = 0; count < RUSH; count++) await this.press('answer', choice + count * count, 'left')
      this.pressed = undefined
    },
    key: (choice) => this.page.keyboard.press(KEYS[choice % KEYS.length] ?? 'Tab'),
    ask: (choice) => this.press('piece', choice, 'right'),
    hold: async (choice) => {
      const spot = await this.page.evaluate(spotOf, { target: 'piece' as const, choice })
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
      if (await this.uncover()) return
      await this.page.evaluate(() => {
        document.querySelector<HTMLElement>('.table-bar [popovertarget]')?.click()
      })
      await this.press('anything', choice)
    },
    escape: () => this.page.keyboard.press('Escape'),
    replay: async (choice) => {
      const position = await this.page.locator('.table').getAttribute('data-position')
      await this.goTo(`${this.#table}/at/${choice % (Number(position) + 1)}`)
    },
    size: (choice) => {
      const [width, height] = SIZES[choice % SIZES.length] ?? SIZES[0]
      return this.page.setViewportSize({ width, height })
    },
    rotate: async () => {
      const size = this.page.viewportSize()
      if (size !== null) await this.page.setViewportSize({ width: size.height, height: size.width })
    },
    language: () => this.#switch(0),
    theme: () => this.#switch(1),
    leave: async () => {
      await this.goTo('#/')
      await this.goTo(this.#table)
      await this.#arrive()
    },
    reload: async () => {
      if (new URL(this.page.url()).hash !== this.#table) await this.goTo(this.#table)
      await this.page.reload()
      await this.#arrive()
    },
  }
}
