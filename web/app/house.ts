import { useSyncExternalStore } from 'react'

/**
 * Is this page served by a house where people can meet, or by a plain folder?
 * It is asked once and quietly: without an answer the app is the same as ever.
 */
let open = false
const listeners = new Set<() => void>()

async function ask(): Promise<void> {
  try {
    const answer = await fetch('/api/health', { signal: AbortSignal.timeout(5000) })
    // A folder that answers every path with its page is no house.
    if (!answer.ok || !answer.headers.get('content-type')?.includes('json')) return
    open = true
    for (const listener of listeners) listener()
  } catch {
    // No network, or nobody there.
  }
}

let asked: Promise<void> | undefined

export function houseIsOpen(): Promise<boolean> {
  asked ??= ask()
  return asked.then(() => open)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  void houseIsOpen()
  return () => listeners.delete(listener)
}

export function useHouse(): boolean {
  return useSyncExternalStore(subscribe, () => open)
}

// Whoever opened the page on the way, before there was a network, gets the house later.
addEventListener('online', () => {
  if (!open) asked = ask()
})

/** Tables of a house have long ids that cannot be guessed; those of this browser are short. */
export function isHouseTable(id: string): boolean {
  return /^[A-Za-z0-9_-]{22}$/.test(id)
}
