import { afterEach, beforeEach, expect } from 'vitest'
import { type Guest, type OnlineServer, openMoves, playByList, sharedServer } from '../online.ts'

/** How many streams the server holds open. */
export async function streamsOpen(server: OnlineServer): Promise<number> {
  const figures = await (await fetch(`${server.url}/metrics`)).text()
  return Number(/^engawa_streams (\d+)$/m.exec(figures)?.[1])
}

/** A server in which no stream is open when a test begins. */
export function serverWithoutStreams(): { server: OnlineServer; streams(): Promise<number> } {
  const server = sharedServer()
  const streams = () => streamsOpen(server)
  beforeEach(async () => {
    // Those of the test before are closed.
    await expect.poll(streams, { timeout: 10_000 }).toBe(0)
  })
  afterEach(async () => {
    for (const context of server.browser.contexts()) await context.close()
  })
  return { server, streams }
}

/** Brings the page in sight or out of it. */
export function turn({ page }: Guest, state: 'hidden' | 'visible'): Promise<void> {
  return page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
}

/** The same person opens another page of the server. */
export async function openPage(guest: Guest, address: string): Promise<Guest> {
  const page = await guest.context.newPage()
  page.on('pageerror', (error) => guest.faults.push(error.message))
  await page.goto(address)
  return { ...guest, page }
}

/** The same at a table, with the list of moves open. */
export async function openTablePage(guest: Guest, address: string): Promise<Guest> {
  const there = await openPage(guest, address)
  await openMoves(there)
  return there
}

/** Counts how often each page opens a stream from now on. */
export function countStreams(...guests: readonly Guest[]): readonly number[] {
  const counts = guests.map(() => 0)
  guests.forEach(({ page }, index) => {
    page.on('request', (request) => {
      if (request.url().includes('/api/stream')) counts[index] = (counts[index] ?? 0) + 1
    })
  })
  return counts
}

export async function position({ page }: Guest): Promise<number> {
  return Number(await page.locator('.table').getAttribute('data-position'))
}

/** Another table of the same two. */
export async function openAnother(server: OnlineServer, first: Guest, second: Guest): Promise<string> {
  const tables = `${server.url}/api/tables`
  const data = { game: 'daruma', seats: [{ kind: 'me' }, { kind: 'open' }], settings: { spectators: true } }
  const { id } = (await (await first.context.request.post(tables, { data })).json()) as { id: string }
  await second.context.request.post(`${tables}/${id}/seats/1/sit`, { data: {} })
  return `${server.url}/#/table/${id}`
}

/** One of the two moves once, and all of these pages show it. */
export async function moveBefore(players: readonly [Guest, Guest], pages: readonly Guest[]): Promise<void> {
  const before = await position(players[0])
  await playByList(players, { most: 1 })
  for (const page of pages) await expect.poll(() => position(page)).toBe(before + 1)
}

/** Who is to move first, and who looks on. */
export async function moverFirst(one: Guest, other: Guest): Promise<[mover: Guest, onlooker: Guest]> {
  const moves = await one.page.locator('.moves button[data-move]').count()
  return moves > 0 ? [one, other] : [other, one]
}
