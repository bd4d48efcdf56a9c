import { execFile } from 'node:child_process'
import { copyFile, cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { games } from '@engawa/games'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openAppWith } from '../../web/test/drivers/other-games.ts'
import { closePages, sharedBrowser } from '../../web/test/harness.ts'
import { writeGame } from '../new/write-game.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const id = 'gomoku'
let copy = ''

/** The games as they are, in a place where another one can be written. */
beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'engawa-new-'))
  const configs = ['base', 'pure', 'web', 'node'].map((part) => `tsconfig.${part}.json`)
  for (const file of ['biome.json', ...configs]) await copyFile(join(root, file), join(copy, file))
  await cp(join(root, 'games'), join(copy, 'games'), { recursive: true })
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')
  await writeGame(copy, id)
})

afterAll(async () => {
  await rm(copy, { recursive: true, force: true })
})

/** Runs a program of an installed package in the copy; fails with what it printed. */
async function run(program: string, ...args: readonly string[]): Promise<void> {
  const call = promisify(execFile)(process.execPath, [join(root, 'node_modules', program), ...args], {
    cwd: copy,
  })
  await call.catch((error: { stdout?: string; stderr?: string }) => {
    throw new Error(`${program} ${args.join(' ')}\n${error.stdout}${error.stderr}`)
  })
}

test('a new game is in order: format, lint and types', async () => {
  await run('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', `games/${id}`, 'games/registry.ts')
  for (const part of ['pure', 'web', 'node']) {
    const { include } = JSON.parse(await readFile(join(copy, `tsconfig.${part}.json`), 'utf8')) as {
      include: readonly string[]
    }
    const own = include.filter((path) => path.startsWith('games/*/'))
    const config = {
      extends: `./tsconfig.${part}.json`,
      include: own.map((path) => path.replace('*', id)),
    }
    await writeFile(join(copy, 'tsconfig.json'), JSON.stringify(config))
    await run('typescript/bin/tsc', '-p', 'tsconfig.json')
  }
})

test('a new game passes its tests, and each of its rules has one', async () => {
  const report = join(copy, 'report.json')
  await run(
    'vitest/vitest.mjs',
    'run',
    '--root',
    '.',
    '--reporter=json',
    `--outputFile=${report}`,
    `games/${id}/`,
  )
  const { testResults } = JSON.parse(await readFile(report, 'utf8')) as {
    testResults: readonly { assertionResults: readonly { fullName: string; status: string }[] }[]
  }
  const passed = testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'passed').map(({ fullName }) => fullName),
  )
  const rules = JSON.parse(await readFile(join(copy, `games/${id}/rules.json`), 'utf8')) as { id: string }[]
  expect(rules.length).toBeGreaterThan(5)
  expect(rules.filter((rule) => !passed.some((name) => name.includes(rule.id)))).toEqual([])
})

test('nothing of the game it began as is left in it', async () => {
  const folder = join(copy, `games/${id}`)
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.includes('.'))
  expect(files.length).toBeGreaterThan(40)
  for (const file of files) expect(await readFile(join(folder, file), 'utf8')).not.toMatch(/hotaru|HOT-/i)
})

test.each([
  ['Gomoku', 'small letters'],
  ['go', 'small letters'],
  ['daruma', 'there already'],
  ['class', 'another name'],
  ['score', 'another name'],
])('%s is no name for a game, and the reason is told', async (name, reason) => {
  await expect(writeGame(copy, name)).rejects.toThrow(reason)
})

/** Catches two fireflies and goes home; saves the first one that can be where the net tore. */
async function huntOnce(page: Page): Promise<void> {
  const torn = page.locator('.gomoku-net [data-lit]').first()
  if (await torn.isVisible()) {
    const position = () => page.locator('.table').getAttribute('data-position')
    const before = await position()
    await torn.click()
    await page.locator('.gomoku-dock .button.primary').click()
    await expect.poll(position).not.toBe(before)
    return
  }
  const caught = await page.locator('.gomoku-net [data-piece]').count()
  await page.locator(caught < 2 ? '.verb.risk' : '.verb.safe').click()
  await expect.poll(() => page.locator('.gomoku-net [data-piece]').count()).not.toBe(caught)
}

test('a new game stands beside the others and plays to its end in the browser', async () => {
  const part = (file: string) => join(copy, 'games', file)
  const app = await openAppWith({
    registry: part('registry.ts'),
    boards: part('boards.ts'),
    books: part('books.ts'),
    lessons: part('lessons.ts'),
  })
  const browser = await sharedBrowser()
  const page = await browser.newPage()
  const settings = JSON.stringify({ locale: 'en', pace: 'none', motion: 'off' })
  await page.addInitScript((stored) => localStorage.setItem('engawa-settings', stored), settings)
  await page.addInitScript((game) => localStorage.setItem('engawa-coach', `{"finished":["${game}"]}`), id)
  await page.goto(`${app.url}#/`)
  await page.locator('.print').nth(games.length).getByRole('heading', { name: 'Gomoku' }).waitFor()
  await page.goto(`${app.url}#/new/${id}`)
  await page.locator('button[type=submit]').click()
  const over = page.locator('.dock[data-over]')
  const asked = page.locator('.verb.risk, .gomoku-net [data-lit]').first()
  for (let move = 0; move < 60; move++) {
    await asked.or(over).first().waitFor()
    if (await over.isVisible()) break
    await huntOnce(page)
  }
  await over.waitFor()
  expect(await page.locator('.gomoku-jar [data-piece]').count()).toBeGreaterThanOrEqual(9)
  await closePages(browser)
  await app.close()
})
