import { newId } from './ids.ts'
import type { Log } from './log.ts'
import type { Services } from './services.ts'
import type { Statement, Store } from './store/store.ts'

const every = 2000
/** What a process said holds until it has said it again, or died. */
const holds = 30_000

/** How many look on at these tables, by way of all processes. */
export async function spectatorsAt(
  { db }: Store,
  tables: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (tables.length === 0) return new Map()
  const rows = await db
    .selectFrom('spectators')
    .select(['table_id', 'count'])
    .where('table_id', 'in', [...tables])
    .where('until', '>', Date.now())
    .execute()
  const counts = new Map<string, number>()
  for (const { table_id, count } of rows) counts.set(table_id, (counts.get(table_id) ?? 0) + count)
  return counts
}

/** Notes now and then how many look on by way of this process, so that every process knows. */
export function startSpectators(
  { store }: Services,
  hub: { readonly spectators: ReadonlyMap<string, number> },
  log: Log,
  interval = every,
): { close(): void } {
  const process = newId()
  let noted = new Map<string, { count: number; until: number }>()
  const note = async (): Promise<void> => {
    const now = Date.now()
    const counts = hub.spectators
    const next = new Map<string, { count: number; until: number }>()
    const statements: Statement[] = []
    for (const table of new Set([...noted.keys(), ...counts.keys()])) {
      const count = counts.get(table) ?? 0
      const before = noted.get(table)
      const lasts = before?.count === count && before.until > now + holds / 2
      if (lasts) next.set(table, before)
      else {
        statements.push(noting(store, { table_id: table, process, count, until: now + holds }))
        if (count > 0) next.set(table, { count, until: now + holds })
      }
    }
    if (statements.length > 0) await store.write(statements)
    noted = next
  }
  const failed = (error: unknown): void => log.error({ err: error }, 'it could not be noted who looks on')
  const timer = setInterval(() => void note().catch(failed), interval).unref()
  return { close: () => clearInterval(timer) }
}

function noting(
  { db }: Store,
  row: { table_id: string; process: string; count: number; until: number },
): Statement {
  const query = db
    .insertInto('spectators')
    .values(row)
    .onConflict((on) => on.columns(['table_id', 'process']).doUpdateSet(row))
  return { query }
}
