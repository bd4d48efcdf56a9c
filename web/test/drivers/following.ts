import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { closeSheet } from './table.ts'

/** Hints are offered where the person is asked. */
export const asked = (page: Page) => page.locator('.dock-tool[aria-pressed]')

export const position = async (page: Page) =>
  Number(await page.locator('.table').getAttribute('data-position'))

/** What lies where, as the page shows it, and what keeps it from being at rest. */
const lookAt = (page: Page) =>
  page.evaluate(() => ({
    position: Number(document.querySelector('.table')?.getAttribute('data-position')),
    lying: [...document.querySelectorAll('[data-piece]')]
      .map((piece) => `${piece.getAttribute('data-piece')} at ${piece.getAttribute('data-at')}`)
      .sort(),
    // A piece is under way, or a moment has the stage: a step that needs no choice comes only after it.
    moving: [...document.querySelectorAll('[data-flying], .flight-marks, .taken-veil, .moment')].map(
      ({ outerHTML }) => outerHTML.slice(0, 120),
    ),
  }))

type Sight = Awaited<ReturnType<typeof lookAt>>

/** Between two looks, and for how long it is looked whether everything comes to rest. */
const [LOOK, PATIENCE] = [1500, 30_000]

/** The table as soon as nothing changes any more: whoever followed others to a part of it is back then. */
async function atRest(page: Page, here: () => Promise<boolean>): Promise<Sight> {
  let before: Sight | undefined
  for (const start = Date.now(); Date.now() - start < PATIENCE; await page.waitForTimeout(LOOK)) {
    const now = await lookAt(page)
    const same = JSON.stringify(now) === JSON.stringify(before)
    if (same && now.moving.length === 0 && (await here())) return now
    before = now
  }
  throw new Error(`the table does not come to rest: ${JSON.stringify(before)}`)
}

/** Everything comes to rest, with what `here` asks for, and the page shows what a new page would. */
export async function expectSameAnew(page: Page, here: () => Promise<boolean>): Promise<void> {
  const now = await atRest(page, here)
  await page.reload()
  await page.locator('[data-piece]').first().waitFor({ state: 'attached' })
  await closeSheet(page)
  const anew = await atRest(page, here)
  expect(anew.position).toBe(now.position)
  expect(now.lying.length).toBeGreaterThan(3)
  // A press may have opened one part of the table alone.
  expect(anew.lying).toEqual(expect.arrayContaining(now.lying))
}

/** A sentence that the dock said of a turn. */
export interface Said {
  readonly position: number
  readonly seat: number
  readonly sentence: string
}

type Hearing = typeof globalThis & { said?: Said[] }

/** Keeps what the dock says of the turns of others, in every page that is opened from now on. */
export async function hear(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const said: Said[] = []
    Object.assign(globalThis, { said })
    const listen = () => {
      const told = document.querySelector<HTMLElement>('.caption, .last-step[data-seat]')
      const sentence = (told?.querySelector('h2, span') ?? told)?.textContent?.trim() ?? ''
      if (told === null || sentence === '') return
      const position = Number(document.querySelector('.table')?.getAttribute('data-position'))
      const seat = Number(told.dataset.seat)
      const last = said.at(-1)
      if (last?.position === position && last.seat === seat && last.sentence === sentence) return
      said.push({ position, seat, sentence })
    }
    new MutationObserver(listen).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: ['data-position', 'data-seat'],
    })
  })
}

export const heard = (page: Page): Promise<readonly Said[]> =>
  page.evaluate(() => (globalThis as Hearing).said ?? [])
