import { expect, test } from 'vitest'
import { leave, twoAt } from './drivers/online-table.ts'
import {
  countStreams,
  moveBefore,
  openAnother,
  openPage,
  openTablePage,
  position,
  serverWithoutStreams,
  turn,
} from './drivers/streams.ts'
import { visitOnline } from './online.ts'

const { server, streams } = serverWithoutStreams()

test('a page that does not hold the stream looks on at a further table, and hears of it', async () => {
  const { aki, bea } = await twoAt(server, 'daruma')
  const cleo = await visitOnline(server, 'Cleo', '#/lobby')
  await cleo.context.request.post(`${server.url}/api/guests`, { data: { name: 'Cleo' } })
  const theirs = await openAnother(server, bea, cleo)
  const beaThere = await openTablePage(bea, theirs)
  const cleoThere = await openTablePage(cleo, theirs)

  const list = await openPage(aki, `${server.url}/#/tables`)
  await list.page.locator('.stored').first().waitFor()
  await list.page.goto(theirs)
  await list.page.locator('.dock h2').waitFor()
  await moveBefore([beaThere, cleoThere], [beaThere, cleoThere, list])
  await moveBefore([aki, bea], [aki, bea])
  expect(await streams()).toBe(3)
  await leave(aki, bea, cleo)
})

test('pages out of sight leave the stream to one that is looked at; it closes with the last of them', async () => {
  const { aki, bea } = await twoAt(server, 'daruma')
  const second = await openTablePage(aki, aki.page.url())
  const counts = countStreams(aki, second)
  for (const { page } of [aki, second]) await page.clock.install()
  await turn(aki, 'hidden')
  await aki.page.clock.runFor(61_000)
  await expect.poll(() => counts[1]).toBe(1)
  await moveBefore([second, bea], [second, bea])
  expect(await position(aki)).toBe(0)
  expect(await streams()).toBe(2)

  await turn(second, 'hidden')
  await second.page.clock.runFor(61_000)
  await expect.poll(streams).toBe(1)
  await turn(aki, 'visible')
  await expect.poll(() => position(aki)).toBe(1)
  expect(await streams()).toBe(2)
  await leave(aki, bea)
})

test('a page whose bell is on listens on out of sight, but does not keep the stream from one in sight', async () => {
  const { aki, bea } = await twoAt(server, 'daruma')
  const settings = JSON.stringify({ locale: 'en', motion: 'off', pace: 'none', bell: true })
  await aki.context.addInitScript((text) => localStorage.setItem('engawa-settings', text), settings)
  await aki.page.reload()
  await aki.page.locator('.dock h2').waitFor()
  await expect.poll(streams).toBe(2)
  const counts = countStreams(aki)
  await aki.page.clock.install()
  await turn(aki, 'hidden')
  await aki.page.clock.runFor(61_000)
  const second = await openTablePage(aki, aki.page.url())
  await expect.poll(streams).toBe(2)
  await moveBefore([second, bea], [aki, second, bea])
  // Aki's first page comes back to the stream once the other one is gone.
  await second.page.close()
  await expect.poll(() => counts[0]).toBe(1)
  await leave(aki, bea)
})

test('a page that sleeps while it leads loses the stream to one that asks in vain', async () => {
  const { aki, bea } = await twoAt(server, 'daruma')
  const second = await openTablePage(aki, aki.page.url())
  const counts = countStreams(aki, second)
  const slept = aki.page.evaluate(() => {
    const end = Date.now() + 8000
    while (Date.now() < end);
  })
  await turn(second, 'visible')
  await expect.poll(() => counts[1], { timeout: 6000 }).toBe(1)
  await moveBefore([second, bea], [second, bea])
  await slept
  await expect.poll(() => position(aki)).toBe(1)
  await expect.poll(streams).toBe(2)
  await moveBefore([second, bea], [aki, second, bea])
  expect(counts).toEqual([0, 1])
  await leave(aki, bea)
})

test('whoever logs in on one page is known on the stream that another one holds', async () => {
  const { aki, bea } = await twoAt(server, 'daruma')
  const secret = { handle: 'aki', password: 'a long sentence' }
  await aki.context.request.put(`${server.url}/api/me/password`, { data: secret })
  const theirs = await openAnother(server, aki, bea)
  const away = await visitOnline(server, 'Aki', new URL(theirs).hash)
  await away.page.locator('.dock h2').waitFor()
  // A new password ends Aki's stream, which comes back by itself.
  await expect.poll(streams, { timeout: 10_000 }).toBe(3)
  const counts = countStreams(away)
  const door = await openPage(away, `${server.url}/#/account`)
  // A second one, for whoever forgot the password, lies folded below.
  await door.page.getByLabel('Handle').first().fill(secret.handle)
  await door.page.getByLabel('Password', { exact: true }).fill(secret.password)
  await door.page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect.poll(() => counts[0]).toBe(1)
  await leave(aki, bea, away)
})

test('where tabs cannot elect a leader each has a stream of its own', async () => {
  const { aki, bea } = await twoAt(server, 'daruma')
  await aki.context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'))
  const table = aki.page.url()
  await aki.page.reload()
  await aki.page.locator('.dock h2').waitFor()
  const second = await openTablePage(aki, table)
  await expect.poll(streams).toBe(3)
  await moveBefore([second, bea], [aki, second, bea])
  await leave(aki, bea)
})
