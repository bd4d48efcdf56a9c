import { expect, test } from 'vitest'
import { leave, playSomeWithLosses, twoAt } from './drivers/online-table.ts'
import { moverFirst, position } from './drivers/streams.ts'
import { type Guest, openMoves, playByList, sharedServer } from './online.ts'

const server = sharedServer()

test('two browsers play Daruma through the server, one of them losing its network three times', async () => {
  await playSomeWithLosses(server, 'daruma', 16)
})

test('a reload in mid-turn and a restart of the server in mid-turn lose nothing', async () => {
  const { aki, bea } = await twoAt(server, 'daruma')
  await playByList([aki, bea], { most: 3 })
  const known = async ({ page }: Guest) => ({
    position: await page.locator('.table').getAttribute('data-position'),
    turn: await page.locator('p.turn').textContent(),
  })
  const before = await known(aki)
  await aki.page.reload()
  await aki.page.locator('.dock h2').waitFor()
  expect(await known(aki)).toEqual(before)

  await server.restart()
  await openMoves(aki)
  await playByList([aki, bea], { most: 6 })
  // Who did not move last hears of it by the stream, which the restart cut.
  for (const guest of [aki, bea])
    await expect
      .poll(async () => Number((await known(guest)).position), { timeout: 30_000 })
      .toBe(Number(before.position) + 6)
  await leave(aki, bea)
})

test('a press counts although the answer to the one before it is still on its way', async () => {
  const { aki, bea } = await twoAt(server, 'daruma')
  const moves = ({ page }: Guest) => page.locator('.moves button[data-move]')
  const position = async ({ page }: Guest) =>
    Number(await page.locator('.table').getAttribute('data-position'))
  let answered = Promise.resolve()
  for (const { page } of [aki, bea])
    await page.route('**/moves', async (route) => {
      const response = await route.fetch()
      await answered
      await route.fulfill({ response })
    })
  let tried = false
  for (let round = 0; round < 20 && !tried; round++) {
    const acting = (await moves(aki).count()) > 0 ? aki : bea
    const before = await position(acting)
    let release = () => {}
    answered = new Promise((done) => {
      release = done
    })
    await moves(acting).first().click()
    await expect.poll(() => position(acting)).toBe(before + 1)
    tried = (await moves(acting).count()) > 0
    if (tried) {
      // Another move stands there now: a second press on it counts once it is no double press.
      await acting.page.waitForTimeout(300)
      await moves(acting).first().click()
      await acting.page.waitForTimeout(300)
      expect(await position(acting)).toBe(before + 1)
    }
    release()
    await expect.poll(() => position(acting)).toBe(before + (tried ? 2 : 1))
    for (const guest of [aki, bea]) await expect.poll(() => position(guest)).toBe(await position(acting))
  }
  expect(tried).toBe(true)
  await leave(aki, bea)
})

