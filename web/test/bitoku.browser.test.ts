import { afterAll, beforeAll, expect, test } from 'vitest'
import { bitokuAt, decideOnBoard, playBitoku, rare } from './drivers/bitoku.ts'
import { keyboardInput, pointerInput } from './drivers/input.ts'
import { endOfGame, openTable, runningGame } from './drivers/saves.ts'
import { dice, lastSave, layTable, openOutside } from './drivers/table.ts'
import { openSite, type Site, visit } from './harness.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(async () => {
  await site.close()
})

const settings = { pace: 'none', motion: 'off' }

// Whole games with every number of seats, on every screen, by clicks and by keys are played in the deep tests.
test('the last year of Bitoku for two by clicks on its board', async () => {
  const { page, context } = await visit(site, { locale: 'en', theme: 'day', settings })
  const before = await endOfGame('bitoku', 2, 1 / 4)
  await openTable(page, before)
  await playBitoku(pointerInput(page), { locale: 'en', random: dice(7) })
  const table = await openOutside(await lastSave(page))
  expect(table.turn.over).toBe(true)
  expect(table.history.slice(before.position).filter(({ seat }) => seat === 0).length).toBeGreaterThan(8)
  await context.close()
})

test('the last year of Bitoku against the Tengu by keyboard alone, on its board', async () => {
  // A phone shows one part of the board at a time: the way from control to control is shorter.
  const look = { locale: 'fr', theme: 'night', width: 390, height: 844, settings } as const
  const { page, context } = await visit(site, look)
  const before = await endOfGame('bitoku', 1, 1 / 4)
  await openTable(page, before, 'fr')
  await playBitoku(keyboardInput(page), { locale: 'fr', random: dice(7) })
  const table = await openOutside(await lastSave(page))
  expect(table.turn.over).toBe(true)
  expect(table.history.slice(before.position).filter(({ seat }) => seat === 0).length).toBeGreaterThan(8)
  await context.close()
})

test.each(rare)('Bitoku asks for %s, and the board decides it on a phone', async (decision) => {
  const table = await bitokuAt(decision)
  const look = { locale: 'fr', theme: 'day', width: 390, height: 844, settings } as const
  const { page, context } = await visit(site, look)
  await openTable(page, table, 'fr')
  await decideOnBoard(page, pointerInput(page), { locale: 'fr', random: dice(5) }, table)
  await context.close()
})

test('two taps lead to any space of Bitoku on a phone', async () => {
  const look = { locale: 'en', theme: 'day', width: 390, height: 844, settings } as const
  const { page, context } = await visit(site, look)
  await layTable(page, { game: 'bitoku', seats: 4, level: 'random' })
  for (const region of [1, 2, 3, 4, 5]) {
    await page.locator(`.bit-print[data-region="${region}"] .bit-print-open`).click()
    const spaces = page.locator(region === 3 ? '.bit-floor' : '.bit-space')
    expect(await spaces.count()).toBe(region === 3 ? 4 : 3)
    // A trial is a tap that finds its target uncovered, without pressing it.
    for (const space of await spaces.all()) await space.click({ trial: true })
    await page.locator('.bit-neighbours button').first().click()
  }
  await context.close()
})

test('what a die may do in its region is in sight, also when a phone or a tablet was turned', async () => {
  const look = { locale: 'fr', theme: 'day', width: 390, height: 844, settings } as const
  const { page, context } = await visit(site, look)
  await openTable(page, await bitokuAt('act'), 'fr')
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [1024, 768],
    [768, 1024],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect
      .poll(
        () =>
          page.evaluate(() => {
            const stage = document.querySelector('.stage')?.getBoundingClientRect()
            const first = document.querySelector('.bit-tier')?.getBoundingClientRect()
            return stage && first && first.top >= stage.top && first.bottom <= stage.bottom
          }),
        { message: `${width}×${height}` },
      )
      .toBe(true)
  }
  await context.close()
})

const bars = [
  [1366, 768],
  [1180, 820],
  [1024, 768],
  [844, 390],
  [390, 844],
  [360, 640],
] as const

test.each(['en', 'fr'] as const)('the year stands whole in the bar beside the coach, %s', async (locale) => {
  const { page, context } = await visit(site, { locale, theme: 'day', coach: true, settings })
  await layTable(page, { game: 'bitoku', seats: 2, level: 'random', locale })
  await page.locator('.coach-tag').waitFor()
  for (const [width, height] of bars) {
    await page.setViewportSize({ width, height })
    // Two frames to lay it out, and two for what is drawn anew because it has another size.
    const overlaps = await page.evaluate(async () => {
      for (let frames = 0; frames < 4; frames++) await new Promise(requestAnimationFrame)
      const shown = [
        ...document.querySelectorAll('.bit-year > *, .coach-tag, .table-bar .turn, .icon-button'),
      ]
      const boxes = shown.map((part) => part.getBoundingClientRect()).filter((box) => box.width > 1)
      const bar = document.querySelector('.table-bar')?.getBoundingClientRect()
      const row = boxes.filter(({ bottom }) => bottom <= (bar?.bottom ?? 0) + 1)
      return row.flatMap(({ left, right }, index) => {
        const next = row[index + 1]?.left ?? bar?.right ?? 0
        return right > next + 1 ? [`${left}–${right} reaches ${next}`] : []
      })
    })
    expect(overlaps, `${width}×${height}`).toEqual([])
  }
  await context.close()
})

test('no sign on a tile of the markets is cut, and both paths are seen below them', async () => {
  const { page, context } = await visit(site, { locale: 'fr', theme: 'day', settings })
  for (const moves of [0, 60]) {
    await openTable(page, await runningGame('bitoku', 4, moves), 'fr')
    for (const [width, height] of [
      [1280, 800],
      [1366, 768],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      const cut = await page.evaluate(async () => {
        for (let frames = 0; frames < 4; frames++) await new Promise(requestAnimationFrame)
        const faces = [...document.querySelectorAll('.bit-shelf .bit-face')].flatMap((face) => {
          const room = face.getBoundingClientRect()
          const signs = [...face.querySelectorAll('svg, b, i')].map((sign) => sign.getBoundingClientRect())
          const out = signs.some(
            ({ left, right, top, bottom, width: drawn }) =>
              drawn > 0 &&
              (left < room.left - 1 ||
                right > room.right + 1 ||
                top < room.top - 1 ||
                bottom > room.bottom + 1),
          )
          return out ? [face.closest('[data-piece]')?.getAttribute('data-piece')] : []
        })
        const side = document.querySelector('.bit-side')
        const below = side === null ? 0 : side.scrollHeight - side.clientHeight
        return below > 1 ? [...faces, `${below} px below`] : faces
      })
      expect(cut, `${width}×${height} after ${moves} moves`).toEqual([])
    }
  }
  await context.close()
})
