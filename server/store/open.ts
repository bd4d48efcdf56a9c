import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { openSqlite } from './sqlite.ts'
import type { Store } from './store.ts'

/** The store the configuration asks for, created and brought up to date where needed. */
export async function openStore(config: Pick<Config, 'dataFolder' | 'databaseUrl'>): Promise<Store> {
  if (config.databaseUrl !== undefined) {
    // A server with a file of its own opens sooner without what only PostgreSQL needs.
    const { openPostgres } = await import('./postgres.ts')
    return openPostgres(config.databaseUrl)
  }
  await mkdir(config.dataFolder, { recursive: true, mode: 0o700 })
  return openSqlite(join(config.dataFolder, 'engawa.sqlite'))
}
