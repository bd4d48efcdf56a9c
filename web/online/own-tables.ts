import { useSyncExternalStore } from 'react'
import { api, type OwnTable } from './api.ts'
import { whoAmI } from './me.ts'
import { followAll } from './stream.ts'

interface Own {
  readonly tables: readonly OwnTable[]
  /** The table that waits for this person most urgently. */
  readonly next: OwnTable | undefined
}

/** Many things can happen in one moment; one question answers them all. */
const GATHER = 250

let own: Own = { tables: [], next: undefined }
let timer: ReturnType<typeof setTimeout> | undefined
let stop: (() => void) | undefined
const listeners = new Set<() => void>()

async function look(): Promise<void> {
  if ((await whoAmI()) === undefined) own = { tables: [], next: undefined }
  else {
    const { tables, next } = await api.myTables()
    own = { tables, next: tables.find(({ id }) => id === next) }
  }
  for (const listener of listeners) listener()
}

function lookSoon(): void {
  clearTimeout(timer)
  timer = setTimeout(() => void look().catch(() => undefined), GATHER)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  stop ??= followAll(lookSoon)
  lookSoon()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    stop?.()
    stop = undefined
  }
}

/** Something about one's tables may have changed that no news tells of. */
export function lookAgain(): void {
  if (listeners.size > 0) lookSoon()
}

/** One's own tables on this server, those that wait for one first; kept up to date. */
export function useOwnTables(): Own {
  return useSyncExternalStore(subscribe, () => own)
}
