// Measures the app in Chromium and prints each figure as it is taken: npm run build && npx tsx web/test/figures.ts
// RUNS=1 for a quick look; ONLY=kodama,visits for some of them by name; MINUTES=5 to begin none later than that.
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { build } from 'vite'
import { endOfGame, openTable, runningGame } from './drivers/saves.ts'
import { shifts } from './drivers/shifts.ts'
import { layTable } from './drivers/table.ts'
import { openSite, type Site, sharedBrowser, visit } from './harness.ts'
import { readActions } from './monkey/actions.ts'
import { enter, Hands } from './monkey/hands.ts'

const note = (figure: string, measured: string, target: string) =>
  console.log(`${figure}: ${measured} (target ${target})`)

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
/** On a quiet machine the median of so many is steady. */
const RUNS = Number(process.env.RUNS ?? 5)
/** So many presses with an effect are timed in every run, at least. */
const PRESSES = 20
/** What is quicker the browser does not tell. */
const QUICKEST = 16

/** Functions that are sent to the page carry a helper of the compiler with them. */
const helper = 'globalThis.__name = (value) => value'

/** When the largest thing was painted, of a first visit by phone over a slow line. */
async function largestPaint(page: Page, address: string, shown: string): Promise<number> {
  await page.goto('about:blank')
  await slowDown(page, true)
  await page.goto(address)
  await page.locator(shown).first().waitFor()
  await page.waitForTimeout(2000)
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        new PerformanceObserver((list) => done(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        })
      }),
  )
}

async function firstVisits(site: Site): Promise<void> {
  const home: number[] = []
  const table: number[] = []
  for (let run = 0; run < RUNS; run++) {
    const { page, context } = await visit(site, phone, '#/about')
    home.push(await largestPaint(page, site.url, '.print'))
    await context.close()
    const seated = await visit(site, phone, '#/tables')
    await openTable(seated.page, await runningGame('bitoku', 2, 40))
    table.push(await largestPaint(seated.page, seated.page.url(), '.dock-board *'))
    await seated.context.close()
  }
  note('largest paint, home, slow phone', `${Math.round(median(home))} ms`, '1800 ms')
  note('largest paint, table of Bitoku, slow phone', `${Math.round(median(table))} ms`, '3500 ms')
}

/** One thing that was pressed, from its pointer's coming down on. */
interface WatchedPress {
  readonly name: string
  /** From the press to the painted frame in which the page first differs: of its end, or of its beginning. */
  readonly effects: { click?: number; pointerdown?: number }
}

interface Watched {
  /** Of every interaction, by its number, the longest time from a press or a release to the next painted frame. */
  interactions: Record<number, number>
  presses: WatchedPress[]
  clicks: number
}

