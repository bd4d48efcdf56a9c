import { statfs } from 'node:fs/promises'
import { newId } from '../ids.ts'
import { notFound } from '../problem.ts'
import { entryFrom } from '../room/entry.ts'
import type {
  AuditEntry,
  RecentTable,
  Report,
  ReportedLine,
  Sanction,
  SanctionWish,
} from '../schemas/operator.ts'
import type { Services } from '../services.ts'
import type { Row } from '../store/schema.ts'
import type { Statement } from '../store/store.ts'

const mostReports = 100
const mostAudit = 200
const mostTables = 30
const linesAround = 3
const hour = 3_600_000

/** Writes down what a key did. Nothing is ever changed here. */
function written(
  { store }: Services,
  key: string,
  act: AuditEntry['act'],
  user: string | null,
  target: string,
  note: string,
): Statement {
  const row = { id: newId(), time: Date.now(), key, act, user_id: user, target, note }
  return { query: store.db.insertInto('audit').values(row) }
}

const seenSanction = ({ user_id: _user, ...row }: Row<'sanctions'>): Sanction => ({
  ...row,
  kind: row.kind as Sanction['kind'],
})

/** What was decided about somebody, the newest first. */
export async function sanctionsOf({ store }: Services, user: string): Promise<Sanction[]> {
  const rows = await store.db
    .selectFrom('sanctions')
    .selectAll()
    .where('user_id', '=', user)
    .orderBy('created', 'desc')
    .limit(50)
    .execute()
  return rows.map(seenSanction)
}

/** Reports that nobody has looked at, or those that somebody has; the newest first. */
export async function reportsOf(services: Services, closed: boolean): Promise<Report[]> {
  const rows = await services.store.db
    .selectFrom('reports')
    .selectAll()
    .where('closed', closed ? 'is not' : 'is', null)
    .orderBy('created', 'desc')
    .limit(mostReports)
    .execute()
  return Promise.all(rows.map((row) => describeReport(services, row)))
}

async function describeReport(services: Services, row: Row<'reports'>): Promise<Report> {
  const { db } = services.store
  const about = row.about ?? ''
  const [user, by, table, results] = await Promise.all([
    db.selectFrom('users').select(['id', 'name', 'created']).where('id', '=', about).executeTakeFirst(),
    db.selectFrom('reports').select('user_id').distinct().where('about', '=', about).execute(),
    db.selectFrom('tables').select('game').where('id', '=', row.table_id).executeTakeFirst(),
    db
      .selectFrom('results')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('user_id', '=', about)
      .executeTakeFirst(),
  ])
  return {
    id: row.id,
    created: row.created,
    closed: row.closed,
    reason: row.reason,
    about: user === undefined ? null : { id: user.id, name: user.name },
    people: by.length,
    game: table?.game ?? null,
    lines: row.table_id === '' ? [] : await linesAbout(services, row),
    since: user?.created ?? null,
    tables: Number(results?.count ?? 0),
    sanctions: user === undefined ? [] : await sanctionsOf(services, user.id),
  }
}

/** The words that were reported and a few lines around them: never the whole chat of a table. */
async function linesAbout(
  { store }: Services,
  { table_id, position }: Row<'reports'>,
): Promise<ReportedLine[]> {
  const said = store.db
    .selectFrom('entries')
    .selectAll()
    .where('table_id', '=', table_id)
    .where('kind', '=', 'said')
  const [before, after] = await Promise.all([
    said
      .where('position', '<=', position)
      .orderBy('position', 'desc')
      .limit(linesAround + 1)
      .execute(),
    said.where('position', '>', position).orderBy('position').limit(linesAround).execute(),
  ])
  return [...before.reverse(), ...after].flatMap((row) => {
    const { body, time } = entryFrom(row)
    if (body.kind !== 'said') return []
    const { name, text } = body
    return [{ position: row.position, name, text, time, reported: row.position === position }]
  })
}

