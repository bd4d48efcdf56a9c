import { useEffect } from 'react'
import { setWaiting } from '../app/title.ts'
import type { OwnTable } from './api.ts'
import { useOwnTables } from './own-tables.ts'
import { Calls } from './together/calls.tsx'

/** Somebody waits there for this person, or has said something to them. */
export function wantsSomething({ yourTurn, unread }: OwnTable): boolean {
  return yourTurn || unread.words > 0
}

/** On every page: counts the tables that want something of this person, and tells who asks for them. */
export function Attention() {
  const count = useOwnTables().tables.filter(wantsSomething).length
  useEffect(() => setWaiting(count), [count])
  // What was played without a network follows.
  useEffect(() => {
    void import('../day/send.ts').then(({ sendWaiting }) => sendWaiting()).catch(() => undefined)
  }, [])
  return <Calls />
}
