import { games } from '@engawa/games'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Guest,
  type OnlineHouse,
  openByLink,
  openMoves,
  openOnlineHouse,
  playByList,
  sitByLink,
  visitOnline,
} from './online.ts'

/** A whole game of each takes minutes; without DEEP the heavier ones are played for a while. */
const deep = process.env.DEEP === '1'
const whole = new Set(['daruma'])
const FEW = 24

let house: OnlineHouse
beforeAll(async () => {
  house = await openOnlineHouse()
})
afterAll(async () => {
  await house.close()
})

/** Two people who sit down at one table through its link. */
async function twoAt(game: string): Promise<{ aki: Guest; bea: Guest }> {
  const aki = await visitOnline(house, 'Aki')
  const link = await openByLink(aki, house, game)
  const bea = await visitOnline(house, 'Bea')
  await sitByLink(bea, link)
  await Promise.all([openMoves(aki), openMoves(bea)])
  return { aki, bea }
}

async function leave(...guests: readonly Guest[]): Promise<void> {
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

test.each(games.map(({ id }) => id))(
  'two browsers play %s through the house, one of them losing its network three times',
  async (game) => {
    const { aki, bea } = await twoAt(game)
    const most = deep || whole.has(game) ? 5000 : FEW
    const losses = [4, 9, 15]
    let lines = 0
    const made = await playByList([aki, bea], {
      most,
      async before(move) {
        if (!losses.includes(move)) return
        if (move === losses[0]) lines = linesOf(bea)
        await bea.context.setOffline(true)
        await bea.page.waitForTimeout(300)
        // Whatever Bea does meanwhile waits for the line.
        const own = bea.page.locator('.moves button[data-move]')
        if ((await own.count()) > 0) await own.first().dispatchEvent('click')
        setTimeout(() => void bea.context.setOffline(false), 400)
      },
    })
    expect(made).toBeGreaterThan(15)
    if (deep || whole.has(game)) {
      const told = await Promise.all([aki, bea].map(({ page }) => page.locator('.dock h2').textContent()))
      expect(told[0]).toBe(told[1])
      expect(told[0]).toMatch(/win/)
    }
    expect(linesOf(bea)).toBeGreaterThanOrEqual(lines + losses.length)
    expectNoSecrets(aki, 0)
    expectNoSecrets(bea, 1)
    await leave(aki, bea)
  },
)

test('a reload in mid-turn and a restart of the house in mid-turn lose nothing', async () => {
  const { aki, bea } = await twoAt('daruma')
  await playByList([aki, bea], { most: 3 })
  const known = async ({ page }: Guest) => ({
    position: await page.locator('.table').getAttribute('data-position'),
    question: await page.locator('.dock h2').textContent(),
  })
  const before = await known(aki)
  await aki.page.reload()
  await aki.page.locator('.dock h2').waitFor()
  expect(await known(aki)).toEqual(before)

  await house.restart()
  await aki.page
    .getByRole('button', { name: 'Go on' })
    .click({ timeout: 1000 })
    .catch(() => undefined)
  await openMoves(aki)
  await playByList([aki, bea], { most: 6 })
  const last = await known(aki)
  expect(Number(last.position)).toBe(Number(before.position) + 6)
  await expect.poll(async () => (await known(bea)).position).toBe(last.position)
  await leave(aki, bea)
})

test('a step taken back is taken back before everybody, and can be done again', async () => {
  const { aki, bea } = await twoAt('bamboo')
  const undo = (guest: Guest) => guest.page.locator('.dock-tool:not([aria-disabled])', { hasText: 'Undo' })
  let able: Guest | undefined
  for (let made = 0; made < 12 && able === undefined; made++) {
    await playByList([aki, bea], { most: 1 })
    for (const guest of [aki, bea]) if ((await undo(guest).count()) > 0) able = guest
  }
  if (able === undefined) throw new Error('no step could be taken back')
  const position = async ({ page }: Guest) =>
    Number(await page.locator('.table').getAttribute('data-position'))
  const before = await position(able)
  await able.page.keyboard.press('Escape')
  await undo(able).click()
  for (const guest of [aki, bea]) await expect.poll(() => position(guest)).toBe(before - 1)
  await able.page.locator('.dock-tool', { hasText: 'Redo' }).click()
  for (const guest of [aki, bea]) await expect.poll(() => position(guest)).toBe(before)
  await leave(aki, bea)
})
