import { locales } from '@engawa/kernel'
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

test.each(tours.flatMap((one) => locales.map((locale) => ({ ...one, locale }))))(
  'axe is content with $tour, day and night ($locale)',
  ({ lead, locale }) => expectContent(site, lead, locale),
)
