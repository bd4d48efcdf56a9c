import { expect } from 'vitest'
import { type Guest, heading, type OnlineServer, openMoves, playByList, seatedAt } from '../online.ts'

/** Two people at one table. */
export async function pairAt(server: OnlineServer, game: string): Promise<{ aki: Guest; bea: Guest }> {
  const [aki, bea] = await seatedAt(server, game, 'Aki', 'Bea')
  if (aki === undefined || bea === undefined) throw new Error('somebody is missing')
  await Promise.all([heading(aki).waitFor(), heading(bea).waitFor()])
  return { aki, bea }
}

/** The same with the list of moves open before both. */
export async function twoAt(server: OnlineServer, game: string): Promise<{ aki: Guest; bea: Guest }> {
  const { aki, bea } = await pairAt(server, game)
  await Promise.all([openMoves(aki), openMoves(bea)])
  return { aki, bea }
}

/** Everybody goes, and nothing went wrong in any page. */
export async function leave(...guests: readonly Guest[]): Promise<void> {
  for (const { context, faults } of guests) {
    expect(faults).toEqual([])
    await context.close()
  }
}

/** How often the page has opened its stream to the server. */
const streamsOf = ({ heard }: Guest) => heard.filter((text) => text.startsWith('{"now":')).length

type Data = Readonly<Record<string, unknown>>

/** Every object in what a page was told, however deep. */
function objectsIn(value: unknown): Data[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn)
  if (typeof value !== 'object' || value === null) return []
  return [value as Data, ...Object.values(value).flatMap(objectsIn)]
}

/** Nothing that came to this page was meant for the other seat alone. */
function expectNoSecrets({ heard }: Guest, seat: number): void {
  const told = heard.flatMap((text) => objectsIn(JSON.parse(text)))
  expect(told.length).toBeGreaterThan(100)
  for (const { only } of told) if (Array.isArray(only)) expect(only).toContain(seat)
  for (const { kind, seat: mover, move } of told)
    if (kind === 'played' && mover !== seat) expect(move).toBeUndefined()
  const objectives = told.flatMap((data) => (Array.isArray(data.objectives) ? [data.objectives] : []))
  for (const seen of objectives) {
    expect(seen[seat]).not.toBe(0)
    expect(seen[1 - seat]).toBe(0)
  }
}

/** Bea's network goes before these moves. */
const LOSSES = [2, 6, 10]
const MOST_MOVES = 5000

/**
 * The network goes for a moment. What the guest does meanwhile waits for it; what others do is caught up with.
 * Gives what to wait for until the stream is there again.
 */
async function loseNetwork(guest: Guest): Promise<{ back: Promise<void> }> {
  const { page, context } = guest
  const position = () => page.locator('.table').getAttribute('data-position')
  // No press counts while another one is on its way.
  await page.locator('[data-taken]').waitFor({ state: 'detached' })
  const before = await position()
  const streams = streamsOf(guest)
  const own = page.locator('.moves button[data-move]')
  await context.setOffline(true)
  const acts = (await own.count()) > 0
  if (acts) await own.first().dispatchEvent('click')
  const back = page
    .waitForTimeout(700)
    .then(() => context.setOffline(false))
    .then(() => expect.poll(() => streamsOf(guest), { timeout: 30_000 }).toBeGreaterThan(streams))
  if (acts) await back.then(() => expect.poll(position, { timeout: 30_000 }).not.toBe(before))
  return { back }
}

/** Plays from the lists of moves, while one of the two loses the network three times. */
async function playOnWithLosses([aki, bea]: readonly [Guest, Guest], most: number): Promise<void> {
  let lost = { back: Promise.resolve() }
  const made = await playByList([aki, bea], {
    most,
    async before(move) {
      if (!LOSSES.includes(move)) return
      await lost.back
      lost = await loseNetwork(bea)
    },
  })
  await lost.back
  expect(made).toBeGreaterThan(LOSSES.at(-1) ?? 0)
  expectNoSecrets(aki, 0)
  expectNoSecrets(bea, 1)
}

/** After so many moves both see the same position. */
export async function playSomeWithLosses(server: OnlineServer, game: string, moves: number): Promise<void> {
  const { aki, bea } = await twoAt(server, game)
  await playOnWithLosses([aki, bea], moves)
  const positions = () =>
    Promise.all([aki, bea].map(({ page }) => page.locator('.table').getAttribute('data-position')))
  await expect.poll(async () => new Set(await positions()).size).toBe(1)
  // Presses made without a network count as well.
  expect(Number((await positions())[0])).toBeGreaterThanOrEqual(moves)
  await leave(aki, bea)
}

/** At the end of a whole game both are told who won. */
export async function playAllWithLosses(server: OnlineServer, game: string): Promise<void> {
  const { aki, bea } = await twoAt(server, game)
  await playOnWithLosses([aki, bea], MOST_MOVES)
  const told = await Promise.all([aki, bea].map(({ page }) => page.locator('.dock h2').textContent()))
  // Whoever won is addressed; the other one is told who it was.
  expect(told.some((text) => /^You (win|share)/.test(text ?? ''))).toBe(true)
  for (const text of told) expect(text).toMatch(/^(You win|You share|Aki wins|Bea wins)/)
  await leave(aki, bea)
}
