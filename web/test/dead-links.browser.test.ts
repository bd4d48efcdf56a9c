import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { onlineWords } from '../online/words/index.ts'
import { shellWords } from '../words/index.ts'
import { type Guest, sharedServer, visitOnline } from './online.ts'

const server = sharedServer()

const UNKNOWN = 'ThereIsNoSuchTableHere'
const INVITATION = 'no-such-invitation-was-ever-made-by-anybody'
const WATCHED = 3000
/** Whether there is a server, who one is, what was asked for; and the stream, opened at most thrice. */
const MOST_REQUESTS = 8

type Failure = (route: Route) => Promise<void>

const answers =
  (status: number, code: string): Failure =>
  (route) =>
    route.fulfill({ status, json: { code, message: code } })

const { problems, invitations, player } = onlineWords.en

const failures: {
  readonly what: string
  readonly path: string
  readonly says: string
  readonly failure?: Failure
}[] = [
  { what: 'an unknown table to join', path: `#/join/${UNKNOWN}`, says: problems['not-found'] },
  { what: 'an unknown table', path: `#/table/${UNKNOWN}`, says: problems['not-found'] },
  {
    what: 'an earlier position of an unknown table',
    path: `#/table/${UNKNOWN}/at/3`,
    says: problems['not-found'],
  },
  { what: 'an unknown club', path: `#/club/${UNKNOWN}`, says: problems['not-found'] },
  { what: 'an unknown tournament', path: `#/tournament/${UNKNOWN}`, says: problems['not-found'] },
  { what: 'somebody unknown', path: `#/player/${UNKNOWN}`, says: player.gone },
  { what: 'an unknown invitation', path: `#/invitation/${INVITATION}`, says: invitations.goneHelp },
  {
    what: 'a table of other rules (409)',
    path: `#/table/${UNKNOWN}`,
    says: problems['other-rules'],
    failure: answers(409, 'other-rules'),
  },
  {
    what: 'a server that stumbles over a table (500)',
    path: `#/table/${UNKNOWN}`,
    says: problems.faulty,
    failure: answers(500, 'fault'),
  },
  {
    what: 'a server that stumbles over an invitation (500)',
    path: `#/invitation/${INVITATION}`,
    says: problems.faulty,
    failure: answers(500, 'fault'),
  },
  {
    what: 'a limit (429)',
    path: `#/join/${UNKNOWN}`,
    says: problems['too-many'],
    failure: answers(429, 'too-many'),
  },
  {
    what: 'no network behind a table',
    path: `#/table/${UNKNOWN}`,
    says: problems.unreachable,
    failure: (route) => route.abort(),
  },
  {
    what: 'no network behind an invitation',
    path: `#/invitation/${INVITATION}`,
    says: problems.unreachable,
    failure: (route) => route.abort(),
  },
]

/** Opens a page that cannot be shown; gives every request to the server from then on. */
async function openFailing(path: string, failure: Failure | undefined): Promise<[Guest, string[]]> {
  const guest = await visitOnline(server, 'Aki', '#/about')
  const requests: string[] = []
  guest.page.on('request', (request) => {
    if (request.url().includes('/api/')) requests.push(request.url())
  })
  if (failure !== undefined) {
    await guest.page.route('**/api/tables/**', failure)
    await guest.page.route('**/api/invitations/**', failure)
  }
  await guest.page.goto(`${server.url}/${path}`)
  return [guest, requests]
}

/** One page that says what is the matter, and leads on. */
async function expectWayOn(page: Page, says: string): Promise<void> {
  await page.locator('main').getByText(says).waitFor()
  expect(await page.locator('main h1').count()).toBe(1)
  expect(await page.locator('main a.button').count()).toBeGreaterThan(0)
}

test.concurrent.each(failures)('$what is one page with a way on, and a handful of requests', async (dead) => {
  const [{ page, context, faults }, requests] = await openFailing(dead.path, dead.failure)
  await expectWayOn(page, dead.says)
  await page.waitForTimeout(WATCHED)
  expect(requests.length).toBeLessThanOrEqual(MOST_REQUESTS)
  await expectWayOn(page, dead.says)
  expect(faults).toEqual([])
  await context.close()
})

