import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { badLuckAtTheEnd, finishedGame, openTable } from './drivers/saves.ts'
import { layTable } from './drivers/table.ts'
import { openSite, type Site, visit } from './harness.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(async () => {
  await site.close()
})

const look = { locale: 'en', theme: 'day', settings: { pace: 'brisk' } } as const

/** Hints are offered where the person is asked. */
const asked = (page: Page) => page.locator('.dock-tool[aria-pressed]')
const position = async (page: Page) => Number(await page.locator('.table').getAttribute('data-position'))

/** Plays the first move of the list, where the list can be opened now. */
async function playFirst(page: Page): Promise<void> {
  await page.keyboard.press('m')
  const inSheet = await page.evaluate(async () => {
    for (let frame = 0; frame < 30; frame++) {
      const move = document.querySelector<HTMLElement>('button[data-move]')
      if (move !== null) {
        move.click()
        return move.closest('dialog') !== null
      }
      await new Promise(requestAnimationFrame)
    }
    return false
  })
  // Where the list stands beside the board there is nothing to close, and Escape would show the rest of a turn.
  if (inSheet) await page.keyboard.press('Escape')
}

test('the turns of others are told step by step, a press shows the rest, and once more shows the last', async () => {
  const { page, context } = await visit(site, look)
  await layTable(page, { game: 'bamboo', seats: 3 })
  await asked(page).waitFor()
  await playFirst(page)
  const told = (text: RegExp) => page.locator('.caption h2', { hasText: text }).waitFor()
  await told(/^Inès took/)
  expect(await page.locator('.caption-turn').textContent()).toBe('Inès’s turn · step 1')
  // The press shows the rest, and does nothing else.
  await page.locator('[data-place="temple:0"]').first().click()
  expect(await page.locator('.explanation, dialog[open], [data-chosen]').count()).toBe(0)
  await asked(page).waitFor()
  expect(await page.locator('.last-step').textContent()).toContain('Kenji took')

  const now = await position(page)
  await page.getByRole('button', { name: /^Show the last turn/ }).click()
  await told(/^Kenji took/)
  expect(await page.locator('[data-lit]').count()).toBe(0)
  await page.keyboard.press('Escape')
  await asked(page).waitFor()
  expect(await position(page)).toBe(now)
  await context.close()
})

/** A game whose season a bot is about to end. */
async function beforeAutumn() {
  const whole = await finishedGame('bamboo', 3)
  const won = whole
    .events('table')
    .findIndex((events) => events.some(({ kind, seat }) => kind === 'spiritWon' && seat !== undefined))
  for (let position = won; position < whole.position; position++) {
    const last = whole.history[position]?.seat
    const wins = whole.events('table')[position]?.some(({ kind }) => kind === 'spiritWon')
    if (wins === true && last !== 0) return whole.fork(position)
  }
  throw new Error('no bot ends a season of this game')
}

/** A finished game of Daruma, and after which move another seat gave the first person a daruma. */
async function happenedToOne() {
  const whole = await finishedGame('daruma', 4, 'paint')
  const about = whole
    .events('table')
    .findIndex((events) =>
      events.some((event) => event.kind === 'gave' && (event as { to?: number }).to === 0),
    )
  return { whole, position: about + 1 }
}

test('what happens to one is told under a seal where nothing may move, and the table lies open again', async () => {
  const { whole, position: after } = await happenedToOne()
  expect(after).toBeGreaterThan(1)
  for (const [motion, options] of [
    [false, {}],
    [true, { reducedMotion: 'reduce' }],
  ] as const) {
    const settings = { pace: 'brisk', motion }
    const { page, context } = await visit(site, { ...look, settings }, '#/', options)
    await openTable(page, whole)
    const id = new URL(page.url()).hash.split('/')[2]
    await page.goto(`${site.url}#/local/${id}/at/${after - 1}`)
    await page.locator('.replay-dock').waitFor()
    await page.keyboard.press('ArrowRight')
    await page.locator('.taken-veil .stamp').waitFor()
    await page.locator('.taken-veil').waitFor({ state: 'detached' })
    expect(await page.locator('[data-flying]').count()).toBe(0)
    await context.close()
  }
})

test('a season’s picture comes when every piece has landed', async () => {
  const { page, context } = await visit(site, look)
  await page.evaluate(() => {
    const seen = { moment: false, over: [] as (string | null)[] }
    Object.assign(globalThis, { seen })
    const watch = () => {
      const moment = document.querySelector('.moment')
      if (moment !== null && Number(getComputedStyle(moment).opacity) > 0.05) {
        seen.moment = true
        for (const piece of document.querySelectorAll('[data-flying]')) seen.over.push(piece.textContent)
      }
      requestAnimationFrame(watch)
    }
    requestAnimationFrame(watch)
  })
  await openTable(page, await beforeAutumn())
  await page.waitForFunction(() => (globalThis as unknown as { seen: { moment: boolean } }).seen.moment)
  await page.locator('.moment').waitFor({ state: 'detached' })
  expect(await page.evaluate(() => (globalThis as unknown as { seen: object }).seen)).toEqual({
    moment: true,
    over: [],
  })
  await context.close()
})

