import { type CreateTableBuilder, type Kysely, type Migration, Migrator } from 'kysely'
import type { Schema } from './schema.ts'

type Columns = Readonly<Record<string, 'text' | 'text?' | 'number' | 'number?' | 'real' | 'real?'>>

const columnTypes = { text: 'text', number: 'bigint', real: 'double precision' } as const

/** A table out of its columns; a question mark lets a column be empty. */
async function create(
  db: Kysely<unknown>,
  name: string,
  columns: Columns,
  key: readonly string[],
): Promise<void> {
  let table: CreateTableBuilder<string, string> = db.schema.createTable(name)
  for (const [column, type] of Object.entries(columns)) {
    const plain = type.replace('?', '') as keyof typeof columnTypes
    table = table.addColumn(column, columnTypes[plain], (built) =>
      type.endsWith('?') ? built : built.notNull(),
    )
  }
  await table.addPrimaryKeyConstraint(`${name}_key`, [...key]).execute()
}

async function index(
  db: Kysely<unknown>,
  table: string,
  columns: readonly string[],
  unique = false,
): Promise<void> {
  const built = db.schema
    .createIndex(`${table}_by_${columns.join('_')}`)
    .on(table)
    .columns([...columns])
  await (unique ? built.unique() : built).execute()
}

const people: Migration = {
  async up(db) {
    await create(
      db,
      'users',
      {
        id: 'text',
        name: 'text',
        handle: 'text?',
        password: 'text?',
        email: 'text?',
        preferences: 'text',
        created: 'number',
        seen: 'number',
      },
      ['id'],
    )
    await index(db, 'users', ['handle'], true)
    await create(
      db,
      'sessions',
      {
        hash: 'text',
        id: 'text',
        user_id: 'text',
        label: 'text',
        created: 'number',
        seen: 'number',
        expires: 'number',
      },
      ['hash'],
    )
    await index(db, 'sessions', ['user_id'])
    await create(
      db,
      'passkeys',
      {
        id: 'text',
        user_id: 'text',
        public_key: 'text',
        counter: 'number',
        transports: 'text',
        label: 'text',
        created: 'number',
      },
      ['id'],
    )
    await index(db, 'passkeys', ['user_id'])
    await create(
      db,
      'challenges',
      { challenge: 'text', purpose: 'text', user_id: 'text?', expires: 'number' },
      ['challenge'],
    )
    await create(db, 'mutes', { user_id: 'text', other_id: 'text' }, ['user_id', 'other_id'])
    await create(db, 'pushes', { endpoint: 'text', user_id: 'text', keys: 'text', created: 'number' }, [
      'endpoint',
    ])
    await index(db, 'pushes', ['user_id'])
  },
}

const tables: Migration = {
  async up(db) {
    await create(
      db,
      'tables',
      {
        id: 'text',
        game: 'text',
        rules: 'number',
        people: 'number',
        options: 'text',
        settings: 'text',
        seed: 'text',
        owner: 'text?',
        listed: 'number',
        status: 'text',
        position: 'number',
        glance: 'text',
        deadline: 'number?',
        created: 'number',
        updated: 'number',
      },
      ['id'],
    )
    await index(db, 'tables', ['status', 'deadline'])
    await index(db, 'tables', ['listed', 'status', 'updated'])
    await create(
      db,
      'members',
      { table_id: 'text', user_id: 'text', seat: 'number?', seen: 'number', notes: 'text' },
      ['table_id', 'user_id'],
    )
    await index(db, 'members', ['user_id'])
    await create(
      db,
      'entries',
      {
        table_id: 'text',
        position: 'number',
        time: 'number',
        kind: 'text',
        seat: 'number?',
        user_id: 'text?',
        client: 'text?',
        data: 'text',
      },
      ['table_id', 'position'],
    )
    await create(db, 'snapshots', { table_id: 'text', position: 'number', data: 'text' }, ['table_id'])
    await create(
      db,
      'invitations',
      {
        hash: 'text',
        table_id: 'text',
        seat: 'number?',
        created: 'number',
        expires: 'number',
        used_by: 'text?',
      },
      ['hash'],
    )
    await index(db, 'invitations', ['table_id'])
  },
}

