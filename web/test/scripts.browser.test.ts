import { afterAll, beforeAll, expect, test } from 'vitest'
import { offeringBamboo, openTable } from './drivers/saves.ts'
import { openSite, type Site, visit } from './harness.ts'

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