test('a verdict at the end of Daruma is seen to its end before the secrets turn over, and they before the count', async () => {
  const { page, context } = await visit(site, look)
  await openTable(page, await badLuckAtTheEnd())
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(globalThis, { seen })
    const isSeen = (where: string) => {
      const found = document.querySelector(where)
      return found !== null && Number(getComputedStyle(found).opacity) > 0.05
    }
    const watch = () => {
      const shown = ['.dar-drama', '.dar-secrets > li', '.ending'].filter(isSeen).join()
      if (shown !== '' && seen.at(-1) !== shown) seen.push(shown)
      requestAnimationFrame(watch)
    }
    requestAnimationFrame(watch)
  })
  await page.getByRole('button', { name: /^Roll/ }).click()
  await page.locator('dialog .score-table').waitFor()
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen)
  // The secrets stay below the count.
  expect(seen.slice(0, 3)).toEqual(['.dar-drama', '.dar-secrets > li', '.dar-secrets > li,.ending'])
  await context.close()
})

/** A solo game of Bitoku before a turn in which the Tengu places a die and takes a tile from a market. */
async function beforeTengu() {
  const whole = await finishedGame('bitoku', 1)
  const told = whole.events('table')
  const isTengus = (position: number) => whole.history[position]?.seat === 1
  for (let position = 1; position < whole.position; position++) {
    if (isTengus(position - 1) || !isTengus(position)) continue
    let end = position
    while (isTengus(end)) end++
    const steps = told.slice(position, end)
    const stepWith = (kind: string) =>
      steps.findIndex((events) => events.some((event) => event.kind === kind))
    const [placed, taken] = [stepWith('placed'), stepWith('mitamaTaken')]
    if (placed < 0 || taken <= placed) continue
    const tile = steps[taken]?.find(({ kind }) => kind === 'mitamaTaken') as { tile?: string } | undefined
    // How many moves stand after each step.
    const after = (step: number) => position + step + 1
    return { table: whole.fork(position), tile: tile?.tile, placed: after(placed), taken: after(taken), end }
  }
  throw new Error('the Tengu takes no Mitama in this game')
}

interface Frame {
  readonly position: number
  readonly told: string
  readonly tile: boolean
  readonly arrows: number
}

test('the Tengu’s turn is seen step by step: no board shows what a later step does', async () => {
  const { table, tile, placed, taken, end } = await beforeTengu()
  const { page, context } = await visit(site, look)
  await page.evaluate((wanted) => {
    const frames: Frame[] = []
    Object.assign(globalThis, { frames })
    const watch = () => {
      const position = Number(document.querySelector('.table')?.getAttribute('data-position'))
      const told = document.querySelector('.caption h2')?.textContent ?? ''
      const lies = document.querySelector(`.bit-side [data-piece="tile:${wanted}"]`) !== null
      frames.push({
        position,
        told,
        tile: lies,
        arrows: document.querySelectorAll('[data-part="arrow"]').length,
      })
      requestAnimationFrame(watch)
    }
    requestAnimationFrame(watch)
  }, tile)
  await openTable(page, table)
  await page.locator(`.table[data-position="${end}"]`).waitFor()
  const frames = await page.evaluate(() => (globalThis as unknown as { frames: Frame[] }).frames)
  const at = (position: number) => frames.filter((frame) => frame.position === position)
  // Every step has its time, and a sentence of its own.
  for (let position = table.position + 1; position < end; position++)
    expect(at(position).length, `frames at ${position}`).toBeGreaterThan(0)
  expect(at(placed).at(-1)?.told).toMatch(/ placed a \d in the /)
  expect(at(taken).at(-1)?.told).toMatch(/ took the .* Mitama/)
  // The tile lies in its market as long as the die is told of, and is gone when it is told that it was taken.
  expect(at(placed).every((frame) => frame.tile)).toBe(true)
  expect(at(taken).some((frame) => frame.tile)).toBe(false)
  // From the card an arrow leads to the die, and to the kodama that goes along; another one to where the tile lay.
  expect(Math.max(...at(placed).map(({ arrows }) => arrows))).toBeGreaterThan(0)
  expect(Math.max(...at(taken).map(({ arrows }) => arrows))).toBe(1)
  await context.close()
})

test('sounds are fetched after the first press, once, and not where they are silent', async () => {
  const fetched = async (settings: Record<string, string | number>) => {
    const { page, context } = await visit(site, { ...look, settings })
    const files: string[] = []
    page.on('request', (request) => request.url().endsWith('.bin') && files.push(request.url()))
    await layTable(page, { game: 'daruma', seats: 2 })
    await page.getByRole('button', { name: /^Roll 8/ }).click()
    await page.waitForFunction(() => document.querySelector('.table')?.getAttribute('data-position') !== '0')
    await expect.poll(() => page.evaluate(() => document.readyState)).toBe('complete')
    if (settings.volume !== 0) await expect.poll(() => files.length).toBe(1)
    await context.close()
    return files.length
  }
  expect(await fetched({ pace: 'instant', volume: 6 })).toBe(1)
  expect(await fetched({ pace: 'instant', volume: 0 })).toBe(0)
})
