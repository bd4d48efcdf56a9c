import { rmSync } from 'node:fs'
import { type Running, startServer } from '@engawa/server'
import type { Me } from '@engawa/server/schemas'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fakeSmtp } from '../../server/test/smtp.ts'
import { onlineWords } from '../online/words/index.ts'
import { closePages, type Look, sharedBrowser } from './harness.ts'
import { expectComfort, freshConfig } from './online.ts'

/** One server that sends mail, and one that sends nothing. */
let telling: Running
let quiet: Running
let browser: Browser
let smtp: { url: string; close(): void }
const mails: string[] = []
const configs = [freshConfig(), freshConfig()] as const

beforeAll(async () => {
  smtp = await fakeSmtp(mails)
  const mail = { smtp: smtp.url, from: 'engawa@example.org' }
  telling = await startServer({ ...configs[0], mail })
  quiet = await startServer(configs[1])
  browser = await sharedBrowser()
})
afterAll(async () => {
  await closePages(browser)
  await telling.close()
  await quiet.close()
  smtp.close()
  for (const { dataFolder } of configs) rmSync(dataFolder, { recursive: true, force: true })
})

interface Known {
  readonly context: BrowserContext
  readonly page: Page
  readonly id: string
  readonly faults: string[]
}

/** Somebody with a name, on a page of the server. */
async function arrive(
  url: string,
  name: string,
  path: string,
  { locale, theme, width = 1440, height = 900 }: Look = { locale: 'en', theme: 'day' },
): Promise<Known> {
  const context = await browser.newContext({ viewport: { width, height }, serviceWorkers: 'block' })
  const settings = JSON.stringify({ locale, theme, motion: 'off', pace: 'none' })
  await context.addInitScript(
    ([stored = '', guest = '']) => {
      localStorage.setItem('engawa-settings', stored)
      localStorage.setItem('engawa-guest', guest)
    },
    [settings, name],
  )
  const made = await context.request.post(`${url}/api/guests`, { data: { name } })
  const { id } = (await made.json()) as { id: string }
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  await page.goto(`${url}/${path}`)
  return { context, page, id, faults }
}

async function fetched<Answer>({ context }: Known, url: string, path: string): Promise<Answer> {
  return (await (await context.request.get(`${url}/api${path}`)).json()) as Answer
}

test('an address gets one mail, is used once its link was opened, and can be forgotten', async () => {
  const aki = await arrive(telling.url, 'Aki', '#/account')
  const { page } = aki
  await page.getByLabel('Your address').fill('aki@example.org')
  await page.getByRole('button', { name: 'Send that mail' }).click()
  await page.locator('main').getByText('A mail is on its way to aki@example.org.').waitFor()
  const link = () =>
    /http:\S+#\/email\/\S+/.exec(mails.join('').replaceAll('=\r\n', '').replaceAll('=3D', '='))?.[0]
  await expect.poll(link).toBeDefined()
  await page.goto(link() ?? '')
  await page.getByText('aki@example.org is confirmed.').waitFor()
  await page.getByRole('link', { name: 'To the page about yourself' }).click()
  await page.getByText('Mails go to aki@example.org.').waitFor()
  await page.getByLabel('Send me a mail when it is my turn').uncheck()
  const me = () => fetched<Me>(aki, telling.url, '/me')
  await expect.poll(async () => (await me()).preferences.messages).toEqual({ push: true, mail: false })
  await page.getByRole('button', { name: 'Forget this address' }).click()
  await page.getByLabel('Your address').waitFor()
  expect((await me()).email).toBeNull()
  await page.goto(link() ?? '')
  await page.reload()
  await page.getByText('This link could not be used').waitFor()
  await aki.context.close()
})

