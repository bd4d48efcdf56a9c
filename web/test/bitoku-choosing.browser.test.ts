import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MoveOf } from '../../games/bitoku/rules/index.ts'
import { bitokuAt } from './drivers/bitoku.ts'
import { middleOf, mouseDrags } from './drivers/drags.ts'
import { Fingers } from './drivers/kodama-input.ts'
import { openTable } from './drivers/saves.ts'
import { lastSave, openOutside } from './drivers/table.ts'
import { openSite, type Site, visit } from './harness.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(async () => {
  await site.close()
})

const laptop = { width: 1366, height: 768, settings: { pace: 'none', motion: 'off' } }

/** The ids of what is lit or chosen on the table. */
const marked = (page: Page, mark: 'lit' | 'chosen', kind: string) =>
  page.locator(`[data-${mark}]`).evaluateAll((spots, start) => {
    const ids = spots.map((spot) => spot.getAttribute('data-piece') ?? spot.getAttribute('data-place') ?? '')
    return [...new Set(ids.filter((id) => id.startsWith(`${start}:`)))].sort()
  }, kind)

/** Does what is chosen carry a mark of its own, which is not the ring of what can be chosen? */
const ticked = (page: Page, thing: string) =>
  page
    .locator(`[data-chosen]:is([data-piece="${thing}"], [data-place="${thing}"])`)
    .first()
    .evaluate((spot) => ({
      tick: getComputedStyle(spot, '::after').backgroundImage.startsWith('url('),
      ring: getComputedStyle(spot).outlineColor,
    }))

const builds = (moves: readonly { readonly kind: string }[]): readonly MoveOf<'build'>[] =>
  moves.filter((move): move is MoveOf<'build'> => move.kind === 'build')

test('a building is chosen, tried and built on the slot where it will stand', async () => {
  const table = await bitokuAt('buy', (moves) => builds(moves).length > 4)
  const all = builds(table.moves(0) as readonly { readonly kind: string }[])
  const { page, context } = await visit(site, { locale: 'en', theme: 'day', ...laptop })
  await openTable(page, table)
  // No die space is lit while a building is bought.
  expect(await marked(page, 'lit', 'region')).toEqual([])
  const tile = all[0]?.tile ?? ''
  const zones = all.filter((move) => move.tile === tile).map(({ zone }) => zone)
  const market = page.locator(`.bit-tile[data-piece="tile:${tile}"]`)
  const before = await market.evaluate((spot) => getComputedStyle(spot).outlineColor)
  await market.click()
  // What fits this building is lit and nothing else of the zones.
  const slots = await marked(page, 'lit', 'zone')
  expect(slots.map((slot) => Number(slot.split(':')[1]))).toEqual([...new Set(zones)].sort())
  expect(new Set(slots.map((slot) => slot.split(':')[2])).size).toBe(1)
  expect(await ticked(page, `tile:${tile}`)).toMatchObject({ tick: true })
  expect((await ticked(page, `tile:${tile}`)).ring).not.toBe(before)
  const slot = page.locator(`.bit-strip [data-place="${slots[0]}"]`)
  await slot.click()
  expect(await marked(page, 'chosen', 'zone')).toEqual([slots[0]])
  // The ghost: the building on its slot with the owner's crest, and the ledger before and after.
  await page.locator(`.bit-strip [data-place="${slots[0]}"][data-look="ghost"] .crest`).waitFor()
  const zone = Number(slots[0]?.split(':')[1])
  const after = table.fork(table.position)
  const built = all.find((move) => move.tile === tile && move.zone === zone)
  expect(after.play(0, built).ok).toBe(true)
  const total = (of: typeof table) => of.scores(0).find(({ seat }) => seat === 0)?.total
  expect(await page.locator('.bit-ledger [data-sum] b').textContent()).toBe(`${total(table)}→${total(after)}`)
  // A second press on the slot builds it.
  await slot.click()
  await page.locator(`.bit-strip [data-piece="tile:${tile}"]`).waitFor()
  await expect
    .poll(async () => (await openOutside(await lastSave(page))).history[table.position]?.move)
    .toMatchObject({ kind: 'build', tile, zone })
  await context.close()
})

test('whoever builds by a forest action sees every zone where a building may stand', async () => {
  const table = await bitokuAt('act', (moves) =>
    moves.some((move) => move.kind === 'forest' && move.tier === 2),
  )
  const after = table.fork(table.position)
  expect(after.play(0, { kind: 'forest', tier: 2 }).ok).toBe(true)
  const all = builds(after.moves(0) as readonly { readonly kind: string }[])
  const zones = [...new Set(all.map(({ zone }) => zone))].sort()
  expect(zones.length).toBeGreaterThan(1)
  const { page, context } = await visit(site, { locale: 'en', theme: 'day', ...laptop })
  await openTable(page, table)
  await page.locator('.bit-move[data-mark="move:forest:2"]').click()
  await page.locator('.bit-tile[data-lit]').first().waitFor()
  const lit = await marked(page, 'lit', 'zone')
  expect([...new Set(lit.map((slot) => Number(slot.split(':')[1])))]).toEqual(zones)
  await context.close()
})

/** What the words of a list lack of their room, and what cannot be scrolled to. */
const cutWords = (page: Page) =>
  page
    .locator('.bit-move-words, .bit-move-words small')
    .evaluateAll((all) =>
      all
        .filter(
          (words) =>
            words.scrollWidth > words.clientWidth + 1 ||
            words.scrollHeight > words.clientHeight + 1 ||
            getComputedStyle(words).textOverflow === 'ellipsis',
        )
        .map((words) => words.textContent),
    )

