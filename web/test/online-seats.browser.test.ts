import { expect, test } from 'vitest'
import { leave, pairAt } from './drivers/online-table.ts'
import { seatWho } from './drivers/table.ts'
import {
  choose,
  type Guest,
  heading,
  openMoves,
  playByList,
  sharedServer,
  sitByLink,
  takeGraveStep,
  visitOnline,
} from './online.ts'

const server = sharedServer()

test('an invitation seats one friend; taken back or used, it opens nothing more', async () => {
  const aki = await visitOnline(server, 'Aki', '#/new/daruma/online')
  await aki.page.getByLabel('By invitation only').check()
  await aki.page.getByLabel('Your name').fill('Aki')
  await aki.page.locator('button[type=submit]').click()
  const invite = aki.page.getByRole('button', { name: 'Invite somebody to seat B' })
  const link = aki.page.getByRole('textbox', { name: 'The invitation to seat B' })
  await invite.click()
  const first = await link.inputValue()
  await aki.page.getByText(/^For one person, until /).waitFor()

  const table = aki.page.url().replace('/table/', '/join/')
  const bea = await visitOnline(server, 'Bea')
  await bea.page.goto(table)
  await bea.page.getByText('This table is for those who were invited.').waitFor()
  expect(await bea.page.locator('button[type=submit]').count()).toBe(0)

  await aki.page.getByRole('button', { name: 'Take back the invitation to seat B' }).click()
  await invite.waitFor()
  await bea.page.goto(first)
  await bea.page.getByRole('heading', { name: 'This invitation is no longer good' }).waitFor()

  await invite.click()
  const second = await link.inputValue()
  await bea.page.goto(second)
  await bea.page.getByText('Seat B is kept open for whoever has this invitation: you.').waitFor()
  await sitByLink(bea, second)
  await Promise.all([heading(aki).waitFor(), heading(bea).waitFor()])
  await expect.poll(() => bea.page.url()).toContain('#/table/')

  const cleo = await visitOnline(server, 'Cleo')
  await cleo.page.goto(second)
  await cleo.page.getByRole('heading', { name: 'This invitation is no longer good' }).waitFor()

  // Whoever sat here needs no invitation to the next round.
  await aki.page.getByText('yours alone').waitFor()
  await takeGraveStep(bea, 'Give up')
  await aki.page.locator('dialog').getByRole('button', { name: 'Another round' }).click()
  await aki.page.getByText('One seat is still free.').waitFor()
  await bea.page.getByRole('link', { name: 'Go there' }).click()
  await bea.page.getByRole('button', { name: 'Sit down as Bea' }).click()
  await Promise.all([heading(aki).waitFor(), heading(bea).waitFor()])
  expect(bea.page.url()).toBe(aki.page.url())
  await leave(aki, bea, cleo)
})

test('a running table is looked at again with one’s own eyes; when it is over all lies open', async () => {
  const { aki, bea } = await pairAt(server, 'daruma')
  for (const guest of [aki, bea]) await openMoves(guest)
  await playByList([aki, bea], { most: 4 })
  await choose(aki, 'Replay')
  await aki.page.getByRole('heading', { name: 'Move 4 of 4' }).waitFor()
  await aki.page.getByRole('button', { name: 'One move back' }).click()
  await aki.page.getByRole('heading', { name: 'Move 3 of 4' }).waitFor()
  await aki.page.getByRole('button', { name: 'To the start' }).click()
  await aki.page.getByRole('heading', { name: 'Move 0 of 4' }).waitFor()
  const past = aki.heard.filter((text) => text.includes('"views":'))
  const objectives = past.flatMap((text) => text.match(/"objectives":\[[^\]]*\]/g) ?? [])
  expect(objectives.length).toBeGreaterThan(4)
  for (const seen of objectives) expect(seen).toMatch(/^"objectives":\[[1-9]\d*,0\]$/)
  await aki.page.getByRole('button', { name: 'Play on from here' }).click({ force: true })
  await aki.page.getByText('It opens when the game is over.').waitFor()
  await aki.page.getByRole('link', { name: 'Back to the table' }).click()
  await aki.page.locator('.replay-dock').waitFor({ state: 'detached' })

  await takeGraveStep(bea, 'Give up')
  await aki.page.locator('.dock[data-over]').waitFor()
  // Where Bea moved last, what happened since lies open below it.
  const sheet = aki.page.getByRole('dialog', { name: 'Score sheet' })
  await sheet.getByRole('button', { name: 'Close' }).click()
  expect(await aki.page.getByText('yours alone').count()).toBe(0)
  await aki.page.goto(`${aki.page.url()}/at/0`)
  await aki.page.getByRole('heading', { name: 'Move 0 of 4' }).waitFor()
  await leave(aki, bea)
})

test('words wait to be read, can be reported with a reason, and are read again after a mute', async () => {
  const { aki, bea } = await pairAt(server, 'daruma')
  const say = async ({ page }: Guest, words: string) => {
    await page.getByRole('tab', { name: 'Chat' }).click()
    await page.getByLabel('Write to the table').fill(words)
    await page.getByRole('button', { name: 'Send' }).click()
  }
  await say(aki, 'Hello Bea')
  await bea.page.getByRole('tab', { name: 'Chat (1)' }).waitFor()
  await bea.page.reload()
  await bea.page.getByRole('tab', { name: 'Chat (1)' }).click()
  await bea.page.getByLabel('Your notes').fill('keep the red one')
  await bea.page.getByText('Kept.').waitFor()
  await bea.page.reload()
  await bea.page.getByRole('tab', { name: 'Chat', exact: true }).click()
  await expect.poll(() => bea.page.getByLabel('Your notes').inputValue()).toBe('keep the red one')

  await bea.page.getByRole('button', { name: 'Report this message' }).click()
  await bea.page.getByLabel('What is wrong with it?').fill('too friendly')
  await bea.page.locator('.report button[type=submit]').click()
  await bea.page.getByText('Whoever runs this house will look at it.').waitFor()
  await bea.page.getByRole('button', { name: 'Do not show what Aki writes' }).click()
  await bea.page.locator('.said li').waitFor({ state: 'detached' })

  await choose(bea, 'People at this table')
  await bea.page.getByRole('link', { name: 'Aki' }).click()
  await bea.page.getByText('No finished table yet.').waitFor()
  await bea.page.goto(`${server.url}/#/account`)
  await bea.page.getByRole('button', { name: 'Read again: Aki' }).click()
  await bea.page.getByText('You read again what Aki writes.').waitFor()
  await leave(aki, bea)
})

test('bots are called by how well they play, and who shares a name is told apart', async () => {
  const aki = await visitOnline(server, 'Aki', '#/new/daruma/online')
  await aki.page.getByLabel('3', { exact: true }).check()
  for (const letter of ['B', 'C']) await seatWho(aki.page, `Seat ${letter}, who sits here`, 'guest')
  await aki.page.getByLabel('Your name').fill('Aki')
  await aki.page.locator('button[type=submit]').click()
  await heading(aki).waitFor()
  const names = await aki.page
    .locator('.seat h2')
    .evaluateAll((all) => all.map((one) => one.firstChild?.textContent))
  expect(names).toEqual(['Aki', 'Guest B', 'Guest C'])
  await leave(aki)
})
