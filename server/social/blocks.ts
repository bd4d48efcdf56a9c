import type { Statement, Store } from '../store/store.ts'

/** Those between whom and this person stands a block, whoever of the two wanted it. */
export async function unseenBy({ db }: Store, user: string): Promise<Set<string>> {
  const [own, others] = await Promise.all([
    db.selectFrom('blocks').select('other_id as id').where('user_id', '=', user).execute(),
    db.selectFrom('blocks').select('user_id as id').where('other_id', '=', user).execute(),
  ])
  return new Set([...own, ...others].map(({ id }) => id))
}

/** Wants nothing more of somebody: friendship and what was asked of each other go with it. */
export function blocks({ db }: Store, user: string, other: string): Statement[] {
  const row = { user_id: user, other_id: other, created: Date.now() }
  const pairs = [
    [user, other],
    [other, user],
  ] as const
  return [
    {
      query: db
        .insertInto('blocks')
        .values(row)
        .onConflict((on) => on.doNothing()),
    },
    ...pairs.flatMap(([from, to]): Statement[] => [
      { query: db.deleteFrom('friends').where('user_id', '=', from).where('other_id', '=', to) },
      { query: db.deleteFrom('calls').where('from_id', '=', from).where('user_id', '=', to) },
    ]),
  ]
}

export function unblocks({ db }: Store, user: string, other: string): Statement {
  return { query: db.deleteFrom('blocks').where('user_id', '=', user).where('other_id', '=', other) }
}