/** Decides about somebody, writes it down, and has looked at the report that led to it. */
export async function decide(
  services: Services,
  key: string,
  { player, kind, hours, reason, report }: SanctionWish,
): Promise<Sanction> {
  const { db } = services.store
  const known = await db.selectFrom('users').select('id').where('id', '=', player).executeTakeFirst()
  if (known === undefined) throw notFound('player')
  const now = Date.now()
  const row = {
    id: newId(),
    user_id: player,
    kind,
    reason,
    until: now + hours * hour,
    created: now,
    lifted: null,
  }
  await services.write(
    [
      { query: db.insertInto('sanctions').values(row) },
      ...(report === undefined
        ? []
        : [{ query: db.updateTable('reports').set({ closed: now }).where('id', '=', report) }]),
      written(services, key, kind, player, row.id, reason),
    ],
    // Their streams end, and the next request of theirs is looked at anew.
    { kind: 'person', user: player, out: kind === 'ban' },
  )
  return seenSanction(row)
}

/** Takes a decision back: it holds no more, and that is written down as well. */
export async function lift(services: Services, key: string, id: string): Promise<void> {
  const { db } = services.store
  const row = await db.selectFrom('sanctions').selectAll().where('id', '=', id).executeTakeFirst()
  if (row === undefined) throw notFound('act')
  if (row.lifted !== null) return
  const query = db.updateTable('sanctions').set({ lifted: Date.now() }).where('id', '=', id)
  await services.write([{ query }, written(services, key, 'lift', row.user_id, id, row.kind)], {
    kind: 'person',
    user: row.user_id,
    out: false,
  })
}

/** A report was looked at without more, or is to be looked at again. */
export async function closeReport(
  services: Services,
  key: string,
  id: string,
  closed: boolean,
): Promise<void> {
  const { db } = services.store
  const row = await db.selectFrom('reports').selectAll().where('id', '=', id).executeTakeFirst()
  if (row === undefined) throw notFound('report')
  if ((row.closed !== null) === closed) return
  const query = db
    .updateTable('reports')
    .set({ closed: closed ? Date.now() : null })
    .where('id', '=', id)
  await services.write([
    { query },
    written(services, key, closed ? 'close' : 'reopen', row.about, id, row.reason),
  ])
}

/** What was done last. */
export async function auditOf({ store }: Services): Promise<AuditEntry[]> {
  const rows = await store.db
    .selectFrom('audit')
    .leftJoin('users', 'users.id', 'audit.user_id')
    .selectAll('audit')
    .select('users.name')
    .orderBy('audit.time', 'desc')
    .limit(mostAudit)
    .execute()
  return rows.map(({ user_id, name, act, ...row }) => ({
    ...row,
    act: act as AuditEntry['act'],
    about: user_id === null || name === null ? null : { id: user_id, name },
  }))
}

/** Tables that something happened at last: that they are there, not what is said or played at them. */
export async function recentTables({ store }: Services): Promise<RecentTable[]> {
  return store.db
    .selectFrom('tables')
    .select(['id', 'game', 'status', 'people', 'updated'])
    .orderBy('updated', 'desc')
    .limit(mostTables)
    .execute()
}

/** How many there are of what runs, and of what waits to be looked at. */
export async function operatorState({ store, config }: Services) {
  const { db } = store
  const counting = async (status: string): Promise<number> =>
    Number(
      (
        await db
          .selectFrom('tables')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('status', '=', status)
          .executeTakeFirst()
      )?.count ?? 0,
    )
  const [here, reports, running, open, disk] = await Promise.all([
    db
      .selectFrom('presence')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('here', '>', Date.now())
      .executeTakeFirst(),
    db
      .selectFrom('reports')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('closed', 'is', null)
      .executeTakeFirst(),
    counting('playing'),
    counting('open'),
    store.engine === 'postgres' ? null : statfs(config.dataFolder),
  ])
  return {
    here: Number(here?.count ?? 0),
    reports: Number(reports?.count ?? 0),
    running,
    open,
    disk: disk === null ? null : Math.round((1 - disk.bavail / disk.blocks) * 1000) / 1000,
  }
}
