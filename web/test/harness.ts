import { existsSync } from 'node:fs'
import { access, readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { games } from '@engawa/games'
import axe from 'axe-core'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core'

/** The built app; ENGAWA_DIST names another folder, so that a build under way does not disturb a test. */
export const dist = process.env.ENGAWA_DIST ?? fileURLToPath(new URL('../dist/', import.meta.url))

const kinds: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.json': 'application/json',
}

async function answer(path: string): Promise<{ body: Buffer; kind: string }> {
  const file = normalize(path === '/' ? '/index.html' : path)
  try {
    return {
      body: await readFile(join(dist, file)),
      kind: kinds[extname(file)] ?? 'application/octet-stream',
    }
  } catch (missing) {
    // Pages are drawn by the app; a file that is not there is an error, as at the server.
    if (file.startsWith('/assets/')) throw missing
    return { body: await readFile(join(dist, 'index.html')), kind: kinds['.html'] ?? '' }
  }
}

/** What a test changes in what the server says, e.g. to put a newer version in its place. */
export type AlterBody = (path: string, body: Buffer) => Buffer

/** A file as it is sent. */
interface Sent {
  readonly head: Readonly<Record<string, string>>
  readonly body: Buffer
}

/** Assets last, where no test alters them. */
async function send(path: string, alter?: AlterBody): Promise<Sent> {
  const { body: file, kind } = await answer(path).catch((missing: unknown) => {
    if (alter === undefined) throw missing
    // A newer version of the app has files that were not built.
    return { body: Buffer.alloc(0), kind: kinds[extname(path)] ?? '' }
  })
  const body = alter?.(path, file) ?? file
  const lasts = alter === undefined && path.startsWith('/assets/')
  const cached = lasts ? { 'cache-control': 'max-age=31536000, immutable' } : {}
  const head = { 'content-type': kind, ...cached }
  if (!/text|json|svg/.test(kind)) return { head, body }
  // `npm run build` leaves a compressed copy, which the server would send.
  const copy =
    alter === undefined ? await readFile(join(dist, `${path}.br`)).catch(() => undefined) : undefined
  return copy === undefined
    ? { head: { ...head, 'content-encoding': 'gzip' }, body: gzipSync(body) }
    : { head: { ...head, 'content-encoding': 'br' }, body: copy }
}

const packed = new Map<string, Promise<Sent>>()

/** The same for everybody, read and packed once. */
function sendAsBuilt(path: string): Promise<Sent> {
  const sent = packed.get(path) ?? send(path)
  packed.set(path, sent)
  return sent
}

/** Serves the built app from a port of its own; unknown paths get the page. */
export async function serveDist(alter?: AlterBody): Promise<{ url: string; close(): Promise<void> }> {
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site')
    const sent = alter === undefined ? sendAsBuilt(pathname) : send(pathname, alter)
    sent.then(
      ({ head, body }) => response.writeHead(200, head).end(body),
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

/** What a window of a person has and no test looks at: pages of its own, drawn anew for every context. */
const WINDOW_PAGES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup']
/** A list of one's own takes the place of Playwright's; of that one these matter here. */
const SWITCHED_OFF = [...WINDOW_PAGES, 'PaintHolding', 'HttpsUpgrades', 'MediaRouter', 'OptimizationHints']

/** All of Chromium, windows and messages included. */
const WHOLE = process.env.CHROMIUM ?? '/usr/bin/chromium'
const SHELL = process.env.CHROMIUM_HEADLESS_SHELL ?? '/usr/bin/chromium-headless-shell'
/** The same pages by the same engine for three quarters of the work; where it is missing the whole one does as well. */
const WINDOWLESS = existsSync(SHELL) ? SHELL : WHOLE

function launch(executablePath: string): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      // Nor one played by the processor: it paints by itself, with a twentieth less work.
      '--disable-software-rasterizer',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      '--disable-quic',
      `--disable-features=${SWITCHED_OFF}`,
    ],
  })
}

const shared = new Map<string, Promise<Browser>>()

/** One browser for all files of a worker: they run one after the other, and each closes what it opened. */
export async function sharedBrowser({ whole = false } = {}): Promise<Browser> {
  const program = whole ? WHOLE : WINDOWLESS
  const known = shared.get(program)
  if (known !== undefined && (await known).isConnected()) return known
  const launched = launch(program)
  shared.set(program, launched)
  return launched
}

/** Closes everything that is open in the shared browser, also what a failed test left behind. */
export async function closePages(browser: Browser): Promise<void> {
  for (const context of browser.contexts()) await context.close()
}

export interface Site {
  readonly browser: Browser
  readonly url: string
  close(): Promise<void>
}

