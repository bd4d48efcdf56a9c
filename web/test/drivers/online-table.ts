import { expect } from 'vitest'
import {
  type Guest,
  type OnlineHouse,
  openByLink,
  openMoves,
  playByList,
  sitByLink,
  visitOnline,
} from '../online.ts'

/** Two people who sit down at one table through its link. */
export async function twoAt(house: OnlineHouse, game: string): Promise<{ aki: Guest; bea: Guest }> {
  const aki = await visitOnline(house, 'Aki')
  const link = await openByLink(aki, house, game)
  const bea = await visitOnline(house, 'Bea')
  await sitByLink(bea, link)
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

/** How often the page has opened its line to the house. */
const linesOf = ({ heard }: Guest) => heard.filter((text) => text.startsWith('{"now":')).length

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

/** Bea's network goes before these moves and comes back soon after. */
const LOSSES = [2, 5, 8]
const MOST_MOVES = 5000

/** Plays a whole game from the lists of moves, while one of the two loses the network three times. */
export async function playWithLosses(house: OnlineHouse, game: string): Promise<void> {
  const { aki, bea } = await twoAt(house, game)
  let lines = 0
  const made = await playByList([aki, bea], {
    most: MOST_MOVES,
    async before(move) {
      if (!LOSSES.includes(move)) return
      if (move === LOSSES[0]) lines = linesOf(bea)
      await bea.context.setOffline(true)
      await bea.page.waitForTimeout(300)
      // Whatever Bea does meanwhile waits for the line.
      const own = bea.page.locator('.moves button[data-move]')
      if ((await own.count()) > 0) await own.first().dispatchEvent('click')
      setTimeout(() => void bea.context.setOffline(false), 400)
    },
  })
  expect(made).toBeGreaterThan(LOSSES.at(-1) ?? 0)
  expect(made).toBeLessThan(MOST_MOVES)
  const told = await Promise.all([aki, bea].map(({ page }) => page.locator('.dock h2').textContent()))
  expect(told[0]).toBe(told[1])
  expect(told[0]).toMatch(/win/)
  expect(linesOf(bea)).toBeGreaterThanOrEqual(lines + LOSSES.length)
  expectNoSecrets(aki, 0)
  expectNoSecrets(bea, 1)
  await leave(aki, bea)
}
