import { expect, test } from 'vitest'
import { leave, twoAt } from './drivers/online-table.ts'
import {
  countStreams,
  moveBefore,
  moverFirst,
  openAnother,
  openPage,
  openTablePage,
  position,
  serverWithoutStreams,
} from './drivers/streams.ts'
import { playByList } from './online.ts'

const { server, streams } = serverWithoutStreams()

test('the pages of one browser share one stream, and each hears of its table', async () => {
  const { aki, bea } = await twoAt(server, 'daruma')
  const second = await openAnother(server, aki, bea)
  const akiThere = await openTablePage(aki, second)
  const beaThere = await openTablePage(bea, second)
  const list = await openPage(aki, `${server.url}/#/tables`)
  await list.page.locator('.stored').first().waitFor()
  expect(await streams()).toBe(2)

  const listed = list.page.waitForResponse('**/api/me/tables')
  await moveBefore([aki, bea], [aki, bea])
  await listed
  await moveBefore([akiThere, beaThere], [akiThere, beaThere])
  expect(await streams()).toBe(2)
  await leave(aki, bea)
})

test('when the page that holds the stream is closed another takes over, and no move is missed', async () => {
  const { aki, bea } = await twoAt(server, 'daruma')
  const [mover, onlooker] = await moverFirst(aki, bea)
  const table = onlooker.page.url()
  const second = await openTablePage(onlooker, table)
  const third = await openTablePage(onlooker, table)
  await expect.poll(() => position(third)).toBe(await position(mover))
  const before = await position(mover)
  const counts = countStreams(second, third)

  // One moves after the stream is gone and before the next one is there.
  let moved = () => {}
  const bridge = new Promise<void>((done) => {
    moved = done
  })
  await onlooker.context.route('**/api/stream**', async (route) => {
    await bridge
    await route.continue()
  })
  await onlooker.page.close()
  await expect.poll(() => counts[0], { timeout: 2000 }).toBe(1)
  await expect.poll(streams).toBe(1)
  await playByList([mover], { most: 1 })
  await second.page.waitForTimeout(300)
  expect(await position(second)).toBe(before)
  moved()
  for (const page of [second, third]) await expect.poll(() => position(page)).toBe(before + 1)
  expect(counts).toEqual([1, 0])

  await moveBefore([second, mover], [second, third, mover])
  expect(await streams()).toBe(2)
  await leave(aki, bea)
})

test('every page says that the stream is lost, and catches up once it is back', async () => {
  const { aki, bea } = await twoAt(server, 'daruma')
  const [mover, onlooker] = await moverFirst(aki, bea)
  const second = await openTablePage(onlooker, onlooker.page.url())
  const before = await position(mover)
  for (const page of [onlooker, second]) await expect.poll(() => position(page)).toBe(before)
  await onlooker.context.setOffline(true)
  for (const { page } of [onlooker, second]) await page.locator('.connection[data-state=lost]').waitFor()
  await playByList([mover], { most: 1 })
  await onlooker.context.setOffline(false)
  for (const { page } of [onlooker, second])
    await page.locator('.connection[data-state=lost]').waitFor({ state: 'detached' })
  for (const page of [onlooker, second]) await expect.poll(() => position(page)).toBe(before + 1)
  expect(await streams()).toBe(2)
  await leave(aki, bea)
})
