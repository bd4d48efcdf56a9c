import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { temples } from '../../games/bamboo/catalogue/index.ts'
import { Presses } from '../table/presses.ts'
import { forcedOffering, offeringBamboo, openTable } from './drivers/saves.ts'
import { openSite, type Site, visit } from './harness.ts'

// There are no frames to wait for outside a browser.
vi.mock('../kit/painted.ts', () => ({ painted: () => Promise.resolve() }))

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(async () => {
  await site.close()
})

test.each([2, 3, 4])('offering all %i sticks at once offers every one of them', async (sticks) => {
  const table = await offeringBamboo(sticks)
  const settings = { pace: 'slow', motion: 'off' }
  const { page, context } = await visit(site, { locale: 'en', theme: 'day', settings })
  await openTable(page, table)
  await page
    .getByRole('button', { name: new RegExp(`^Offer all ${sticks} to`) })
    .first()
    .click()
  const position = () => page.locator('.table').getAttribute('data-position')
  await expect.poll(position).toBe(String(table.position + sticks))
  await context.close()
})

test('sticks that can go to one temple only are offered by the visit, and taken back with it', async () => {
  const { table, temple, sticks } = await forcedOffering()
  const settings = { pace: 'slow', motion: 'off' }
  const { page, context } = await visit(site, { locale: 'en', theme: 'day', settings })
  await openTable(page, table)
  const position = () => page.locator('.table').getAttribute('data-position')
  await page.getByRole('tab', { name: 'Moves' }).click()
  const name = new RegExp(`^Visit the ${temples[temple]} temple`)
  await page.locator('.moves').getByRole('button', { name }).click()
  await expect.poll(position).toBe(String(table.position + 1 + sticks))
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect.poll(position).toBe(String(table.position))
  await context.close()
})

test('a script stops at the first move that is not played, and no other press counts before that', async () => {
  const presses = new Presses()
  const played: unknown[] = []
  const script = presses.carryAll(['first', 'refused', 'third'], async (move) => {
    played.push(move)
    // Neither another press nor another script comes in between.
    await presses.carry(async () => played.push('press'))
    await presses.carryAll(['other'], async (other) => played.push(other) > 0)
    return move !== 'refused'
  })
  expect(presses.busy).toBe(true)
  await script
  expect(played).toEqual(['first', 'refused'])
  expect(presses.busy).toBe(false)
})

test('while a press is shown the table stays as it was, whatever else is drawn', async () => {
  const presses = new Presses()
  const drawn: number[] = []
  expect(presses.shownVersion(1)).toBe(1)
  const press = presses.carry(async () => {
    presses.follow(() => drawn.push(presses.shownVersion(2)))
    return undefined
  })
  expect(presses.shownVersion(2)).toBe(1)
  expect(drawn).toEqual([])
  await press
  expect(drawn).toEqual([2])
})
