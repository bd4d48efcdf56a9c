import { notFound, Problem } from '../problem.ts'
import type { Store } from '../store/store.ts'

/** Lists of people that one person keeps. */
type PersonalList = 'mutes' | 'blocks' | 'friends'

export async function mustBeKnown({ db }: Store, user: string): Promise<void> {
  const known = await db.selectFrom('users').select('id').where('id', '=', user).executeTakeFirst()
  if (known === undefined) throw notFound('player')
}

/** Refuses one more on a list that is full; whoever stands on it already may be put there again. */
export async function mustHaveRoom(
  { db }: Store,
  list: PersonalList,
  user: string,
  other: string,
  most: number,
): Promise<void> {
  const rows = await db.selectFrom(list).select('other_id').where('user_id', '=', user).execute()
  if (rows.length >= most && rows.every(({ other_id }) => other_id !== other))
    throw new Problem(409, 'list-full', `This list holds ${most} people: take somebody away first.`)
}
