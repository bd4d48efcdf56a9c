import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Config, defaults, type Running, startServer } from '@engawa/server'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { closeSheet } from './drivers/table.ts'
import { closePages, dist, type Look, sharedBrowser, violations } from './harness.ts'

/** A real server with the built app, and a browser to visit it with. */
export interface OnlineServer {
  readonly browser: Browser
  readonly url: string
  /** Stops the server and starts it again from its file, on the same port. */
  restart(): Promise<void>
}

interface OpenedServer extends OnlineServer {
  close(): Promise<void>
}

/** A quiet server of its own on any port, in a new folder. */
export function freshConfig(): Config {
  const dataFolder = mkdtempSync(join(tmpdir(), 'engawa-online-'))
  return { ...defaults, port: 0, dataFolder, webFolder: dist, logLevel: 'silent', rateFactor: 100 }
}

async function openOnlineServer(config: Config, whole: boolean): Promise<OpenedServer> {
  let running: Running = await startServer(config)
  const browser = await sharedBrowser({ whole })
  const { port } = new URL(running.url)
  return {
    browser,
    url: running.url,
    async restart() {
      await running.close()
      running = await startServer({ ...config, port: Number(port) })
    },
    async close() {
      await closePages(browser)
      await running.close()
      rmSync(config.dataFolder, { recursive: true, force: true })
    },
  }
}

/** One server for all tests of a file, open while they run; only a whole browser gets messages. */
export function sharedServer(more: Partial<Config> = {}, { whole = false } = {}): OnlineServer {
  let opened: OpenedServer | undefined
  const server = () => {
    if (opened === undefined) throw new Error('the server is not open yet')
    return opened
  }
  beforeAll(async () => {
    opened = await openOnlineServer({ ...freshConfig(), ...more }, whole)
  }, 60_000)
  afterAll(() => opened?.close())
  return {
    get browser() {
      return server().browser
    },
    get url() {
      return server().url
    },
    restart: () => server().restart(),
  }
}

/** One person with a browser of their own. */
export interface Guest {
  readonly name: string
  readonly page: Page
  readonly context: BrowserContext
  /** What went wrong in the page. */
  readonly faults: string[]
  /** Every text that came from the server, before the table was over. */
  readonly heard: string[]
}

/** Passes every text that a page reads from the server on to the test. */
function listenIn(): void {
  const { hear } = globalThis as typeof globalThis & { hear(text: string): void }
  const parse = JSON.parse
  JSON.parse = (text: string, reviver?: Parameters<typeof JSON.parse>[1]) => {
    hear(text)
    return parse(text, reviver)
  }
  Response.prototype.json = async function () {
    return JSON.parse(await this.text())
  }
}

/** Somebody with an empty page, before they go anywhere. */
async function newGuest(
  server: Pick<OnlineServer, 'browser'>,
  name: string,
  look: Look,
  options: BrowserContextOptions,
): Promise<Guest> {
  const context = await server.browser.newContext({
    viewport: { width: look.width ?? 1440, height: look.height ?? 900 },
    ...options,
  })
  const settings = JSON.stringify({ ...look, motion: 'off', pace: 'none' })
  await context.addInitScript((text) => localStorage.setItem('engawa-settings', text), settings)
  const heard: string[] = []
  let over = false
  await context.exposeBinding('hear', (_source, text: string) => {
    over ||= text.includes('"status":"finished"')
    if (!over) heard.push(text)
  })
  await context.addInitScript(listenIn)
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  return { name, page, context, faults, heard }
}

const plain: Look = { locale: 'en', theme: 'day' }
const withoutWorkers: BrowserContextOptions = { serviceWorkers: 'block' }

export async function visitOnline(
  server: Pick<OnlineServer, 'browser' | 'url'>,
  name: string,
  path = '#/',
  look = plain,
  options = withoutWorkers,
): Promise<Guest> {
  const guest = await newGuest(server, name, look, options)
  await guest.page.goto(`${server.url}/${path}`)
  return guest
}

/** People at a new table with a seat for each: the server is told, as the pages would tell it. */
export async function seatedAt(
  server: OnlineServer,
  game: string,
  ...names: readonly string[]
): Promise<Guest[]> {
  const guests = await Promise.all(names.map((name) => newGuest(server, name, plain, withoutWorkers)))
  const post = async ({ context }: Guest, path: string, data: object) => {
    const answer = await context.request.post(`${server.url}/api/${path}`, { data })
    expect(answer.ok(), path).toBe(true)
    return (await answer.json()) as { id: string }
  }
  for (const guest of guests) {
    await post(guest, 'guests', { name: guest.name })
    // A page asks who one is where somebody was here before.
    await guest.context.addInitScript((name) => localStorage.setItem('engawa-guest', name), guest.name)
  }
  const [host, ...others] = guests
  if (host === undefined) throw new Error('nobody sits at this table')
  const seats = guests.map((guest) => ({ kind: guest === host ? 'me' : 'open' }))
  const { id } = await post(host, 'tables', { game, seats, settings: {} })
  for (const [index, guest] of others.entries()) await post(guest, `tables/${id}/seats/${index + 1}/sit`, {})
  await Promise.all(guests.map(({ page }) => page.goto(`${server.url}/#/table/${id}`)))
  return guests
}

/** Opens a table for two by link and gives the link. */
export async function openByLink(guest: Guest, server: OnlineServer, game: string): Promise<string> {
  const { page } = guest
  await page.goto(`${server.url}/#/new/${game}/online`)
  const start = page.locator('button[type=submit]')
  await start.waitFor()
  const name = page.getByLabel('Your name')
  if ((await name.count()) > 0) await name.fill(guest.name)
  await start.click()
  return page.getByLabel('The link to this table').inputValue()
}

