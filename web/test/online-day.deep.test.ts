import { daySeat, dayTable, playDay } from '@engawa/bots'
import { entryOf } from '@engawa/games'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { dayWords } from '../day/words/index.ts'
import { shellWords } from '../words/index.ts'
import { violationsDayAndNight } from './harness.ts'
import { expectComfort, type Guest, openMoves, playByList, sharedServer, visitOnline } from './online.ts'

/** Always the same day, so that it is always the same game. */
const now = Date.UTC(2026, 10, 18, 12)
const day = '2026-11-18'
const game = 'kodama'
const server = sharedServer()
const words = shellWords.en
const texts = dayWords.en

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now })
})
afterAll(() => {
  vi.useRealTimers()
})

async function visit(name: string, path: string): Promise<Guest> {
  const guest = await visitOnline(server, name)
  await guest.page.clock.setSystemTime(now)
  await guest.page.goto(`${server.url}/${path}`)
  return guest
}

/** Somebody plays the day's table elsewhere, and sends it. */
async function playedElsewhere({ context }: Guest): Promise<number> {
  const entry = entryOf(game)
  const play = await entry?.play()
  if (entry === undefined || play === undefined) throw new Error(`no ${game}`)
  const table = dayTable(play.game, entry.face, day)
  const { moves, points } = playDay(play, table, (_view, legal) => legal[0])
  await context.request.post(`${server.url}/api/guests`, { data: { name: 'Ben' } })
  await context.addInitScript(() => localStorage.setItem('engawa-guest', 'Ben'))
  const data = { rules: play.game.rules, moves }
  const sent = await context.request.put(`${server.url}/api/days/${day}/${game}`, { data })
  expect(sent.status()).toBe(200)
  return points[daySeat] ?? 0
}

test('two people play the day’s table, one of them without a network, and then see each other’s result', async () => {
  const ben = await visit('Ben', '#/')
  const points = await playedElsewhere(ben)

  const aki = await visit('Aki', '#/day')
  const { page } = aki
  await page.locator('.day-rows li', { hasText: 'Kodama' }).getByText(texts.played(1)).waitFor()
  // Before one has played, nothing of Ben's is there.
  expect(await page.locator('main').textContent()).not.toContain('Ben')
  expect(await violationsDayAndNight(page)).toEqual([])
  await expectComfort(page)

  await page.getByRole('button', { name: texts.playGame('Kodama') }).click()
  await openMoves(aki)
  expect(await page.getByRole('button', { name: words.table.hint, exact: true }).count()).toBe(0)
  await playByList([aki], { most: 6 })
  // The network goes, the game goes on.
  await aki.context.setOffline(true)
  await playByList([aki], { most: 200 })
  await page.getByRole('link', { name: words.scoreSheet.compare }).click()
  await page.getByText(texts.nameFirst).waitFor()
  await aki.context.setOffline(false)
  await page.getByLabel('Your name').fill('Aki')
  await page.getByRole('button', { name: texts.show }).click()

  await page.getByRole('row', { name: new RegExp(`Ben ${points}$`) }).waitFor()
  await page.getByRole('heading', { name: texts.parted }).waitFor()
  await page.locator('.day-partings li[data-own]').first().waitFor()
  expect(await page.locator('.day-dots circle').count()).toBe(2)
  expect(await page.locator('.day-dots circle[data-own]').count()).toBe(1)
  expect(await violationsDayAndNight(page)).toEqual([])
  await expectComfort(page)
  const picture = page.waitForEvent('download')
  await page.getByRole('button', { name: texts.picture }).click()
  expect((await picture).suggestedFilename()).toBe(`engawa-${day}-${game}.png`)

  // It counts once: the day offers to compare, and no second try.
  await page.goto(`${server.url}/#/day`)
  await page.getByRole('link', { name: texts.compareGame('Kodama') }).waitFor()
  expect(await page.getByRole('button', { name: texts.playGame('Kodama') }).count()).toBe(0)

  await ben.page.goto(`${server.url}/#/day/${day}/${game}`)
  // He became somebody since his page was opened.
  await ben.page.reload()
  await ben.page.getByRole('row', { name: /Aki \d+$/ }).waitFor()

  // As friends they find each other by name: among the dots, in the list, and at the decision where they parted.
  const idOf = async ({ context }: Guest) =>
    ((await (await context.request.get(`${server.url}/api/me`)).json()) as { id: string }).id
  const ids = { aki: await idOf(aki), ben: await idOf(ben) }
  await aki.context.request.put(`${server.url}/api/me/friends/${ids.ben}`)
  await ben.context.request.put(`${server.url}/api/me/friends/${ids.aki}`)
  await page.goto(`${server.url}/#/day/${day}/${game}`)
  await page.locator('.day-dots .friend', { hasText: 'Ben' }).waitFor()
  await page.getByRole('row', { name: new RegExp(`Ben ${texts.friend} ${points}$`) }).waitFor()
  await page.getByText(texts.friendsWay('Ben')).first().waitFor()
  expect([...aki.faults, ...ben.faults].filter((fault) => !/ERR_INTERNET_DISCONNECTED/.test(fault))).toEqual(
    [],
  )
})
