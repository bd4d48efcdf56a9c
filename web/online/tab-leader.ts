/** Of the lock and of the channel; pages that exchange other messages than these do use another name. */
const NAME = 'engawa-stream'

/** A server without a certificate, reached by name: there browsers have no locks, so tabs cannot elect a leader. */
const canElect = 'locks' in navigator && 'BroadcastChannel' in globalThis

/** What the tabs of this browser send each other; none where they cannot. */
export function openChannel(): BroadcastChannel | undefined {
  return canElect ? new BroadcastChannel(NAME) : undefined
}

interface Candidate {
  /** Does not wait until the present leader resigns. */
  readonly atOnce: boolean
  elected(): void
  /** Another tab did not wait. */
  deposed(): void
}

/**
 * Leader election between tabs, by a lock of the browser: asks to be the one tab that holds the event stream
 * and gives back how to resign. A tab that is closed or crashes resigns by itself. Where tabs cannot elect
 * one, each is its own leader.
 */
export function runForLeader({ atOnce, elected, deposed }: Candidate): () => void {
  const resignation = new AbortController()
  const { signal } = resignation
  let leads = false
  const lead = async () => {
    if (signal.aborted) return
    leads = true
    elected()
    await new Promise((release) => signal.addEventListener('abort', release, { once: true }))
  }
  const requested = canElect
    ? navigator.locks.request(NAME, atOnce ? { steal: true } : { signal }, lead)
    : lead()
  requested.catch(() => {
    if (signal.aborted) return
    if (leads) deposed()
    else void lead()
  })
  return () => resignation.abort()
}
