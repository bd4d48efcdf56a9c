import { api } from './api.ts'
import { lookAgain } from './own-tables.ts'
import type { RemoteTable } from './remote-table.ts'

/** Many things can happen in one moment; the server is told once. */
const GATHER = 2000

/** How far the server knows that each table was looked at from this page. */
const told = new Map<string, number>()

async function tell({ id, seat, log: { position } }: RemoteTable): Promise<void> {
  if (seat === undefined || position <= (told.get(id) ?? 0)) return
  told.set(id, position)
  try {
    await api.seen(id, position)
    lookAgain()
  } catch {
    // The next look is told again.
    told.delete(id)
  }
}

/** Tells the server how far one has looked at a table, while its page is in sight; gives back how to stop. */
export function keepLooked(remote: RemoteTable): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tellNow = () => {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    void tell(remote)
  }
  const tellSoon = () => {
    if (document.visibilityState === 'visible') timer ??= setTimeout(tellNow, GATHER)
  }
  const turn = () => (document.visibilityState === 'visible' ? tellSoon() : tellNow())
  const stop = remote.subscribe(tellSoon)
  document.addEventListener('visibilitychange', turn)
  tellSoon()
  return () => {
    stop()
    document.removeEventListener('visibilitychange', turn)
    tellNow()
  }
}
