import type { OwnTables } from '@engawa/server/schemas'
import { expect, test } from 'vitest'
import { leave, twoAt } from './drivers/online-table.ts'
import { streamsOpen, turn } from './drivers/streams.ts'
import { choose, type Guest, heading, playByList, sharedServer, visitOnline } from './online.ts'

const server = sharedServer()

const mayMove = async ({ page }: Guest) => (await page.locator('.moves button[data-move]').count()) > 0

/** Another table of the same two, opened without a page. */
async function openAnother(first: Guest, second: Guest, settings: object): Promise<string> {
  const tables = `${server.url}/api/tables`
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const made = await first.context.request.post(tables, { data: { game: 'daruma', seats, settings } })
  const { id } = (await made.json()) as { id: string }
  await second.context.request.post(`${tables}/${id}/seats/1/sit`, { data: {} })
  return id
}

test('who has moved goes on to the next table that waits, and sees there how much time is left', async () => {
  const { aki, bea } = await twoAt(server, 'daruma')
  const [here, other] = (await mayMove(aki)) ? [aki, bea] : [bea, aki]
  const next = here.page.getByRole('link', { name: 'Next table' })
  const clock = { pace: 'slow', clock: { turn: 86_400, reserve: 0 } }
  const waitsAt = async () => {
    const answer = await here.context.request.get(`${server.url}/api/me/tables`)
    const { tables } = (await answer.json()) as OwnTables
    return tables.find(({ id, yourTurn }) => yourTurn && !here.page.url().includes(id))?.id
  }
  // Who begins is drawn by lot.
  for (let made = 0; made < 10 && (await waitsAt()) === undefined; made++)
    await openAnother(here, other, clock)
  expect(await next.count()).toBe(0)
  // A turn is a few steps long.
  const moved = async () => {
    if (await mayMove(here)) await playByList([here], { most: 1 })
    return next.isVisible()
  }
  await expect.poll(moved, { timeout: 60_000 }).toBe(true)
  await here.page.keyboard.press('Escape')
  const waiting = await waitsAt()
  await next.click()
  await expect.poll(() => here.page.url().slice(-22)).toBe(waiting)
  await heading(here).waitFor()
  expect(await here.page.locator('.countdown').first().textContent()).toMatch(/23|24|1 d/)
  await leave(aki, bea)
})

test('whoever comes back is told what happened since their last move, once', async () => {
  const { aki, bea } = await twoAt(server, 'daruma')
  const [here, away] = (await mayMove(aki)) ? [aki, bea] : [bea, aki]
  const table = away.page.url()
  await away.page.goto(`${server.url}/#/about`)
  await away.page.reload()
  await playByList([here], { most: 1 })
  await away.page.goto(table)
  const sheet = away.page.getByRole('dialog', { name: 'Since your last move' })
  await sheet.waitFor()
  expect((await sheet.locator('li').allInnerTexts()).join(' ')).toContain(here.name)
  await sheet.getByRole('button', { name: 'Go on' }).click()
  await sheet.waitFor({ state: 'detached' })
  await away.page.goto(`${server.url}/#/tables`)
  await away.page.locator('.stored').waitFor()
  await away.page.goto(table)
  await heading(away).waitFor()
  expect(await sheet.count()).toBe(0)
  await leave(aki, bea)
})

test('a page long out of sight gives its stream back, and catches up once it is looked at again', async () => {
  const streams = () => streamsOpen(server)
  // Those of the tests before are closed.
  await expect.poll(streams, { timeout: 10_000 }).toBe(0)
  const { aki, bea } = await twoAt(server, 'daruma')
  const [here, away] = (await mayMove(aki)) ? [aki, bea] : [bea, aki]
  const position = ({ page }: Guest) => page.locator('.table').getAttribute('data-position')
  await away.page.clock.install()
  await turn(away, 'hidden')
  await away.page.clock.runFor(50_000)
  expect(await streams()).toBe(2)
  await away.page.clock.runFor(11_000)
  await expect.poll(streams).toBe(1)
  await playByList([here], { most: 1 })
  await away.page.waitForTimeout(500)
  expect(await position(away)).toBe('0')
  await turn(away, 'visible')
  await expect.poll(() => position(away)).toBe('1')
  expect(await streams()).toBe(2)
  await leave(aki, bea)
})

test('alone with the Tengu a table begins at once, and nobody is asked for a draw', async () => {
  const aki = await visitOnline(server, 'Aki', '#/new/bitoku/online')
  const { page } = aki
  await page.getByLabel('1', { exact: true }).check()
  await page.getByLabel('Your name').fill('Aki')
  await page.locator('button[type=submit]').click()
  await heading(aki).waitFor()
  expect(await page.locator('.seat h2').allInnerTexts()).toHaveLength(2)
  await choose(aki, 'People at this table')
  await page.locator('.company').getByText('Tengu').waitFor()
  await page.getByRole('button', { name: 'Give up' }).waitFor()
  expect(await page.getByRole('button', { name: 'Propose a draw' }).count()).toBe(0)
  await leave(aki)
})

test('a guest adds a passkey and is the same person in another browser', async () => {
  // A passkey belongs to a name; a server that is only a number has none.
  const named = server.url.replace('127.0.0.1', 'localhost')
  const door = { browser: server.browser, url: named }
  const aki = await visitOnline(door, 'Aki')
  const key = async ({ page, context }: Guest) => {
    const devtools = await context.newCDPSession(page)
    await devtools.send('WebAuthn.enable')
    const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    return { devtools, authenticatorId }
  }
  await aki.context.request.post(`${named}/api/guests`, { data: { name: 'Aki' } })
  const own = await key(aki)
  await aki.page.evaluate(() => localStorage.setItem('engawa-guest', 'Aki'))
  await aki.page.goto(`${named}/#/account`)
  await aki.page.reload()
  await aki.page.getByRole('button', { name: 'Add a passkey' }).click()
  await aki.page.getByText('From now on you can log in with this passkey.').waitFor()
  const { credentials } = await own.devtools.send('WebAuthn.getCredentials', {
    authenticatorId: own.authenticatorId,
  })
  const [credential] = credentials
  if (credential === undefined) throw new Error('no passkey was made')

  const phone = await visitOnline(door, 'Aki', '#/account')
  const same = await key(phone)
  await same.devtools.send('WebAuthn.addCredential', { authenticatorId: same.authenticatorId, credential })
  await phone.page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await phone.page.getByRole('button', { name: 'Add a passkey' }).waitFor()
  const idOf = async ({ context }: Guest) =>
    ((await (await context.request.get(`${named}/api/me`)).json()) as { id: string }).id
  expect(await idOf(phone)).toBe(await idOf(aki))

  const bare = await visitOnline(server, 'Bea')
  await bare.context.request.post(`${server.url}/api/guests`, { data: { name: 'Bea' } })
  await bare.page.evaluate(() => localStorage.setItem('engawa-guest', 'Bea'))
  await bare.page.goto(`${server.url}/#/account`)
  await bare.page.reload()
  await bare.page.getByText('Passkeys need a house with a name').waitFor()
  await leave(aki, phone, bare)
})