test('nights and holidays are kept; a lost device is signed out from another', async () => {
  const aki = await arrive(quiet.url, 'Aki', '#/account')
  const { page } = aki
  await page.getByText('This house sends no messages to devices.').waitFor()
  await page.getByText('This house sends no e-mail.').waitFor()
  await page.getByLabel('My nights do not count').check()
  await page.getByLabel('From').selectOption('23')
  await page.getByLabel('First day').fill('2026-12-24')
  await page.getByLabel('Last day').fill('2026-12-27')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByText('24 Dec 2026 to 27 Dec 2026', { exact: true }).waitFor()
  const habits = async () => (await fetched<Me>(aki, quiet.url, '/me')).preferences.habits
  const kept = { night: { from: 23, to: 8 }, holidays: [{ from: '2026-12-24', to: '2026-12-27' }] }
  await expect.poll(habits).toMatchObject(kept)
  await page.getByRole('button', { name: 'Remove 24 Dec 2026 to 27 Dec 2026' }).click()
  await expect.poll(async () => (await habits())?.holidays).toEqual([])

  const secret = { handle: 'aki', password: 'a long sentence' }
  await aki.context.request.put(`${quiet.url}/api/me/password`, { data: secret })
  const lost = await browser.newContext()
  await lost.request.post(`${quiet.url}/api/sessions`, { data: secret })
  await page.reload()
  await page.getByRole('button', { name: /^Sign out there: / }).click()
  await page.getByText('That device is logged out.').waitFor()
  expect((await lost.request.get(`${quiet.url}/api/me`)).status()).toBe(401)
  expect((await aki.context.request.get(`${quiet.url}/api/me`)).status()).toBe(200)
  await lost.close()
  await aki.context.close()
})

/** Rated tables are for people with an account. */
async function openAccount({ context }: Known, handle: string): Promise<void> {
  const data = { handle, password: 'a long sentence' }
  expect((await context.request.put(`${quiet.url}/api/me/password`, { data })).ok()).toBe(true)
}

/** Makes the first move there is, where this person is to move. */
async function playAny(known: Known, table: string): Promise<boolean> {
  const { request } = known.context
  const path = `${quiet.url}/api/tables/${table}/moves`
  const { at, seat, moves } = await fetched<{ at: number; seat: number; moves: unknown[] }>(
    known,
    quiet.url,
    `/tables/${table}/moves`,
  )
  if (moves.length === 0) return false
  const answer = await request.post(path, {
    data: { seat, at, client: crypto.randomUUID(), move: moves[0] },
  })
  return answer.ok()
}

/** A rated table that the second gives up, once both have moved often enough for it to count. */
async function lose(first: Known, second: Known): Promise<void> {
  const api = `${quiet.url}/api/tables`
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const wish = { game: 'daruma', seats, settings: { rated: true } }
  const made = await first.context.request.post(api, { data: wish })
  const { id } = (await made.json()) as { id: string }
  await second.context.request.post(`${api}/${id}/seats/1/sit`, { data: {} })
  const moved = new Map([first, second].map((known) => [known, 0]))
  for (let tries = 0; tries < 300 && [...moved.values()].some((count) => count < 5); tries++)
    for (const known of [first, second])
      if (await playAny(known, id)) moved.set(known, (moved.get(known) ?? 0) + 1)
  await second.context.request.post(`${api}/${id}/resign`)
}

test('results and the page about oneself, in French, at night, on a phone', async () => {
  const look = { locale: 'fr', theme: 'night', width: 390, height: 844 } as const
  const words = onlineWords[look.locale]
  const aki = await arrive(quiet.url, 'Aki', '#/account', look)
  const bea = await arrive(quiet.url, 'Bea', '#/account', look)
  const { page } = aki
  await page.getByText(words.account.devices.here, { exact: true }).waitFor()
  await expectComfort(page)
  await page.getByRole('link', { name: words.account.results }).click()
  await page.getByText(words.player.none).waitFor()
  await expectComfort(page)

  await openAccount(aki, `aki-${look.locale}`)
  await openAccount(bea, `bea-${look.locale}`)
  await lose(aki, bea)
  await lose(aki, bea)
  const rated = async () =>
    (await fetched<{ ratings: { games: number }[] }>(aki, quiet.url, `/players/${bea.id}`)).ratings
  await expect.poll(rated).toMatchObject([{ games: 2 }])
  await page.goto(`${quiet.url}/#/player/${bea.id}`)
  await page.getByRole('heading', { name: words.player.group('Daruma', 2) }).waitFor()
  const plots = page.getByRole('img', { name: words.player.ratingPlot })
  expect(await plots.count()).toBe(1)
  expect(await page.locator('.facts-row dd').allInnerTexts()).toEqual([
    '2',
    '0',
    expect.stringMatching(/^[−-]?\d/),
    expect.stringMatching(/^[−-]?\d/),
  ])
  await page.getByText(words.player.fromTables(2)).waitFor()
  await expectComfort(page)
  for (const { context, faults } of [aki, bea]) {
    expect(faults).toEqual([])
    await context.close()
  }
})
