import { entryOf } from '@engawa/games'
import { saveTable, tableWords } from '@engawa/table'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noDraft, trayOf } from '../../games/daruma/board/read.ts'
import type { State } from '../../games/daruma/rules/index.ts'
import { shellWords } from '../words/index.ts'
import { finishedGame, openFile, openTable, rolledDaruma } from './drivers/saves.ts'
import { lastSave, storedTable } from './drivers/table.ts'
import { openSite, type Site, visit } from './harness.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(async () => {
  await site.close()
})

const look = { locale: 'en', theme: 'day', settings: { pace: 'none', motion: 'off' } } as const
const words = shellWords.en

const moves = (page: Page) => page.locator('.moves button[data-move]')
const undo = (page: Page) => page.locator('.dock-tool').first()
const positionOf = async (page: Page) => (await storedTable(page)).position

/** Daruma after a roll, with a die on the bottle and another one kept: two steps to take back. */
async function inMidTurn(page: Page): Promise<number> {
  const table = await rolledDaruma()
  await openTable(page, table)
  await page.keyboard.press('m')
  await moves(page).filter({ hasText: 'sake bottle' }).first().click()
  await moves(page).filter({ hasText: /^Keep/ }).first().click()
  await expect.poll(() => positionOf(page)).toBe(table.position + 2)
  return table.position
}

/** What the person has before them. */
const seen = (page: Page) =>
  page.evaluate(() => ({
    prompt: document.querySelector('.prompt')?.textContent,
    board: [...document.querySelectorAll('.stage button, .dock-board button')].map(
      (button) => button.getAttribute('aria-label') ?? button.textContent,
    ),
    seats: document.querySelector('.seats')?.textContent,
  }))

test('a reload in mid-turn loses nothing, not even what could still be taken back', async () => {
  const { page, context } = await visit(site, look)
  const rolled = await inMidTurn(page)
  const before = { save: await lastSave(page), seen: await seen(page) }
  await page.reload()
  await page.locator('.dock-board button').first().waitFor()
  expect({ save: await lastSave(page), seen: await seen(page) }).toEqual(before)
  await undo(page).click()
  await undo(page).click()
  await expect.poll(() => positionOf(page)).toBe(rolled)
  await context.close()
})

test('undo goes back to the roll and not beyond, and says why', async () => {
  const { page, context } = await visit(site, look)
  const rolled = await inMidTurn(page)
  expect(await undo(page).getAttribute('aria-label')).toMatch(/^Undo: Keep/)
  await page.keyboard.press('u')
  await expect.poll(() => undo(page).getAttribute('aria-label')).toMatch(/^Undo: Put/)
  await page.keyboard.press('u')
  await expect.poll(() => positionOf(page)).toBe(rolled)
  const reason = words.table.locked(tableWords.en.locks.chance)
  expect(await undo(page).getAttribute('aria-label')).toBe(reason)
  expect(await undo(page).getAttribute('aria-disabled')).toBe('true')
  await page.keyboard.press('u')
  // It keeps its place and answers a press, although it is not enabled.
  await undo(page).click({ force: true })
  await page.getByText(reason).first().waitFor()
  expect(await positionOf(page)).toBe(rolled)
  await page.keyboard.press('y')
  await expect.poll(() => positionOf(page)).toBe(rolled + 1)
  await page.keyboard.press('y')
  await expect.poll(() => positionOf(page)).toBe(rolled + 2)
  await page.getByRole('button', { name: words.table.restart }).click()
  await expect.poll(() => positionOf(page)).toBe(rolled)
  await context.close()
})

test('a step that rolls or draws is marked before it is taken', async () => {
  const { page, context } = await visit(site, look)
  await inMidTurn(page)
  const roll = moves(page).filter({ hasText: /^Roll/ }).first()
  const keep = moves(page).filter({ hasText: /^Keep/ }).first()
  expect(await roll.textContent()).toContain(words.table.final)
  if ((await keep.count()) > 0) expect(await keep.textContent()).not.toContain(words.table.final)
  await context.close()
})

