import { afterAll, beforeAll, test } from 'vitest'
import { expectContent, tours } from './drivers/axe.ts'
import { openSite, type Site } from './harness.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(async () => {
  await site.close()
})

test.each(tours)('axe is content with $tour in French, day and night', ({ lead }) =>
  expectContent(site, lead, 'fr'),
)
