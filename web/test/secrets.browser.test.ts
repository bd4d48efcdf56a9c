import { entryOf } from '@engawa/games'
import type { GameWords, Seat, Viewer } from '@engawa/kernel'
import type { Table } from '@engawa/table'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shellWords } from '../words/index.ts'
import { darumaPlayer } from './drivers/daruma.ts'
import { pointerInput } from './drivers/input.ts'
import { closeSheet, dice, layTable, storageDump, storedTable } from './drivers/table.ts'
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

/** The table as this viewer may be told of it, line by line; everybody is called by name. */
function told(game: GameWords, table: Table, viewer: Viewer): string[] {
  const names = { seats: table.seats.map((plan) => plan.name), viewer: 'table' as const }
  return game.scene(table.view(viewer), names).flatMap((section) => section.lines)
}

/** What only this seat may be told. */
function secretsOf(game: GameWords, table: Table, seat: Seat): string[] {
  const open = told(game, table, 'table')
  return told(game, table, seat).filter((line) => !open.includes(line))
}

/** All that the page holds, drawn or not: elements with their attributes, what is typed in, and its title. */
function pageDump(page: Page): Promise<string> {
  return page.evaluate(() => {
    const typed = [...document.querySelectorAll('input')].map((input) => input.value)
    return [document.documentElement.outerHTML, document.title, ...typed].join('\n')
  })
}

const TABS = [words.table.scores, words.table.words, words.table.log]

/** Everything one can find without holding anything: the page with each of the panel's tabs, and the storage. */
async function everything(page: Page): Promise<string> {
  const found = [await storageDump(page)]
  for (const name of TABS) {
    // The curtain lies over the tabs; whoever is behind it still may not find anything there.
    await page.evaluate((label) => {
      const tabs = [...document.querySelectorAll<HTMLElement>('[role=tab]')]
      tabs.find((tab) => tab.textContent === label)?.click()
    }, name)
    found.push(await pageDump(page))
  }
  return found.join('\n')
}

const curtainOf = (page: Page) => page.locator('dialog.curtain')

async function liftCurtain(page: Page): Promise<void> {
  await curtainOf(page).getByRole('button').click()
  await curtainOf(page).waitFor({ state: 'detached' })
}

/** The keys of everything in a text of data, at any depth. */
function keysOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(keysOf)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner)])
}

/** As it is written on a plate: with a true minus sign. */
const pointsOf = (text: string) => Number(text.replace('−', '-'))

test('three people on one device play Daruma, and nobody finds another’s objective', async () => {
  // Not by way of home: left before it is drawn, its prints make the browser complain in the console.
  const { page, context } = await visit(site, look, '#/new/daruma')
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  await layTable(page, { game: 'daruma', seats: 3, people: 3 })
  const game = await entryOf('daruma')?.words('en')
  if (game === undefined) throw new Error('no words')
  const play = darumaPlayer(pointerInput(page), {
    locale: 'en',
    random: dice(11),
    over: words.scoreSheet.again,
  })
  const curtains = new Set<string>()
  let telling = 0
  for (let over = false; !over; ) {
    if ((await curtainOf(page).count()) > 0) {
      const behind = await everything(page)
      const title = (await curtainOf(page).locator('h2').textContent()) ?? ''
      curtains.add(title)
      await liftCurtain(page)
      const before = behind + (await everything(page))
      const table = await storedTable(page)
      const secrets = [...table.seats.keys()].flatMap((seat) => secretsOf(game, table, seat))
      expect([...secrets, 'dar-worth'].filter((secret) => before.includes(secret))).toEqual([])
      const open = table.scores('table').map((sheet) => sheet.total)
      const plates = await page.locator('.seat .score b').allTextContents()
      expect(plates.map(pointsOf)).toEqual(open)
      telling += table.seats.filter((_, seat) => table.scores(seat)[seat]?.total !== open[seat]).length
    }
    over = await play()
  }
  expect(curtains.size).toBe(3)
  expect(telling, 'totals that would have told an objective').toBeGreaterThan(0)
  expect(said).toEqual([])
  const table = await storedTable(page)
  const final = await page.locator('.seat .score b').allTextContents()
  expect(final.map(pointsOf)).toEqual(table.scores('table').map((sheet) => sheet.total))
  await context.close()
})

test('the curtain stays however often somebody tries to escape it', async () => {
  const { page, context } = await visit(site, look)
  await layTable(page, { game: 'daruma', seats: 2, people: 2 })
  await curtainOf(page).waitFor()
  for (let times = 0; times < 4; times++) await page.keyboard.press('Escape')
  await page.locator('dialog.curtain[open]').waitFor({ timeout: 2000 })
  await liftCurtain(page)
  await context.close()
})

test('the own objective is drawn while it is held, and gone when it is let go', async () => {
  const { page, context } = await visit(site, look)
  await layTable(page, { game: 'daruma', seats: 2, people: 2 })
  await liftCurtain(page)
  const secret = page.locator('.dar-secret[data-place=side]')
  const drawn = page.locator('.dar-worth')
  expect(await drawn.count()).toBe(0)
  await secret.hover()
  await page.mouse.down()
  await drawn.first().waitFor()
  await page.mouse.up()
  await drawn.first().waitFor({ state: 'detached' })
  await secret.focus()
  await page.keyboard.down(' ')
  await drawn.first().waitFor()
  await page.keyboard.up(' ')
  await drawn.first().waitFor({ state: 'detached' })
  await context.close()
})

test('the storage holds set-up, seed and moves, and nothing that follows from them', async () => {
  const { page, context } = await visit(site, look)
  await layTable(page, { game: 'daruma', seats: 3, people: 3 })
  await liftCurtain(page)
  await page.getByRole('button', { name: /^Roll 8/ }).click()
  await storedTable(page)
  const dump: { local: object; session: object; kept: object } = JSON.parse(await storageDump(page))
  const start = ['start', 'game', 'rules', 'people', 'options', 'seats', 'kind', 'name', 'seed', 'commitment']
  const moves = ['moves', 'table', 'position', 'seat', 'move', 'stamp', 'after']
  const listed = ['tables', 'id', 'names', 'waiting', 'company', 'over', 'changed']
  expect(new Set(keysOf(dump.kept))).toEqual(new Set([...start, ...moves, ...listed]))
  for (const key of Object.keys(dump.local))
    expect(['engawa-coach', 'engawa-lessons', 'engawa-settings']).toContain(key)
  expect(dump.session).toEqual({})
  await context.close()
})

test('three people on one device play Kodama, and nobody finds another’s cards', async () => {
  const { page, context } = await visit(site, look)
  await layTable(page, { game: 'kodama', seats: 3, people: 3 })
  const game = await entryOf('kodama')?.words('en')
  if (game === undefined) throw new Error('no words')
  let looked = 0
  for (let turns = 0; turns < 6; turns++) {
    await curtainOf(page).waitFor()
    const behind = await everything(page)
    await liftCurtain(page)
    const table = await storedTable(page)
    const { turn } = table
    const viewer = turn.over ? -1 : turn.seats[0]
    const front = await everything(page)
    for (const seat of table.seats.keys()) {
      const secrets = secretsOf(game, table, seat)
      const found = seat === viewer ? behind : behind + front
      expect(secrets.filter((secret) => found.includes(secret))).toEqual([])
      looked += secrets.length
    }
    await closeSheet(page)
    await page.keyboard.press('m')
    await page.locator('button[data-move]').first().press('Enter')
  }
  expect(looked).toBeGreaterThan(0)
  await context.close()
})
