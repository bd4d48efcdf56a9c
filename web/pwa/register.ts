/** Keeps the app usable without a network, and says when a newer version is ready. It never reloads by itself. */
let waiting: ServiceWorker | undefined
const listeners = new Set<() => void>()

function found(worker: ServiceWorker): void {
  waiting = worker
  for (const listener of listeners) listener()
}

function watch(registration: ServiceWorkerRegistration): void {
  const running = () => navigator.serviceWorker.controller !== null
  if (registration.waiting !== null && running()) found(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && running()) found(installing)
    })
  })
}

/** A browser that allows no service worker plays as well, only not without a network. */
export async function watchForUpdates(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  try {
    watch(await navigator.serviceWorker.register('/sw.js'))
  } catch {
    waiting = undefined
  }
}

export function updateWaiting(): boolean {
  return waiting !== undefined
}

export function onUpdate(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Only ever called by a person's press. The tables are stored after every move, so nothing is lost. */
export function updateNow(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  waiting?.postMessage('take-over')
}
