import { entryOf } from '@engawa/games'
import { type GamePlay, type GameWords, type Lesson, type Locale, labelText } from '@engawa/kernel'
import { LessonRun } from '@engawa/table'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { shellWords } from '../../words/index.ts'
import { type Site, visit } from '../harness.ts'
import { layoutFaults } from './layout.ts'
import { pressOver } from './lesson.ts'

type Size = readonly [number, number]

/** How the list and the teacher's controls are pressed. */
type Hand = 'touch' | 'mouse' | 'keyboard'

/** A screen, how somebody presses things there, and whether it is the first, second … of the other moves that is made. */
export interface Astray {
  readonly size: Size
  readonly by: Hand
  readonly other: number
}

/** Phones on which little room is left for a teacher. */
export const SMALL: readonly Astray[] = [
  { size: [844, 390], by: 'touch', other: 0 },
  { size: [360, 640], by: 'touch', other: 1 },
]

/** Presses what is in sight; with keys, a control that has the focus. */
async function pressBy(by: Hand, control: Locator): Promise<void> {
  if (by === 'touch') await control.tap()
  else if (by === 'mouse') await control.click()
  else await control.press('Enter')
}

/** What the teacher offers for a move that he did not ask for: to try it, and as the main one to take it back. */
const tries = (page: Page) => page.locator('[data-teacher] .lesson-buttons button:not(.primary)')
const takesBack = (page: Page) => page.locator('[data-teacher] .lesson-buttons .primary')

/** Runs in the page: what the teacher says, or a control of his, that cannot be seen whole without scrolling. */
function lookForCutTeacher(): string[] {
  const SLACK = 1.5
  const parts = '.teacher-strip p, .teacher-strip li, .teacher-dock .task p, [data-teacher] button, .paper p'
  const faults: string[] = []
  for (const part of document.querySelectorAll(parts)) {
    const { left, right, top, bottom } = part.getBoundingClientRect()
    let room = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
    for (let outer = part.parentElement; outer !== null; outer = outer.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(outer)
      if (overflowX === 'visible' && overflowY === 'visible') continue
      const box = outer.getBoundingClientRect()
      room = {
        left: Math.max(room.left, box.left),
        top: Math.max(room.top, box.top),
        right: Math.min(room.right, box.right),
        bottom: Math.min(room.bottom, box.bottom),
      }
    }
    const whole =
      left >= room.left - SLACK &&
      right <= room.right + SLACK &&
      top >= room.top - SLACK &&
      bottom <= room.bottom + SLACK
    if (!whole) faults.push(`“${part.textContent?.slice(0, 40)}” is cut`)
  }
  return faults
}

/** What the teacher says, or a control of his, that cannot be seen whole without scrolling. */
export const cutTeacher = (page: Page): Promise<string[]> => page.evaluate(lookForCutTeacher)

/** Runs in the page: what is asked for next can be seen, or nothing is asked; what is larger than its room fills it. */
function isNextInSight(): boolean {
  const next = document.querySelector('[data-next]')
  if (next === null) return true
  const MOST = 0.9
  const whole = next.getBoundingClientRect()
  let { left, right, top, bottom } = whole
  let [width, height] = [Math.min(whole.width, innerWidth), Math.min(whole.height, innerHeight)]
  for (let outer = next.parentElement; outer !== null; outer = outer.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(outer)
    if (overflowX === 'visible' && overflowY === 'visible') continue
    const room = outer.getBoundingClientRect()
    left = Math.max(left, room.left)
    right = Math.min(right, room.right)
    top = Math.max(top, room.top)
    bottom = Math.min(bottom, room.bottom)
    width = Math.min(width, room.width)
    height = Math.min(height, room.height)
  }
  return right - left >= MOST * width && bottom - top >= MOST * height
}

/** A step that opens brings what it asks for into sight, by itself. */
const outOfSight = (page: Page): Promise<string[]> =>
  page.waitForFunction(isNextInSight, undefined, { polling: 'raf', timeout: 5000 }).then(
    () => [],
    async () => [`“${await page.locator('[data-next]').first().textContent()}” is asked for out of sight`],
  )

/** What is cut of what the teacher says, and whatever else could not be read or pressed. */
async function faultsNow(page: Page, size: Size): Promise<string[]> {
  const cut = await cutTeacher(page)
  return [...(await outOfSight(page)), ...cut, ...(await layoutFaults(page, size))]
}

/** Words for moves of the learner, as the list of moves has them. */
function labelsOf(run: LessonRun, words: GameWords, locale: Locale) {
  const { seat } = run.lesson
  const { you, botNames } = shellWords[locale].newTable
  const company = [...botNames]
  const seats = run.table.seats.map(({ kind }, index) =>
    index === seat ? you : kind === 'automa' ? (words.automa ?? '') : (company.shift() ?? ''),
  )
  return (move: unknown) => labelText(words.move(run.view, seat, move, { seats, viewer: seat }))
}

