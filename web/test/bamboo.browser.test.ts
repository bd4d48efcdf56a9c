import { afterAll, beforeAll, expect, test } from 'vitest'
import { shellWords } from '../words/index.ts'
import { playBamboo } from './drivers/bamboo.ts'
import { keyboardInput, pointerInput } from './drivers/input.ts'
import { endOfGame, gameBefore, openTable } from './drivers/saves.ts'
import { dice, lastSave, openOutside } from './drivers/table.ts'
import { openSite, type Site, visit } from './harness.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(async () => {
  await site.close()
})

const settings = { pace: 'none', motion: 'off' }
const over = shellWords.en.scoreSheet.again

// Whole games with every number of seats, on every screen, by clicks and by keys are played in the deep tests.
test.each([
  { way: 'by clicks', inputOf: pointerInput },
  { way: 'by keyboard alone', inputOf: keyboardInput },
])('the last year of Bamboo on its board $way', async ({ inputOf }) => {
  const { page, context } = await visit(site, { locale: 'en', theme: 'day', settings })
  const before = await endOfGame('bamboo', 2, 1 / 4)
  await openTable(page, before)
  await playBamboo(inputOf(page), { locale: 'en', random: dice(7), over })
  const table = await openOutside(await lastSave(page))
  expect(table.turn.over).toBe(true)
  expect(table.history.slice(before.position).filter(({ seat }) => seat === 0).length).toBeGreaterThan(8)
  await context.close()
})

test('stalks stay where they are while the dock below them changes', async () => {
  const { page, context } = await visit(site, { locale: 'en', theme: 'day', settings })
  await openTable(page, await gameBefore('bamboo', 'visit'))
  const stalkAndDock = async () => {
    const [stalk, dock] = [page.locator('.bam-stalk').first(), page.locator('.dock')]
    return { stalk: (await stalk.boundingBox())?.y, dock: (await dock.boundingBox())?.height }
  }
  const docks = new Set<number | undefined>()
  const stalks = new Set<number | undefined>()
  const look = async () => {
    const { stalk, dock } = await stalkAndDock()
    stalks.add(stalk)
    docks.add(dock)
  }
  await look()
  await page.locator('.bam-stock[data-lit]').first().click()
  await page.locator('.bam-controls .verb').click()
  await page.locator('.bam-dock[data-decision=offer]').waitFor()
  await look()
  await page.locator('.bam-controls .verb').click()
  await page.locator('.bam-dock[data-decision=place]').waitFor()
  await look()
  expect(docks.size).toBeGreaterThan(1)
  expect([...stalks]).toHaveLength(1)
  await context.close()
})

test('on a phone a press on a plate shows what a player has', async () => {
  const view = { locale: 'en', theme: 'day', width: 390, height: 844, settings } as const
  const { page, context } = await visit(site, view)
  await openTable(page, await gameBefore('bamboo', 'visit'))
  await page.locator('.seat').nth(1).click()
  const sheet = page.getByRole('dialog', { name: 'What Bot 1 has' })
  await sheet.waitFor()
  for (const held of ['happiness', 'sticks of incense', 'coins'])
    expect(await sheet.getByText(held, { exact: true }).count()).toBe(1)
  expect(await sheet.locator('[data-explain^="stock:"]').count()).toBe(4)
  await context.close()
})

test('a phone that is turned shows what is asked again: the boards where a shoot is placed', async () => {
  const phone = { width: 844, height: 390 }
  const { page, context } = await visit(site, { locale: 'fr', theme: 'day', settings, ...phone })
  await openTable(page, await gameBefore('bamboo', 'place'), 'fr')
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect
      .poll(() =>
        page.evaluate(() => {
          const bottom = (of: string) =>
            document.querySelector(of)?.getBoundingClientRect().bottom ?? Number.NaN
          return Math.abs(bottom('.bam-field') - bottom('.bam-grove'))
        }),
      )
      .toBeLessThan(2)
  }
  await context.close()
})
