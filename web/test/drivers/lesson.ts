import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { type Look, type Site, visit } from '../harness.ts'

/** One way to take a lesson: how something on the board is pressed, and how the teacher's own controls are. */
interface LessonInput {
  press(page: Page, selector: string): Promise<void>
  showMe(page: Page): Promise<void>
}

const byButton = (page: Page) => page.locator('[data-teacher] button', { hasText: /Show me|Montrer/ })

const VERB = '.dock .verb:not([aria-disabled])'

/** Does one of these, or the control it stands on, have the focus? */
function hasFocus(selector: string): boolean {
  const { activeElement } = document
  return [...document.querySelectorAll(selector)].some((element) => activeElement?.contains(element))
}

const inputs = {
  clicks: {
    press: (page, selector) => page.locator(selector).last().click(),
    showMe: (page) => byButton(page).click(),
  },
  touch: {
    press: (page, selector) => page.locator(selector).last().tap(),
    showMe: (page) => byButton(page).tap(),
  },
  /** The focus stands on what is pointed at when a step opens. */
  keyboard: {
    async press(page, selector) {
      if (selector === VERB) await page.locator(VERB).last().focus()
      else await page.waitForFunction(hasFocus, selector)
      await page.keyboard.press('Enter')
    },
    showMe: (page) => page.keyboard.press('s'),
  },
} as const satisfies Record<string, LessonInput>

interface Standing {
  readonly step: string
  readonly state: string
  readonly position: string
  readonly asked: readonly string[]
  readonly pointed: readonly string[]
  readonly goesOn: boolean
}

const standing = (page: Page): Promise<Standing> =>
  page.evaluate(() => {
    const {
      step = '',
      teaching = '',
      position = '',
      pointed = '',
      asked = '',
    } = document.querySelector<HTMLElement>('.table')?.dataset ?? {}
    return {
      step,
      state: teaching,
      position,
      asked: asked === '' ? [] : asked.split(' '),
      pointed: pointed === '' ? [] : pointed.split(' '),
      goesOn: document.querySelector('[data-teacher] .primary') !== null,
    }
  })

/** Waits until the lesson stands elsewhere than before, and until the press that led there counts as over. */
async function moved(page: Page, { step, position, state }: Standing): Promise<void> {
  await page.waitForFunction(
    (before) => {
      const now = document.querySelector<HTMLElement>('.table')?.dataset
      return now?.step !== before.step || now?.position !== before.position || now?.teaching !== before.state
    },
    { step, position, state },
    { polling: 'raf' },
  )
  await pressOver(page)
}

/** A press is shown for a frame, and no other counts meanwhile: nobody presses that fast. */
const pressOver = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  })

/** Some things act as soon as they are pressed, others are only chosen. */
async function hasMoved(page: Page, before: Standing): Promise<boolean> {
  await pressOver(page)
  const { step, position, state } = await standing(page)
  return step !== before.step || position !== before.position || state !== before.state
}

const selectorOf = (id: string) => `[data-piece="${id}"], [data-place="${id}"], [data-spot="${id}"]`

/** What is pointed at and not drawn within two seconds: a ring round nothing. */
async function unseen(page: Page, ids: readonly string[]): Promise<string[]> {
  const drawn = await Promise.all(
    ids.map((id) =>
      page
        .locator(selectorOf(id))
        .filter({ visible: true })
        .first()
        .waitFor({ timeout: 2000 })
        .then(
          () => true,
          () => false,
        ),
    ),
  )
  return ids.filter((_, index) => drawn[index] !== true)
}

/**
 * One thing is done: what is ringed is pressed and, where that only chooses it, the dock's main control.
 * Where nothing is ringed, or that was another move than the asked one, the teacher shows it.
 */
async function doIt(page: Page, input: LessonInput, now: Standing): Promise<'done' | 'shown'> {
  const [asked] = now.asked
  if (asked !== undefined) {
    const acts = await page.evaluate(
      (selector) => document.querySelector(selector)?.closest('.verb') != null,
      selectorOf(asked),
    )
    await input.press(page, selectorOf(asked))
    if (!acts && !(await hasMoved(page, now))) {
      await page.locator(VERB).first().waitFor()
      await input.press(page, VERB)
    }
    await moved(page, now)
    if ((await standing(page)).state !== 'held') return 'done'
    await page.keyboard.press('u')
    await page.locator('.table[data-teaching=asking]').waitFor()
  }
  await input.showMe(page)
  await moved(page, now)
  return 'shown'
}

/** Takes a whole lesson; tells how many steps had to be shown, and which pointed ids were not on the page. */
async function takeLesson(page: Page, input: LessonInput): Promise<{ shown: string[]; unseen: string[] }> {
  await page.locator('.table[data-teaching]').waitFor()
  await page.locator('.stage .loading').waitFor({ state: 'detached' })
  const shown: string[] = []
  const missing: string[] = []
  let last = ''
  for (let acts = 0; acts < 120; acts++) {
    await page.waitForFunction(() =>
      document.querySelector('.table[data-teaching]:not([data-teaching=answered])'),
    )
    const now = await standing(page)
    if (now.state === 'over') return { shown, unseen: missing }
    if (now.step !== last)
      missing.push(...(await unseen(page, now.pointed)).map((id) => `${now.step}: ${id}`))
    last = now.step
    if (now.goesOn) {
      await input.press(page, '[data-teacher] .primary')
      await moved(page, now)
    } else if ((await doIt(page, input, now)) === 'shown') shown.push(now.step)
    // Any press ends an answer.
    while ((await standing(page)).state === 'answered')
      await page.locator('.table-main').dispatchEvent('pointerdown')
  }
  throw new Error('the lesson does not end')
}

const settings = { pace: 'none', motion: 'off' }
export const desktop: Look = { locale: 'en', theme: 'day', settings }
const phone: Look = { locale: 'fr', theme: 'night', width: 390, height: 844, settings }

export interface LessonWay {
  readonly way: string
  readonly input: LessonInput
  readonly look: Look
}

/** One lesson by each input, in both languages, at a desk and on a phone. */
export const lessonWays: readonly [LessonWay, ...LessonWay[]] = [
  { way: 'by clicks', input: inputs.clicks, look: desktop },
  { way: 'by touch on a phone', input: inputs.touch, look: phone },
  { way: 'by keyboard', input: inputs.keyboard, look: { ...desktop, locale: 'fr' } },
]

/** What stands beside the board on a desk and nowhere on a phone. */
const ONLY_WIDE = ['odds']

/** Takes a lesson to its end and plays on at its table; tells which steps had to be shown. */
export async function takeAndPlayOn(site: Site, path: string, { input, look }: LessonWay): Promise<string[]> {
  const touch = input === inputs.touch
  const { page, context } = await visit(site, look, path, { serviceWorkers: 'block', hasTouch: touch })
  const { shown, unseen: missing } = await takeLesson(page, input)
  const wanted = missing.filter((id) => !touch || ONLY_WIDE.every((wide) => !id.endsWith(wide)))
  expect(wanted, 'what the lesson points at is on the page').toEqual([])
  await page.locator('[data-teacher] .primary').click()
  await page.waitForURL(/#\/local\//)
  await page.locator('.table:not([data-teaching]) .dock').waitFor()
  await context.close()
  return shown
}
