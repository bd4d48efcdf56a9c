import type { Locale, ScoreSheet } from '@engawa/kernel'
import type { Locator, Page } from 'playwright-core'
import { en } from '../../../games/kodama/board/words/en.ts'
import { fr } from '../../../games/kodama/board/words/fr.ts'
import { lastSave, openOutside } from './table.ts'

const phrases = { en, fr }

export type Random = (bound: number) => number

export interface Point {
  readonly x: number
  readonly y: number
}

/** What of the board somebody can point at. */
export class KodamaBoard {
  readonly page: Page
  readonly say: typeof en
  readonly stage: Locator
  readonly offers: Locator
  readonly goals: Locator
  readonly verb: Locator
  readonly renewal: Locator
  readonly next: Locator

  constructor(page: Page, locale: Locale) {
    this.page = page
    this.say = phrases[locale]
    this.stage = page.locator('.kod-stage')
    this.offers = page.locator('.kod-offer')
    this.goals = page.locator('.kod-goal[data-lit], .kod-goal[data-chosen]')
    this.verb = page.locator('.kod-acts .verb')
    this.renewal = page.locator('.kod-renew')
    this.next = page.locator('.kod-next')
  }

  /** What the dock asks for, by its own words; nothing while others play, or while one still looks at their tree. */
  async asked(): Promise<'grow' | 'slide' | 'kodama' | 'over' | undefined> {
    const { over, help } = await this.page.evaluate(() => ({
      over: document.querySelector('.dock[data-over]') !== null,
      help:
        document.querySelector('.kod-whose') === null ? document.querySelector('.kod-help')?.textContent : '',
    }))
    if (over) return 'over'
    const asks = { grow: this.say.takeHelp, slide: this.say.slideHelp, kodama: this.say.chooseGoal }
    return (['grow', 'slide', 'kodama'] as const).find((kind) => asks[kind] === help)
  }

  /** What a press did is drawn, also what takes longer than the card alone. */
  async drawn(): Promise<void> {
    await this.page.waitForFunction(() => document.querySelector('.kod-dock[aria-busy]') === null)
  }

  /** The card in hand lies where it may stay. */
  async fits(): Promise<boolean> {
    await this.drawn()
    return this.page.evaluate(() => {
      const verb = document.querySelector('.kod-dock[data-holding] .verb')
      return verb !== null && verb.getAttribute('aria-disabled') !== 'true'
    })
  }

  /** The points that the control promises. */
  async promised(): Promise<number> {
    return Number((await this.verb.locator('small').textContent())?.match(/\d+/)?.[0])
  }

  /** The turn of the card in hand, in degrees to the left, from its own transform. */
  async angle(): Promise<number> {
    const turn = await this.page
      .locator('.kod-over [data-held]')
      .evaluate((card) => (card as SVGElement).style.transform.match(/rotate\((-?[\d.]+)deg\)/)?.[1])
    // The screen counts turns to the right.
    return (360 - Number(turn)) % 360
  }

