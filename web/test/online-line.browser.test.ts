import { afterEach, beforeEach, expect, test } from 'vitest'
import { countLines, linesOpen, openPage, openTablePage, turn } from './drivers/online-lines.ts'
import { leave, twoAt } from './drivers/online-table.ts'
import { type Guest, playByList, sharedHouse, visitOnline } from './online.ts'

const house = sharedHouse()

const lines = () => linesOpen(house)
const position = async ({ page }: Guest) => Number(await page.locator('.table').getAttribute('data-position'))
const mayMove = async ({ page }: Guest) => (await page.locator('.moves button[data-move]').count()) > 0

beforeEach(async () => {
  // Those of the test before are closed.
  await expect.poll(lines, { timeout: 10_000 }).toBe(0)
})
afterEach(async () => {
  for (const context of house.browser.contexts()) await context.close()
})

/** Another table of the same two. */
async function openAnother(first: Guest, second: Guest): Promise<string> {
  const tables = `${house.url}/api/tables`
  const data = { game: 'daruma', seats: [{ kind: 'me' }, { kind: 'open' }], settings: { spectators: true } }
  const { id } = (await (await first.context.request.post(tables, { data })).json()) as { id: string }
  await second.context.request.post(`${tables}/${id}/seats/1/sit`, { data: {} })
  return `${house.url}/#/table/${id}`
}

/** One of the two moves once, and all of these pages show it. */
async function moveBefore(players: readonly [Guest, Guest], pages: readonly Guest[]): Promise<void> {
  const before = await position(players[0])
  await playByList(players, { most: 1 })
  for (const page of pages) await expect.poll(() => position(page)).toBe(before + 1)
}

/** Plays on until it is this one's turn. */
async function playUntil(actor: Guest, players: readonly Guest[]): Promise<void> {
  while (!(await mayMove(actor))) await playByList(players, { most: 1 })
}

test('the pages of one browser share one line, and each hears of its table', async () => {
  const { aki, bea } = await twoAt(house, 'daruma')
  const second = await openAnother(aki, bea)
  const akiThere = await openTablePage(aki, second)
  const beaThere = await openTablePage(bea, second)
  const list = await openPage(aki, `${house.url}/#/tables`)
  await list.page.locator('.stored').first().waitFor()
  expect(await lines()).toBe(2)

  for (let round = 0; round < 3; round++) {
    const listed = list.page.waitForResponse('**/api/me/tables')
    await moveBefore([aki, bea], [aki, bea])
    await listed
    await moveBefore([akiThere, beaThere], [akiThere, beaThere])
  }
  expect(await lines()).toBe(2)
  await leave(aki, bea)
})

test('when the page that holds the line is closed another takes over, and no move is missed', async () => {
  const { aki, bea } = await twoAt(house, 'daruma')
  const table = aki.page.url()
  const second = await openTablePage(aki, table)
  const third = await openTablePage(aki, table)
  await playUntil(bea, [aki, bea])
  await expect.poll(() => position(third)).toBe(await position(bea))
  const before = await position(bea)
  const counts = countLines(second, third)

  // Bea moves after the line is gone and before the next one is there.
  let moved = () => {}
  const bridge = new Promise<void>((done) => {
    moved = done
  })
  await aki.context.route('**/api/stream**', async (route) => {
    await bridge
    await route.continue()
  })
  await aki.page.close()
  await expect.poll(() => counts[0], { timeout: 2000 }).toBe(1)
  await expect.poll(lines).toBe(1)
  await playByList([bea], { most: 1 })
  await second.page.waitForTimeout(300)
  expect(await position(second)).toBe(before)
  moved()
  for (const page of [second, third]) await expect.poll(() => position(page)).toBe(before + 1)
  expect(counts).toEqual([1, 0])

  for (let round = 0; round < 3; round++) await moveBefore([second, bea], [second, third, bea])
  expect(await lines()).toBe(2)
  await leave(aki, bea)
})

test('a page that does not hold the line looks on at a further table, and hears of it', async () => {
  const { aki, bea } = await twoAt(house, 'daruma')
  const cleo = await visitOnline(house, 'Cleo', '#/lobby')
  await cleo.context.request.post(`${house.url}/api/guests`, { data: { name: 'Cleo' } })
  const theirs = await openAnother(bea, cleo)
  const beaThere = await openTablePage(bea, theirs)
  const cleoThere = await openTablePage(cleo, theirs)

  const list = await openPage(aki, `${house.url}/#/tables`)
  await list.page.locator('.stored').first().waitFor()
  await list.page.goto(theirs)
  await list.page.locator('.dock h2').waitFor()
  for (let round = 0; round < 3; round++) await moveBefore([beaThere, cleoThere], [beaThere, cleoThere, list])
  await moveBefore([aki, bea], [aki, bea])
  expect(await lines()).toBe(3)
  await leave(aki, bea, cleo)
})

test('every page says that the line is lost, and catches up once it is back', async () => {
  const { aki, bea } = await twoAt(house, 'daruma')
  const second = await openTablePage(aki, aki.page.url())
  await playUntil(bea, [aki, bea])
  const before = await position(bea)
  for (const page of [aki, second]) await expect.poll(() => position(page)).toBe(before)
  await aki.context.setOffline(true)
  for (const { page } of [aki, second]) await page.locator('.connection[data-state=lost]').waitFor()
  await playByList([bea], { most: 1 })
  await aki.context.setOffline(false)
  for (const { page } of [aki, second])
    await page.locator('.connection[data-state=lost]').waitFor({ state: 'detached' })
  for (const page of [aki, second]) await expect.poll(() => position(page)).toBe(before + 1)
  expect(await lines()).toBe(2)
  await leave(aki, bea)
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
  const theirs = await openAnother(aki, bea)
  const away = await visitOnline(house, 'Aki', new URL(theirs).hash)
  await away.page.locator('.dock h2').waitFor()
  await expect.poll(lines).toBe(3)
  const counts = countLines(away)
  const door = await openPage(away, `${house.url}/#/account`)
  await door.page.getByLabel('Handle').fill(secret.handle)
  await door.page.getByLabel('Password', { exact: true }).fill(secret.password)
  await door.page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect.poll(() => counts[0]).toBe(1)
  await leave(aki, bea, away)
})

test('where pages cannot agree each has a line of its own', async () => {
  const { aki, bea } = await twoAt(house, 'daruma')
  await aki.context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'))
  const table = aki.page.url()
  await aki.page.reload()
  await aki.page.locator('.dock h2').waitFor()
  const second = await openTablePage(aki, table)
  await expect.poll(lines).toBe(3)
  await moveBefore([second, bea], [aki, second, bea])
  await leave(aki, bea)
})
