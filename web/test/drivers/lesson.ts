import type { Page } from 'playwright-core'

/** One way to take a lesson: how something on the board is pressed, and how the teacher's own controls are. */
export interface LessonInput {
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

export const lessonInputs = {
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
      if (selector !== VERB) await page.waitForFunction(hasFocus, selector)
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

/** Waits until the lesson stands elsewhere than before, or the time for one press is over. */
async function moved(page: Page, before: Standing): Promise<boolean> {
  const settled = page.waitForFunction(
    ({ step, position, state }) => {
      const now = document.querySelector<HTMLElement>('.table')?.dataset
      return now?.step !== step || now?.position !== position || now?.teaching !== state
    },
    before,
    { timeout: 600, polling: 'raf' },
  )
  return settled.then(
    () => true,
    () => false,
  )
}

const selectorOf = (id: string) => `[data-piece="${id}"], [data-place="${id}"], [data-spot="${id}"]`

/** What is pointed at and cannot be found on the page: a ring round nothing. */
function unseen(page: Page, ids: readonly string[]): Promise<string[]> {
  return page.evaluate(
    (selectors) =>
      selectors
        .filter(([, selector]) =>
          [...document.querySelectorAll(selector ?? '')].every((element) => !element.checkVisibility()),
        )
        .map(([id]) => id ?? ''),
    ids.map((id) => [id, selectorOf(id)]),
  )
}

/** One thing is done: what is ringed is pressed, then the dock's main control; else the teacher shows it. */
async function doIt(page: Page, input: LessonInput, now: Standing): Promise<'done' | 'shown'> {
  for (const way of [...now.asked.slice(0, 1).map(selectorOf), VERB]) {
    if ((await page.locator(way).count()) === 0) continue
    await input.press(page, way)
    if (!(await moved(page, now))) continue
    if ((await standing(page)).state !== 'held') return 'done'
    await page.keyboard.press('u')
  }
  await input.showMe(page)
  return 'shown'
}

/** Takes a whole lesson; tells how many steps had to be shown, and which pointed ids were not on the page. */
export async function takeLesson(
  page: Page,
  input: LessonInput,
): Promise<{ shown: string[]; unseen: string[] }> {
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
    if (now.goesOn) await input.press(page, '[data-teacher] .primary')
    else if ((await doIt(page, input, now)) === 'shown') shown.push(now.step)
    await page.waitForFunction(
      ({ step, position }) => {
        const table = document.querySelector<HTMLElement>('.table')?.dataset
        return table?.step !== step || table?.position !== position || table?.teaching === 'answered'
      },
      now,
      { polling: 'raf' },
    )
    // Any press ends an answer.
    while ((await standing(page)).state === 'answered')
      await page.locator('.table-main').dispatchEvent('pointerdown')
  }
  throw new Error('the lesson does not end')
}
