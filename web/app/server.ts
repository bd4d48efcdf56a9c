import { useSyncExternalStore } from 'react'
import { retrying } from './retry.ts'

/**
 * Is this page served by an Engawa server, where people can meet, or by a plain folder?
 * It is asked once and quietly: without an answer the app is the same as ever.
 */
let open = false
const listeners = new Set<() => void>()

/** Nobody waits for the answer, so it may take its time on a slow network. */
const PATIENCE = 15_000
const TRIES = 3

/** Whether an Engawa server answers in this moment; fails where nothing does. */
export async function serverAnswers(): Promise<boolean> {
  const answer = await fetch('/api/health', { signal: AbortSignal.timeout(PATIENCE) })
  // A folder that answers every path with its page is no Engawa server.
  return answer.ok && answer.headers.get('content-type')?.includes('json') === true
}

async function ask(): Promise<void> {
  open = await retrying(serverAnswers, { tries: TRIES }).catch(() => false)
  if (open) for (const listener of listeners) listener()
}

let asked: Promise<void> | undefined

export function hasServer(): Promise<boolean> {
  asked ??= ask()
  return asked.then(() => open)
}

/** How long a page waits for the answer before it is drawn without. */
const LONGEST_WAIT = 1000
let heard: Promise<void> | undefined

/** Until the server has answered or is late: what is drawn only where there is one, would move what is drawn already. */
export function serverHeard(): Promise<void> {
  heard ??= Promise.race([
    hasServer().then(() => undefined),
    new Promise<void>((done) => setTimeout(done, LONGEST_WAIT)),
  ])
  return heard
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  void hasServer()
  return () => listeners.delete(listener)
}

export function useHasServer(): boolean {
  return useSyncExternalStore(subscribe, () => open)
}

// Whoever opened the page on the way, before there was a network, can play online later.
addEventListener('online', () => {
  if (!open) asked = ask()
})
