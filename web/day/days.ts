import { useEffect, useState } from 'react'
import { games } from '../app/games.ts'
import { hasServer } from '../app/server.ts'
import { api, type DayGlance } from '../online/api.ts'
import { listTables } from '../store/tables.ts'
import { openSession } from '../table/local.ts'
import { sendWaiting } from './send.ts'
import { dayTableId } from './table-id.ts'

/** One of the day's tables, as far as it is known here. */
export interface DayEntry {
  readonly game: string
  /** In this browser: not begun, begun, or played to its end. */
  readonly state: 'new' | 'begun' | 'over'
  /** The own points, here or on the server. */
  readonly score: number | undefined
  /** Who has played, where the server could be asked. */
  readonly glance: DayGlance | undefined
}

/** The points of a finished table that is kept here. */
export async function ownScore(id: string): Promise<number | undefined> {
  return (await openSession(id)).scores('table')[0]?.total
}

async function localEntries(day: string): Promise<DayEntry[]> {
  const tables = await listTables().catch(() => [])
  return Promise.all(
    games.map(async ({ id: game }): Promise<DayEntry> => {
      const id = dayTableId(day, game)
      const table = tables.find((one) => one.id === id)
      const over = table?.over === true
      const score = over ? await ownScore(id).catch(() => undefined) : undefined
      return { game, state: over ? 'over' : table === undefined ? 'new' : 'begun', score, glance: undefined }
    }),
  )
}

/** What the server knows joins what this browser knows. */
function withGlances(entries: readonly DayEntry[], glances: readonly DayGlance[]): DayEntry[] {
  return entries.map((entry) => {
    const glance = glances.find(({ game }) => game === entry.game)
    return { ...entry, glance, score: entry.score ?? glance?.yours?.score }
  })
}

/** The tables of a day: at once as this browser knows them, and then as the server does. */
export function useDay(day: string): readonly DayEntry[] {
  const [entries, setEntries] = useState<readonly DayEntry[]>(() =>
    games.map(({ id }) => ({ game: id, state: 'new', score: undefined, glance: undefined })),
  )
  useEffect(() => {
    let shown = true
    const show = (found: readonly DayEntry[]) => {
      if (shown) setEntries(found)
    }
    const look = async () => {
      const local = await localEntries(day)
      show(local)
      if (!(await hasServer())) return
      await sendWaiting().catch(() => undefined)
      show(withGlances(local, (await api.day(day)).games))
    }
    // Without an answer the day is as this browser knows it.
    look().catch(() => undefined)
    return () => {
      shown = false
    }
  }, [day])
  return entries
}
