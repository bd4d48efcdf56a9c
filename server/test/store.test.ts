import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defaults } from '../config.ts'
import { tablesOf } from '../room/glance.ts'
import { markSeen } from '../room/unread.ts'
import type { Addition } from '../store/append.ts'
import { backup, restore } from '../store/backup.ts'
import { openStore } from '../store/open.ts'
import type { Row } from '../store/schema.ts'
import type { Notice, Statement, Store } from '../store/store.ts'
import { startPostgres, type TestPostgres } from './postgres.ts'
import { eventually } from './wait.ts'

let postgres: TestPostgres
const folder = mkdtempSync(join(tmpdir(), 'engawa-store-'))
let made = 0

beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(async () => {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

const engines = {
  sqlite: async () => ({ ...defaults, dataFolder: join(folder, `server${made++}`) }),
  postgres: async () => ({ ...defaults, databaseUrl: await postgres.database(`server${made++}`) }),
}

function entry({ db }: Store, table: string, position: number, data = '{}'): Statement {
  const row = {
    table_id: table,
    position,
    time: 1,
    kind: 'chat',
    seat: null,
    user_id: null,
    client: null,
    data,
  }
  return {
    query: db
      .insertInto('entries')
      .values(row)
      .onConflict((on) => on.doNothing()),
    must: true,
  }
}

/** The same as an addition to the log of a table that stands in the lists. */
function addition(table: string, position: number, data = '{}'): Addition {
  const entry = {
    table_id: table,
    position,
    time: 7,
    kind: 'said',
    seat: null,
    user_id: null,
    client: null,
    data,
  }
  return { entry, summary: { status: 'playing', deadline: null, glance: `{"at":${position}}` } }
}

const news = (table: string): Notice => ({ kind: 'table', table, position: 0, users: [] })

function listed({ db }: Store, id: string): Statement {
  const row = { ...emptyTable, id }
  return { query: db.insertInto('tables').values(row) }
}

const emptyTable: Omit<Row<'tables'>, 'id'> = {
  game: 'pebbles',
  rules: 1,
  people: 2,
  options: '{}',
  settings: '{}',
  seed: '',
  owner: null,
  listed: 0,
  status: 'open',
  position: 0,
  glance: '{}',
  deadline: 5,
  created: 1,
  updated: 1,
}

function person({ db }: Store, id: string, name = id): Statement {
  const row = {
    id,
    name,
    handle: null,
    password: null,
    email: null,
    preferences: '{}',
    created: 1,
    seen: 2 ** 41,
  }
  return { query: db.insertInto('users').values(row) }
}

describe.each(['sqlite', 'postgres'] as const)('the store on %s', (engine) => {
  test('a position of a table is taken once, by whoever is first', async () => {
    const store = await openStore(await engines[engine]())
    const tries = await Promise.all(
      Array.from({ length: 20 }, (_, writer) => store.write([entry(store, 'a', 0, String(writer))])),
    )
    expect(tries.filter(Boolean)).toHaveLength(1)
    expect(await store.db.selectFrom('entries').selectAll().execute()).toHaveLength(1)
    await store.close()
  })

  test('additions of one moment: each position once, each table’s summary with it', async () => {
    const store = await openStore(await engines[engine]())
    const tables = Array.from({ length: 30 }, (_, index) => `table-${index}`)
    await store.write(tables.map((table) => listed(store, table)))
    const tries = await Promise.all(
      tables.flatMap((table) =>
        ['first', 'second'].map((data) => store.append(addition(table, 0, data), [], news(table))),
      ),
    )
    expect(tries).toEqual(tables.flatMap(() => [true, false]))
    const entries = await store.db.selectFrom('entries').selectAll().execute()
    expect(entries.map(({ data }) => data)).toEqual(tables.map(() => 'first'))
    const rows = await store.db.selectFrom('tables').selectAll().execute()
    for (const row of rows)
      expect(row).toMatchObject({
        status: 'playing',
        position: 1,
        updated: 7,
        deadline: null,
        glance: '{"at":0}',
      })
    await store.close()
  })

  test('an addition whose summary stands there already moves the position on, and nothing else changes', async () => {
    const store = await openStore(await engines[engine]())
    await store.write([listed(store, 't')])
    await store.append(addition('t', 0), [], news('t'))
    const same = { ...addition('t', 1), summary: addition('t', 0).summary, sameSummary: true }
    expect(await store.append(same, [], news('t'))).toBe(true)
    const row = await store.db.selectFrom('tables').selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({ status: 'playing', position: 2, updated: 7, glance: '{"at":0}' })
    await store.close()
  })

  test('an addition and what comes with it are one unit', async () => {
    const store = await openStore(await engines[engine]())
    await store.write([listed(store, 't')])
    expect(await store.append(addition('t', 0), [person(store, 'a')], news('t'))).toBe(true)
    expect(await store.append(addition('t', 0, 'again'), [person(store, 'b')], news('t'))).toBe(false)
    await expect(store.append(addition('t', 1), [person(store, 'a')], news('t'))).rejects.toThrow()
    expect(await store.db.selectFrom('users').select('id').execute()).toEqual([{ id: 'a' }])
    expect(await store.db.selectFrom('entries').select('data').execute()).toEqual([{ data: '{}' }])
    const { position } = await store.db.selectFrom('tables').select('position').executeTakeFirstOrThrow()
    expect(position).toBe(1)
    await store.close()
  })

  test('a unit is done whole or not at all', async () => {
    const store = await openStore(await engines[engine]())
    expect(await store.write([entry(store, 'a', 0)])).toBe(true)
    expect(await store.write([person(store, 'left-undone'), entry(store, 'a', 0)])).toBe(false)
    await expect(store.write([person(store, 'u'), person(store, 'u')])).rejects.toThrow()
    expect(await store.write([person(store, 'v')])).toBe(true)
    const users = await store.db.selectFrom('users').selectAll().execute()
    expect(users.map(({ id }) => id)).toEqual(['v'])
    await store.close()
  })

  test('one failing unit does not take its neighbours of the same moment with it', async () => {
    const store = await openStore(await engines[engine]())
    const outcomes = await Promise.allSettled([
      store.write([person(store, 'a')]),
      store.write([person(store, 'b'), person(store, 'b')]),
      store.write([person(store, 'c')]),
    ])
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    const users = await store.db.selectFrom('users').select('id').orderBy('id').execute()
    expect(users.map(({ id }) => id)).toEqual(['a', 'c'])
    await store.close()
  })

  test('numbers come back as numbers, and what was written is there after opening again', async () => {
    const config = await engines[engine]()
    const store = await openStore(config)
    await store.write([person(store, 'a', 'Aïko « 花 »')])
    await store.close()
    const again = await openStore(config)
    expect(await again.db.selectFrom('users').selectAll().execute()).toMatchObject([
      { id: 'a', name: 'Aïko « 花 »', handle: null, created: 1, seen: 2 ** 41 },
    ])
    await again.close()
  })

  test('what others played and said since one was there is counted, without oneself and the muted', async () => {
    const store = await openStore(await engines[engine]())
    const { db } = store
    const member = { table_id: 't', user_id: 'ann', seat: 0, seen: 0, notes: '' }
    const statements = [
      {
        query: db
          .insertInto('tables')
          .values({ ...emptyTable, id: 't', position: 6, glance: '{"seats":[],"waiting":[]}' }),
      },
      { query: db.insertInto('members').values([member, { ...member, user_id: 'cleo', seat: null }]) },
      { query: db.insertInto('mutes').values({ user_id: 'ann', other_id: 'dan' }) },
      ...[
        ['sat', 'ann'],
        ['played', 'ann'],
        ['said', 'ben'],
        ['played', null],
        ['said', 'dan'],
        ['played', 'dan'],
      ].map(([kind = '', user], position): Statement => {
        const row = { ...addition('t', position).entry, kind: String(kind), user_id: user ?? null }
        return { query: db.insertInto('entries').values(row) }
      }),
    ]
    await store.write(statements)
    const unread = async (user: string) => (await tablesOf(store, user)).map((table) => table.unread)
    expect(await unread('ann')).toEqual([{ moves: 2, words: 1 }])
    expect(await unread('cleo')).toEqual([])
    await store.write([markSeen(store, 't', 'ann', 4)])
    expect(await unread('ann')).toEqual([{ moves: 1, words: 0 }])
    await store.write([markSeen(store, 't', 'ann', 3)])
    expect(await unread('ann')).toEqual([{ moves: 1, words: 0 }])
    await store.write([markSeen(store, 't', 'ann', 6)])
    expect(await unread('ann')).toEqual([{ moves: 0, words: 0 }])
    await store.close()
  })

  test('a backup of a running server fills an empty one of either engine, and no other', async () => {
    const config = await engines[engine]()
    const store = await openStore(config)
    await store.write([person(store, 'a'), entry(store, 't', 0, '{"text":"\\n"}'), entry(store, 't', 1)])
    const file = join(folder, `backup-${engine}`)
    expect(await backup(config, file)).toEqual({ rows: 3 })
    for (const other of [await engines.sqlite(), await engines.postgres()]) {
      expect(await restore(other, file)).toEqual({ rows: 3 })
      const copy = await openStore(other)
      for (const name of ['users', 'entries'] as const)
        expect(await copy.db.selectFrom(name).selectAll().execute()).toEqual(
          await store.db.selectFrom(name).selectAll().execute(),
        )
      await copy.close()
      await expect(restore(other, file)).rejects.toThrow('in use')
    }
    await store.close()
  })
})

test('on PostgreSQL one addition that cannot be written does not take its neighbours with it', async () => {
  const store = await openStore(await engines.postgres())
  await store.write([listed(store, 'a'), listed(store, 'b')])
  const outcomes = await Promise.allSettled([
    store.append(addition('a', 0), [], news('a')),
    store.append(addition('b', 0, 'no text in PostgreSQL: \u0000'), [], news('b')),
  ])
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
  expect(await store.db.selectFrom('entries').select('table_id').execute()).toEqual([{ table_id: 'a' }])
  await store.close()
})

test('processes on one PostgreSQL hear of each other’s units, never of their own', async () => {
  const config = await engines.postgres()
  const [first, second] = [await openStore(config), await openStore(config)]
  const probe: Notice = { kind: 'forget', table: 'a probe' }
  const listening = new Set<Store>()
  const heard: Record<'first' | 'second', Notice[]> = { first: [], second: [] }
  const listen = (store: Store, by: keyof typeof heard): void =>
    store.listen(
      (notice) => {
        if (notice.kind === 'forget' && notice.table === probe.table) listening.add(store)
        else heard[by].push(notice)
      },
      () => {},
    )
  listen(first, 'first')
  listen(second, 'second')
  await eventually(async () => {
    await Promise.all([first.write([], probe), second.write([], probe)])
    return listening.size
  }).toBe(2)
  const notice: Notice = { kind: 'table', table: 't', position: 1, users: ['u'] }
  await first.write([entry(first, 't', 0)], notice)
  await first.write([entry(first, 't', 0)], { kind: 'forget', table: 'never said: nothing was written' })
  await second.append(addition('t', 1), [], news('t'))
  await second.append(addition('t', 1), [], news('never said either'))
  await eventually(() => heard).toEqual({ first: [news('t')], second: [notice] })
  await Promise.all([first.close(), second.close()])
})
