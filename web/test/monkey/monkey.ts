import { entryOf } from '@engawa/games'
import { Table } from '@engawa/table'
import type { Page } from 'playwright-core'
import { openTable } from '../drivers/saves.ts'
import { dice } from '../drivers/table.ts'
import { type Site, visit } from '../harness.ts'
import { type Action, drawActions, writeActions } from './actions.ts'
import { Hands, PATIENCE } from './hands.ts'
import { look, type Sight } from './sight.ts'

/** A sitting at one table: everything that happens follows from it. */
export interface Sitting {
  readonly game: string
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
async function startOf(game: string, seed: number): Promise<Table> {
  const entry = entryOf(game)
  if (entry === undefined) throw new Error(`no game ${game}`)
  const { game: rules } = await entry.play()
  const random = dice(seed + 1)
  const people = rules.seats.filter((seats) => seats === 2 || seats === 3)[random(2)] ?? 2
  const table = new Table(rules, { people, options: {}, seed: `monkey ${seed}` }, [
    { kind: 'person', name: 'Ada' },
    ...Array.from({ length: people - 1 }, (_, bot) => ({
      kind: 'bot' as const,
      name: `Bot ${bot + 1}`,
      level: 'random',
    })),
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

/** What controls say that they do: a press on one of them makes so many moves. */
const promises = [/^Offer all (\d+) to /, /^Offrir les (\d+) bâtons /]

/** How long a script of a few moves may take. */
const SCRIPT = 5000

function promised(name: string): number | undefined {
  const found = promises.map((promise) => promise.exec(name)?.[1]).find((number) => number !== undefined)
  return found === undefined ? undefined : Number(found)
}

/** Moves of one press are seen one after the other: whoever was promised several waits for the last one. */
async function kept({ page, pressed }: Hands, before: Sight): Promise<void> {
  const moves = promised(pressed?.name ?? '')
  if (moves === undefined) return
  const reached = (position: number) =>
    Number(document.querySelector('.table')?.getAttribute('data-position')) >= position
  const last = Number(before.position) + moves
  await page.waitForFunction(reached, last, { timeout: SCRIPT }).catch(() => undefined)
}

/** Where two drawings of the same position differ. Which part of a table is in sight, the person decides. */
function difference(now: Sight, fresh: Sight): string[] {
  if (now.position !== fresh.position) return []
  const common = Object.keys(now.pieces).filter((id) => fresh.pieces[id] !== undefined)
  return common
    .filter((id) => now.pieces[id] !== fresh.pieces[id] && now.pieces[id] !== 'held')
    .map((id) => `${id} lies at ${now.pieces[id]}, drawn afresh at ${fresh.pieces[id]}`)
}

/** The same position, drawn afresh from what this browser has stored. */
async function drawnAfresh(page: Page, position: string): Promise<Sight> {
  const mirror = await page.context().newPage()
  const size = page.viewportSize()
  if (size !== null) await mirror.setViewportSize(size)
  const [address] = page.url().split('/at/')
  for (let tries = 0; ; tries++) {
    await mirror.goto('about:blank')
    await mirror.goto(`${address}/at/${position}`)
    await mirror.locator('.dock, .failure').first().waitFor({ timeout: PATIENCE })
    const sight = await mirror.evaluate(look, PATIENCE)
    // A move is stored a moment after it is shown.
    if (sight.position !== position && tries < 3) continue
    // A page that lies behind another one is drawn once a second.
    await mirror.close()
    await page.bringToFront()
    return sight
  }
}

/** One in so many new positions is compared with itself drawn afresh. */
const COMPARED = 6

/** What is wrong after an action. */
async function faultsOf(
  { page, pressed }: Hands,
  action: Action,
  before: Sight,
  now: Sight,
  afresh: (position: string) => Promise<Sight | undefined>,
): Promise<string[]> {
  const faults = [...now.troubles]
  const name = pressed?.name ?? ''
  if (now.lost && pressed?.focusable) faults.push(`“${name}” lost the focus`)
  const moves = promised(name)
  if (moves !== undefined && Number(now.position) < Number(before.position) + moves)
    faults.push(`“${name}” led from position ${before.position} to ${now.position}`)
  const returned = action.kind === 'leave' || action.kind === 'reload'
  if (returned) faults.push(...difference(before, now))
  else if (now.position !== null && now.position !== before.position && page.url().includes('#/local/')) {
    const fresh = await afresh(now.position)
    if (fresh !== undefined) faults.push(...difference(now, fresh))
  }
  return faults
}

/** Plays a sitting on the real board and says what went wrong, if anything did. */
async function sit(site: Site, { game, seed, actions }: Sitting): Promise<Failure | undefined> {
  const settings = { pace: 'none', motion: seed % 4 === 0 ? 'normal' : 'off' }
  const { page, context } = await visit(site, { locale: 'en', theme: 'day', settings }, '#/tables')
  const thrown: string[] = []
  page.on('pageerror', (error) => thrown.push(`thrown: ${error.message}`))
  page.on('console', (message) => message.type() === 'error' && thrown.push(`console: ${message.text()}`))
  const random = dice(seed + 2)
  let step = 0
  try {
    await openTable(page, await startOf(game, seed))
    const hands = new Hands(page)
    let before = await hands.look()
    for (const action of actions) {
      await hands.do(action)
      await kept(hands, before)
      const now = await hands.look()
      const afresh = async (position: string) =>
        random(COMPARED) === 0 ? drawnAfresh(page, position) : undefined
      const faults = [...(await faultsOf(hands, action, before, now, afresh)), ...thrown]
      if (faults.length > 0) return { step, faults }
      before = now
      step++
    }
    return undefined
  } catch (fault) {
    return { step, faults: [...thrown, String(fault)] }
  } finally {
    await context.close()
  }
}

/** Leaves out of a sitting that fails whatever it fails without. */
async function shrink(site: Site, sitting: Sitting, step: number, tries: number): Promise<Sitting> {
  let actions = sitting.actions.slice(0, step + 1)
  let left = tries
  for (let size = Math.ceil(actions.length / 2); size >= 1 && left > 0; size = Math.floor(size / 2)) {
    for (let from = 0; from < actions.length && left > 0; ) {
      const shorter = [...actions.slice(0, from), ...actions.slice(from + size)]
      left--
      if ((await sit(site, { ...sitting, actions: shorter })) === undefined) from += size
      else actions = shorter
    }
  }
  return { ...sitting, actions }
}

export const sittingOf = (game: string, seed: number, steps: number): Sitting => ({
  game,
  seed,
  actions: drawActions(seed, dice(seed * 97 + 5), steps),
})

/** How to see a sitting again. */
const replayLine = ({ game, seed, actions }: Sitting): string =>
  `MONKEY=${game}:${seed}:${writeActions(actions)} npx vitest run --project browser web/test/monkey.browser.test.ts`

/** Plays a sitting; one that fails is shrunk and told, with the line that plays it again. */
export async function expectWell(site: Site, sitting: Sitting, tries: number): Promise<void> {
  const failure = await sit(site, sitting)
  if (failure === undefined) return
  const shortest = await shrink(site, sitting, failure.step, tries)
  const told = `${sitting.game}, seed ${sitting.seed}, step ${failure.step}: ${failure.faults.join('\n')}`
  throw new Error(`${told}\n${replayLine(shortest)}`)
}
