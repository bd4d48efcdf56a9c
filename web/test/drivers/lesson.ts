import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { type Look, type Site, visit } from '../harness.ts'

/** One way to take a lesson: how something on the board is pressed, and how the teacher's own controls are. */
interface LessonInput {
  /** `first` where a step has just opened. */
  press(page: Page, selector: string, first?: boolean): Promise<void>
  showMe(page: Page): Promise<void>
}

const byButton = (page: Page) => page.locator('[data-teacher] button', { hasText: /Show me|Montrer/ })

const VERB = '.dock .verb:not([aria-disabled])'
/** What is ringed as the next thing to press. */
const NEXT = '[data-next]'

/** A touch where something is drawn; what is drawn on one large target is no target itself. */
async function tapOn(page: Page, selector: string): Promise<void> {
  const drawn = page.locator(selector).last()
  await drawn.scrollIntoViewIfNeeded()
  const box = await drawn.boundingBox()
  expect(box, `${selector} is drawn`).not.toBeNull()
  if (box !== null) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}

/** Does one of these, or the control it stands on, have the focus? */
function hasFocus(selector: string): boolean {
  const { activeElement } = document
  return [...document.querySelectorAll(selector)].some((element) => activeElement?.contains(element))
}

/** The focus stands there, or comes there. */
async function expectFocus(page: Page, selector: string): Promise<void> {
  try {
    await page.waitForFunction(hasFocus, selector, { timeout: 15_000 })
  } catch {
    const drawn = await page.evaluate(
      (asked) =>
        [document.activeElement, document.querySelector(asked)].map((one) => one?.outerHTML.slice(0, 160)),
      selector,
    )
    const step = await page.locator('.table').getAttribute('data-step')
    throw new Error(`step ${step}: the focus is on ${drawn[0]}, not on ${drawn[1]}`)
  }
}

const inputs = {
  clicks: {
    press: (page, selector) => page.locator(selector).last().click(),
    showMe: (page) => byButton(page).click(),
  },
  touch: {
    press: tapOn,
    showMe: (page) => byButton(page).tap(),
  },
  /** The focus stands on what is pointed at when a step opens. */
  keyboard: {
    async press(page, selector, first = false) {
      if (first) await expectFocus(page, selector)
      else await page.locator(selector).last().focus()
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

/** What follows sooner in the same place is the second half of a double press. */
const DOUBLE_PRESS = 260

/** A press is shown for a frame, and no other counts meanwhile: nobody presses that fast. */
export const pressOver = (page: Page): Promise<void> =>
  page.evaluate(async (pause) => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    await new Promise((done) => setTimeout(done, pause))
  }, DOUBLE_PRESS)

/** Some things act as soon as they are pressed, others are only chosen. */
async function hasMoved(page: Page, before: Standing): Promise<boolean> {
  await pressOver(page)
  const { step, position, state } = await standing(page)
  return step !== before.step || position !== before.position || state !== before.state
}

/** Is something with this id in sight, or something that leads to it? */
function isShown(id: string): boolean {
  const seen = (selector: string, fits: (element: HTMLElement) => boolean = () => true) =>
    [...document.querySelectorAll<HTMLElement>(selector)].some(
      (element) => fits(element) && element.checkVisibility({ checkVisibilityCSS: true }),
    )
  return (
    seen(['piece', 'place', 'spot', 'mark'].map((kind) => `[data-${kind}="${id}"]`).join()) ||
    seen('[data-leads]', ({ dataset }) =>
      (dataset.leads ?? '')
        .split(' ')
        .some((name) => name === id || (name.endsWith(':') && id.startsWith(name))),
    )
  )
}

/** A control that comes up, or can be pressed, once what it is about is chosen. */
const isControl = (id: string) => id.startsWith('move:') || id === 'paint' || id === 'roll'

/** What is pointed at, and neither drawn nor led to within two seconds: a ring round nothing. */
async function unseen(page: Page, ids: readonly string[]): Promise<string[]> {
  const missing: string[] = []
  for (const id of ids.filter((one) => !isControl(one)))
    await page.waitForFunction(isShown, id, { polling: 'raf', timeout: 2000 }).catch(() => missing.push(id))
  return missing
}

/** What the scroll says without having room for it. */
const cutWords = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.teacher .paper')].flatMap((paper) =>
      paper.scrollHeight > paper.clientHeight + 1 ? ['the end of the scroll'] : [],
    ),
  )

