import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ChildServer, startEngawa } from '../../server/test/children.ts'
import { freePort, startPostgres, type TestPostgres } from '../../server/test/postgres.ts'
import type { Tournament } from '../online/api.ts'
import { onlineWords } from '../online/words/index.ts'
import { closePages, sharedBrowser } from './harness.ts'
import { type Guest, openMoves, playByList, visitOnline } from './online.ts'

const texts = onlineWords.en.together.tournaments
const wish = {
  name: 'Eight and two',
  game: 'daruma',
  people: 2,
  format: 'swiss',
  rounds: 2,
  pace: 'live',
  clock: { turn: 300, reserve: 600 },
  rated: false,
  most: 10,
  bots: 8,
  level: 'easy',
  fill: false,
  break: 0,
  starts: null,
  club: null,
}

let postgres: TestPostgres
const folder = mkdtempSync(join(tmpdir(), 'engawa-tournament-'))
beforeAll(async () => {
  postgres = await startPostgres()
}, 120_000)
afterAll(async () => {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Asks until a server answers: one may just have been killed. */
async function lookAt(url: string, id: string): Promise<Tournament> {
  for (;;)
    try {
      return (await (await fetch(`${url}/api/tournaments/${id}`)).json()) as Tournament
    } catch {
      await pause(200)
    }
}

/** Whoever comes to a table while no server answers is told so, and presses what the page offers once one does. */
async function arrive({ page }: Guest, url: string, id: string): Promise<void> {
  const again = page.locator('main.failure button')
  for (;;) {
    await page.locator('.dock h2').or(again).first().waitFor()
    if (!(await again.isVisible())) return
    await lookAt(url, id)
    // By then the page may have tried again by itself.
    if (await again.isVisible()) await again.click()
    await again.waitFor({ state: 'hidden' })
  }
}

/** One person who goes from table to table by the page of the tournament until it is over. */
async function playThrough(guest: Guest, url: string, id: string): Promise<number> {
  const { page, name } = guest
  // A page sends a move again for about two minutes while a server is started anew.
  page.setDefaultTimeout(130_000)
  let tables = 0
  for (let last = ''; ; ) {
    const { status, round, entrants, pairings } = await lookAt(url, id)
    if (status === 'finished') return tables
    const own = entrants.find((one) => one.name === name)?.number ?? -1
    const pairing = pairings.find((one) => one.round === round && one.entrants.includes(own))
    if (!pairing?.table || pairing.table === last || pairing.points !== null) {
      await pause(200)
      continue
    }
    last = pairing.table
    await page.goto(`${url}/#/tournament/${id}`)
    await page.getByRole('link', { name: texts.goTo(pairing.board) }).click()
    await arrive(guest, url, id)
    await openMoves(guest)
    await playByList([guest], { most: 1000 })
    tables++
  }
}

test.each(['sqlite', 'postgres'] as const)(
  'eight bots and two browsers play a tournament to its end on %s, through a killed process',
  async (engine) => {
    const settings = {
      PORT: String(await freePort()),
      LOG_LEVEL: 'warn',
      ...(engine === 'sqlite'
        ? { DATA_FOLDER: join(folder, 'data') }
        : { DATABASE_URL: await postgres.database('tournament'), DATA_FOLDER: join(folder, 'other') }),
    }
    let server: ChildServer = await startEngawa(settings)
    const { url } = server
    const browser = await sharedBrowser()
    const guests = [await visitOnline({ browser, url }, 'Aki'), await visitOnline({ browser, url }, 'Bea')]
    const [aki] = guests
    if (aki === undefined) throw new Error('nobody')
    await aki.context.request.post(`${url}/api/guests`, { data: { name: 'Aki' } })
    await aki.context.addInitScript(() => localStorage.setItem('engawa-guest', 'Aki'))
    const opened = await aki.context.request.post(`${url}/api/tournaments`, { data: wish })
    const { id } = (await opened.json()) as Tournament
    await aki.page.goto(`${url}/#/tournament/${id}`)
    await aki.page.reload()
    await aki.page.getByRole('button', { name: texts.joinAs('Aki') }).click()
    await aki.page.getByText(texts.joined).waitFor()
    const bea = guests[1]
    await bea?.page.goto(`${url}/#/tournament/${id}`)
    await bea?.page.getByLabel(onlineWords.en.wish.name).fill('Bea')
    // The tenth of ten: it begins.
    await bea?.page.getByRole('button', { name: texts.join }).click()
    const playing = guests.map((guest) => playThrough(guest, url, id))
    await expect.poll(async () => (await lookAt(url, id)).round, { timeout: 60_000 }).toBe(1)
    for (let kills = 0; kills < 2; kills++) {
      await pause(6000)
      await server.kill()
      server = await startEngawa(settings)
    }
    const tables = await Promise.all(playing)
    const { status, entrants, pairings, rounds } = await lookAt(url, id)
    expect([status, rounds, entrants.length, pairings.length]).toEqual(['finished', 2, 10, 10])
    expect(pairings.every(({ points }) => points !== null)).toBe(true)
    expect(tables).toEqual([2, 2])
    expect(guests.flatMap(({ faults }) => faults)).toEqual([])
    await closePages(browser)
    await server.kill()
  },
)
