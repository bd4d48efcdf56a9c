import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { closePages, sharedBrowser } from '../web/test/harness.ts'
import { fingerprints } from './browser/everywhere.ts'

test('every game plays alike in Node and in Chromium', async () => {
  const bundle = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(new URL('./browser/everywhere.ts', import.meta.url)),
        formats: ['iife'],
        name: 'everywhere',
      },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  const [output] = Array.isArray(bundle) ? bundle : [bundle]
  if (output === undefined || !('output' in output)) throw new Error('nothing was bundled')
  const code = output.output[0].code
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
