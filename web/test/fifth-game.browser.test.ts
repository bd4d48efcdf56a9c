import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { conformance } from '@engawa/kernel/conformance'
import { build, preview } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stones } from './fixtures/stones/rules.ts'
import { launch } from './harness.ts'

conformance(stones, { longest: 20, sampleEvery: 1 })

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
let folder = ''

/** The app as it would be with another registry; nothing else of the app is touched. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'engawa-fifth-'))
  const entry = here('./fixtures/stones/entry.ts')
  await build({
    configFile: here('../vite.config.ts'),
    logLevel: 'error',
    resolve: {
      alias: [
        { find: '@engawa/games/boards', replacement: entry },
        { find: '@engawa/games', replacement: entry },
      ],
    },
    build: { outDir: folder, emptyOutDir: true },
  })
})

afterAll(() => rm(folder, { recursive: true, force: true }))

test('a game appears with its folder and its line in the registry, and plays to the end', async () => {
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    build: { outDir: folder },
    preview: { port: 0 },
  })
  const browser = await launch()
  try {
    const page = await browser.newPage()
    await page.addInitScript(() => {
      localStorage.setItem('engawa-settings', JSON.stringify({ locale: 'en', pace: 'none', motion: 'off' }))
    })
    await page.goto(server.resolvedUrls?.local[0] ?? '')
    await page.getByText('Take the last one.').waitFor()
    await page.goto(`${page.url().split('#')[0]}#/new/stones`)
    await page.locator('button[type=submit]').click()
    const heap = page.getByRole('region', { name: 'Stones' })
    const over = page.locator('.dock[data-over]')
    for (let turn = 0; turn < 15 && !(await over.isVisible()); turn++) {
      const take = heap.getByRole('button', { name: 'Take 1' })
      await take.or(over).first().waitFor()
      if (await take.isVisible()) await take.click()
    }
    await over.waitFor()
    expect(await over.isVisible()).toBe(true)
  } finally {
    await browser.close()
    await server.close()
  }
})
