import { fileURLToPath } from 'node:url'
import type { BrowserContext, Page } from 'playwright-core'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedBrowser } from './harness.ts'

let server: ViteDevServer
let context: BrowserContext

beforeAll(async () => {
  server = await createServer({
    configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)),
    logLevel: 'error',
    server: { port: 0, host: '127.0.0.1', hmr: false },
  })
  await server.listen()
  context = await (await sharedBrowser()).newContext({ viewport: { width: 1440, height: 900 } })
})

afterAll(async () => {
  await context.close()
  await server.close()
})

async function open(query: string): Promise<{ page: Page; faults: string[] }> {
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  const { port } = server.config.server
  const address = server.resolvedUrls?.local[0] ?? `http://127.0.0.1:${port}/`
  await page.goto(`${address}workbench/${query}`)
  return { page, faults }
}

test('the workbench shows a game at any position, as every viewer sees it', async () => {
  const { page, faults } = await open('?game=bitoku&seed=5&at=4&viewer=0')
  await page.locator('.table[data-position="4"]').waitFor()
  await page.getByLabel('Seen by').selectOption('table')
  await page.locator('.table[data-position="4"]').waitFor()
  expect(await page.getByText('View of the table').count()).toBe(1)
  expect(faults).toEqual([])
  await page.close()
})

test('a golden game is stepped through, and whoever acts goes on from there', async () => {
  const { page, faults } = await open('?game=daruma&golden=2-seats&at=0&viewer=0')
  await page.locator('.table[data-position="0"]').waitFor()
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await page.locator('.table[data-position="1"]').waitFor()
  expect(page.url()).toContain('at=1')
  await page.getByText('State', { exact: true }).click()
  expect(await page.locator('.workbench-facts').textContent()).toContain('"ledger"')
  // The first seat of the golden game that is asked makes another move than the one recorded.
  const turn = await page.locator('.workbench-facts pre').first().textContent()
  await page.getByLabel('Seen by').selectOption(String(JSON.parse(turn ?? '').seats[0]))
  await page.getByRole('tab', { name: 'Moves' }).click()
  await page.locator('.moves button[data-move]').last().click()
  await page.locator('.table[data-position="2"]').waitFor()
  expect(await page.locator('.workbench-moves').textContent()).toContain('Move 2 of 2')
  expect(faults).toEqual([])
  await page.close()
})
