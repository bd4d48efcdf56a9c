import { readFile } from 'node:fs/promises'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountOf, KodamaBoard, playKodama } from './drivers/kodama.ts'
import { contextFor, Fingers, type Way, ways } from './drivers/kodama-input.ts'
import { finishedGame, openTable, runningGame } from './drivers/saves.ts'
import { dice, layTable } from './drivers/table.ts'
import { openSite, type Site, visit } from './harness.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(async () => {
  await site.close()
})

const settings = { pace: 'none', motion: 'off' }
const [mouse, touch, keys] = ways

// Whole games by mouse and by touch, and with more seats, are played in the deep tests.
test('a whole game of Kodama on its board by keyboard alone', async () => {
  const { page, context } = await visit(
    site,
    { locale: 'fr', theme: 'day', settings },
    '#/',
    contextFor(keys),
  )
  await layTable(page, { game: 'kodama', seats: 2, level: 'random', locale: 'fr' })
  const played = await playKodama(page, await keys.inputOf(page), { locale: 'fr', random: dice(5) })
  const { over, promised, counted, own } = await accountOf(page, played)
  expect(over).toBe(true)
  expect(promised).toEqual(counted)
  expect(own, 'cards that lie where they were put').toBeGreaterThan(0)
  await context.close()
})

/** A table where cards stay where they are held, and it is one's turn. */
async function sitDownWithoutMagnet(way: Way): Promise<{ page: Page; context: BrowserContext }> {
  const { page, context } = await visit(site, { locale: 'en', theme: 'day', settings }, '#/', contextFor(way))
  await page.evaluate(() => localStorage.setItem('kodama-board', JSON.stringify({ magnet: 'none' })))
  await layTable(page, { game: 'kodama', seats: 2, level: 'random', locale: 'en' })
  // Whoever is first may be another: cards can be taken when it is one's turn.
  await expect.poll(() => new KodamaBoard(page, 'en').asked(), { timeout: 30_000 }).toBe('grow')
  return { page, context }
}

/** The spot above the trunk of a young tree. */
async function aboveTrunk(board: KodamaBoard): Promise<{ x: number; y: number }> {
  const box = await board.page.locator('.kod-table [data-sheet="0"]').boundingBox()
  if (box === null) throw new Error('no trunk is drawn')
  return { x: box.x + box.width / 2, y: box.y - 20 }
}

/** Takes the first card up to the trunk; a table that is still being laid out is tried again. */
async function carryFirst(page: Page, board: KodamaBoard): Promise<{ x: number; y: number }> {
  const held = page.locator('.kod-over [data-held]')
  for (let tries = 0; tries < 5; tries++) {
    const [card, spot] = [await board.middleOf(board.offers.first()), await aboveTrunk(board)]
    await page.mouse.move(card.x, card.y)
    await page.mouse.down()
    await page.mouse.move(spot.x, spot.y, { steps: 5 })
    const taken = await held.waitFor({ timeout: 3000 }).then(
      () => true,
      () => false,
    )
    if (taken) return spot
    await page.mouse.up()
  }
  throw new Error('the card cannot be taken')
}

test('a carried card turns by the wheel and by keys, and stays as it was turned', async () => {
  const { page, context } = await sitDownWithoutMagnet(mouse)
  const board = new KodamaBoard(page, 'en')
  const spot = await carryFirst(page, board)
  await expect.poll(() => board.angle()).toBe(0)
  await page.mouse.wheel(0, 100)
  await expect.poll(() => board.angle()).toBe(357)
  await page.keyboard.press('.')
  await expect.poll(() => board.angle()).toBe(356)
  await page.mouse.move(spot.x + 4, spot.y + 4, { steps: 3 })
  await page.mouse.up()
  await page.locator('.kod-stage:not([data-moving])').waitFor()
  expect(await board.angle()).toBe(356)
  await context.close()
})