/** The words of a legal move that the open step does not ask for, and of no other; nothing where there is none. */
function otherWay(
  run: LessonRun,
  play: GamePlay,
  words: GameWords,
  { locale, other }: { readonly locale: Locale; readonly other: number },
): string | undefined {
  if (run.open?.asks === undefined) return undefined
  const { seat } = run.lesson
  const moves = run.table.moves(seat)
  const listed = play.adviser.shortlist?.(run.view, seat, moves) ?? moves
  const label = labelsOf(run, words, locale)
  const asked = new Set(moves.filter((move) => run.asks(move)).map(label))
  const others = [...new Set(listed.filter((move) => !run.asks(move)).map(label))].filter(
    (text) => !asked.has(text),
  )
  return others[other % others.length]
}

const at = (page: Page, state: string, step: number) =>
  page.locator(`.table[data-teaching=${state}][data-step="${step}"]`).waitFor()

const positionOf = (page: Page) => page.locator('.table').getAttribute('data-position')

/** The list lies in a sheet, which goes once a move was chosen: keys belong to the table again. */
const sheetGone = (page: Page) => page.locator('dialog[open]').waitFor({ state: 'detached' })

/** Makes a move from the list of all legal ones. */
async function playFromList(page: Page, by: Hand, text: string): Promise<void> {
  await page.keyboard.press('m')
  const field = page.locator('.moves input[type=search]')
  await page.locator('.moves button[data-move]').first().waitFor()
  if ((await field.count()) > 0) await field.fill(text)
  const moves = page.locator('.moves button[data-move]')
  await pressBy(by, moves.filter({ has: page.getByText(text, { exact: true }) }).first())
  await sheetGone(page)
}

/** On a move that was tried one may play on, as far as it is one's own turn. */
async function playOnAstray(page: Page, by: Hand): Promise<void> {
  await page.keyboard.press('m')
  const list = page.locator('.moves')
  await list.or(page.locator('dialog .quiet')).first().waitFor()
  const next = page.locator('.moves button[data-move]').first()
  if ((await next.count()) > 0) await pressBy(by, next)
  else await page.keyboard.press('Escape')
  await sheetGone(page)
}

/**
 * Takes a lesson and does something else at every step first: looks at what it would do, takes it back, tries it, plays
 * on from there, goes back, leaves and comes again. Gives what could not be read or pressed meanwhile.
 */
export async function goAstray(
  site: Site,
  lesson: Lesson,
  { locale, size, by, other }: Astray & { readonly locale: Locale },
): Promise<string[]> {
  const { game } = lesson.position
  const entry = entryOf(game)
  if (entry === undefined) throw new Error(`no game ${game}`)
  const [play, words] = await Promise.all([entry.play(), entry.words(locale)])
  const run = new LessonRun(play, lesson)
  const [width, height] = size
  const { page, context } = await visit(
    site,
    { locale, theme: 'night', width, height, settings: { pace: 'none', motion: 'off' } },
    `#/learn/${game}/${lesson.id}`,
    { serviceWorkers: 'block', hasTouch: by === 'touch' },
  )
  const faults: string[] = []
  const look = async (where: string) => {
    for (const fault of await faultsNow(page, size)) faults.push(`${where}: ${fault}`)
  }
  for (const [index, { id }] of lesson.steps.entries()) {
    if (run.step !== index) continue
    const step = index + 1
    await at(page, 'asking', step)
    await look(`${step} ${id}`)
    const before = await positionOf(page)
    const text = otherWay(run, play, words, { locale, other })
    if (text !== undefined) {
      const hold = async () => {
        await playFromList(page, by, text)
        await at(page, 'held', step)
        expect(await positionOf(page)).toBe(before)
        // A finger that takes a move from the list is not yet over the teacher's buttons.
        await pressOver(page)
      }
      const goBack = async () => {
        await pressBy(by, takesBack(page))
        await at(page, 'asking', step)
        expect(await positionOf(page)).toBe(before)
      }
      await hold()
      await look(`${step} ${id}, another way`)
      await goBack()
      await hold()
      await pressBy(by, tries(page))
      await at(page, 'trying', step)
      await look(`${step} ${id}, tried`)
      await playOnAstray(page, by)
      await at(page, 'trying', step)
      await look(`${step} ${id}, played on`)
      await goBack()
    }
    if (step === Math.ceil(lesson.steps.length / 2)) {
      await page.keyboard.press('Escape')
      await page.waitForURL(new RegExp(`#/learn/${game}$`))
      await page.goto(`${site.url}#/learn/${game}/${lesson.id}`)
      await at(page, 'asking', step)
      expect(await positionOf(page)).toBe(before)
    }
    run.skip()
    await page.keyboard.press('j')
  }
  await at(page, 'over', lesson.steps.length + 1)
  await look('the end')
  await context.close()
  return faults
}
