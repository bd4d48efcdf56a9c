// Measures the app in Chromium and prints a small table: npx tsx web/test/figures.ts
import { fileURLToPath } from 'node:url'
import type { Locator, Page } from 'playwright-core'
import { build } from 'vite'
import { layTable } from './drivers/table.ts'
import { type House, openHouse, visit } from './harness.ts'

const rows: { figure: string; measured: string; target: string }[] = []
const note = (figure: string, measured: string, target: string) => rows.push({ figure, measured, target })

/** A phone: a processor four times slower, and where asked for a line of 1.6 Mbit/s with 150 ms of delay. */
async function slowDown(page: Page, line: boolean): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  if (!line) return
  await devtools.send('Network.enable')
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  })
}

const phone = { locale: 'en', theme: 'day', width: 390, height: 844 } as const
const laptop = { locale: 'en', theme: 'day', width: 1440, height: 900 } as const
const settings = { pace: 'none', motion: 'normal' }

async function largestPaint(house: House): Promise<void> {
  const { page, context } = await visit(house, phone, '#/about')
  await page.goto('about:blank')
  await slowDown(page, true)
  await page.goto(house.url)
  await page.locator('.print').first().waitFor()
  await page.waitForTimeout(2000)
  const paint = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        new PerformanceObserver((list) => done(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        })
      }),
  )
  note('largest paint, home, phone', `${Math.round(paint)} ms`, '2500 ms')
  await context.close()
}

interface Watched {
  /** How long each press took until the next frame was painted, whatever part of it was slowest. */
  presses: number[]
  /** From the end of a press to the frame that shows what it did. */
  effects: number[]
}

function watchPresses(page: Page): Promise<void> {
  return page.evaluate(() => {
    const watched = globalThis as typeof globalThis & Watched
    watched.presses = []
    watched.effects = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (entry.interactionId > 0) watched.presses.push(entry.duration)
    }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit)
    const shown = new MessageChannel()
    const waiting: number[] = []
    shown.port1.onmessage = () => {
      for (const since of waiting.splice(0)) watched.effects.push(performance.now() - since)
    }
    // A message sent before a frame is painted arrives after it.
    addEventListener(
      'click',
      (event) => {
        waiting.push(event.timeStamp)
        requestAnimationFrame(() => shown.port2.postMessage(undefined))
      },
      true,
    )
  })
}

/** Presses as a finger does. Playwright's own click looks for the element from within the page, in our time. */
async function press(page: Page, control: Locator): Promise<void> {
  const box = await control.boundingBox()
  if (box === null) return
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.waitForTimeout(150)
  await page.mouse.down()
  await page.waitForTimeout(70)
  await page.mouse.up()
  await page.waitForTimeout(500)
}

async function presses(house: House, device: 'phone' | 'laptop'): Promise<void> {
  const { page, context } = await visit(
    house,
    device === 'phone' ? { ...phone, settings } : { ...laptop, settings },
  )
  await layTable(page, { game: 'daruma', seats: 2 })
  const roll = page.getByRole('button', { name: /^Roll 8/ })
  await roll.waitFor()
  if (device === 'phone') await slowDown(page, false)
  await page.waitForTimeout(1000)
  await watchPresses(page)
  await press(page, roll)
  await page.waitForTimeout(1500)
  for (const daruma of await page.locator('.dar-disc').all()) await press(page, daruma)
  for (const die of (await page.locator('.dar-die').all()).slice(0, 3)) await press(page, die)
  const { slowest, effect } = await page.evaluate(() => {
    const watched = globalThis as typeof globalThis & Watched
    return { slowest: Math.max(0, ...watched.presses), effect: Math.max(0, ...watched.effects) }
  })
  if (device === 'phone')
    note('slowest interaction, a turn of Daruma, phone', `${Math.round(slowest)} ms`, '200 ms')
  note(`press to painted effect, slowest, ${device}`, `${Math.round(effect)} ms`, '100 ms')
  await context.close()
}

async function frames(house: House): Promise<void> {
  const { page, context } = await visit(house, { ...laptop, settings })
  await layTable(page, { game: 'daruma', seats: 2 })
  await page.getByRole('button', { name: /^Roll 8/ }).click()
  const rate = await page.evaluate(async () => {
    const started = await new Promise<number>(requestAnimationFrame)
    for (let count = 1; ; count++) {
      const passed = (await new Promise<number>(requestAnimationFrame)) - started
      if (passed >= 900) return (count * 1000) / passed
    }
  })
  note('frames a second while dice roll, laptop', rate.toFixed(1), '60')
  await context.close()
}

/** Drags Kodama cards over a full-grown tree in the page itself, on the processor of a phone. */
async function judge(house: House): Promise<void> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      lib: {
        entry: fileURLToPath(new URL('./kodama-judge.ts', import.meta.url)),
        formats: ['iife'],
        name: 'kodamaJudge',
      },
    },
  })
  const [result] = Array.isArray(built) ? built : [built]
  const code = result !== undefined && 'output' in result ? result.output[0].code : ''
  const { page, context } = await visit(house, phone)
  await slowDown(page, false)
  const times = await page.evaluate<number[]>(`${code}\nkodamaJudge.judgeTimes()`)
  times.sort((a, b) => a - b)
  const p95 = times[Math.floor(times.length * 0.95)] ?? 0
  note(
    `Kodama: legality and preview, p95 of ${times.length} dragged poses, phone`,
    `${p95.toFixed(2)} ms`,
    '1 ms',
  )
  await context.close()
}

const house = await openHouse()
await largestPaint(house)
await presses(house, 'phone')
await presses(house, 'laptop')
await frames(house)
await judge(house)
await house.close()
console.table(rows)
