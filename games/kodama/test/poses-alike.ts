import { expect } from 'vitest'
import { bundle } from '../../../web/test/bundle.ts'
import { closePages, sharedBrowser } from '../../../web/test/harness.ts'
import { hashOfPoses } from './poses.ts'

/** Node and Chromium judge so many poses alike. */
export async function expectSamePoses(count: number): Promise<void> {
  const browser = await sharedBrowser()
  try {
    const page = await browser.newPage()
    await page.addScriptTag({ content: await bundle(new URL('./poses.ts', import.meta.url), 'poses') })
    const there = await page.evaluate(`poses.hashOfPoses(${count})`)
    const here = hashOfPoses(count)
    expect(here.legal).toBeGreaterThan(count / 1000)
    expect(there).toEqual(here)
  } finally {
    await closePages(browser)
  }
}