test('on a phone the card floats above the finger and a second finger turns it; pans and pinches place nothing', async () => {
  const { page, context } = await sitDownWithoutMagnet(touch)
  const board = new KodamaBoard(page, 'en')
  const fingers = await Fingers.on(page)
  const spot = await aboveTrunk(board)
  const before = await board.camera()
  await fingers.press({ x: spot.x - 40, y: spot.y - 20 })
  await fingers.move({ x: spot.x - 90, y: spot.y + 40 })
  await fingers.release()
  await expect.poll(() => board.camera()).not.toBe(before)
  const panned = await board.camera()
  await fingers.press({ x: spot.x - 60, y: spot.y - 20 })
  await fingers.press({ x: spot.x + 20, y: spot.y - 20 })
  await fingers.move({ x: spot.x + 70, y: spot.y - 20 })
  await fingers.release()
  await fingers.release()
  await expect.poll(() => board.camera()).not.toBe(panned)
  expect(await board.asked()).toBe('grow')
  expect(await board.laid()).toBe(0)

  const finger = { x: spot.x - 20, y: spot.y + 60 }
  await fingers.press(await board.middleOf(board.offers.first()))
  await fingers.move(finger)
  const held = page.locator('.kod-over [data-held]')
  const edge = async () => {
    const box = await held.boundingBox()
    return box === null ? Number.NaN : box.y + box.height
  }
  await expect.poll(edge).toBeLessThan(finger.y - 40)
  expect(await board.angle()).toBe(0)
  await fingers.press({ x: finger.x + 80, y: finger.y })
  await fingers.move({ x: finger.x + 80, y: finger.y - 80 })
  await expect.poll(() => board.angle()).toBe(45)
  await fingers.release()
  await fingers.release()
  expect(await board.laid()).toBe(0)
  await context.close()
})

test('a press that puts the card elsewhere shows it there before anything that takes longer is drawn', async () => {
  const { page, context } = await sitDownWithoutMagnet(mouse)
  const board = new KodamaBoard(page, 'en')
  for (const how of ['taken up', 'put elsewhere']) {
    await board.drawn()
    const changed = await board.next.evaluate(async (button) => {
      const watched = {
        card: '.kod-over',
        tree: '.kod-table .kod-layer:first-child',
        preview: '.kod-preview',
      }
      const seen = new Set<string>()
      const watcher = new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes)
          for (const [name, place] of Object.entries(watched))
            for (const node of [target, ...addedNodes])
              if (node instanceof Element && node.closest(place) !== null) seen.add(name)
      })
      watcher.observe(document, { subtree: true, childList: true, attributes: true })
      ;(button as HTMLElement).click()
      // What the press itself draws is there before the next task.
      await new Promise<void>((done) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => done()
        queueMicrotask(() => port2.postMessage(undefined))
      })
      return [...seen]
    })
    expect(changed, how).toEqual(['card'])
    await expect.poll(() => board.fits(), { message: how }).toBe(true)
  }
  await context.close()
})

test('what a placement brings is told in whole words, wherever a card goes', async () => {
  const table = await runningGame('kodama', 2, 45)
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
  ] as const) {
    const { page, context } = await visit(site, { locale: 'fr', theme: 'day', width, height, settings })
    await openTable(page, table, 'fr')
    const board = new KodamaBoard(page, 'fr')
    await expect.poll(() => board.asked()).toBe('grow')
    for (let spot = 0; spot < 7; spot++) {
      await board.next.click()
      await board.drawn()
      const cut = await page
        .locator('.kod-chip small')
        .evaluateAll((words) =>
          words.filter((word) => word.scrollWidth > word.clientWidth).map((word) => word.textContent),
        )
      expect(cut, `${width} × ${height}`).toEqual([])
    }
    await context.close()
  }
})

test('when a card grows the tree is there at once, then its bark runs to the tips, and nothing moves where motion is off', async () => {
  for (const motion of ['normal', 'off']) {
    const { page, context } = await visit(site, {
      locale: 'en',
      theme: 'day',
      settings: { pace: 'none', motion },
    })
    await layTable(page, { game: 'kodama', seats: 2, level: 'random' })
    const board = new KodamaBoard(page, 'en')
    await expect.poll(() => board.asked()).toBe('grow')
    // Notes the moment in which bark is seen in part, and how many cards lie then.
    await page.evaluate(() => {
      const noted = globalThis as typeof globalThis & { running: number[] }
      noted.running = []
      new MutationObserver(() => {
        if (document.querySelector('[data-bark][mask]') !== null)
          noted.running.push(document.querySelectorAll('.kod-table [data-sheet]').length)
      }).observe(document, { attributes: true, attributeFilter: ['mask'], subtree: true })
    })
    await page.keyboard.press('n')
    await board.drawn()
    await page.keyboard.press('Enter')
    await expect.poll(() => board.laid()).toBe(1)
    await expect.poll(() => page.locator('[data-bark][mask]').count()).toBe(0)
    const running = await page.evaluate(
      () => (globalThis as typeof globalThis & { running: number[] }).running,
    )
    expect(new Set(running)).toEqual(new Set(motion === 'off' ? [] : [2]))
    await context.close()
  }
})

