/** Of pages that say other things to each other than these do, under another name. */
const NAME = 'engawa-line'

/** A house without a certificate, reached by name: there browsers let pages neither take turns nor agree. */
const pagesAgree = 'locks' in navigator && 'BroadcastChannel' in globalThis

/** What the pages of this browser say to each other; none where they cannot. */
export function openChannel(): BroadcastChannel | undefined {
  return pagesAgree ? new BroadcastChannel(NAME) : undefined
}

interface Claim {
  /** Does not wait until the one who holds it lets go. */
  readonly atOnce: boolean
  granted(): void
  /** Another page did not wait. */
  taken(): void
}

/**
 * Asks to be the one page of this browser that holds the line; gives back how to let go. A page that is
 * closed or crashes lets go by itself. Where pages cannot agree each holds a line of its own.
 */
export function claimLine({ atOnce, granted, taken }: Claim): () => void {
  const stop = new AbortController()
  const { signal } = stop
  let held = false
  const hold = async () => {
    if (signal.aborted) return
    held = true
    granted()
    await new Promise((release) => signal.addEventListener('abort', release, { once: true }))
  }
  const asked = pagesAgree
    ? navigator.locks.request(NAME, atOnce ? { steal: true } : { signal }, hold)
    : hold()
  asked.catch(() => {
    if (signal.aborted) return
    if (held) taken()
    else void hold()
  })
  return () => stop.abort()
}
