import { expect, test } from 'vitest'
import { leave, pairAt, twoAt } from './drivers/online-table.ts'
import { violations } from './harness.ts'
import {
  choose,
  expectComfort,
  type Guest,
  heading,
  playByList,
  sharedServer,
  sitByLink,
  takeGraveStep,
  visitOnline,
} from './online.ts'

const server = sharedServer()

async function say({ page }: Guest, words: string): Promise<void> {
  await page.getByRole('tab', { name: 'Chat' }).click()
  await page.getByLabel('Write to the table').fill(words)
  await page.getByRole('button', { name: 'Send' }).click()
}

const looks = [
  { locale: 'en', list: 'New since you were here: 1 move and 2 messages', width: 1440, theme: 'day' },
  { locale: 'fr', list: 'Depuis votre passage : 1 coup et 2 messages', width: 390, theme: 'night' },
] as const

test('a list says in both languages what is new at a table since one was there, until one was there again', async () => {
  const { aki, bea } = await twoAt(server, 'daruma')
  const first = (await aki.page.locator('.moves button[data-move]').count()) > 0
  const [here, away] = first ? [aki, bea] : [bea, aki]
  const { page } = away
  const table = page.url()
  const unread = page.locator('.unread')
  const lookAtList = async () => {
    await page.goto(`${server.url}/#/tables`)
    await page.locator('.stored').waitFor()
  }
  await lookAtList()
  expect(await unread.count()).toBe(0)

  await playByList([here], { most: 1 })
  await say(here, 'Hello')
  await say(here, 'Are you there?')
  for (const { list, width, ...look } of looks) {
    const settings = JSON.stringify({ ...look, motion: 'off', pace: 'none' })
    await away.context.addInitScript((text) => localStorage.setItem('engawa-settings', text), settings)
    await page.setViewportSize({ width, height: 844 })
    await page.reload()
    await page.getByRole('img', { name: list }).waitFor()
    await expectComfort(page)
  }
  await page.goto(`${server.url}/#/lobby`)
  await page.getByRole('img', { name: looks[1].list }).waitFor()

  await page.goto(table)
  await heading(away).waitFor()
  await lookAtList()
  await expect.poll(() => unread.count()).toBe(0)
  await page.reload()
  await page.locator('.stored').waitFor()
  expect(await unread.count()).toBe(0)
  await leave(aki, bea)
})

test('another round: one lays it, and the table leads all the others there, without a chat', async () => {
  const aki = await visitOnline(server, 'Aki', '#/new/daruma/online')
  await aki.page.getByText('Absence, onlookers, chat, ratings').click()
  await aki.page.getByLabel('Chat').uncheck()
  await aki.page.getByLabel('3', { exact: true }).check()
  await aki.page.getByLabel('Your name').fill('Aki')
  await aki.page.locator('button[type=submit]').click()
  const link = await aki.page.getByLabel('The link to this table').inputValue()
  const bea = await visitOnline(server, 'Bea')
  const cleo = await visitOnline(server, 'Cleo')
  const all = [aki, bea, cleo]
  for (const guest of [bea, cleo]) await sitByLink(guest, link)
  for (const guest of all) await heading(guest).waitFor()
  await takeGraveStep(aki, 'Propose a draw')
  for (const { page } of [bea, cleo]) await page.getByRole('button', { name: 'Agree' }).click()
  for (const { page } of all) await page.locator('.dock[data-over]').waitFor()

  const again = ({ page }: Guest) => page.locator('dialog').getByRole('button', { name: 'Another round' })
  const first = aki.page.url()
  await again(aki).click()
  await aki.page.getByText('2 seats are still free.').waitFor()
  const second = aki.page.url()
  expect(second).not.toBe(first)

  // Bea follows what the table tells; Cleo presses the same button as Aki.
  const told = 'Aki has laid the table for another round.'
  await bea.page.locator('.notice').getByText(told).waitFor()
  await bea.page.getByRole('button', { name: 'Close' }).click()
  const note = bea.page.locator('.company-note', { hasText: told })
  expect(await violations(bea.page)).toEqual([])
  await note.getByRole('link', { name: 'Go there' }).click()
  await again(cleo).click()
  // Both in the same moment: whoever comes second gets the next seat.
  const sit = ({ page, name }: Guest) => page.getByRole('button', { name: `Sit down as ${name}` })
  for (const guest of [bea, cleo]) await sit(guest).waitFor()
  await Promise.all([bea, cleo].map((guest) => sit(guest).click()))
  for (const guest of all) await heading(guest).waitFor()
  const place = (address: string) => address.slice(-22)
  for (const { page } of all) expect(place(page.url())).toBe(place(second))
  const names = aki.page.locator('.seat h2')
  expect((await names.allInnerTexts()).map((text) => text.split(/\s/)[0]).toSorted()).toEqual([
    'Aki',
    'Bea',
    'Cleo',
  ])
  await leave(...all)
})

test('the score sheet comes once: not again after a look at the replay', async () => {
  const { aki, bea } = await pairAt(server, 'daruma')
  await takeGraveStep(bea, 'Give up')
  const sheet = aki.page.getByRole('dialog', { name: 'Score sheet' })
  await sheet.waitFor()
  await aki.page.getByRole('button', { name: 'Close' }).click()
  await sheet.waitFor({ state: 'detached' })
  await choose(aki, 'Replay')
  await aki.page.getByRole('link', { name: 'Back to the table' }).click()
  await aki.page.locator('.dock[data-over]').waitFor()
  await aki.page.waitForTimeout(300)
  expect(await sheet.count()).toBe(0)
  await aki.page.locator('.dock').getByRole('button', { name: 'Score sheet' }).click()
  await sheet.waitFor()
  await leave(aki, bea)
})
