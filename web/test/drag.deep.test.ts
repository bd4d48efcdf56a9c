import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bitokuAt } from './drivers/bitoku.ts'
import { type Dragging, fingerDrags, mouseDrags } from './drivers/drags.ts'
import { gameBefore, openTable } from './drivers/saves.ts'
import { lastSave, openOutside } from './drivers/table.ts'
import { openSite, type Site, visit } from './harness.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(async () => {
  await site.close()
})

const settings = { pace: 'none', motion: 'brisk' }

interface Hand {
  readonly by: string
  readonly width: number
  readonly height: number
  readonly touch: boolean
  dragging(page: Page): Promise<Dragging>
}

const hands: readonly Hand[] = [
  { by: 'mouse', width: 1366, height: 768, touch: false, dragging: async (page) => mouseDrags(page) },
  { by: 'finger', width: 1180, height: 820, touch: true, dragging: fingerDrags },
  { by: 'finger on a phone', width: 390, height: 844, touch: true, dragging: fingerDrags },
]

async function open({ width, height, touch }: Hand, table: Awaited<ReturnType<typeof bitokuAt>>) {
  const look = { locale: 'en', theme: 'day', width, height, settings } as const
  const { page, context } = await visit(site, look, '#/', { serviceWorkers: 'block', hasTouch: touch })
  await openTable(page, table)
  const played = async () => (await openOutside(await lastSave(page))).history.slice(table.position)
  return { page, context, played, close: () => context.close() }
}

const legal = (page: Page) => page.locator('[data-drop]')

/** Nothing is under way any more: no ghost, no light. What was played keeps its ghost until the piece sets out. */
const expectAtRest = (page: Page): Promise<void> =>
  expect.poll(() => page.locator('[data-dragged], [data-drop], [data-lifted]').count()).toBe(0)

test.each(hands)('a die of Bitoku is dragged from home to a region, by $by', async (hand) => {
  const table = await bitokuAt('turn', (moves) => moves.some(({ kind }) => kind === 'use'))
  const { page, played, close } = await open(hand, table)
  const dragging = await hand.dragging(page)
  const die = page.locator('[data-drags][data-piece^="die:0:"], .bit-small-slot[data-drags]').first()
  await dragging.lift(die)
  await dragging.carry(page.locator('.bit-print[data-region="4"]'))
  await page.locator('[data-dragged]').waitFor()
  expect(await legal(page).count()).toBeGreaterThan(2)
  // There no space is free.
  expect(await page.locator('.bit-print[data-region="4"][data-drop]').count()).toBe(0)
  // Let go beside every place, it lies where it lay.
  await dragging.carry(page.locator('.table-bar'))
  await dragging.drop()
  await expectAtRest(page)
  expect(await played()).toEqual([])
  await dragging.lift(die)
  await dragging.carry(page.locator('.bit-print[data-region="5"]'))
  await page.locator('.bit-print[data-region="5"][data-drop="over"]').waitFor()
  await dragging.drop()
  await expect
    .poll(async () => (await played()).slice(0, 2).map(({ move }) => move))
    .toMatchObject([{ kind: 'use' }, { kind: 'place', region: 5 }])
  await expectAtRest(page)
  await close()
})

test.each(hands)('a card of Bitoku is dragged from the hand to a slot, by $by', async (hand) => {
  const table = await bitokuAt('turn', (moves) => moves.some(({ kind }) => kind === 'play'))
  const { page, played, close } = await open(hand, table)
  if (hand.width < 500) await page.locator('[data-spot="verb:play"]').click()
  const dragging = await hand.dragging(page)
  const card = page.locator('.bit-hand [data-drags]').first()
  const id = (await card.getAttribute('data-piece'))?.split(':')[1]
  const slots = page.locator('[data-place^="slot:"], [data-drops^="slot:"]')
  await dragging.lift(card)
  await dragging.carry(slots.last())
  expect(await legal(page).count()).toBeGreaterThan(0)
  const target = legal(page).last()
  const slot = await target.evaluate((spot) =>
    Number((spot.getAttribute('data-drops') ?? spot.getAttribute('data-place'))?.split(':')[1]),
  )
  if (!hand.touch) {
    // Escape calls it off, whatever the button does after.
    await page.keyboard.press('Escape')
    await expectAtRest(page)
    await dragging.drop()
    expect(await played()).toEqual([])
    await dragging.lift(card)
    await dragging.carry(slots.last())
  }
  await dragging.carry(target)
  await dragging.drop()
  await expect.poll(async () => (await played())[0]?.move).toMatchObject({ kind: 'play', card: id, slot })
  await expectAtRest(page)
  await close()
})

