import { useEffect } from 'react'
import { setWaiting } from '../app/title.ts'
import type { OwnTable } from './api.ts'
import { useOwnTables } from './own-tables.ts'

/** Somebody waits there for this person, or has said something to them. */
export function wantsSomething({ yourTurn, unread }: OwnTable): boolean {
  return yourTurn || unread.words > 0
}

/** Counts, on every page, the tables that want something of this person. */
export function WaitingCount() {
  const count = useOwnTables().tables.filter(wantsSomething).length
  useEffect(() => setWaiting(count), [count])
  return null
}
