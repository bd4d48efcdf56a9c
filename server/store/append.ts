import { type CompiledQuery, type Kysely, sql } from 'kysely'
import type { Row, Schema } from './schema.ts'
import type { Statement } from './store.ts'

/** A table's log grows by one entry, and what lists show of the table changes with it. */
export interface Addition {
  readonly entry: Row<'entries'>
  readonly summary: Summary
  /** The table's row holds this summary already: only its position and its time move on, which touches no index. */
  readonly sameSummary?: boolean
}

/** What lists show of a table, and what decides when it is looked after. */
export type Summary = Pick<Row<'tables'>, 'status' | 'deadline' | 'glance'>

/**
 * Puts additions into words. It is done once and then only the values change:
 * with every move the builder would cost more than the store.
 */
export function additionWriter(db: Kysely<Schema>): (addition: Addition) => Statement[] {
  const values = sql.join(Array.from({ length: 8 }, () => null))
  const insert = sql`
    insert into entries (table_id, position, time, kind, seat, user_id, client, data)
    values (${values}) on conflict do nothing`.compile(db)
  const update = sql`
    update tables
    set status = ${null}, position = ${null}, updated = ${null}, deadline = ${null}, glance = ${null}
    where id = ${null}`.compile(db)
  const advance = sql`update tables set position = ${null}, updated = ${null} where id = ${null}`.compile(db)
  return ({ entry, summary, sameSummary }) => [
    {
      must: true,
      query: withValues(insert, [
        entry.table_id,
        entry.position,
        entry.time,
        entry.kind,
        entry.seat,
        entry.user_id,
        entry.client,
        entry.data,
      ]),
    },
    {
      query:
        sameSummary === true
          ? withValues(advance, [entry.position + 1, entry.time, entry.table_id])
          : withValues(update, [
              summary.status,
              entry.position + 1,
              entry.time,
              summary.deadline,
              summary.glance,
              entry.table_id,
            ]),
    },
  ]
}

function withValues({ query, queryId, sql: text }: CompiledQuery, parameters: unknown[]): CompiledQuery {
  return { query, queryId, sql: text, parameters }
}
