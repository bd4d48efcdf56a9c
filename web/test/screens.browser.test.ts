import { games } from '@engawa/games'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seatWho } from './drivers/table.ts'
import { type Look, openSite, type Site, sitDown, violations, visit } from './harness.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(async () => {
  await site.close()
})

/** Every language, light and size. */
const looks: Look[] = [
  { locale: 'en', theme: 'day', width: 1440, height: 900 },
  { locale: 'fr', theme: 'night', width: 390, height: 844 },
]
const named = (look: Look) => `${look.locale} ${look.theme} ${look.width}`

test.each(looks)(
  'home, new table and table in $locale, $theme, $width wide: two clicks, no sideways scroll, axe content',
  async (look) => {
    const { page, context } = await visit(site, { ...look, settings: { pace: 'none', motion: 'off' } })
    const comfort = async () => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      expect(await violations(page)).toEqual([])
    }
    await page.locator('.print').first().waitFor()
    expect(await page.locator('html').getAttribute('lang'), named(look)).toBe(look.locale)
    expect(await page.locator('html').getAttribute('data-theme')).toBe(look.theme)
    const play = page.getByRole('link', { name: look.locale === 'fr' ? 'Jouer à Daruma' : 'Play Daruma' })
    expect(await play.count()).toBe(1)
    await comfort()
    await page.locator('.print .play').first().click()
    await page.locator('button[type=submit]').waitFor()
    await comfort()
    await page.locator('button[type=submit]').click()
    await page.locator('.dock h2').waitFor()
    await page.locator('.stage .loading').waitFor({ state: 'detached' })
    await comfort()
    await context.close()
  },
)

test('nothing is asked of anybody else, and no policy is broken', async () => {
  const { page, context } = await visit(site, { locale: 'en', theme: 'day' })
  const foreign: string[] = []
  const complaints: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(site.url) && !request.url().startsWith('blob:')) foreign.push(request.url())
  })
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  await sitDown(page, 'daruma')
  await page.goto(`${site.url}#/rules/daruma`)
  await page.locator('.passage').first().waitFor()
  expect(foreign).toEqual([])
  expect(complaints).toEqual([])
  await context.close()
})

test('a table saved to a file opens again at the same position', async () => {
  const { page, context } = await visit(site, { locale: 'en', theme: 'day', settings: { pace: 'none' } })
  await sitDown(page, 'daruma')
  await page.getByRole('button', { name: 'Hint' }).waitFor()
  await page.goto(`${site.url}#/tables`)
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save to a file' }).click(),
  ])
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Open a file' }).click(),
  ])
  await chooser.setFiles(await saved.path())
  await page.locator('.dock h2').waitFor()
  await page.goto(`${site.url}#/tables`)
  await page.locator('.stored').nth(1).waitFor()
  const counts = await page.locator('.stored .small').allTextContents()
  expect(counts).toHaveLength(2)
  expect(counts[0]?.split(' · ')[0]).toBe(counts[1]?.split(' · ')[0])
  await context.close()
})

test('a bot is chosen among five levels by the arrow keys, and its seat says which', async () => {
  const { page, context } = await visit(site, { locale: 'en', theme: 'day' }, '#/new/daruma')
  const label = 'Seat B, Who sits here'
  await page.getByRole('button', { name: `${label}: Neighbour` }).click()
  const group = page.getByRole('group', { name: label })
  expect(await group.getByRole('radio').count()).toBe(6)
  await group.getByRole('radio', { name: 'Neighbour' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.getByRole('button', { name: `${label}: Elder` }).waitFor()
  expect(await group.getByRole('status').textContent()).toContain('Elder')
  await page.locator('button[type=submit]').click()
  await page.locator('.seat', { hasText: 'Elder' }).waitFor()
  await context.close()
})

test('between two people a curtain hangs, and lifts for the one it names', async () => {
  const { page, context } = await visit(site, { locale: 'en', theme: 'day' }, '#/new/daruma')
  for (const seat of ['B', 'C']) await seatWho(page, `Seat ${seat}, Who sits here`, 'person')
  await page.locator('button[type=submit]').click()
  const curtain = page.getByRole('dialog')
  await curtain.waitFor()
  const lift = curtain.getByRole('button')
  const name = (await lift.textContent())?.replace('I am ', '')
  await page.keyboard.press('Escape')
  expect(await curtain.count()).toBe(1)
  await lift.click()
  await curtain.waitFor({ state: 'detached' })
  expect(await page.locator('.seat[data-acting] h2').textContent()).toContain(name)
  await page.reload()
  await curtain.waitFor()
  await context.close()
})

/** The service worker of a later version, in which one asset is another and the rest is the same. */
const laterWorker = (body: Buffer): Buffer =>
  Buffer.from(
    body
      .toString()
      .replace(/VERSION="\w+"/, 'VERSION="later"')
      .replace(/\/assets\/lobby-[\w-]+\.js/, '/assets/lobby-later.js'),
  )

test('a newer version asks before it takes over, fetches what changed, and the page stays as it is until then', async () => {
  let later = false
  const fetched: string[] = []
  const newer = await openSite((path, body) => {
    if (later) fetched.push(path)
    return path === '/sw.js' && later ? laterWorker(body) : body
  })
  const { page } = await visit(newer, { locale: 'en', theme: 'day' }, '#/', { serviceWorkers: 'allow' })
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.evaluate(() => document.body.setAttribute('data-before', 'yes'))
  later = true
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update()
  })
  await page.locator('.update-note').waitFor()
  expect(fetched.filter((path) => path.startsWith('/assets/'))).toEqual(['/assets/lobby-later.js'])
  expect(fetched).toContain('/index.html')
  expect(await page.locator('body').getAttribute('data-before')).toBe('yes')
  await page.getByRole('button', { name: 'Update' }).click()
  await page.waitForFunction(() => document.body.getAttribute('data-before') === null)
  await page.locator('.print').first().waitFor()
  await newer.close()
})

test('the prints of all games are fetched where they are shown, and nowhere else', async () => {
  const prints = async (path: string, shown: string) => {
    const { page, context } = await visit(site, { locale: 'en', theme: 'day' }, path)
    await page.locator(shown).first().waitFor()
    const names = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name.split('/').at(-1) ?? ''),
    )
    await context.close()
    return names.filter((name) => name.startsWith('poster-')).length
  }
  expect(await prints('#/', '.print')).toBe(games.length)
  expect(await prints('#/tables', 'main h1')).toBe(0)
})