test('a finished game replays to every position, by slider and by link', async () => {
  const { page, context } = await visit(site, look)
  const table = await finishedGame('daruma', 2)
  const game = await entryOf('daruma')?.words('en')
  await openTable(page, table)
  const id = new URL(page.url()).hash.split('/')[2]
  const last = table.position
  const names = { seats: table.seats.map((plan) => plan.name), viewer: 0 }
  const expected = (position: number) => ({
    title: words.replay.position(position, last),
    lines: game?.scene(table.viewAt(position, 0), names).flatMap((section) => section.lines),
    totals: table.game.score(table.viewAt(position, 0)).map((sheet) => String(sheet.total)),
  })
  const shown = () =>
    page.evaluate(() => ({
      title: document.querySelector('.replay-dock h2')?.textContent,
      lines: [...document.querySelectorAll('.in-words li')].map((line) => line.textContent),
      totals: [...document.querySelectorAll('.seat .score b')].map((total) => total.textContent),
    }))
  const lying = (position: number) =>
    trayOf(table.viewAt(position, 0) as State, noDraft).map(({ value }) => String(value))
  // Its dice stay until the verdict was seen.
  const isBadLuck = (position: number) =>
    table.events('table')[position - 1]?.some(({ kind }) => kind === 'badLuck') === true
  const dice = () =>
    page
      .locator('.film-board .dar-die')
      .evaluateAll((drawn) => drawn.map((die) => die.getAttribute('data-value')))
  const arrive = (position: number) =>
    page.getByRole('heading', { name: words.replay.position(position, last), exact: true }).waitFor()
  await page.goto(`${site.url}#/local/${id}/at/0`)
  await page.getByRole('tab', { name: words.table.words }).click()
  await arrive(0)
  await page.getByRole('slider', { name: words.replay.slider }).focus()
  for (let position = 0; position <= last; position++) {
    await arrive(position)
    expect(await shown()).toEqual(expected(position))
    if (!isBadLuck(position)) expect(await dice()).toEqual(lying(position))
    expect(new URL(page.url()).hash).toBe(`#/local/${id}/at/${position}`)
    await page.keyboard.press('ArrowRight')
  }
  for (const position of [0, 1, Math.floor(last / 2), last - 1, last]) {
    await page.goto(`${site.url}#/local/${id}/at/${position}`)
    await page.reload()
    await page.getByRole('tab', { name: words.table.words }).click()
    await arrive(position)
    expect(await shown()).toEqual(expected(position))
  }
  await context.close()
})

test('one plays on from any position of a finished game, at a table of its own', async () => {
  const { page, context } = await visit(site, look)
  const table = await finishedGame('daruma', 2)
  await openTable(page, table)
  const id = new URL(page.url()).hash.split('/')[2]
  const mine = table.history.findIndex(({ seat }) => seat === 0)
  await page.goto(`${site.url}#/local/${id}/at/${mine}`)
  await page.getByRole('button', { name: words.replay.fork }).click()
  await page.waitForFunction((old) => !location.hash.includes(old), id ?? '')
  await page.getByRole('button', { name: words.table.hint }).waitFor()
  expect(await positionOf(page)).toBe(mine)
  await context.close()
})

/** Ways a file can be broken, each with the fault that the words name. */
const damages: { fault: keyof (typeof tableWords)['en']['faults']; damage(save: string): string }[] = [
  { fault: 'damaged', damage: (save) => save.slice(0, save.length / 2) },
  { fault: 'damaged', damage: (save) => save.replace('"Ada"', '"Eve"') },
  { fault: 'damaged', damage: (save) => save.replace('{"kind":"roll"}', '{"kind":"stop"}') },
  { fault: 'not-a-save', damage: () => 'a letter to a friend' },
  { fault: 'not-a-save', damage: () => '{"engawa":"teapot"}' },
  { fault: 'newer-file', damage: (save) => save.replace('"version": 1', '"version": 99') },
]

test.each(['en', 'fr'] as const)('a damaged save is refused in the words of %s', async (locale) => {
  const { page, context } = await visit(site, { ...look, locale })
  const save = saveTable(await finishedGame('daruma', 2))
  for (const { fault, damage } of damages) {
    expect(damage(save)).not.toBe(save)
    await openFile(page, damage(save), locale)
    const alert = page.getByRole('alert')
    await alert.waitFor()
    expect(await alert.textContent()).toBe(tableWords[locale].faults[fault])
    await page.getByRole('button', { name: shellWords[locale].close }).click()
    await alert.waitFor({ state: 'detached' })
  }
  expect(await page.locator('.stored').count()).toBe(0)
  await context.close()
})
