import type { Config } from '../config.ts'
import { entryFrom } from '../room/entry.ts'
import { openStore } from './open.ts'

/** Something that was said, and what somebody at the table has against it. */
export interface Report {
  readonly time: number
  readonly table: string
  /** The player, whose name may have changed since. */
  readonly player: string | null
  readonly name: string
  readonly text: string
  readonly reason: string
}

/** What people reported, oldest first, for whoever runs the server. */
export async function reports(config: Config): Promise<Report[]> {
  const store = await openStore(config)
  try {
    const rows = await store.db
      .selectFrom('reports')
      .innerJoin('entries', (join) =>
        join
          .onRef('entries.table_id', '=', 'reports.table_id')
          .onRef('entries.position', '=', 'reports.position'),
      )
      .selectAll('entries')
      .select(['reports.created', 'reports.reason'])
      .orderBy('reports.created')
      .execute()
    return rows.flatMap(({ created, reason, ...row }) => {
      const { body, user } = entryFrom(row)
      if (body.kind !== 'said') return []
      const { name, text } = body
      return [{ time: created, table: row.table_id, player: user, name, text, reason }]
    })
  } finally {
    await store.close()
  }
}
