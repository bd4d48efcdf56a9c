import { entryOf } from '@engawa/games'
import { loadLessons } from '@engawa/games/lessons'
import { Table } from '@engawa/table'
import type { ConsoleMessage, Page } from 'playwright-core'
import { keepAsBefore, NO_APP } from '../drivers/saves.ts'
import { dice } from '../drivers/table.ts'
import { type Site, visit } from '../harness.ts'
import { type Action, drawActions, writeActions } from './actions.ts'
import { enter, Hands, SIZES } from './hands.ts'
import type { Played } from './page/play.ts'
import { PATIENCE, PEOPLE, type Sight } from './page/sight.ts'

/** Whose table it is: one's own among bots, one of two people at one device, or a teacher's. */
export const places = ['own', 'shared', 'lesson', 'puzzle'] as const
export type Place = (typeof places)[number]

/** A sitting at one table: everything that happens follows from it. */
export interface Sitting {
  readonly game: string
  readonly place: Place
  readonly seed: number
  readonly actions: readonly Action[]
}

interface Failure {
  /** At which of the actions. */
  readonly step: number
  readonly faults: readonly string[]
}

const LONGEST_GAME = 400

/**
 * A game some way on, where the first seat, a person, is to move. Positions are spread over the kinds of moves
 * that may be made there, for some decisions are rare.
 */
async function startOf({ game, seed, place }: Sitting): Promise<Table> {
  const entry = entryOf(game)
  if (entry === undefined) throw new Error(`no game ${game}`)
  const { game: rules } = await entry.play()
  const random = dice(seed + 1)
  const people = rules.seats.filter((seats) => seats === 2 || seats === 3)[random(2)] ?? 2
  const table = new Table(rules, { people, options: {}, seed: `monkey ${seed}` }, [
    { kind: 'person', name: 'Ada' },
    ...Array.from({ length: people - 1 }, (_, other) =>
      place === 'shared' && other === 0
        ? { kind: 'person' as const, name: 'Grace' }
        : { kind: 'bot' as const, name: `Bot ${other + 1}`, level: 'random' },
    ),
  ])
  const own = new Map<string, number[]>()
  for (let { turn } = table; !turn.over && table.position < LONGEST_GAME; turn = table.turn) {
    const [seat = 0] = turn.seats
    const moves = table.moves(seat) as { readonly kind: string }[]
    const kinds = [...new Set(moves.map(({ kind }) => kind))].join(' ')
    if (seat === 0) own.set(kinds, [...(own.get(kinds) ?? []), table.position])
    table.play(seat, moves[random(moves.length)])
  }
  const positions = [...own.values()][seed % (own.size || 1)] ?? [0]
  return table.fork(positions[random(positions.length)] ?? 0)
}

/** Who tries in vain for so long has found something. */
const CRASHED = 3 * PATIENCE

/** Nobody looks on: all is laid out and pressed as ever, but not painted. */
function hideAll(): void {
  const unseen = new CSSStyleSheet()
  unseen.replaceSync('body, dialog, [popover], ::backdrop { opacity: 0 !important }')
  document.adoptedStyleSheets.push(unseen)
}

/** A page for one sitting after the other: what the browser has fetched and compiled, it has for all of them. */
async function openPage(site: Site): Promise<Page> {
  const { page } = await visit(site, { locale: 'en', theme: 'day' }, NO_APP)
  page.setDefaultTimeout(CRASHED)
  await page.addInitScript(hideAll)
  await enter(page)
  return page
}

const pages = new WeakMap<Site, Map<string, Promise<Page>>>()

/** Each game has a page of its own, so that all can be played at once. */
async function pageOf(site: Site, game: string): Promise<Page> {
  const opened = pages.get(site) ?? new Map<string, Promise<Page>>()
  pages.set(site, opened)
  const page = opened.get(game) ?? openPage(site)
  opened.set(game, page)
  if (!(await page).isClosed()) return page
  opened.delete(game)
  return pageOf(site, game)
}

const TABLE = 'monkey'

/** The address of a lesson or puzzle of the game, or nothing where the sitting is at no teacher's table. */
async function addressTaught({ game, place, seed }: Sitting): Promise<string | undefined> {
  if (place === 'lesson') {
    const lessons = await loadLessons(game)
    return `#/learn/${game}/${lessons[seed % lessons.length]?.id}`
  }
  if (place !== 'puzzle') return undefined
  const puzzles = (await entryOf(game)?.puzzles?.())?.puzzles ?? []
  return `#/learn/${game}/puzzles/${puzzles[seed % puzzles.length]?.id}`
}

