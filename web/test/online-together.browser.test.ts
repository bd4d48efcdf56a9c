import { expect, test } from 'vitest'
import { Client } from '../../server/test/client.ts'
import { onlineWords } from '../online/words/index.ts'
import { expectComfort, type Guest, heading, openByLink, sharedServer, visitOnline } from './online.ts'

const server = sharedServer()
const texts = onlineWords.en
const { friends, calls, lobby, tournaments, clubs } = texts.together

/** Becomes somebody without a table. */
async function introduce({ page, name, context }: Guest, path: string): Promise<void> {
  await context.request.post(`${server.url}/api/guests`, { data: { name } })
  await context.addInitScript((own) => localStorage.setItem('engawa-guest', own), name)
  await page.goto(`${server.url}/${path}`)
  await page.reload()
}

test('friends by a link: their lantern is lit, one press asks them to a table, and they sit down', async () => {
  const aki = await visitOnline(server, 'Aki', '#/about', {
    locale: 'en',
    theme: 'day',
    width: 1280,
    height: 800,
  })
  const bea = await visitOnline(server, 'Bea', '#/about')
  await introduce(aki, '#/friends')
  await aki.page.getByRole('button', { name: friends.linkMake }).click()
  const link = await aki.page.getByLabel(friends.link).inputValue()
  await expectComfort(aki.page)
  await bea.page.goto(link)
  await bea.page.getByRole('heading', { name: friends.linkTitle('Aki') }).waitFor()
  await bea.page.getByLabel(texts.wish.name).fill('Bea')
  await bea.page.getByRole('button', { name: friends.linkYes }).click()
  await bea.page.getByRole('button', { name: friends.lantern('Aki', friends.here) }).waitFor()

  // Three tables of others: title, quick match and their rows are in sight without scrolling.
  for (const name of ['Inès', 'Rui', 'Noor']) {
    const host = await Client.guest(server.url, name)
    await host.open({
      game: 'daruma',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      settings: { access: 'public', clock: { turn: 60, reserve: 600 } },
    })
  }
  await aki.page.goto(`${server.url}/#/lobby`)
  await aki.page.getByRole('heading', { name: lobby.title }).waitFor()
  const rows = aki.page.locator('.lobby-row')
  await expect.poll(() => rows.count()).toBe(3)
  const box = await rows.nth(2).boundingBox()
  expect((box?.y ?? 801) + (box?.height ?? 0)).toBeLessThanOrEqual(800)
  await aki.page.getByRole('button', { name: friends.lantern('Bea', friends.here) }).waitFor()
  await expectComfort(aki.page)
  await aki.page.setViewportSize({ width: 390, height: 844 })
  await expectComfort(aki.page)

  // From the lantern in one press: a table for two, to which the friend is asked.
  await aki.page.getByRole('button', { name: friends.lantern('Bea', friends.here) }).click()
  await aki.page.getByRole('button', { name: friends.inviteTo('Daruma') }).click()
  await aki.page.getByText(calls.asked).waitFor()
  await bea.page.getByText(calls.asks('Aki', 'Daruma')).waitFor()
  await bea.page.getByRole('button', { name: calls.later }).click()

  await openByLink(aki, server, 'daruma')
  await aki.page.getByRole('button', { name: calls.ask('Bea') }).click()
  await aki.page.getByText(calls.asked).waitFor()
  await bea.page.reload()
  await bea.page.getByText(calls.asks('Aki', 'Daruma')).waitFor()
  await bea.page.getByRole('link', { name: calls.go }).click()
  await bea.page.getByRole('button', { name: texts.waiting.sitAs('Bea') }).click()
  for (const guest of [aki, bea]) await heading(guest).waitFor()
  expect([...aki.faults, ...bea.faults]).toEqual([])
})

test('a tournament is opened, joined and begun by its pages, and leads to one’s own table; a club has its own', async () => {
  const cleo = await visitOnline(server, 'Cleo', '#/clubs')
  const { page } = cleo
  await page.getByText(clubs.found).first().click()
  await page.getByLabel(clubs.name).fill('Moss and Rain')
  await page.getByLabel(texts.wish.name).fill('Cleo')
  await page.getByRole('button', { name: clubs.found }).click()
  await page.getByRole('heading', { name: 'Moss and Rain' }).waitFor()
  await expectComfort(page)
  await page.getByRole('link', { name: clubs.openTournament }).click()
  await page.getByLabel(tournaments.name).fill('Autumn Swiss')
  await page.getByLabel(tournaments.bots).fill('3')
  await expectComfort(page)
  await page.getByRole('button', { name: tournaments.start }).click()
  await page.getByRole('button', { name: tournaments.begin }).click()
  await page.getByRole('table').getByText(tournaments.you).waitFor()
  await page.getByRole('link', { name: /^Go to table/ }).waitFor()
  await expectComfort(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectComfort(page)
  await page.getByRole('link', { name: /^Go to table/ }).click()
  await heading(cleo).waitFor()
  expect(cleo.faults).toEqual([])
})
