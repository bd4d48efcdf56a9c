// Measures the app in Chromium and prints a small table: npx tsx web/test/figures.ts
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { build } from 'vite'
import { shellWords } from '../words/index.ts'
import { darumaPlayer } from './drivers/daruma.ts'
import { type Input, pointerInput } from './drivers/input.ts'
import { dice, layTable } from './drivers/table.ts'
import { openSite, type Site, visit } from './harness.ts'

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

/** A window as large as its page loses what the browser's own bars cover: a press there would never be presented. */
async function enlargeWindow(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const { windowId } = await devtools.send('Browser.getWindowForTarget')
  await devtools.send('Browser.setWindowBounds', { windowId, bounds: { width: 1600, height: 1200 } })
}

const phone = { locale: 'en', theme: 'day', width: 390, height: 844 } as const
const laptop = { locale: 'en', theme: 'day', width: 1440, height: 900 } as const
const settings = { pace: 'none', motion: 'normal' }
/** Several turns of each game. */
const PRESSES = 40
/** How long a finger stays down. */
const FINGER = 70
/** What is quicker the browser does not tell. */
const QUICKEST = 16

async function largestPaint(site: Site): Promise<void> {
  const { page, context } = await visit(site, phone, '#/about')
  await page.goto('about:blank')
  await slowDown(page, true)
  await page.goto(site.url)
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
  /** Of every interaction, by its number, the longest time from a press or a release to the next painted frame. */
  interactions: Record<number, number>
  /** From the end of a press to the painted frame in which the page first differs. */
  effects: number[]
  /** Presses whose effect was in the very next frame and of which no time was told: they were quicker than that. */
  atOnce: number
  clicks: number
}

/** Both figures by the browser's own clock of events, which runs until a frame is presented. */
function watchPresses(page: Page): Promise<void> {
  return page.evaluate(() => {
    const watched = globalThis as typeof globalThis & Watched
    watched.interactions = {}
    watched.effects = []
    watched.atOnce = 0
    watched.clicks = 0
    // When each press whose effect is in the very next frame ended.
    const shownAtOnce = new Set<number>()
    new PerformanceObserver((list) => {
      for (const event of list.getEntries() as PerformanceEventTiming[]) {
        const { interactionId: id, duration } = event
        if (id > 0) watched.interactions[id] = Math.max(watched.interactions[id] ?? 0, duration)
        if (event.name !== 'click' || !shownAtOnce.has(event.startTime)) continue
        watched.atOnce--
        watched.effects.push(duration)
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit)
    let pressed: number | undefined
    let late = false
    addEventListener(
      'click',
      ({ timeStamp }) => {
        pressed = timeStamp
        watched.clicks++
        late = false
        requestAnimationFrame(() => {
          late = true
        })
      },
      true,
    )
    const unseen = ['tabindex', 'title', 'aria-label']
    new MutationObserver((changes) => {
      const visible = changes.some(
        ({ target, attributeName }) =>
          !unseen.includes(attributeName ?? '') &&
          (target instanceof Element ? target : target.parentElement)?.closest('.unseen') === null,
      )
      if (pressed === undefined || !visible) return
      const since = pressed
      pressed = undefined
      if (late) {
        requestAnimationFrame(() => setTimeout(() => watched.effects.push(performance.now() - since)))
        return
      }
      shownAtOnce.add(since)
      watched.atOnce++
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  })
}

/** Median and worst, in whole milliseconds. */
function spread(times: readonly number[]): string {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)
  return `${at(0.5)} ms, worst ${at(1)} ms, of ${times.length}`
}

/** Any control of the board or the dock that says it can be pressed; none that leaves the table. */
async function wander(input: Input, random: (bound: number) => number): Promise<void> {
  const open = (await input.controls()).filter(({ disabled, name }) => !disabled && name !== '')
  // What lies under a note cannot be pressed: then another one is, next time.
  await open[random(open.length || 1)]?.press().catch(() => undefined)
}

const games = ['daruma', 'kodama', 'bamboo', 'bitoku'] as const

/** Plays a while on the board as a person does, and says how soon the page answered. */
async function presses(site: Site, game: (typeof games)[number], device: 'phone' | 'laptop'): Promise<void> {
  const { page, context } = await visit(
    site,
    device === 'phone' ? { ...phone, settings } : { ...laptop, settings },
  )
  await enlargeWindow(page)
  await layTable(page, { game, seats: 2 })
  if (device === 'phone') await slowDown(page, false)
  await page.waitForTimeout(1500)
  await watchPresses(page)
  const input = pointerInput(page, FINGER)
  const random = dice(11)
  const over = shellWords.en.scoreSheet.again
  const step =
    game === 'daruma' ? darumaPlayer(input, { locale: 'en', random, over }) : () => wander(input, random)
  for (let count = 0; count < PRESSES; count++) {
    await step()
    await page.waitForTimeout(500)
  }
  const { interactions, effects, atOnce, clicks } = await page.evaluate(() => {
    const watched = globalThis as typeof globalThis & Watched
    const { effects, atOnce, clicks } = watched
    return { interactions: Object.values(watched.interactions), effects, atOnce, clicks }
  })
  const quick = (count: number) => Array.from({ length: Math.max(0, count) }, () => QUICKEST)
  if (device === 'phone')
    note(
      `${game}, phone: interaction to next paint`,
      spread([...interactions, ...quick(clicks - interactions.length)]),
      '200 ms',
    )
  note(`${game}, ${device}: press to painted effect`, spread([...effects, ...quick(atOnce)]), '100 ms')
  await context.close()
}

async function frames(site: Site): Promise<void> {
  const { page, context } = await visit(site, { ...laptop, settings })
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
async function judge(site: Site): Promise<void> {
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
  const { page, context } = await visit(site, phone)
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

const site = await openSite()
await largestPaint(site)
for (const game of games) await presses(site, game, 'phone')
await presses(site, 'daruma', 'laptop')
await frames(site)
await judge(site)
await site.close()
await site.browser.close()
console.table(rows)