/** Lays the table of a sitting before a visitor who was never here. */
async function sitDown(page: Page, url: string, sitting: Sitting): Promise<Hands> {
  const { seed, place } = sitting
  const [width, height] = SIZES[seed % SIZES.length] ?? SIZES[0]
  await page.setViewportSize({ width, height })
  await page.goto(`${url}${NO_APP}`)
  const settings = { locale: 'en', theme: 'day', volume: 0, pace: 'none', motion: hasRealHands(seed) }
  const kept = { 'engawa-settings': JSON.stringify(settings), [PEOPLE]: place === 'shared' ? '0 1' : '0' }
  await page.evaluate((items) => {
    localStorage.removeItem('engawa-lessons')
    for (const [key, text] of Object.entries(items)) localStorage.setItem(key, text)
  }, kept)
  await keepAsBefore(page, TABLE, await startOf(sitting))
  const taught = await addressTaught(sitting)
  const address = taught ?? `#/local/${TABLE}`
  await page.goto(`${url}${address}`)
  await page.evaluate(() => inside.arrive())
  return new Hands(page, address, taught === undefined)
}

/** Every fourth sitting is one of a real mouse, and pieces travel: some presses come while they are on their way. */
const hasRealHands = (seed: number) => seed % 4 === 0

/** Plays the next actions, as many as can be played within the page, or else the first of them with real hands. */
async function playOn(
  hands: Hands,
  before: Sight,
  [action, ...others]: readonly [Action, ...Action[]],
  seed: number,
): Promise<Played> {
  const played = hasRealHands(seed) ? undefined : await hands.play(before, [action, ...others])
  if (played !== undefined && (played.steps > 0 || played.faults.length > 0)) return played
  await hands.do(action)
  return hands.judge(before, action)
}

/** Plays a sitting on the real board and says what went wrong, if anything did. */
async function sit(site: Site, sitting: Sitting): Promise<Failure | undefined> {
  const page = await pageOf(site, sitting.game)
  const thrown: string[] = []
  const onError = (error: Error) => thrown.push(`thrown: ${error.message}`)
  const onWord = (message: ConsoleMessage) =>
    message.type() === 'error' && thrown.push(`console: ${message.text()}`)
  page.on('pageerror', onError)
  page.on('console', onWord)
  let step = 0
  try {
    const hands = await sitDown(page, site.url, sitting)
    let before = await hands.look()
    const { actions, seed } = sitting
    for (;;) {
      const [action, ...others] = actions.slice(step)
      if (action === undefined) return undefined
      const played = await playOn(hands, before, [action, ...others], seed)
      step += played.steps
      before = played.sight
      const faults = [...played.faults, ...thrown]
      if (faults.length > 0) return { step, faults }
    }
  } catch (fault) {
    await page.context().close()
    return { step, faults: [...thrown, String(fault)] }
  } finally {
    page.off('pageerror', onError)
    page.off('console', onWord)
  }
}

/** What failed is told after so long at the latest, however long it still is. */
const SHRINKING = 180_000

/** Leaves out of a sitting that fails whatever it fails without. */
async function shrink(site: Site, sitting: Sitting, step: number, tries: number): Promise<Sitting> {
  let actions = sitting.actions.slice(0, step + 1)
  let left = tries
  const end = performance.now() + SHRINKING
  const goesOn = () => left > 0 && performance.now() < end
  for (let size = Math.ceil(actions.length / 2); size >= 1 && goesOn(); size = Math.floor(size / 2)) {
    for (let from = 0; from < actions.length && goesOn(); ) {
      const shorter = [...actions.slice(0, from), ...actions.slice(from + size)]
      left--
      if ((await sit(site, { ...sitting, actions: shorter })) === undefined) from += size
      else actions = shorter
    }
  }
  return { ...sitting, actions }
}

export const sittingOf = (game: string, seed: number, steps: number, place: Place = 'own'): Sitting => ({
  game,
  place,
  seed,
  actions: drawActions(seed, dice(seed * 97 + 5), steps, place !== 'own'),
})

/** How to see a sitting again. */
const replayLine = ({ game, place, seed, actions }: Sitting): string =>
  `MONKEY=${game}:${place}:${seed}:${writeActions(actions)} npx vitest run --project browser web/test/monkey.browser.test.ts`

/** Plays a sitting; one that fails is shrunk and told, with the line that plays it again. */
export async function expectWell(site: Site, sitting: Sitting, tries: number): Promise<void> {
  const failure = await sit(site, sitting)
  if (failure === undefined) return
  const shortest = await shrink(site, sitting, failure.step, tries)
  const told = `${sitting.game}, ${sitting.place}, seed ${sitting.seed}, step ${failure.step}: ${failure.faults.join('\n')}`
  throw new Error(`${told}\n${replayLine(shortest)}`)
}