/** Both figures by the browser's own clock of events, which runs until a frame is presented. */
function watchPresses(page: Page): Promise<void> {
  return page.evaluate((quickest) => {
    const watched = globalThis as typeof globalThis & Watched
    watched.interactions = {}
    watched.presses = []
    watched.clicks = 0
    type Part = keyof WatchedPress['effects']
    // What waits for its effect: one thing at a time, and whoever presses the next waits no longer.
    let waiting: { readonly press: WatchedPress; readonly part: Part; readonly at: number } | undefined
    let late = false
    // What had its effect in the very next frame, by the time of its event; the browser tells how long that took.
    const atOnce = new Map<string, WatchedPress>()
    new PerformanceObserver((list) => {
      for (const event of list.getEntries() as PerformanceEventTiming[]) {
        const { interactionId: id, duration, name } = event
        if (id > 0) watched.interactions[id] = Math.max(watched.interactions[id] ?? 0, duration)
        const press = atOnce.get(`${name} ${event.startTime}`)
        if (press !== undefined) press.effects[name as Part] = duration
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit)
    const wait = (press: WatchedPress, part: Part, at: number) => {
      const now = { press, part, at }
      waiting = now
      late = false
      requestAnimationFrame(() => {
        if (waiting === now) late = true
      })
    }
    const begin = ({ target }: Event): WatchedPress => {
      const control =
        target instanceof Element ? (target.closest('button, [data-place]') ?? target) : undefined
      const name = (control?.getAttribute('aria-label') ?? control?.textContent ?? '').trim().slice(0, 40)
      const press = { name, effects: {} }
      watched.presses.push(press)
      return press
    }
    let held: WatchedPress | undefined
    addEventListener(
      'pointerdown',
      (event) => {
        held = begin(event)
        wait(held, 'pointerdown', event.timeStamp)
      },
      true,
    )
    addEventListener(
      'click',
      (event) => {
        watched.clicks++
        wait(held ?? begin(event), 'click', event.timeStamp)
        held = undefined
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
      if (waiting === undefined || !visible) return
      const { press, part, at } = waiting
      waiting = undefined
      if (late) {
        requestAnimationFrame(() =>
          setTimeout(() => {
            press.effects[part] = performance.now() - at
          }),
        )
        return
      }
      // It stays so where the browser tells no time: it was quicker than that.
      press.effects[part] = quickest
      atOnce.set(`${part} ${at}`, press)
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  }, QUICKEST)
}

const games = ['daruma', 'kodama', 'bamboo', 'bitoku'] as const

/**
 * What somebody presses in the middle of a game: what answers the question, things on the board that cannot be
 * chosen, a hint and the way back.
 */
const script = [
  ...['answer.0', 'answer.1', 'answer.2', 'answer.5', 'press.7', 'answer.3', 'answer.4', 'answer.9'],
  ...['hint.0', 'hint.0', 'answer.6', 'answer.2', 'press.23', 'answer.7', 'answer.1', 'undo.0'],
  ...['answer.8', 'answer.0', 'press.41', 'answer.11', 'answer.3', 'hint.0', 'follow.0', 'answer.2'],
]

const isOver = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('.dock[data-over]') !== null)

/** A press and how long its effect took: that of its end, or where only its beginning had one, of that. */
interface Effect {
  readonly name: string
  readonly time: number
}

const effectsOf = (page: Page): Promise<Effect[]> =>
  page.evaluate(() =>
    (globalThis as typeof globalThis & Watched).presses.flatMap(({ name, effects }) => {
      const time = effects.click ?? effects.pointerdown
      return time === undefined ? [] : [{ name, time }]
    }),
  )

interface Timed {
  readonly interactions: readonly number[]
  readonly effects: readonly Effect[]
  readonly clicks: number
}

/** Presses the script from one of its actions on, until the game is over or enough presses had an effect. */
async function pressScript(hands: Hands, from: number, enough: number): Promise<number> {
  const actions = readActions(script.join(','))
  let next = from
  for (; next < actions.length || (await effectsOf(hands.page)).length < enough; next++) {
    const action = actions[next % actions.length]
    if (action === undefined || (await isOver(hands.page))) break
    await hands.do(action)
    await hands.look()
    await hands.page.waitForTimeout(250)
  }
  return next
}

/** Presses the script at one table, as a person does, and says how soon the page answered each and how far it came. */
async function pressesAtTable(
  site: Site,
  game: (typeof games)[number],
  device: 'phone' | 'laptop',
  { from, enough }: { readonly from: number; readonly enough: number },
): Promise<Timed & { readonly next: number }> {
  const look = device === 'phone' ? phone : laptop
  const { page, context } = await visit(site, { ...look, settings }, '#/tables')
  await context.addInitScript(helper)
  await page.reload()
  await enlargeWindow(page)
  await openTable(page, await endOfGame(game, 2, 0.75))
  if (device === 'phone') await slowDown(page, false)
  await enter(page)
  const hands = new Hands(page)
  await hands.look()
  await page.waitForTimeout(1000)
  await watchPresses(page)
  const next = await pressScript(hands, from, enough)
  const timed = await page.evaluate(() => {
    const { interactions, clicks } = globalThis as typeof globalThis & Watched
    return { interactions: Object.values(interactions), clicks }
  })
  const effects = await effectsOf(page)
  await context.close()
  return { ...timed, effects, next }
}

/** A game that is over sooner goes on at another table: the figure is of enough presses, or there is none. */
const MOST_TABLES = 6

async function presses(site: Site, game: (typeof games)[number], device: 'phone' | 'laptop') {
  const quick = (count: number) => Array.from({ length: Math.max(0, count) }, () => QUICKEST)
  const nextPaint: number[] = []
  const effect: Effect[] = []
  for (let tables = 0, from = 0; tables < MOST_TABLES && effect.length < PRESSES; tables++) {
    const enough = PRESSES - effect.length
    const { next, ...timed } = await pressesAtTable(site, game, device, { from, enough })
    nextPaint.push(...timed.interactions, ...quick(timed.clicks - timed.interactions.length))
    effect.push(...timed.effects)
    from = next
  }
  if (effect.length < PRESSES) throw new Error(`${game}: only ${effect.length} presses had an effect`)
  return { nextPaint, effect }
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0
}

/** The value below which this share of them lies. */
function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * share) - 1] ?? 0
}

/** Of each run its median, the value that 95 of 100 stay below, and the worst; of these the median over the runs. */
function spread(runs: readonly (readonly number[])[]): string {
  const [p50, p95, worst] = [0.5, 0.95, 1].map((share) =>
    Math.round(median(runs.map((run) => quantile(run, share)))),
  )
  return `p50 ${p50} ms, p95 ${p95} ms, worst ${worst} ms, of ${runs[0]?.length ?? 0} presses`
}

