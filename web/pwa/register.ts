/** Keeps the house usable without a network, and says when a newer one is ready. It never reloads by itself. */
let waiting: ServiceWorker | undefined
const listeners = new Set<() => void>()

function found(worker: ServiceWorker): void {
  waiting = worker
  for (const listener of listeners) listener()
}

export function watchForUpdates(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  void navigator.serviceWorker.register('/sw.js').then((registration) => {
    if (registration.waiting !== null && navigator.serviceWorker.controller !== null)
      found(registration.waiting)
    registration.addEventListener('updatefound', () => {
      const { installing } = registration
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'installed' && navigator.serviceWorker.controller !== null) found(installing)
      })
    })
  })
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
