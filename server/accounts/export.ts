import type { Kysely } from 'kysely'
import { entryFrom } from '../room/entry.ts'
import type { Schema } from '../store/schema.ts'

/** All the server knows of somebody, for themselves. Secrets that only machines use are left out. */
export async function exportData(db: Kysely<Schema>, user: string): Promise<Record<string, unknown>> {
  const { password, preferences, ...about } = await db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', user)
    .executeTakeFirstOrThrow()
  const company = await ownCompany(db, user)
  const [sessions, passkeys, tables, entries, ratings, results, days, mutes, pushes, reports, sanctions] =
    await Promise.all([
      db
        .selectFrom('sessions')
        .select(['id', 'label', 'created', 'seen'])
        .where('user_id', '=', user)
        .execute(),
      db.selectFrom('passkeys').select(['id', 'label', 'created']).where('user_id', '=', user).execute(),
      db.selectFrom('members').selectAll().where('user_id', '=', user).execute(),
      ownEntries(db, user),
      db.selectFrom('ratings').selectAll().where('user_id', '=', user).execute(),
      db.selectFrom('results').selectAll().where('user_id', '=', user).execute(),
      db.selectFrom('day_results').selectAll().where('user_id', '=', user).execute(),
      db.selectFrom('mutes').select('other_id').where('user_id', '=', user).execute(),
      db.selectFrom('pushes').select(['endpoint', 'created']).where('user_id', '=', user).execute(),
      db
        .selectFrom('reports')
        .select(['table_id', 'position', 'reason', 'created'])
        .where('user_id', '=', user)
        .execute(),
      db.selectFrom('sanctions').selectAll().where('user_id', '=', user).execute(),
    ])
  const person = { ...about, preferences: JSON.parse(preferences) as unknown, hasPassword: password !== null }
  return {
    person,
    sessions,
    passkeys,
    tables,
    entries,
    ratings,
    results,
    days,
    mutes,
    pushes,
    reports,
    sanctions,
    ...company,
  }
}

/** Whom somebody asked, blocked and called to tables, and whether they hide. */
async function ownCompany(db: Kysely<Schema>, user: string): Promise<Record<string, unknown>> {
  const [friends, blocks, calls, hidden, tournaments, clubs] = await Promise.all([
    db.selectFrom('friends').select(['other_id', 'created']).where('user_id', '=', user).execute(),
    db.selectFrom('blocks').select(['other_id', 'created']).where('user_id', '=', user).execute(),
    db
      .selectFrom('calls')
      .selectAll()
      .where(({ or, eb }) => or([eb('user_id', '=', user), eb('from_id', '=', user)]))
      .execute(),
    db.selectFrom('hidden').select('user_id').where('user_id', '=', user).execute(),
    db
      .selectFrom('entrants')
      .select(['tournament_id', 'number', 'name', 'gone'])
      .where('user_id', '=', user)
      .execute(),
    db.selectFrom('club_members').select(['club_id', 'joined']).where('user_id', '=', user).execute(),
  ])
  return { friends, blocks, calls, hidden: hidden.length > 0, tournaments, clubs }
}

/** What somebody did at tables: their own entries, moves included, events of the game not. */
async function ownEntries(db: Kysely<Schema>, user: string): Promise<unknown[]> {
  const rows = await db
    .selectFrom('entries')
    .innerJoin('members', 'members.table_id', 'entries.table_id')
    .selectAll('entries')
    .where('members.user_id', '=', user)
    .where('entries.user_id', '=', user)
    .orderBy('entries.table_id')
    .orderBy('entries.position')
    .execute()
  return rows.map((row) => {
    const { position, time, body } = entryFrom(row)
    const { events, ...did } = 'events' in body ? body : { ...body, events: undefined }
    return { table: row.table_id, position, time, ...did }
  })
}
