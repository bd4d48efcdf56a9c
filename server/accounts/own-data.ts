import { resign } from '../commands/ending.ts'
import { leave } from '../commands/seating.ts'
import type { Log } from '../log.ts'
import type { Person } from '../people.ts'
import type { Services } from '../services.ts'
import { closeEmptyClubs, passOnClubs } from '../social/clubs.ts'
import type { Statement } from '../store/store.ts'
import { leaveTournament } from '../tournament/commands.ts'

const tablesAtOnce = 500

/** Rows that are about one person alone. */
const ownRows = [
  'sessions',
  'habits',
  'passkeys',
  'pushes',
  'members',
  'ratings',
  'day_results',
  'reviews',
  'unlisted',
  'sanctions',
  'recovery_codes',
  'messages',
  'mutes',
  'presence',
  'hidden',
  'friends',
  'friend_links',
  'blocks',
  'calls',
  'club_members',
] as const

/**
 * Forgets somebody: their name, words, notes, sessions and keys go; their moves stay, as nobody's,
 * because the games of others rest on them. Where they still played, a bot takes over.
 */
export function deleteData(services: Services, person: Person, log: Log): Promise<void> {
  return services.people.whileForgetting(person.id, async () => {
    const tables = await forget(services, person, log, [])
    // What they had sent before and was still under way is there by now.
    await forget(services, person, log, tables)
  })
}

/** Gives the tables that it touched; `before`: those that were touched before, should something have happened there. */
async function forget(
  services: Services,
  person: Person,
  log: Log,
  before: readonly string[],
): Promise<string[]> {
  const { db } = services.store
  const memberships = await db.selectFrom('members').selectAll().where('user_id', '=', person.id).execute()
  // A table or tournament that fails keeps nobody from being forgotten.
  const failed = (error: unknown): void =>
    log.error({ err: error }, 'a table could not forget somebody; the rest is deleted all the same')
  for (const { table_id, seat } of memberships)
    if (seat !== null) await stopPlaying(services, person, table_id, seat).catch(failed)
  // One that has not begun has the place free again.
  for (const id of await openTournaments(services, person.id))
    await leaveTournament(services, person, id).catch(failed)
  const owned = await db.selectFrom('tables').select('id').where('owner', '=', person.id).execute()
  await services.write([
    { query: db.updateTable('tables').set({ owner: null }).where('owner', '=', person.id) },
  ])
  // Tables in memory are read anew from here on, by nobody's name.
  const touched = new Set([
    ...memberships.map(({ table_id }) => table_id),
    ...owned.map(({ id }) => id),
    ...(await tablesWithWords(services, person.id, before)),
  ])
  for (const table of touched) await blankEntries(services, person.id, table).catch(failed)
  const mine = (table: (typeof ownRows)[number]): Statement => ({
    query: db.deleteFrom(table).where('user_id', '=', person.id),
  })
  await services.write(
    [
      ...ownRows.map(mine),
      { query: db.deleteFrom('mutes').where('other_id', '=', person.id) },
      { query: db.deleteFrom('friends').where('other_id', '=', person.id) },
      { query: db.deleteFrom('blocks').where('other_id', '=', person.id) },
      { query: db.deleteFrom('calls').where('from_id', '=', person.id) },
      { query: db.deleteFrom('challenges').where('user_id', '=', person.id) },
      { query: db.updateTable('results').set({ user_id: null }).where('user_id', '=', person.id) },
      { query: db.updateTable('reports').set({ user_id: null }).where('user_id', '=', person.id) },
      { query: db.updateTable('reports').set({ about: null }).where('about', '=', person.id) },
      { query: db.updateTable('audit').set({ user_id: null }).where('user_id', '=', person.id) },
      { query: db.updateTable('invitations').set({ used_by: '' }).where('used_by', '=', person.id) },
      // A bot plays on for them.
      {
        query: db
          .updateTable('entrants')
          .set({ user_id: null, name: '', gone: 1 })
          .where('user_id', '=', person.id),
      },
      // Nobody else could begin it.
      {
        query: db
          .updateTable('tournaments')
          .set(({ eb }) => ({ status: 'cancelled' as const, updated: eb('updated', '+', 1) }))
          .where('owner', '=', person.id)
          .where('status', '=', 'open')
          .where('starts', 'is', null),
      },
      { query: db.updateTable('tournaments').set({ owner: null }).where('owner', '=', person.id) },
      // Nobody belongs to a club by now who is forgotten.
      passOnClubs(services.store, person.id),
      closeEmptyClubs(services.store),
      { query: db.deleteFrom('users').where('id', '=', person.id) },
    ],
    { kind: 'person', user: person.id, out: true },
  )
  return [...touched]
}

/** Those of some tables at whose logs somebody's name stands. */
async function tablesWithWords(
  { store }: Services,
  user: string,
  tables: readonly string[],
): Promise<string[]> {
  const found: string[] = []
  for (let first = 0; first < tables.length; first += tablesAtOnce) {
    const rows = await store.db
      .selectFrom('entries')
      .select('table_id')
      .distinct()
      .where('table_id', 'in', tables.slice(first, first + tablesAtOnce))
      .where('user_id', '=', user)
      .execute()
    found.push(...rows.map(({ table_id }) => table_id))
  }
  return found
}

async function openTournaments({ store }: Services, user: string): Promise<string[]> {
  const rows = await store.db
    .selectFrom('entrants')
    .innerJoin('tournaments', 'tournaments.id', 'entrants.tournament_id')
    .select('tournaments.id')
    .where('entrants.user_id', '=', user)
    .where('tournaments.status', '=', 'open')
    .execute()
  return rows.map(({ id }) => id)
}

async function stopPlaying(services: Services, person: Person, table: string, seat: number): Promise<void> {
  const status = await services.rooms.read(table, (room) => room.state.status)
  if (status === 'open') await leave(services, person, table, seat)
  else if (status === 'playing') await resign(services, person, table)
}

/** Takes name and words out of a table's log; snapshots are made anew from it. */
async function blankEntries(services: Services, user: string, table: string): Promise<void> {
  const { db } = services.store
  const rows = await db
    .selectFrom('entries')
    .selectAll()
    .where('table_id', '=', table)
    .where('user_id', '=', user)
    .where('kind', 'in', ['sat', 'said'])
    .execute()
  const blanked = rows.map(({ position, data }): Statement => {
    const blank = { ...(JSON.parse(data) as object), name: '', text: '' }
    return {
      query: db
        .updateTable('entries')
        .set({ data: JSON.stringify(blank) })
        .where('table_id', '=', table)
        .where('position', '=', position),
    }
  })
  const anonymous = db
    .updateTable('entries')
    .set({ user_id: null })
    .where('table_id', '=', table)
    .where('user_id', '=', user)
  await services.write(
    [...blanked, { query: anonymous }, { query: db.deleteFrom('snapshots').where('table_id', '=', table) }],
    { kind: 'forget', table },
  )
  await services.rooms.refresh(table)
}
