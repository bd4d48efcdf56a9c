import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { launch } from '../../../web/test/harness.ts'
import { hashOfPoses } from './poses.ts'

const POSES = 100_000

/** The same code as one script for a page. */
async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(new URL('./poses.ts', import.meta.url)),
        formats: ['iife'],
        name: 'poses',
      },
    },
  })
  const [output] = Array.isArray(built) ? built : [built]
  if (output === undefined || !('output' in output)) throw new Error('nothing was bundled')
  return output.output[0].code
}

test('KOD-060 Node and Chromium judge the same hundred thousand poses alike', async () => {
  const browser = await launch()
  try {
    const page = await browser.newPage()
    await page.addScriptTag({ content: await bundle() })
    const there = await page.evaluate(`poses.hashOfPoses(${POSES})`)
    const here = hashOfPoses(POSES)
    expect(here.legal).toBeGreaterThan(100)
    expect(there).toEqual(here)
  } finally {
    await browser.close()
  }
})
