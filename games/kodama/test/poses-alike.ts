import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { expect } from 'vitest'
import { closePages, sharedBrowser } from '../../../web/test/harness.ts'
import { hashOfPoses } from './poses.ts'

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

/** Node and Chromium judge so many poses alike. */
export async function expectSamePoses(count: number): Promise<void> {
  const browser = await sharedBrowser()
  try {
    const page = await browser.newPage()
    await page.addScriptTag({ content: await bundle() })
    const there = await page.evaluate(`poses.hashOfPoses(${count})`)
    const here = hashOfPoses(count)
    expect(here.legal).toBeGreaterThan(count / 1000)
    expect(there).toEqual(here)
  } finally {
    await closePages(browser)
  }
}