test('a card that somebody else grows flies to their plate; the own one lies there already', async () => {
  const { page, context } = await visit(site, {
    locale: 'en',
    theme: 'day',
    settings: { pace: 'none', motion: 'normal' },
  })
  await layTable(page, { game: 'kodama', seats: 2, level: 'random' })
  const board = new KodamaBoard(page, 'en')
  await expect.poll(() => board.asked()).toBe('grow')
  await page.evaluate(() => {
    const noted = globalThis as typeof globalThis & { flown: number }
    noted.flown = 0
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof Element && node.matches('.kod-offer[data-flying]')) noted.flown++
    }).observe(document.body, { childList: true })
  })
  await page.keyboard.press('n')
  await board.drawn()
  await page.keyboard.press('Enter')
  await expect.poll(() => board.laid()).toBe(1)
  await expect.poll(() => board.asked(), { timeout: 30_000 }).toBe('grow')
  const flown = await page.evaluate(() => (globalThis as typeof globalThis & { flown: number }).flown)
  expect(flown, 'the card of the other seat').toBe(1)
  await context.close()
})

test('the tree of another seat grows when its card has landed', async () => {
  const { page, context } = await visit(site, {
    locale: 'en',
    theme: 'day',
    settings: { pace: 'brisk', motion: 'normal' },
  })
  await layTable(page, { game: 'kodama', seats: 2, level: 'random' })
  const board = new KodamaBoard(page, 'en')
  await expect.poll(() => board.asked()).toBe('grow')
  // Notes when the card of another seat lands and when its bark begins to run, both from the same moment.
  await page.evaluate(() => {
    const noted = globalThis as typeof globalThis & { growth: { lands: number; begins: number }[] }
    noted.growth = []
    new MutationObserver(() => {
      const flight = document.querySelector('.kod-offer[data-flying]')?.getAnimations()[0]
      const bark = document.querySelector('mask[id^="kod-growing"] path')?.getAnimations()[0]
      const lands = Number(flight?.effect?.getComputedTiming().endTime)
      const begins = Number(bark?.effect?.getComputedTiming().delay)
      if (document.querySelector('[data-bark][mask]') !== null) noted.growth.push({ lands, begins })
    }).observe(document, { attributes: true, attributeFilter: ['mask'], subtree: true })
  })
  // The first press may do no more than end what others are shown to do.
  await expect
    .poll(async () => {
      await page.keyboard.press('n')
      return board.fits()
    })
    .toBe(true)
  await page.keyboard.press('Enter')
  const growth = () =>
    page.evaluate(() =>
      (globalThis as typeof globalThis & { growth: { lands: number; begins: number }[] }).growth.filter(
        ({ lands }) => lands > 0,
      ),
    )
  await expect.poll(growth).not.toEqual([])
  for (const { lands, begins } of await growth()) expect(begins).toBeGreaterThanOrEqual(lands)
  await context.close()
})

test('the finished tree is saved as SVG and as PNG, and both open', async () => {
  const { page, context } = await visit(site, { locale: 'en', theme: 'night', settings })
  await openTable(page, await finishedGame('kodama', 2))
  const { say } = new KodamaBoard(page, 'en')
  await page.getByRole('button', { name: say.picture }).last().click()
  const saved = async (name: string): Promise<{ file: string; data: Buffer }> => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name, exact: true }).click(),
    ])
    return { file: download.suggestedFilename(), data: await readFile(await download.path()) }
  }
  const [svg, png] = [await saved('SVG'), await saved('PNG')]
  expect([svg.file, png.file]).toEqual(['kodama-ada.svg', 'kodama-ada.png'])
  const sizes = await page.evaluate(
    async (files) =>
      Promise.all(
        files.map(async ({ type, data }) => {
          const image = new Image()
          image.src = `data:${type};base64,${data}`
          await image.decode()
          return image.naturalWidth
        }),
      ),
    [
      { type: 'image/svg+xml', data: svg.data.toString('base64') },
      { type: 'image/png', data: png.data.toString('base64') },
    ],
  )
  expect(Math.min(...sizes)).toBeGreaterThan(500)
  // All it shows is in the file: every element it names has its symbol.
  const text = svg.data.toString()
  const named = [...text.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
  expect(named.length).toBeGreaterThan(24)
  expect(named.filter((id) => !text.includes(`id="${id}"`))).toEqual([])
  await context.close()
})
