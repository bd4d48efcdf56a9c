import { expect, test } from 'vitest'
import {
  countLines,
  houseWithoutLines,
  moveBefore,
  openAnother,
  openPage,
  openTablePage,
  position,
  turn,
} from './drivers/online-lines.ts'
import { leave, twoAt } from './drivers/online-table.ts'
import { visitOnline } from './online.ts'

const { house, lines } = houseWithoutLines()

test('a page that does not hold the line looks on at a further table, and hears of it', async () => {
  const { aki, bea } = await twoAt(house, 'daruma')
  const cleo = await visitOnline(house, 'Cleo', '#/lobby')
  await cleo.context.request.post(`${house.url}/api/guests`, { data: { name: 'Cleo' } })
  const theirs = await openAnother(house, bea, cleo)
  const beaThere = await openTablePage(bea, theirs)
  const cleoThere = await openTablePage(cleo, theirs)

  const list = await openPage(aki, `${house.url}/#/tables`)
  await list.page.locator('.stored').first().waitFor()
  await list.page.goto(theirs)
  await list.page.locator('.dock h2').waitFor()
  await moveBefore([beaThere, cleoThere], [beaThere, cleoThere, list])
  await moveBefore([aki, bea], [aki, bea])
  expect(await lines()).toBe(3)
  await leave(aki, bea, cleo)
})

test('pages out of sight leave the line to one that is looked at; it closes with the last of them', async () => {
  const { aki, bea } = await twoAt(house, 'daruma')
  const second = await openTablePage(aki, aki.page.url())
  const counts = countLines(aki, second)
  for (const { page } of [aki, second]) await page.clock.install()
  await turn(aki, 'hidden')
  await aki.page.clock.runFor(61_000)
  await expect.poll(() => counts[1]).toBe(1)
  await moveBefore([second, bea], [second, bea])
  expect(await position(aki)).toBe(0)
  expect(await lines()).toBe(2)

  await turn(second, 'hidden')
  await second.page.clock.runFor(61_000)
  await expect.poll(lines).toBe(1)
  await turn(aki, 'visible')
  await expect.poll(() => position(aki)).toBe(1)
  expect(await lines()).toBe(2)
  await leave(aki, bea)
})

test('a page whose bell is on listens on out of sight, but does not keep the line from one in sight', async () => {
  const { aki, bea } = await twoAt(house, 'daruma')
  const settings = JSON.stringify({ locale: 'en', motion: 'off', pace: 'none', sound: true })
  await aki.context.addInitScript((text) => localStorage.setItem('engawa-settings', text), settings)
  await aki.page.reload()
  await aki.page.locator('.dock h2').waitFor()
  await expect.poll(lines).toBe(2)
  const counts = countLines(aki)
  await aki.page.clock.install()
  await turn(aki, 'hidden')
  await aki.page.clock.runFor(61_000)
  const second = await openTablePage(aki, aki.page.url())
  await expect.poll(lines).toBe(2)
  await moveBefore([second, bea], [aki, second, bea])
  // Aki's first page comes back to the line once the other one is gone.
  await second.page.close()
  await expect.poll(() => counts[0]).toBe(1)
  await leave(aki, bea)
})

test('a page that sleeps with the line in its hand loses it to one that asks in vain', async () => {
  const { aki, bea } = await twoAt(house, 'daruma')
  const second = await openTablePage(aki, aki.page.url())
  const counts = countLines(aki, second)
  const slept = aki.page.evaluate(() => {
    const end = Date.now() + 8000
    while (Date.now() < end);
  })
  await turn(second, 'visible')
  await expect.poll(() => counts[1], { timeout: 6000 }).toBe(1)
  await moveBefore([second, bea], [second, bea])
  await slept
  await expect.poll(() => position(aki)).toBe(1)
  await expect.poll(lines).toBe(2)
  await moveBefore([second, bea], [aki, second, bea])
  expect(counts).toEqual([0, 1])
  await leave(aki, bea)
})

test('whoever logs in on one page is known on the line that another one holds', async () => {
  const { aki, bea } = await twoAt(house, 'daruma')
  const secret = { handle: 'aki', password: 'a long sentence' }
  await aki.context.request.put(`${house.url}/api/me/password`, { data: secret })
  const theirs = await openAnother(house, aki, bea)
  const away = await visitOnline(house, 'Aki', new URL(theirs).hash)
  await away.page.locator('.dock h2').waitFor()
  // A new password ends Aki's line, which comes back by itself.
  await expect.poll(lines, { timeout: 10_000 }).toBe(3)
  const counts = countLines(away)
  const door = await openPage(away, `${house.url}/#/account`)
  await door.page.getByLabel('Handle').fill(secret.handle)
  await door.page.getByLabel('Password', { exact: true }).fill(secret.password)
  await door.page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect.poll(() => counts[0]).toBe(1)
  await leave(aki, bea, away)
})