test('a long list of choices shows whole sentences, and a control leads to its end', async () => {
  const table = await bitokuAt('buy', (moves) => moves.length > 10)
  const { page, context } = await visit(site, { locale: 'fr', theme: 'night', ...laptop })
  await openTable(page, table, 'fr')
  expect(await page.locator('.bit-move').count()).toBeGreaterThan(9)
  expect(await cutWords(page)).toEqual([])
  const more = page.locator('.bit-more')
  await more.waitFor()
  const list = page.locator('.bit-panel ul')
  const isAtEnd = () =>
    list.evaluate(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight <= 8)
  while (!(await isAtEnd())) {
    const before = await list.evaluate(({ scrollTop }) => scrollTop)
    await more.click()
    await expect.poll(() => list.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(before)
  }
  await page.locator('.bit-more[data-unseen=above]').waitFor()
  // A trial is a press that finds its target uncovered, without pressing it.
  await page.locator('.bit-move').last().click({ trial: true })
  await more.click()
  await expect.poll(() => list.evaluate(({ scrollTop }) => scrollTop)).toBe(0)
  await context.close()
})

test.each([
  ['place', 'region'],
  ['act', 'tier'],
  ['favour', 'favour'],
  ['turn', 'card'],
] as const)('when Bitoku asks for %s, what is chosen shows it where it lies', async (decision, kind) => {
  const table = await bitokuAt(decision)
  const { page, context } = await visit(site, { locale: 'en', theme: 'day', ...laptop })
  await openTable(page, table)
  const [thing = ''] = await marked(page, 'lit', kind)
  const spot = page.locator(`[data-lit]:is([data-piece="${thing}"], [data-place="${thing}"])`).first()
  const before = await spot.evaluate((element) => getComputedStyle(element).outlineColor)
  await spot.click()
  expect(await marked(page, 'chosen', kind)).toEqual([thing])
  const { tick, ring } = await ticked(page, thing)
  expect(tick).toBe(true)
  if (decision !== 'place') expect(ring).not.toBe(before)
  // Carried to a slot by mouse, a card is played there; let go beside it, it lies where it lay.
  if (decision === 'turn') {
    const drags = mouseDrags(page)
    for (const place of ['.table-bar', '.bit-yokai-slot [data-place^="slot:"]']) {
      await drags.lift(page.locator(`.bit-hand [data-piece="${thing}"]`))
      await drags.carry(page.locator(place).first())
      expect(await page.locator('[data-dragged]').count()).toBe(1)
      expect(await page.locator('[data-drop]').count()).toBeGreaterThan(0)
      await drags.drop()
    }
    await expect
      .poll(async () => (await openOutside(await lastSave(page))).history[table.position]?.move)
      .toMatchObject({ kind: 'play', card: thing.slice('card:'.length) })
  }
  // The die is seen where it would stand.
  if (decision === 'place') await page.locator(`[data-place="${thing}"] .bit-ghost`).waitFor()
  await context.close()
})

test('a finger that goes sideways pushes a hand that is wider than its row, one that goes up drags', async () => {
  const table = await bitokuAt('turn', (moves) => moves.some(({ kind }) => kind === 'play'))
  const look = { locale: 'en', theme: 'day', width: 1180, height: 820, settings: laptop.settings } as const
  const { page, context } = await visit(site, look, '#/', { serviceWorkers: 'block', hasTouch: true })
  await openTable(page, table)
  const row = page.locator('.bit-hand .scroll-x')
  await row.evaluate((narrow) => {
    if (narrow instanceof HTMLElement) narrow.style.width = '110px'
  })
  const fingers = await Fingers.on(page)
  const card = await middleOf(row.locator('[data-drags]').first())
  const scrolled = () => row.evaluate(({ scrollLeft }) => scrollLeft)
  await fingers.press(card)
  await fingers.move({ x: card.x - 24, y: card.y + 3 })
  expect(await scrolled()).toBeGreaterThan(0)
  expect(await page.locator('[data-dragged]').count()).toBe(0)
  await fingers.release()
  const pushed = await scrolled()
  const next = await middleOf(row.locator('[data-drags]').nth(1))
  await fingers.press(next)
  await fingers.move({ x: next.x + 4, y: next.y - 90 })
  await page.locator('[data-dragged]').waitFor()
  expect(await scrolled()).toBe(pushed)
  await fingers.release()
  // Neither of them played a card.
  expect((await openOutside(await lastSave(page))).position).toBe(table.position)
  await context.close()
})

const docks = [
  [360, 640],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1180, 820],
  [1366, 768],
] as const

test('what stands on a verb of Bitoku is said whole and keeps off its edge', async () => {
  const table = await bitokuAt('turn', (moves) => moves.every(({ kind }) => kind !== 'cross'))
  const { page, context } = await visit(site, { locale: 'fr', theme: 'day', ...laptop })
  await openTable(page, table, 'fr')
  for (const [width, height] of docks) {
    await page.setViewportSize({ width, height })
    const near = await page.locator('.bit-verbs .verb').evaluateAll((verbs) =>
      verbs.flatMap((verb) => {
        const edge = verb.getBoundingClientRect().bottom
        return [...verb.querySelectorAll('small')]
          .filter((words) => words.checkVisibility())
          .filter((words) => {
            const style = getComputedStyle(words)
            const cut = words.scrollHeight > words.clientHeight + 1 && style.overflow !== 'visible'
            const close = Number.parseFloat(style.lineHeight) < 1.15 * Number.parseFloat(style.fontSize)
            return cut || close || words.getBoundingClientRect().bottom > edge - 4
          })
          .map((words) => words.textContent)
      }),
    )
    expect(near, `${width}×${height}`).toEqual([])
  }
  await context.close()
})