const records: Migration = {
  async up(db) {
    await create(
      db,
      'ratings',
      { user_id: 'text', game: 'text', people: 'number', mu: 'real', sigma: 'real', games: 'number' },
      ['user_id', 'game', 'people'],
    )
    await create(
      db,
      'results',
      {
        table_id: 'text',
        seat: 'number',
        user_id: 'text?',
        game: 'text',
        people: 'number',
        place: 'number',
        score: 'number',
        resigned: 'number',
        rated: 'number',
        mu: 'real?',
        sigma: 'real?',
        finished: 'number',
      },
      ['table_id', 'seat'],
    )
    await index(db, 'results', ['user_id', 'finished'])
    await create(
      db,
      'reports',
      {
        id: 'text',
        table_id: 'text',
        position: 'number',
        user_id: 'text?',
        reason: 'text',
        created: 'number',
      },
      ['id'],
    )
    await create(
      db,
      'messages',
      { table_id: 'text', user_id: 'text', position: 'number', created: 'number', sent: 'number?' },
      ['table_id', 'user_id', 'position'],
    )
    await index(db, 'messages', ['sent', 'created'])
  },
}

/** Snapshots now tell what can be taken back; those of the older form are made anew from the log. */
const snapshots: Migration = {
  async up(db) {
    await db.deleteFrom('snapshots').execute()
  },
}

const habits: Migration = {
  async up(db) {
    await create(db, 'habits', { user_id: 'text', since: 'number', data: 'text' }, ['user_id', 'since'])
  },
}

const presence: Migration = {
  async up(db) {
    await create(db, 'presence', { user_id: 'text', here: 'number', away: 'number' }, ['user_id'])
  },
}

const friends: Migration = {
  async up(db) {
    await create(db, 'hidden', { user_id: 'text' }, ['user_id'])
    for (const name of ['friends', 'blocks']) {
      await create(db, name, { user_id: 'text', other_id: 'text', created: 'number' }, [
        'user_id',
        'other_id',
      ])
      await index(db, name, ['other_id'])
    }
    await create(db, 'friend_links', { user_id: 'text', hash: 'text', expires: 'number' }, ['user_id'])
    await index(db, 'friend_links', ['hash'], true)
    await create(db, 'calls', { table_id: 'text', user_id: 'text', from_id: 'text', created: 'number' }, [
      'table_id',
      'user_id',
    ])
    await index(db, 'calls', ['user_id'])
    await create(db, 'spectators', { table_id: 'text', process: 'text', count: 'number', until: 'number' }, [
      'table_id',
      'process',
    ])
  },
}

const tournaments: Migration = {
  async up(db) {
    await create(
      db,
      'tournaments',
      {
        id: 'text',
        name: 'text',
        game: 'text',
        people: 'number',
        format: 'text',
        rounds: 'number',
        round: 'number',
        status: 'text',
        settings: 'text',
        most: 'number',
        owner: 'text?',
        club_id: 'text?',
        starts: 'number?',
        due: 'number?',
        created: 'number',
        updated: 'number',
      },
      ['id'],
    )
    await index(db, 'tournaments', ['status', 'updated'])
    await create(
      db,
      'entrants',
      {
        tournament_id: 'text',
        number: 'number',
        user_id: 'text?',
        name: 'text',
        level: 'text?',
        gone: 'number',
      },
      ['tournament_id', 'number'],
    )
    await index(db, 'entrants', ['user_id'])
    await create(
      db,
      'pairings',
      {
        tournament_id: 'text',
        round: 'number',
        board: 'number',
        table_id: 'text?',
        entrants: 'text',
        free: 'number',
        points: 'text?',
      },
      ['tournament_id', 'round', 'board'],
    )
    await index(db, 'pairings', ['table_id'])
  },
}

