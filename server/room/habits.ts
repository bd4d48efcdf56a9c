import type { Habits, Preferences } from '../schemas/person.ts'
import type { Statement, Store } from '../store/store.ts'

/** What somebody's habits were from a moment on. */
export interface HabitsSince {
  readonly since: number
  readonly habits: Habits | undefined
}

/** So many changes are kept; a turn that began before all of them knows no habits. */
const mostChanges = 20

/** How somebody's habits changed, the newest first; nothing where they never did. */
export async function habitsOf({ db }: Store, user: string): Promise<HabitsSince[]> {
  const rows = await db
    .selectFrom('habits')
    .selectAll()
    .where('user_id', '=', user)
    .orderBy('since', 'desc')
    .limit(mostChanges)
    .execute()
  return rows.map(({ since, data }) => ({ since, habits: (JSON.parse(data) as Preferences).habits }))
}

/** Notes that somebody has other habits from now on. */
export async function noteHabits(
  store: Store,
  user: string,
  before: Preferences,
  after: Preferences,
): Promise<Statement[]> {
  if (JSON.stringify(before.habits) === JSON.stringify(after.habits)) return []
  const { db } = store
  const known = await habitsOf(store, user)
  const row = (since: number, { habits }: Preferences) => ({
    user_id: user,
    since,
    data: JSON.stringify({ habits }),
  })
  const rows = [...(known.length === 0 ? [row(0, before)] : []), row(Date.now(), after)]
  const oldest = known[mostChanges - 2]?.since ?? 0
  return [
    { query: db.deleteFrom('habits').where('user_id', '=', user).where('since', '<', oldest) },
    ...rows.map((values) => ({
      query: db
        .insertInto('habits')
        .values(values)
        .onConflict((on) => on.columns(['user_id', 'since']).doUpdateSet({ data: values.data })),
    })),
  ]
}
