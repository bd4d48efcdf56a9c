import { createECDH } from 'node:crypto'
import { expect, test } from 'vitest'
import { leave } from './drivers/online-table.ts'
import { type Guest, heading, openByLink, sharedServer, sitByLink, visitOnline } from './online.ts'

function pushKeys() {
  const keys = createECDH('prime256v1')
  keys.generateKeys()
  return {
    publicKey: keys.getPublicKey('base64url'),
    privateKey: keys.getPrivateKey('base64url'),
    contact: 'mailto:engawa@example.org',
  }
}

const server = sharedServer({ push: pushKeys() }, { whole: true })

/** Without the network of its maker a browser gives no address for messages: it gets one made up here. */
function pretendPushService(): void {
  const made = { endpoint: 'https://push.example.org/aki', keys: { p256dh: 'BKey', auth: 'auth' } }
  const subscription = {
    ...made,
    toJSON: () => made,
    unsubscribe: async () => {
      subscribed = false
      return true
    },
  }
  let subscribed = false
  PushManager.prototype.getSubscription = async () =>
    subscribed ? (subscription as object as PushSubscription) : null
  PushManager.prototype.subscribe = async () => {
    subscribed = true
    return subscription as object as PushSubscription
  }
}

/** Somebody whose browser keeps the app at hand and may show messages. */
async function arrive(name: string): Promise<Guest> {
  const guest = await visitOnline(server, name, '#/', undefined, { permissions: ['notifications'] })
  await guest.page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await guest.page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  return guest
}

interface News {
  readonly title: string
  readonly others: string
  readonly table: string
  readonly link: string
}

/** What the browser gets from its maker's network. */
async function deliver({ page, context }: Guest, news: News): Promise<void> {
  const devtools = await context.newCDPSession(page)
  const { origin } = new URL(server.url)
  const registered = new Promise<string>((found) => {
    // The browser also tells of the workers of other pages that it shows at the same time.
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL, isDeleted }) => !isDeleted && scopeURL.startsWith(origin))
      if (own !== undefined) found(own.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  const data = JSON.stringify(news)
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data })
  await devtools.detach()
}

const shownTo = ({ page }: Guest) =>
  page.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready
    return (await worker.getNotifications()).map(({ title, body }) => `${title} ${body}`)
  })

test('a device is told of turns once somebody wants it, and no longer when they do not', async () => {
  const aki = await arrive('Aki')
  const { page, context } = aki
  await openByLink(aki, server, 'daruma')
  await page.evaluate(pretendPushService)
  await page.evaluate(() => {
    location.hash = '#/account'
  })
  await page.getByRole('button', { name: 'Tell me here' }).click()
  await page.getByText('This device tells you.', { exact: true }).waitFor()
  const pushes = async () => (await (await context.request.get(`${server.url}/api/me/export`)).json()).pushes
  expect(await pushes()).toMatchObject([{ endpoint: 'https://push.example.org/aki' }])
  await deliver(aki, { title: 'Daruma: it is your turn', others: 'Bea', table: 'x', link: '/#/lobby' })
  await expect.poll(() => shownTo(aki)).toEqual(['Daruma: it is your turn Bea'])

  await page.getByRole('button', { name: 'Tell me no more' }).click()
  await page.getByText('This device says nothing.').waitFor()
  expect(await pushes()).toEqual([])
  await leave(aki)
})

/** What the service worker finds around it, as far as it is needed here. */
interface WorkerPlace {
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    matchAll(which: { type: 'window' }): Promise<readonly object[]>
    openWindow(address: string): Promise<void>
  }
  readonly WindowClient: { readonly prototype: { focus(this: { readonly url: string }): Promise<void> } }
  readonly NotificationEvent: new (kind: string, more: { notification: Notification | undefined }) => Event
}

interface Pressed {
  /** The windows that were brought forward. */
  readonly focused: readonly string[]
  /** What was opened in a new window. */
  readonly opened: readonly string[]
  readonly left: number
}

/**
 * Presses the message that is shown, once so many windows are left. No person presses here, so that the browser would let the worker
 * neither bring a window forward nor open one: that it wants to is noted in their place.
 */
async function press({ context }: Guest, windows = 1): Promise<Pressed> {
  const [worker] = context.serviceWorkers()
  if (worker === undefined) throw new Error('there is no service worker here')
  return worker.evaluate(async (wanted) => {
    const place = globalThis as object as WorkerPlace
    const focused: string[] = []
    const opened: string[] = []
    place.WindowClient.prototype.focus = async function () {
      focused.push(this.url)
    }
    place.clients.openWindow = async (address) => void opened.push(address)
    while ((await place.clients.matchAll({ type: 'window' })).length !== wanted)
      await new Promise((look) => setTimeout(look, 50))
    const [notification] = await place.registration.getNotifications()
    const event = new place.NotificationEvent('notificationclick', { notification })
    let work: Promise<unknown> = Promise.resolve()
    // Only an event of the browser's own may prolong the worker's life.
    Object.defineProperty(event, 'waitUntil', {
      value: (asked: Promise<unknown>) => {
        work = asked
      },
    })
    dispatchEvent(event)
    await work
    const { length: left } = await place.registration.getNotifications()
    return { focused, opened, left }
  }, windows)
}

test('a message that is pressed leads to the table it tells of, in an open window or in a new one', async () => {
  const aki = await arrive('Aki')
  const bea = await visitOnline(server, 'Bea')
  await sitByLink(bea, await openByLink(aki, server, 'daruma'))
  await heading(aki).waitFor()
  const { page } = aki
  const table = page.url().slice(-22)
  const link = `${server.url}/#/table/${table}`
  const news = { title: 'Daruma: it is your turn', others: 'Bea', table, link }
  const told = async () => {
    await deliver(aki, news)
    await expect.poll(() => shownTo(aki)).toHaveLength(1)
    return press(aki)
  }

  await page.goto(`${server.url}/#/lobby`)
  await page.getByText('Free seats').waitFor()
  expect(await told()).toMatchObject({ opened: [], left: 0, focused: [expect.stringContaining(server.url)] })
  await heading(aki).waitFor()
  expect(page.url()).toBe(link)

  // Whoever looks back at the table comes to its present, without loading the page anew.
  await page.goto(`${link}/at/0`)
  await page.locator('.replay-dock').waitFor()
  await page.evaluate(() => Object.assign(globalThis, { stays: true }))
  await told()
  await page.locator('.replay-dock').waitFor({ state: 'detached' })
  expect(page.url()).toBe(link)
  expect(await page.evaluate(() => 'stays' in globalThis)).toBe(true)

  // Where no window is open one is opened, never at another site.
  await deliver(aki, { ...news, link: `https://elsewhere.example/#/table/${table}` })
  await expect.poll(() => shownTo(aki)).toHaveLength(1)
  const pressed = press(aki, 0)
  await page.close()
  expect(await pressed).toEqual({ focused: [], opened: [`/#/table/${table}`], left: 0 })
  await leave(aki, bea)
})