export async function openSite(alter?: AlterBody, opened = sharedBrowser()): Promise<Site> {
  await access(join(dist, 'index.html')).catch(() => {
    throw new Error('web/dist is missing: npm run -w @engawa/web build')
  })
  const [server, browser] = await Promise.all([serveDist(alter), opened])
  return {
    browser,
    url: server.url,
    async close() {
      await closePages(browser)
      await server.close()
    },
  }
}

export interface Look {
  readonly locale: 'en' | 'fr'
  readonly theme: 'day' | 'night'
  readonly width?: number
  readonly height?: number
  /** The coach sits down at first games; otherwise every game was finished once. */
  readonly coach?: boolean
  /** Further settings to start with, e.g. { pace: 'none', motion: 'off' }. */
  readonly settings?: Readonly<Record<string, string | boolean | number>>
}

/** Seeds of tables and bots are the same in every run; ids stay what they are: two tabs must not have the same. */
function fixSeeds(): void {
  const { getRandomValues } = Crypto.prototype
  const SEED = 16
  let state = 20
  Crypto.prototype.getRandomValues = function <Values extends ArrayBufferView<ArrayBuffer>>(
    this: Crypto,
    values: Values,
  ): Values {
    if (!(values instanceof Uint8Array) || values.length !== SEED)
      return getRandomValues.call(this, values) as Values
    for (const index of values.keys()) {
      state = (state * 48_271) % 2_147_483_647
      values[index] = state % 256
    }
    return values
  }
}

/** A page of a fresh visitor with these settings; service workers stay out unless asked for. */
export async function visit(
  site: Site,
  look: Look,
  path = '#/',
  options: BrowserContextOptions = { serviceWorkers: 'block' },
): Promise<{ page: Page; context: BrowserContext }> {
  const context = await site.browser.newContext({
    viewport: { width: look.width ?? 1440, height: look.height ?? 900 },
    ...options,
  })
  // Nobody listens.
  const stored = JSON.stringify({ locale: look.locale, theme: look.theme, volume: 0, ...look.settings })
  await context.addInitScript((text) => {
    if (localStorage.getItem('engawa-settings') === null) localStorage.setItem('engawa-settings', text)
  }, stored)
  await context.addInitScript(
    (text) => {
      if (localStorage.getItem('engawa-coach') === null) localStorage.setItem('engawa-coach', text)
    },
    JSON.stringify({ finished: look.coach === true ? [] : games.map(({ id }) => id) }),
  )
  await context.addInitScript(fixSeeds)
  const page = await context.newPage()
  await page.goto(`${site.url}${path}`)
  return { page, context }
}

/** Sits down at a new table with the defaults and gives the page once the board is there. */
export async function sitDown(page: Page, game: string): Promise<void> {
  await page.goto(`${new URL(page.url()).origin}/#/new/${game}`)
  await page.locator('button[type=submit]').click()
  await page.locator('.dock').waitFor()
  await page.locator('.stage .loading').waitFor({ state: 'detached' })
}

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * What axe finds against WCAG 2.2 A and AA, or against the rules named, as short sentences.
 * Where a dialog lies over the page, nobody can reach what is below it: only the dialog is looked at.
 */
export async function violations(page: Page, runOnly: readonly string[] = WCAG): Promise<string[]> {
  // Past the page's content policy, which rightly forbids foreign scripts.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  const found = await page.evaluate(async (tags) => {
    const { axe: checker } = globalThis as typeof globalThis & {
      axe: { run(where: Node, options: object): Promise<{ violations: Violation[] }> }
    }
    interface Violation {
      id: string
      nodes: { target: unknown[]; failureSummary?: string }[]
    }
    const where = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document
    const result = await checker.run(where, { runOnly: tags, resultTypes: ['violations'] })
    return result.violations.map((violation) => ({
      id: violation.id,
      nodes: violation.nodes.map((node) => `${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
    }))
  }, runOnly)
  return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id} at ${node}`))
}

/** Changes day for night or night for day, as the settings do. */
function otherTheme(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { dataset } = document.documentElement
    dataset.theme = dataset.theme === 'night' ? 'day' : 'night'
  })
}

/** What axe finds in the theme that is on, and in the contrasts of the other one: all else is the same. */
export async function violationsDayAndNight(page: Page): Promise<string[]> {
  const found = await violations(page)
  await otherTheme(page)
  const contrasts = await violations(page, ['color-contrast'])
  await otherTheme(page)
  return [...found, ...contrasts.map((one) => `in the other theme, ${one}`)]
}

/** On how many sheets a page is printed. */
export async function printedPages(page: Page): Promise<number> {
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  return pdf.match(/\/Type\s*\/Page(?!s)/g)?.length ?? 0
}