/** From the link to the seat: a name and a button, or the button alone for whoever is known. */
export async function sitByLink({ page, name }: Guest, link: string): Promise<void> {
  await page.goto(link)
  await page.locator('button[type=submit]').waitFor()
  const field = page.getByLabel('Your name')
  if ((await field.count()) > 0) await field.fill(name)
  await page.locator('button[type=submit]').click()
}

/** What the table asks of somebody, or how it ended. */
export const heading = ({ page }: Guest) => page.locator('.dock h2')

/** Chooses an entry of the table's menu. */
export async function choose({ page }: Guest, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: entry, exact: true }).click()
}

/** A step that is asked twice, from the sheet about the people at the table. */
export async function takeGraveStep(guest: Guest, step: string): Promise<void> {
  await choose(guest, 'People at this table')
  await guest.page.getByRole('button', { name: step }).click()
  await guest.page.getByRole('button', { name: `Yes: ${step}` }).click()
}

/** Axe is content, nothing runs over the edge, and a thumb hits every button and field. */
export async function expectComfort(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('main button, main .button, main select, main summary, main input')]
      .filter((element) => !element.matches('[type=checkbox], [type=radio]') && element.checkVisibility())
      .filter((element) => element.getBoundingClientRect().height < 43.5)
      .map((element) => element.outerHTML.slice(0, 120)),
  )
  expect(small).toEqual([])
}

/** Waits until the table is there and the list of moves lies open. */
export async function openMoves({ page }: Guest): Promise<void> {
  await page.locator('.dock h2').waitFor()
  await page.locator('.stage .loading').waitFor({ state: 'detached' })
  // What happened meanwhile was told; keys count once it is put aside.
  await closeSheet(page)
  // A column beside some boards, a sheet over others; the key opens either, once the page listens to keys.
  const tab = page.getByRole('tab', { name: 'Moves', selected: true })
  const opened = async () => {
    if ((await tab.count()) === 0) await page.keyboard.press('m')
    return tab.count()
  }
  await expect.poll(opened, { timeout: 30_000 }).toBe(1)
}

const moveButtons = '.moves button[data-move]'

/** What a page shows of the table at this moment. */
function lookAt({ page }: Guest) {
  return page.evaluate((selector) => {
    const is = (found: string) => document.querySelector(found) !== null
    return {
      position: document.querySelector('.table')?.getAttribute('data-position'),
      // No press counts while another one is on its way.
      moves: is('[data-taken]') ? 0 : document.querySelectorAll(selector).length,
      over: is('.dock[data-over]'),
      // Some boards ask in a sheet of their own.
      covered: is('dialog[open]:not(:has(.moves))'),
    }
  }, moveButtons)
}

/** Presses one of the list and says which: that a hand gets there is for the tests of the list. */
function pressMove({ selector, choice }: { readonly selector: string; readonly choice: number }): string {
  const buttons = document.querySelectorAll<HTMLElement>(selector)
  const button = buttons[choice] ?? buttons[0]
  button?.click()
  return button?.innerText ?? 'nothing'
}

export interface Course {
  /** How many moves to play at most. */
  readonly most: number
  /** Called before each move with its number. */
  before?(move: number): Promise<void>
}

/** Whoever may move does, from the list, until the game is over or enough was played; gives the count. */
export async function playByList(guests: readonly Guest[], course: Course): Promise<number> {
  for (let made = 0; made < course.most; made++) {
    await course.before?.(made)
    const acting = await whoActs(guests)
    if (acting === undefined) return made
    const { page } = acting
    const { position, moves, covered } = await lookAt(acting)
    // A step without a choice was made by itself meanwhile.
    if (moves === 0) continue
    // Whoever plays from the list puts the board's own sheet aside.
    if (covered) await page.keyboard.press('Escape')
    // Not always the first: a game where everybody repeats one kind of step says little.
    const choice = made % Math.min(3, moves)
    const pressed = await page.evaluate(pressMove, { selector: moveButtons, choice })
    await page
      .waitForFunction(
        (at) => document.querySelector('.table')?.getAttribute('data-position') !== at,
        position,
      )
      .catch(async () => {
        const seen = await page.locator('body').innerText()
        throw new Error(`“${pressed}” at position ${position} had no effect. The page says:\n${seen}`)
      })
  }
  return course.most
}

/** So long, in milliseconds, somebody waits for others or for a server that starts anew, and then a little. */
const PATIENCE = 150_000

/** The one whose list of moves is filled; nobody once the game is over everywhere. */
async function whoActs(guests: readonly Guest[]): Promise<Guest | undefined> {
  for (const since = Date.now(); Date.now() - since < PATIENCE; ) {
    const seen = await Promise.all(guests.map(lookAt))
    const acting = guests.find((_, index) => (seen[index]?.moves ?? 0) > 0)
    if (acting !== undefined) return acting
    if (seen.every(({ over }) => over)) return undefined
    // A step without a choice does not come by itself behind a board's own sheet: there it can be pressed.
    for (const [index, { page }] of guests.entries())
      if (seen[index]?.covered === true && !seen[index].over) await page.keyboard.press('Escape')
    await guests[0]?.page.waitForTimeout(20)
  }
  const pages = await Promise.all(guests.map(({ page }) => page.locator('body').innerText()))
  throw new Error(`nobody is asked anything. The pages say:\n${pages.join('\n— and —\n')}`)
}
