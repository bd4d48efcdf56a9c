/**
 * The house without a network: everything is stored on the first visit and answered from there.
 * A newer house waits until a person asks for it.
 */
declare const PRECACHE: readonly string[]
declare const VERSION: string

interface HouseWorker {
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(kind: 'install' | 'activate', listener: (event: Lasting) => void): void
  addEventListener(kind: 'fetch', listener: (event: Asked) => void): void
  addEventListener(kind: 'message', listener: (event: MessageEvent) => void): void
}
interface Lasting {
  waitUntil(work: Promise<unknown>): void
}
interface Asked {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}

const house = globalThis as object as HouseWorker
const CACHE = `engawa-${VERSION}`

house.addEventListener('install', (event) => {
  // Past the browser's own cache, which may hold a page of the house before.
  const fresh = PRECACHE.map((path) => new Request(path, { cache: 'reload' }))
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(fresh)))
})

house.addEventListener('activate', (event) => {
  const clear = async () => {
    for (const name of await caches.keys())
      if (name.startsWith('engawa-') && name !== CACHE) await caches.delete(name)
    await house.clients.claim()
  }
  event.waitUntil(clear())
})

house.addEventListener('message', (event) => {
  if (event.data === 'take-over') void house.skipWaiting()
})

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE)
  const key = request.mode === 'navigate' ? '/index.html' : request
  const stored = await cache.match(key, { ignoreSearch: request.mode === 'navigate', ignoreVary: true })
  return stored ?? fetch(request)
}

house.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  const ours = url.origin === location.origin && request.method === 'GET' && !url.pathname.startsWith('/api/')
  if (ours) event.respondWith(answer(request))
})
