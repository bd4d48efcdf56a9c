import { type Guest, type OnlineHouse, openMoves } from '../online.ts'

/** How many lines the house holds open. */
export async function linesOpen(house: OnlineHouse): Promise<number> {
  const figures = await (await fetch(`${house.url}/metrics`)).text()
  return Number(/^engawa_streams (\d+)$/m.exec(figures)?.[1])
}

/** Brings the page in sight or out of it. */
export function turn({ page }: Guest, state: 'hidden' | 'visible'): Promise<void> {
  return page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
}

/** The same person opens another page of the house. */
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

/** Counts how often each page opens a line from now on. */
export function countLines(...guests: readonly Guest[]): readonly number[] {
  const counts = guests.map(() => 0)
  guests.forEach(({ page }, index) => {
    page.on('request', (request) => {
      if (request.url().includes('/api/stream')) counts[index] = (counts[index] ?? 0) + 1
    })
  })
  return counts
}