/** A message of the stream, as the server writes it. */
const told = (event: string, data: object) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`

test('news that tell of a move without bringing it do not make it get lost', async () => {
  const { aki, bea } = await twoAt(server, 'daruma')
  const first = (await aki.page.locator('.moves button[data-move]').count()) > 0
  const [here, away] = first ? [aki, bea] : [bea, aki]
  const id = away.page.url().slice(-22)
  const answer = await here.context.request.get(`${server.url}/api/tables/${id}`)
  const { position } = ((await answer.json()) as { table: { position: number } }).table
  await away.context.setOffline(true)
  await playByList([here], { most: 1 })
  const body = [
    told('hello', { now: Date.now(), tables: { [id]: position } }),
    told('table', { id, position: position + 1, entries: [] }),
  ].join('')
  await away.page.route(
    '**/api/stream**',
    (route) => route.fulfill({ contentType: 'text/event-stream', body }),
    { times: 1 },
  )
  await away.context.setOffline(false)
  const shown = () => away.page.locator('.table').getAttribute('data-position')
  await expect.poll(shown, { timeout: 15_000 }).toBe('1')
  await leave(aki, bea)
})

test('news that come late do not bring back how it stood before', async () => {
  const { aki, bea } = await twoAt(server, 'daruma')
  const first = (await aki.page.locator('.moves button[data-move]').count()) > 0
  const [here, away] = first ? [aki, bea] : [bea, aki]
  const id = away.page.url().slice(-22)
  const answer = await away.context.request.get(`${server.url}/api/tables/${id}`)
  const { table, game } = (await answer.json()) as { table: { position: number }; game: object }
  await away.context.setOffline(true)
  await playByList([here], { most: 1 })
  const hello = (position: number) => told('hello', { now: Date.now(), tables: { [id]: position } })
  const late = told('table', { id, position: table.position, entries: [], table, game })
  const shown = () => away.page.locator('.table').getAttribute('data-position')
  const board = () => away.page.locator('.stage').textContent()
  let comesLate = false
  let toldLate = 0
  await away.page.route('**/api/stream**', async (route) => {
    if (comesLate) toldLate++
    const body = comesLate ? `${hello(table.position - 1)}${late}` : hello(table.position + 1)
    await route.fulfill({ contentType: 'text/event-stream', body })
  })
  await away.context.setOffline(false)
  await expect.poll(shown, { timeout: 15_000 }).toBe('1')
  const before = await board()
  comesLate = true
  await expect.poll(() => toldLate, { timeout: 30_000 }).toBeGreaterThan(0)
  await away.page.waitForTimeout(1000)
  expect(await shown()).toBe('1')
  expect(await board()).toBe(before)
  await leave(aki, bea)
})

test('a step taken back is taken back before everybody, and can be done again', async () => {
  const { aki, bea } = await twoAt(server, 'bamboo')
  const undo = (guest: Guest) => guest.page.locator('.dock-tool:not([aria-disabled])', { hasText: 'Undo' })
  let able: Guest | undefined
  for (let made = 0; made < 12 && able === undefined; made++) {
    await playByList([aki, bea], { most: 1 })
    for (const guest of [aki, bea]) if ((await undo(guest).count()) > 0) able = guest
  }
  if (able === undefined) throw new Error('no step could be taken back')
  const position = async ({ page }: Guest) =>
    Number(await page.locator('.table').getAttribute('data-position'))
  const before = await position(able)
  await able.page.keyboard.press('Escape')
  await undo(able).click()
  for (const guest of [aki, bea]) await expect.poll(() => position(guest)).toBe(before - 1)
  await able.page.locator('.dock-tool', { hasText: 'Redo' }).click()
  for (const guest of [aki, bea]) await expect.poll(() => position(guest)).toBe(before)
  await leave(aki, bea)
})

test('a move of one’s own is shown as soon as it is answered, and once, whatever the stream does', async () => {
  const { aki, bea } = await twoAt(server, 'bamboo')
  const [mover] = await moverFirst(aki, bea)
  const { page } = mover
  await page.route('**/api/stream**', (route) => route.abort())
  await page.reload()
  await openMoves(mover)
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().includes('/api/tables/')) fetched.push(request.url())
  })
  const before = await position(mover)
  // What a move that draws or rolls brings only the server knows.
  await page.locator('.moves button[data-move]:not(:has(.final))').first().click()
  await expect.poll(() => position(mover)).toBe(before + 1)
  expect(fetched).toEqual([])

  const board = () => page.locator('.stage').textContent()
  const shown = await board()
  await page.unroute('**/api/stream**')
  // It is opened again by itself before long.
  await page.locator('.connection[data-state=open]').waitFor({ state: 'attached' })
  expect(await position(mover)).toBe(before + 1)
  await page.reload()
  await openMoves(mover)
  expect(await position(mover)).toBe(before + 1)
  expect(await board()).toBe(shown)
  await leave(aki, bea)
})
