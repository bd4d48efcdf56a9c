/**
 * Every retry of the client stands on these waits: each try waits longer than the one before it, up to the last,
 * and after so many tries it is over.
 */
const WAITS = [1000, 2000, 4000, 8000, 15_000] as const
/** Pages that lost the same server in the same moment do not come back in the same moment. */
const JITTER = 0.3

/** How long to wait after so many failures in a row, in milliseconds. */
export function waitAfter(failures: number): number {
  const wait = WAITS[Math.min(Math.max(failures, 1), WAITS.length) - 1] ?? 0
  return wait * (1 + JITTER * (Math.random() - 0.5))
}

/** Until it is time for the next try: after a while, as soon as the browser has a network again, or when it is called off. */
function pause(milliseconds: number, off: AbortSignal | undefined): Promise<void> {
  return new Promise((done) => {
    const go = () => {
      clearTimeout(timer)
      removeEventListener('online', go)
      off?.removeEventListener('abort', go)
      done()
    }
    const timer = setTimeout(go, milliseconds)
    addEventListener('online', go)
    off?.addEventListener('abort', go)
  })
}

interface Limits {
  /** How many tries there are, the first one included. */
  readonly tries: number
  /** Whether the same may go well another time; otherwise it is over at once. */
  worthwhile?(problem: unknown): boolean
  /** Nobody wants it any more: no further try is made or waited for. */
  readonly off?: AbortSignal
}

/** Does something that may fail, again and again within these limits; fails like the last try. */
export async function retrying<Value>(
  work: () => Promise<Value>,
  { tries, worthwhile = () => true, off }: Limits,
): Promise<Value> {
  for (let failures = 1; ; failures++) {
    try {
      return await work()
    } catch (problem) {
      if (failures >= tries || off?.aborted || !worthwhile(problem)) throw problem
      await pause(waitAfter(failures), off)
      if (off?.aborted) throw problem
    }
  }
}

/** So many failures in a row double the time until the next question; more do not. */
const MOST_DOUBLINGS = 4

/**
 * Asks now and again, so many milliseconds after each answer: only while the page is in sight, and after failures ever
 * more seldom. `now` asks at once.
 */
export function polling(work: () => Promise<unknown>, every: number): { now(): void; stop(): void } {
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let asking = false
  let stopped = false
  const now = () => {
    clearTimeout(timer)
    if (asking || stopped || document.visibilityState === 'hidden') return
    asking = true
    work()
      .then(
        () => {
          failures = 0
        },
        () => {
          failures++
        },
      )
      .finally(() => {
        asking = false
        if (!stopped) timer = setTimeout(now, every * 2 ** Math.min(failures, MOST_DOUBLINGS))
      })
  }
  const seen = () => {
    if (document.visibilityState === 'visible') now()
  }
  document.addEventListener('visibilitychange', seen)
  now()
  return {
    now,
    stop() {
      stopped = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', seen)
    },
  }
}
