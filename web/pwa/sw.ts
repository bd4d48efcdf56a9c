/**
 * The app without a network: everything is stored on the first visit and answered from there.
 * A newer version waits until a person asks for it.
 */
declare const PRECACHE: readonly string[]
declare const VERSION: string

interface ServiceWorkerScope {
  readonly clients: {
    claim(): Promise<void>
    matchAll(which: { type: 'window' }): Promise<readonly OpenWindow[]>
    openWindow(address: string): Promise<unknown>
  }
  readonly registration: {
    showNotification(
      title: string,
      more: { body: string; tag: string; icon: string; data: string },
    ): Promise<void>
  }
  skipWaiting(): Promise<void>
  addEventListener(kind: 'install' | 'activate', listener: (event: Lasting) => void): void
  addEventListener(kind: 'fetch', listener: (event: Asked) => void): void
  addEventListener(kind: 'message', listener: (event: MessageEvent) => void): void
  addEventListener(kind: 'push', listener: (event: Pushed) => void): void
  addEventListener(kind: 'notificationclick', listener: (event: Pressed) => void): void
}
interface OpenWindow {
  focus(): Promise<unknown>
  navigate(address: string): Promise<unknown>
}
interface Lasting {
  waitUntil(work: Promise<unknown>): void
}
interface Asked {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}

interface Pushed extends Lasting {
  readonly data: { json(): unknown } | null
}
interface Pressed extends Lasting {
  readonly notification: { readonly data: unknown; close(): void }
}

const scope = globalThis as object as ServiceWorkerScope
const CACHE = `engawa-${VERSION}`

/**
 * The name of an asset carries its hash: what an earlier version stored under it, or the page has just loaded, is
 * the same. Everything else comes past the browser's own cache, which may hold that of the version before.
 */
async function store(path: string, cache: Cache): Promise<void> {
  const lasting = path.startsWith('/assets/')
  const stored = lasting ? await caches.match(path, { ignoreVary: true }) : undefined
  if (stored !== undefined) await cache.put(path, stored)
  else await cache.add(new Request(path, { cache: lasting ? 'default' : 'reload' }))
}

scope.addEventListener('install', (event) => {
  const storeAll = async () => {
    const cache = await caches.open(CACHE)
    await Promise.all(PRECACHE.map((path) => store(path, cache)))
  }
  event.waitUntil(storeAll())
})

scope.addEventListener('activate', (event) => {
  const clear = async () => {
    for (const name of await caches.keys())
      if (name.startsWith('engawa-') && name !== CACHE) await caches.delete(name)
    await scope.clients.claim()
  }
  event.waitUntil(clear())
})

scope.addEventListener('message', (event) => {
  if (event.data === 'take-over') void scope.skipWaiting()
})

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE)
  const key = request.mode === 'navigate' ? '/index.html' : request
  const stored = await cache.match(key, { ignoreSearch: request.mode === 'navigate', ignoreVary: true })
  return stored ?? fetch(request)
}

scope.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  const ours = url.origin === location.origin && request.method === 'GET' && !url.pathname.startsWith('/api/')
  if (ours) event.respondWith(answer(request))
})

/** What the server tells of a turn, as far as it is shown. */
interface News {
  readonly title: string
  readonly others: string
  readonly table: string
  readonly link: string
}

scope.addEventListener('push', (event) => {
  if (event.data === null) return
  const { title, others, table, link } = event.data.json() as News
  // A table that calls again takes the place of its older call.
  const shown = { body: others, tag: table, icon: '/icon-192.png', data: link }
  event.waitUntil(scope.registration.showNotification(title, shown))
})

/** Goes to the table in a window that is open already, or in a new one; never to another site. */
async function goTo(link: string): Promise<void> {
  const address = `/${new URL(link, location.origin).hash}`
  const [open] = await scope.clients.matchAll({ type: 'window' })
  if (open === undefined) {
    await scope.clients.openWindow(address)
    return
  }
  await open.focus()
  await open.navigate(address)
}

scope.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(goTo(String(event.notification.data)))
})
