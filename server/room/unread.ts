import type { OwnTable } from '../schemas/table.ts'
import { unseenBy } from '../social/blocks.ts'
import type { Statement, Store } from '../store/store.ts'

export type Unread = OwnTable['unread']

export const nothingNew: Unread = { moves: 0, words: 0 }

/** Of each table so many of the last entries are looked at: who has been away for longer has much to read anyway. */
const mostUnread = 100

/** What others did and said at these tables since somebody was last there; words they do not read do not count. */
export async function unreadOf(
  store: Store,
  user: string,
  tables: readonly string[],
): Promise<ReadonlyMap<string, Unread>> {
  if (tables.length === 0) return new Map()
  const unseen = await unseenBy(store, user)
  const rows = await store.db
    .selectFrom('members')
    .innerJoin('tables', 'tables.id', 'members.table_id')
    .innerJoin('entries', 'entries.table_id', 'members.table_id')
    .leftJoin('mutes', (join) =>
      join.onRef('mutes.other_id', '=', 'entries.user_id').on('mutes.user_id', '=', user),
    )
    .select(['entries.table_id', 'entries.kind'])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('members.user_id', '=', user)
    .where('members.table_id', 'in', [...tables])
    .whereRef('entries.position', '>=', 'members.seen')
    .where(({ eb, ref }) => eb('entries.position', '>=', eb(ref('tables.position'), '-', mostUnread)))
    // Nobody's moves are those of bots.
    .where(({ or, eb }) => or([eb('entries.user_id', 'is', null), eb('entries.user_id', '!=', user)]))
    .where(({ or, eb, and }) =>
      or([
        eb('entries.kind', '=', 'played'),
        and([
          eb('entries.kind', '=', 'said'),
          eb('mutes.other_id', 'is', null),
          or([eb('entries.user_id', 'is', null), eb('entries.user_id', 'not in', [...unseen, ''])]),
        ]),
      ]),
    )
    .groupBy(['entries.table_id', 'entries.kind'])
    .execute()
  const found = new Map<string, Unread>()
  for (const { table_id, kind, count } of rows) {
    const known = found.get(table_id) ?? nothingNew
    found.set(table_id, { ...known, [kind === 'played' ? 'moves' : 'words']: count })
  }
  return found
}

/** Somebody has looked at a table up to a position; of two devices the one that saw more is right. */
export function markSeen({ db }: Store, table: string, user: string, seen: number): Statement {
  const query = db
    .updateTable('members')
    .set({ seen })
    .where('table_id', '=', table)
    .where('user_id', '=', user)
    .where('seen', '<', seen)
  return { query }
}
