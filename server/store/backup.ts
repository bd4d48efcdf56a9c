import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline as connected, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { type Kysely, sql } from 'kysely'
import type { Config } from '../config.ts'
import { openStore } from './open.ts'
import { keys, type Schema, tableNames } from './schema.ts'
import type { Store } from './store.ts'

const fileVersion = 1
const rowsAtOnce = 500

export class BackupError extends Error {}

/**
 * Writes all there is into one compressed file of lines, from one consistent moment, while the server
 * goes on. The file does not depend on the engine: it also moves a server from SQLite to PostgreSQL.
 */
export async function backup(config: Config, file: string): Promise<{ rows: number }> {
  const store = await openStore(config)
  try {
    let rows = 0
    await store.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (moment) => {
        async function* lines(): AsyncGenerator<string> {
          yield `${JSON.stringify({ engawa: 'backup', version: fileVersion })}\n`
          for (const table of tableNames)
            for await (const row of rowsOf(moment, table)) {
              rows++
              yield `${JSON.stringify([table, row])}\n`
            }
          yield `${JSON.stringify({ rows })}\n`
        }
        await pipeline(Readable.from(lines()), createGzip(), createWriteStream(file, { mode: 0o600 }))
      })
    return { rows }
  } finally {
    await store.close()
  }
}

async function* rowsOf(db: Kysely<Schema>, table: keyof Schema): AsyncGenerator<unknown> {
  for (let offset = 0; ; offset += rowsAtOnce) {
    const order = sql.raw(keys[table].join(', '))
    const page =
      await sql`select * from ${sql.table(table)} order by ${order} limit ${rowsAtOnce} offset ${offset}`
        .execute(db)
        .then(({ rows }) => rows)
    yield* page
    if (page.length < rowsAtOnce) return
  }
}

/** Fills an empty store from a backup; refuses one in which somebody already lives. */
export async function restore(config: Config, file: string): Promise<{ rows: number }> {
  const store = await openStore(config)
  try {
    await refuseInhabited(store)
    return await store.db.transaction().execute((all) => readBack(all, file))
  } finally {
    await store.close()
  }
}

async function refuseInhabited({ db }: Store): Promise<void> {
  const users = await db.selectFrom('users').select('id').limit(1).execute()
  if (users.length > 0)
    throw new BackupError('this store is in use; restore into an empty data folder or database')
}

async function readBack(db: Kysely<Schema>, file: string): Promise<{ rows: number }> {
  let rows = 0
  let promised: number | undefined
  let first = true
  for await (const line of linesIn(file)) {
    const parsed = parse(line)
    if (first) {
      first = false
      const { engawa, version } = parsed as { engawa?: string; version?: number }
      if (engawa !== 'backup' || version !== fileVersion)
        throw new BackupError('this file is not a backup that this Engawa can read')
    } else if (Array.isArray(parsed)) {
      const [table, row] = parsed as [keyof Schema, Record<string, unknown>]
      if (!tableNames.includes(table)) throw new BackupError(`this backup holds an unknown part, ${table}`)
      await db
        .insertInto(table)
        .values(row as never)
        .execute()
        .catch(() => {
          throw new BackupError(`this backup holds a part of ${table} that does not fit; use another copy`)
        })
      rows++
    } else promised = (parsed as { rows?: number }).rows
  }
  if (promised !== rows) throw new BackupError('this backup ends too early; use another copy')
  return { rows }
}

async function* linesIn(file: string): AsyncGenerator<string> {
  const text = connected(createReadStream(file), createGunzip(), () => {}).setEncoding('utf8')
  let rest = ''
  try {
    for await (const chunk of text) {
      const lines = (rest + String(chunk)).split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
  } catch (error) {
    const { code = '' } = error as { code?: string }
    if (code === 'ENOENT') throw new BackupError(`there is no file ${file}`)
    if (code.startsWith('Z_')) throw new BackupError('this backup is damaged; use another copy')
    throw error
  }
  if (rest !== '') yield rest
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    throw new BackupError('this backup is damaged; use another copy')
  }
}
