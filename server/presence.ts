import type { Log } from './log.ts'
import type { Services } from './services.ts'
import type { Statement, Store } from './store/store.ts'

const every = 20_000
const usersAtOnce = 500
/** What was noted of whoever listens holds until the next note but one. */
const holds = 45_000
/** A page that is open but out of sight is forgotten after so long. */
const awayHolds = 30 * 60_000
/** Between two pages nobody listens for a moment. */
const grace = 3000

/** `here`: a page before somebody's eyes; `away`: one that is open elsewhere; `gone`: none. */
export type Presence = 'here' | 'away' | 'gone'

interface Listeners {
  readonly users: Iterable<string>
  isHere(user: string): boolean
  onPresence(listener: (user: string, here: boolean) => void): void
}

/** Notes until when these people are here; who is here is not away. */
function listens({ db }: Store, users: readonly string[], here: number): Statement {
  const query = db
    .insertInto('presence')
    .values(users.map((user_id) => ({ user_id, here, away: 0 })))
    .onConflict((on) => on.column('user_id').doUpdateSet({ here, away: 0 }))
  return { query }
}

/** Somebody's page went out of sight, or was closed while it was. */
export function leavesSight({ db }: Store, user: string, state: 'away' | 'gone'): Statement {
  const away = state === 'away' ? Date.now() + awayHolds : 0
  const query = db
    .insertInto('presence')
    .values({ user_id: user, here: 0, away })
    .onConflict((on) => on.column('user_id').doUpdateSet({ away }))
  return { query }
}

/** The rows of those who do not hide. */
const shown = ({ db }: Store) =>
  db
    .selectFrom('presence')
    .leftJoin('hidden', 'hidden.user_id', 'presence.user_id')
    .where('hidden.user_id', 'is', null)

/** Whether these people are here; whoever hides is not. */
export async function presenceOf(
  store: Store,
  users: readonly string[],
): Promise<ReadonlyMap<string, Presence>> {
  if (users.length === 0) return new Map()
  const rows = await shown(store)
    .select(['presence.user_id', 'presence.here', 'presence.away'])
    .where('presence.user_id', 'in', [...users])
    .execute()
  const now = Date.now()
  const known = new Map(rows.map((row) => [row.user_id, row]))
  return new Map(
    users.map((user): [string, Presence] => {
      const { here = 0, away = 0 } = known.get(user) ?? {}
      return [user, here > now ? 'here' : away > now ? 'away' : 'gone']
    }),
  )
}

/** How many people are here. */
export async function countHere(store: Store): Promise<number> {
  const { count } = await shown(store)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('presence.here', '>', Date.now())
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Hides somebody from everybody, or shows them again. */
export function hides({ db }: Store, user: string, hidden: boolean): Statement {
  if (!hidden) return { query: db.deleteFrom('hidden').where('user_id', '=', user) }
  const query = db
    .insertInto('hidden')
    .values({ user_id: user })
    .onConflict((on) => on.doNothing())
  return { query }
}

export async function isHidden({ db }: Store, user: string): Promise<boolean> {
  const row = await db.selectFrom('hidden').select('user_id').where('user_id', '=', user).executeTakeFirst()
  return row !== undefined
}

/**
 * Whoever listens to a stream is here. It is noted in the store now and then, so that every process knows:
 * they get no messages about their turns, and no bot steps in for them.
 */
export function startPresence(
  { store }: Services,
  listeners: Listeners,
  log: Log,
  interval = every,
): { close(): void } {
  const failed = (error: unknown): void => log.error({ err: error }, 'it could not be noted who is here')
  const note = async (): Promise<void> => {
    const users = [...listeners.users]
    for (let first = 0; first < users.length; first += usersAtOnce) {
      const some = users.slice(first, first + usersAtOnce)
      const now = Date.now()
      const seen = store.db.updateTable('users').set({ seen: now }).where('id', 'in', some)
      await store.write([{ query: seen }, listens(store, some, now + holds)])
    }
  }
  const left = async (user: string): Promise<void> => {
    if (listeners.isHere(user)) return
    // Where another process still has a stream of theirs it notes them anew.
    const query = store.db.updateTable('presence').set({ here: 0 }).where('user_id', '=', user)
    await store.write([{ query }])
  }
  let closed = false
  listeners.onPresence((user, here) => {
    if (closed) return
    if (here) store.write([listens(store, [user], Date.now() + holds)]).catch(failed)
    else setTimeout(() => void (closed ? undefined : left(user).catch(failed)), grace).unref()
  })
  const timer = setInterval(() => void note().catch(failed), interval).unref()
  return {
    close() {
      closed = true
      clearInterval(timer)
    },
  }
}