const selectorOf = (id: string) => `[data-piece="${id}"], [data-place="${id}"], [data-spot="${id}"]`

/** Waits until a press on what is ringed led on: the lesson stands elsewhere, or something else is ringed. */
async function pressNext(page: Page, input: LessonInput, before: Standing, first: boolean): Promise<boolean> {
  const pressed = await page.locator(NEXT).elementHandle()
  await input.press(page, NEXT, first)
  const { step, position, state } = before
  const came = page.waitForFunction(
    ({ element, ...then }) => {
      const now = document.querySelector<HTMLElement>('.table')?.dataset
      if (now?.step !== then.step || now?.position !== then.position || now?.teaching !== then.state)
        return 'moved'
      // Between two things to press there may be none for a frame, and after the last there is none.
      const next = document.querySelector('[data-next]')
      return next === null || next === element ? undefined : 'next'
    },
    { element: pressed, step, position, state },
    { polling: 'raf', timeout: 15_000 },
  )
  try {
    return (await (await came).jsonValue()) === 'moved'
  } catch {
    const drawn = await pressed?.evaluate((element) => element.outerHTML.slice(0, 200))
    throw new Error(`step ${step}: a press on what is ringed does nothing: ${drawn}`)
  }
}

/** Presses what is ringed: one thing after the other up to the control, or one thing and the dock's main control. */
async function pressAsked(page: Page, input: LessonInput, now: Standing, opened: boolean): Promise<void> {
  const [asked = ''] = now.asked
  if (now.asked.some(isControl)) {
    await page.locator(NEXT).waitFor()
    let first = opened
    while (!(await pressNext(page, input, now, first))) first = false
    return
  }
  const acts = await page.evaluate(
    (selector) => document.querySelector(selector)?.closest('.verb') != null,
    selectorOf(asked),
  )
  await input.press(page, selectorOf(asked), true)
  if (acts || (await hasMoved(page, now))) return
  await page.locator(VERB).first().waitFor()
  await input.press(page, VERB)
}

/**
 * One thing is done: what is ringed is pressed. Where nothing is ringed, or that was another move than the
 * asked one, the teacher shows it.
 */
async function doIt(
  page: Page,
  input: LessonInput,
  now: Standing,
  opened: boolean,
): Promise<'done' | 'shown'> {
  if (now.asked.length > 0) {
    await pressAsked(page, input, now, opened)
    await moved(page, now)
    if ((await standing(page)).state !== 'held') return 'done'
    await page.keyboard.press('u')
    await page.locator('.table[data-teaching=asking]').waitFor()
  }
  await input.showMe(page)
  await moved(page, now)
  return 'shown'
}

/** Takes a whole lesson; tells which steps had to be shown, and what of them was not to be seen. */
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
    const opened = now.step !== last
    if (opened)
      for (const thing of [...(await unseen(page, now.pointed)), ...(await cutWords(page))])
        missing.push(`${now.step}: ${thing}`)
    last = now.step
    if (now.goesOn) {
      await input.press(page, '[data-teacher] .primary')
      await moved(page, now)
    } else if ((await doIt(page, input, now, opened)) === 'shown') shown.push(now.step)
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
export const lessonWays: readonly [LessonWay, LessonWay, LessonWay] = [
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
  expect(wanted, 'what the lesson points at and says is on the page').toEqual([])
  await page.locator('[data-teacher] .primary').click()
  await page.waitForURL(/#\/local\//)
  await page.locator('.table:not([data-teaching]) .dock').waitFor()
  await context.close()
  return shown
}
