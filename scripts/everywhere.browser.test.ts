import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { launch } from '../web/test/harness.ts'
import { fingerprints } from './browser/everywhere.ts'

test('every game plays alike in Node and in Chromium', async () => {
  const bundle = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: fileURLToPath(new URL('./browser/everywhere.ts', import.meta.url)), formats: ['es'] },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  const [output] = Array.isArray(bundle) ? bundle : [bundle]
  if (output === undefined || !('output' in output)) throw new Error('nothing was bundled')
  const code = output.output[0].code
  const browser = await launch()
  try {
    const page = await browser.newPage()
    await page.goto('about:blank')
    const there = await page.evaluate(async (text) => {
      const address = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }))
      const loaded: { fingerprints(): Promise<Record<string, string>> } = await import(address)
      return loaded.fingerprints()
    }, code)
    const here = await fingerprints()
    expect(Object.keys(here).length).toBeGreaterThan(0)
    expect(there).toEqual(here)
  } finally {
    await browser.close()
  }
})
