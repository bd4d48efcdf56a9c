import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { chromium } from 'playwright-core'
import { expect, test } from 'vitest'
import { hashOfPoses } from './poses.ts'

const POSES = 100_000

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
]

/** The same code as one script for a page. */
async function bundle(): Promise<string> {
  const entry = fileURLToPath(new URL('./poses.ts', import.meta.url))
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'poses',
  })
  return outputFiles[0]?.text ?? ''
}

test('KOD-060 Node and Chromium judge the same hundred thousand poses alike', async () => {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: flags,
  })
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