test('a stream that fails is opened again ever more seldom', async () => {
  const { page, context } = await visitOnline(server, 'Aki', '#/about')
  let opened = 0
  await page.route('**/api/stream**', (route) => {
    opened++
    return route.abort()
  })
  await page.clock.install({ time: '2030-01-01T08:00:00' })
  // Time stands still unless it is told to pass.
  await page.clock.pauseAt('2030-01-01T09:00:00')
  await page.goto(`${server.url}/#/lobby`)
  const tick = 250
  const longest = 60_000
  /** How long it takes until the stream is opened again, by the clock of the page. */
  const untilOpened = async (): Promise<number> => {
    const before = opened
    let time = 0
    for (; opened === before && time < longest; time += tick) await page.clock.runFor(tick)
    return time
  }
  await untilOpened()
  // Give or take 15 %.
  for (const seconds of [1, 2, 4]) {
    const waited = await untilOpened()
    expect(waited).toBeGreaterThanOrEqual(seconds * 850 - tick)
    expect(waited).toBeLessThan(longest)
  }
  await context.close()
})

test('a table that could not be fetched is asked for once more by a press, and once by coming back', async () => {
  const [{ page, context }, requests] = await openFailing(`#/table/${UNKNOWN}`, answers(500, 'fault'))
  const asked = () => requests.filter((url) => url.includes(UNKNOWN)).length
  await expectWayOn(page, problems.faulty)
  expect(asked()).toBe(1)
  await page.getByRole('button', { name: shellWords.en.table.retry }).click()
  await expect.poll(asked).toBe(2)
  await expectWayOn(page, problems.faulty)
  await page.goto(`${server.url}/#/about`)
  await page.goto(`${server.url}/#/table/${UNKNOWN}`)
  await expect.poll(asked).toBe(3)
  await expectWayOn(page, problems.faulty)
  expect(asked()).toBe(3)
  await context.close()
})

test.each([
  { what: 'an unknown table of this browser', path: '#/local/abcdef', says: shellWords.en.tables.gone },
  { what: 'a new table of an unknown game', path: '#/new/chess', says: shellWords.en.failure.unknownGame },
])('$what is one page with a way on', async ({ path, says }) => {
  const [{ page, context }, requests] = await openFailing(path, undefined)
  await expectWayOn(page, says)
  expect(requests.length).toBeLessThanOrEqual(MOST_REQUESTS)
  await context.close()
})

test('the lobby asks ever more seldom where it fails, and not at all out of sight', async () => {
  const { page } = await visitOnline(server, 'Aki', '#/about')
  await page.clock.install()
  await page.route('**/api/tables?status=open', answers(500, 'fault'))
  // Counted where the page asks: what is on its way may reach the route later than the clock was turned.
  await page.evaluate(() => {
    const send = globalThis.fetch
    Object.assign(globalThis, { asked: 0 })
    globalThis.fetch = (input, init) => {
      if (String(input).includes('/api/tables?status=open'))
        Object.assign(globalThis, { asked: Reflect.get(globalThis, 'asked') + 1 })
      return send(input, init)
    }
  })
  const timesAsked = () => page.evaluate((): number => Reflect.get(globalThis, 'asked'))
  await page.goto(`${server.url}/#/lobby`)
  await page.getByRole('alert').getByText(problems.faulty).waitFor()
  for (let tens = 0; tens < 60; tens++) await page.clock.runFor(10_000)
  // Ten minutes at a steady ten seconds would be sixty questions.
  const inSight = await timesAsked()
  expect(inSight).toBeGreaterThan(3)
  expect(inSight).toBeLessThan(12)
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true })
  })
  const before = await timesAsked()
  for (let minutes = 0; minutes < 10; minutes++) await page.clock.runFor(60_000)
  expect(await timesAsked()).toBe(before)
})
