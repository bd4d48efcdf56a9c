import { entryOf } from '@engawa/games'
import { Table } from '@engawa/table'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTable } from './drivers/saves.ts'
import { openSite, type Site, sitDown, violationsDayAndNight, visit } from './harness.ts'

let site: Site

beforeAll(async () => {
  site = await openSite()
})

afterAll(() => site.close())

const still = { pace: 'none', motion: 'off' }
const coachFlag = (page: Page, name: string) =>
  page.locator('.flag').filter({ hasText: name }).locator('input')
const strip = (page: Page) => page.locator('.coach')
const position = (page: Page) => page.locator('.table').getAttribute('data-position')

test('in a first game the coach says the aim, then what the decision is about, once; one press sends it away', async () => {
  const { page } = await visit(
    site,
    { locale: 'en', theme: 'day', settings: still, coach: true },
    '#/new/daruma',
  )
  expect(await coachFlag(page, 'Coach').isChecked()).toBe(true)
  await sitDown(page, 'daruma')
  await strip(page).getByText('Most points by darumas win.').waitFor()
  expect(await violationsDayAndNight(page)).toEqual([])
  await strip(page).getByRole('button', { name: 'I see' }).click()
  await strip(page).getByText('Every turn begins with eight dice.').waitFor()
  await strip(page).getByRole('button', { name: 'I see' }).click()
  await strip(page).waitFor({ state: 'detached' })
  await page.locator('.coach-tag').click()
  await page.locator('.coach-tag').waitFor({ state: 'detached' })
  // What was said stays said at the next table.
  await sitDown(page, 'daruma')
  await page.locator('.coach-tag').waitFor()
  expect(await strip(page).count()).toBe(0)
  await page.close()
})

test('what the coach says stays while others move, as they do when all set a card aside in Bitoku', async () => {
  const { page } = await visit(site, { locale: 'en', theme: 'day', settings: still, coach: true })
  await sitDown(page, 'bitoku')
  await page.locator('.table:not([data-position="0"])').waitFor()
  await strip(page).getByText('Most virtue points after the ascension win.').waitFor()
  await page.close()
})

test('on a phone what the coach says takes a low row and leaves Kodama’s tree to the finger', async () => {
  const phone = { width: 360, height: 640 }
  const { page } = await visit(site, { locale: 'fr', theme: 'day', settings: still, coach: true, ...phone })
  await sitDown(page, 'kodama')
  await strip(page).waitFor()
  const height = async (of: string) => (await page.locator(of).boundingBox())?.height ?? Number.NaN
  expect((await height('.coach')) / (await height('.stage'))).toBeLessThan(0.25)
  await page.close()
})

test('whoever finished a game finds the coach off at new tables of it', async () => {
  const { page } = await visit(site, { locale: 'fr', theme: 'day', settings: still }, '#/new/daruma')
  expect(await coachFlag(page, 'Conseil').isChecked()).toBe(false)
  await sitDown(page, 'daruma')
  expect(await page.locator('.coach-tag, .coach').count()).toBe(0)
  await page.close()
})

/** Daruma for two, in which the first person may stop or pour. */
async function stoppable(): Promise<Table> {
  const play = await entryOf('daruma')?.play()
  if (play === undefined) throw new Error('no Daruma')
  for (let seed = 0; ; seed++) {
    const table = new Table(play.game, { people: 2, options: {}, seed: `stop ${seed}` }, [
      { kind: 'person', name: 'Ada' },
      { kind: 'bot', name: 'Bot', level: 'greedy' },
    ])
    table.play(0, { kind: 'roll' })
    const kinds = table.moves(0).map((move) => (move as { kind: string }).kind)
    if (table.position === 1 && kinds.includes('stop') && kinds.includes('pour')) return table
  }
}

/** Stands in for the thinking worker: a judgement that is ready at once, and always the same. */
function judgeAlways(judgements: readonly unknown[]): void {
  class Thinker extends EventTarget {
    postMessage({ id, kind }: { id: number; kind: string }) {
      if (kind !== 'hints') return
      setTimeout(() => {
        this.dispatchEvent(new MessageEvent('message', { data: { id, kind, judgements } }))
        document.documentElement.dataset.judged = kind
      })
    }
  }
  Object.assign(globalThis, { Worker: Thinker })
}

test('before a move that gives much away the coach asks once: Look rings the better thing, anyway plays', async () => {
  const table = await stoppable()
  const pour = table.moves(0).find((move) => (move as { kind: string }).kind === 'pour')
  const why = { now: 0, lines: [{ name: 'wanted', points: 3 }] }
  const judged = (move: unknown, worth: number) => ({ move, worth, gain: worth, error: 0.2, trials: 60, why })
  const { page, context } = await visit(site, { locale: 'en', theme: 'day', settings: still, coach: true })
  await context.addInitScript(judgeAlways, [judged(pour, 6), judged({ kind: 'stop' }, 0)])
  await openTable(page, table)
  const id = page.url().split('/').at(-1) ?? ''
  await page.evaluate((own) => {
    const heard = ['daruma aim', 'daruma dice']
    localStorage.setItem('engawa-coach', JSON.stringify({ tables: [own], heard }))
  }, id)
  await page.reload()
  await page.locator('.coach-tag').waitFor()
  const stop = page.locator('[data-spot=stop]')
  await stop.waitFor()
  // The judgement has come when the person presses: it is asked for in the background.
  await page.locator('html[data-judged]').waitFor()
  await stop.click()
  await page.getByRole('alertdialog').getByText('leaves 6 behind').waitFor()
  expect(await position(page)).toBe('1')
  expect(await page.locator('[data-held-move]').count()).toBe(1)
  expect(await violationsDayAndNight(page)).toEqual([])
  await page.keyboard.press('Enter')
  await page.locator('.pointing [data-look]').waitFor()
  expect(await position(page)).toBe('1')
  await page.getByRole('button', { name: /anyway$/ }).click()
  await expect.poll(() => position(page)).not.toBe('1')
  await page.close()
})