test('a tile of Bitoku is dragged from its market to where it is built', async () => {
  const [mouse] = hands
  if (mouse === undefined) throw new Error('no mouse')
  const table = await bitokuAt('buy', (moves) => moves.some(({ kind }) => kind === 'build'))
  const { page, played, close } = await open(mouse, table)
  const dragging = await mouse.dragging(page)
  const tile = page.locator('.bit-shelf[data-market="building"] [data-drags]').first()
  const id = (await tile.getAttribute('data-piece'))?.split(':')[1]
  await dragging.lift(tile)
  await dragging.carry(page.locator('.bit-hand'))
  // Every slot that takes it, and no other place.
  const zones = (table.moves(0) as readonly { readonly tile?: string; readonly zone?: number }[])
    .filter((move) => move.tile === id)
    .map(({ zone }) => zone)
  expect(await legal(page).count()).toBe(new Set(zones).size)
  await dragging.drop()
  await expectAtRest(page)
  expect(await played()).toEqual([])
  await dragging.lift(tile)
  await dragging.carry(page.locator('.bit-hand'))
  await dragging.carry(legal(page).first())
  await dragging.drop()
  // Where it can be paid in several ways it is chosen there, and a control builds it.
  const built = async () => (await played()).some(({ move }) => (move as { tile?: string }).tile === id)
  if (!(await built())) await page.locator('.bit-move').first().click()
  await expect.poll(built).toBe(true)
  await close()
})

test('a die of Bitoku is dragged over the river, and a die that may not cross stays', async () => {
  const [mouse] = hands
  if (mouse === undefined) throw new Error('no mouse')
  const table = await bitokuAt('turn', (moves) => moves.some(({ kind }) => kind === 'cross'))
  const { page, played, close } = await open(mouse, table)
  const dragging = await mouse.dragging(page)
  const die = page.locator('.bit-spaces [data-drags]').first()
  const own = await die.getAttribute('data-piece')
  await dragging.lift(die)
  await dragging.carry(page.locator('.bit-hand'))
  expect(await legal(page).count()).toBe(1)
  await dragging.drop()
  expect(await played()).toEqual([])
  await dragging.lift(die)
  await dragging.carry(page.locator('.bit-hand'))
  await dragging.carry(legal(page))
  await dragging.drop()
  await expect
    .poll(async () => (await played())[0]?.move)
    .toMatchObject({ kind: 'cross', die: Number(own?.split(':')[2]) })
  await close()
})

test.each(hands)('a shoot of Bamboo is dragged under a stalk, by $by', async (hand) => {
  const table = await gameBefore('bamboo', 'place')
  const { page, played, close } = await open(hand, table)
  const dragging = await hand.dragging(page)
  const shoot = page.locator('.bam-stocks [data-drags]').first()
  await dragging.lift(shoot)
  await dragging.carry(page.locator('.table-bar'))
  expect(await legal(page).count()).toBeGreaterThan(0)
  await dragging.drop()
  await expectAtRest(page)
  expect(await played()).toEqual([])
  await dragging.lift(shoot)
  await dragging.carry(page.locator('.bam-stalk').nth(2))
  await page.locator('.bam-stalk[data-hot]').waitFor()
  await dragging.drop()
  await expect.poll(async () => (await played())[0]?.move).toMatchObject({ kind: 'place', stalk: 2 })
  await close()
})
