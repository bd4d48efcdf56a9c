import { expect, test } from 'vitest'
import { bundle } from '../web/test/bundle.ts'
import { closePages, sharedBrowser } from '../web/test/harness.ts'
import { fingerprints } from './browser/everywhere.ts'

test('every game plays alike in Node and in Chromium', async () => {
  const code = await bundle(new URL('./browser/everywhere.ts', import.meta.url), 'everywhere')
  const browser = await sharedBrowser()
  try {
    const page = await browser.newPage()
    await page.goto('about:blank')
    await page.addScriptTag({ content: code })
    const there = await page.evaluate('everywhere.fingerprints()')
    const here = await fingerprints()
    expect(Object.keys(here).length).toBeGreaterThan(0)
    expect(there).toEqual(here)
  } finally {
    await closePages(browser)
  }
})