const clubs: Migration = {
  async up(db) {
    await create(
      db,
      'clubs',
      { id: 'text', name: 'text', about: 'text', listed: 'number', owner: 'text?', created: 'number' },
      ['id'],
    )
    await create(db, 'club_members', { club_id: 'text', user_id: 'text', joined: 'number' }, [
      'club_id',
      'user_id',
    ])
    await index(db, 'club_members', ['user_id'])
    await create(db, 'club_tables', { table_id: 'text', club_id: 'text' }, ['table_id'])
    await index(db, 'club_tables', ['club_id'])
  },
}

const days: Migration = {
  async up(db) {
    await create(
      db,
      'day_results',
      {
        day: 'text',
        game: 'text',
        user_id: 'text',
        rules: 'number',
        score: 'number',
        moves: 'text',
        created: 'number',
      },
      ['day', 'game', 'user_id'],
    )
    await index(db, 'day_results', ['user_id'])
  },
}

/** What whoever runs the server does about people, and ways back for those who forgot their password. */
const operators: Migration = {
  async up(db) {
    await db.schema.alterTable('reports').addColumn('about', 'text').execute()
    await db.schema.alterTable('reports').addColumn('closed', 'bigint').execute()
    await index(db, 'reports', ['about'])
    await create(
      db,
      'sanctions',
      {
        id: 'text',
        user_id: 'text',
        kind: 'text',
        reason: 'text',
        until: 'number',
        created: 'number',
        lifted: 'number?',
      },
      ['id'],
    )
    await index(db, 'sanctions', ['user_id'])
    await create(
      db,
      'audit',
      {
        id: 'text',
        time: 'number',
        key: 'text',
        act: 'text',
        user_id: 'text?',
        target: 'text',
        note: 'text',
      },
      ['id'],
    )
    await index(db, 'audit', ['time'])
    await create(db, 'recovery_codes', { hash: 'text', user_id: 'text', created: 'number' }, ['hash'])
    await index(db, 'recovery_codes', ['user_id'])
  },
}

const leaderboards: Migration = {
  async up(db) {
    await create(db, 'unlisted', { user_id: 'text' }, ['user_id'])
    await index(db, 'ratings', ['game', 'people'])
  },
}

const reviews: Migration = {
  async up(db) {
    await create(
      db,
      'reviews',
      {
        table_id: 'text',
        user_id: 'text?',
        done: 'number',
        total: 'number',
        until: 'number',
        data: 'text?',
        fault: 'text?',
        created: 'number',
      },
      ['table_id'],
    )
    await index(db, 'reviews', ['user_id'])
  },
}

/** Games of a day whose bots were not those of that day. */
const unusualDays: Migration = {
  async up(db) {
    await db.schema
      .alterTable('day_results')
      .addColumn('usual', 'bigint', (column) => column.notNull().defaultTo(1))
      .execute()
  },
}

const owners: Migration = {
  async up(db) {
    await index(db, 'tables', ['owner', 'status'])
  },
}

/** What was won last is found without reading all that was ever won. */
const lately: Migration = {
  async up(db) {
    await index(db, 'results', ['finished'])
  },
}

const migrations: Record<string, Migration> = {
  '2026-11-15-1-people': people,
  '2026-11-15-2-tables': tables,
  '2026-11-15-3-records': records,
  '2026-11-17-1-habits': habits,
  '2026-11-17-1-snapshots': snapshots,
  '2026-11-18-1-presence': presence,
  '2026-11-18-2-friends': friends,
  '2026-11-18-3-tournaments': tournaments,
  '2026-11-18-4-clubs': clubs,
  '2026-11-18-5-days': days,
  '2026-11-18-6-operators': operators,
  '2026-11-18-7-leaderboards': leaderboards,
  '2026-11-18-8-reviews': reviews,
  '2026-11-18-9-unusual-days': unusualDays,
  '2026-11-19-1-owners': owners,
  '2026-11-19-2-lately': lately,
}

/** Brings the store to the newest form. Safe to run from several processes at once. */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
}