const SLOWEST = 4

const slowest = (effects: readonly Effect[]): string =>
  [...effects]
    .sort((one, other) => other.time - one.time)
    .slice(0, SLOWEST)
    .map(({ name, time }) => `${Math.round(time)} ms “${name}”`)
    .join(', ')

async function pressFigures(site: Site, game: (typeof games)[number], device: 'phone' | 'laptop') {
  const runs = []
  for (let run = 0; run < RUNS; run++) runs.push(await presses(site, game, device))
  const times = runs.map(({ effect }) => effect.map(({ time }) => time))
  note(`${game}, ${device}: press to painted effect`, spread(times), '100 ms')
  for (const { effect } of runs) console.log(`  the slowest: ${slowest(effect)}`)
  note(
    `${game}, ${device}: interaction to next paint`,
    spread(runs.map(({ nextPaint }) => nextPaint)),
    '200 ms',
  )
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

/** Frames a second while anything of a bot's turns moves: the person plays on, ten seconds long. */
async function flights(site: Site, game: (typeof games)[number], device: 'phone' | 'laptop'): Promise<void> {
  const look = device === 'phone' ? phone : laptop
  const { page, context } = await visit(site, { ...look, settings: { pace: 'brisk' } }, '#/tables')
  await context.addInitScript(helper)
  await page.reload()
  await openTable(page, await runningGame(game, 2, 40))
  if (device === 'phone') await slowDown(page, false)
  await enter(page)
  const hands = new Hands(page)
  await hands.look()
  const counted = page.evaluate(async () => {
    const moving = () => document.getAnimations().some(({ playState }) => playState === 'running')
    const end = performance.now() + 10_000
    let [shown, passed, last] = [0, 0, await new Promise<number>(requestAnimationFrame)]
    while (performance.now() < end) {
      const moved = moving()
      const now = await new Promise<number>(requestAnimationFrame)
      if (moved) [shown, passed] = [shown + 1, passed + now - last]
      last = now
    }
    return { rate: (shown * 1000) / passed, seconds: passed / 1000 }
  })
  for (const action of readActions(Array.from({ length: 12 }, (_, index) => `answer.${index}`).join(','))) {
    await hands.do(action)
    await page.waitForTimeout(700)
  }
  const { rate, seconds } = await counted
  const measured = `${rate.toFixed(1)}, over ${seconds.toFixed(1)} s of motion`
  note(`frames a second in flight, ${game}, ${device}`, measured, device === 'phone' ? '30' : '50')
  await context.close()
}

/** Drags Kodama cards over a full-grown tree in the page itself, on the processor of a phone. */
async function judge(site: Site): Promise<void> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    // A bundle for nobody's page: what the board imports asks for it.
    define: { 'process.env.NODE_ENV': '"production"' },
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

/** What moves by itself while a table is opened again: of all games the worst. */
async function layoutShifts(site: Site, device: 'phone' | 'laptop'): Promise<void> {
  const look = device === 'phone' ? phone : { ...laptop, width: 1366, height: 768 }
  const { page, context } = await visit(site, { ...look, settings }, '#/tables')
  await context.addInitScript(helper)
  const sums: number[] = []
  for (const game of games) {
    await openTable(page, await runningGame(game, 3, 40))
    await page.reload()
    await page.locator('.dock-board *').first().waitFor()
    sums.push((await shifts(page)).sum)
  }
  note(`layout shift of a table, worst of all games, ${device}`, Math.max(...sums).toFixed(3), '0.02')
  await context.close()
}

/** By name, what people wait for first. */
const figures: readonly (readonly [string, (site: Site) => Promise<void>])[] = [
  ...games.map((game) => [game, (site: Site) => pressFigures(site, game, 'phone')] as const),
  ['visits', firstVisits],
  ['shifts', (site) => layoutShifts(site, 'laptop')],
  ['shifts', (site) => layoutShifts(site, 'phone')],
  ['laptop', (site) => pressFigures(site, 'daruma', 'laptop')],
  ...games.flatMap((game) => [
    ['flights', (site: Site) => flights(site, game, 'laptop')] as const,
    ['flights', (site: Site) => flights(site, game, 'phone')] as const,
  ]),
  ['dice', frames],
  ['judge', judge],
]

const only = process.env.ONLY?.split(',') ?? figures.map(([name]) => name)
const until = performance.now() + Number(process.env.MINUTES ?? 20) * 60_000
// As people have it.
const site = await openSite(undefined, sharedBrowser({ whole: true }))
for (const [name, measure] of figures.filter(([name]) => only.includes(name))) {
  if (performance.now() < until) await measure(site)
  else console.log(`${name}: left out, the time is up`)
}
await site.close()
await site.browser.close()