  /** The middle of the card that a finger carries, as soon as it is drawn. */
  async carried(): Promise<Point> {
    const middle = await this.page.waitForFunction(() => {
      const box = document.querySelector('.kod-held-paper, .kod-refused-edge')?.getBoundingClientRect()
      return box === undefined ? undefined : { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    })
    return (await middle.jsonValue()) ?? { x: 0, y: 0 }
  }

  /** How the stage is seen. */
  camera(): Promise<string> {
    return this.page
      .locator('.kod-camera')
      .first()
      .evaluate((camera) => (camera as SVGElement).style.transform)
  }

  async middleOf(place: Locator): Promise<Point> {
    const box = await place.boundingBox()
    const window = this.page.viewportSize()
    if (box === null || window === null) throw new Error(`${place} is not drawn`)
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    const seen = middle.x > 0 && middle.x < window.width && middle.y > 0 && middle.y < window.height
    if (!seen) throw new Error(`${place} is out of sight`)
    return middle
  }

  /** Some spot near the rim of some card of the tree, on the part of the stage that nothing covers. */
  async spotOnTree(random: Random): Promise<Point> {
    const sheets = await this.page.locator('.kod-table [data-sheet] > path:nth-child(2)').all()
    const box = await sheets[random(sheets.length)]?.boundingBox()
    const stage = await this.stage.boundingBox()
    if (box === undefined || box === null || stage === null) throw new Error('no tree is drawn')
    const within = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value))
    return {
      x: within(box.x + (box.width * random(100)) / 100, stage.x + 20, stage.x + stage.width * 0.8),
      y: within(box.y + (box.height * random(60)) / 100, stage.y + 60, stage.y + stage.height - 40),
    }
  }

  /** Cards laid on the tree on the stage, the trunk not counted; the one in hand does not count either. */
  async laid(): Promise<number> {
    await this.drawn()
    return this.page.evaluate(() => {
      const sheets = document.querySelectorAll('.kod-table .kod-layer:first-child [data-sheet]').length
      return sheets - 1 - document.querySelectorAll('.kod-ghost:not([data-moving])').length
    })
  }
}

/** A card that was grown. */
export interface Grown {
  /** The points that were promised. */
  readonly points: number
  /** It lies where it was put, not at a good spot that was asked for. */
  readonly own: boolean
}

/** One way to play: how cards are grown and goals chosen, each for the points that were promised. */
export interface KodamaInput {
  grow(board: KodamaBoard, random: Random): Promise<Grown>
  playGoal(board: KodamaBoard, random: Random): Promise<number>
  slide(board: KodamaBoard, random: Random): Promise<void>
  renew(board: KodamaBoard): Promise<void>
}

/** What was played, and what the board promised for it. */
export interface Played {
  readonly grown: readonly Grown[]
  readonly goals: readonly number[]
}

const PATIENCE = 60_000

/** Plays Kodama on its board until it is over. */
export async function playKodama(
  page: Page,
  input: KodamaInput,
  { locale, random }: { readonly locale: Locale; readonly random: Random },
): Promise<Played> {
  const board = new KodamaBoard(page, locale)
  const grown: Grown[] = []
  const goals: number[] = []
  for (let since = Date.now(); ; ) {
    const asked = await board.asked()
    if (asked === 'over') return { grown, goals }
    if (asked === undefined) {
      if (Date.now() - since > PATIENCE) throw new Error('nobody is asked for anything')
      await page.waitForTimeout(20)
      continue
    }
    if ((await board.renewal.count()) > 0) await input.renew(board)
    else if (asked === 'grow') grown.push(await input.grow(board, random))
    else if (asked === 'kodama') goals.push(await input.playGoal(board, random))
    else await input.slide(board, random)
    since = Date.now()
  }
}

/** Waits until a card that was grown is out of the hand. */
export const letGo = (page: Page): Promise<void> =>
  page.locator('.kod-dock[data-holding]').waitFor({ state: 'detached' })

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** Points of the lines of these names. */
const pointsIn = (sheet: ScoreSheet | undefined, names: readonly string[]): number =>
  sum((sheet?.lines ?? []).filter(({ name }) => names.includes(name)).map(({ points }) => points))

/** What the board promised before letting go, and what the stored table counts for the first seat. */
export async function accountOf(page: Page, { grown, goals }: Played) {
  const table = await openOutside(await lastSave(page))
  const [sheet] = table.scores('table')
  return {
    over: table.turn.over,
    turns: table.history.filter(({ seat }) => seat === 0).length,
    promised: { growth: sum(grown.map(({ points }) => points)), goals: sum(goals) },
    counted: { growth: pointsIn(sheet, ['growth', 'bonus']), goals: pointsIn(sheet, ['goal']) },
    own: grown.filter(({ own }) => own).length,
  }
}
