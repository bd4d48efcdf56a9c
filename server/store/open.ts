import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import type { Config } from '../config.ts'
import type { Schema } from './schema.ts'
import { openSqlite, readSqlite } from './sqlite.ts'
import type { Store } from './store.ts'

const fileIn = (dataFolder: string): string => join(dataFolder, 'engawa.sqlite')

/** Another connection to a store that is already open, for a thread that only reads. */
export async function openReader(
  config: Pick<Config, 'dataFolder' | 'databaseUrl'>,
): Promise<Kysely<Schema>> {
  if (config.databaseUrl === undefined) return readSqlite(fileIn(config.dataFolder))
  const { readPostgres } = await import('./postgres.ts')
  return readPostgres(config.databaseUrl)
}

/** The store the configuration asks for, created and brought up to date where needed. */
export async function openStore(config: Pick<Config, 'dataFolder' | 'databaseUrl'>): Promise<Store> {
  if (config.databaseUrl !== undefined) {
    // A server with a file of its own opens sooner without what only PostgreSQL needs.
    const { openPostgres } = await import('./postgres.ts')
    return openPostgres(config.databaseUrl)
  }
  await mkdir(config.dataFolder, { recursive: true, mode: 0o700 })
  return openSqlite(fileIn(config.dataFolder))
}
