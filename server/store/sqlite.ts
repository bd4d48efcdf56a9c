import { Kysely, SqliteDialect } from 'kysely'
import Database from 'libsql'
import { migrate } from './migrations.ts'
import type { Schema } from './schema.ts'
import type { Step, Store } from './store.ts'

interface Unit {
  readonly steps: readonly Step[]
  resolve(done: boolean): void
  reject(error: unknown): void
}

type Statement = ReturnType<Database.Database['prepare']>

/** So many prepared statements are kept; the house uses fewer. */
const mostStatements = 500

/**
 * The embedded store: one file, write-ahead log, every commit synced to the disk.
 * All that is queued in one turn of the event loop becomes one transaction, so that a busy house
 * pays for one sync instead of hundreds.
 */
class SqliteStore implements Store {
  readonly engine = 'sqlite'
  readonly db: Kysely<Schema>
  readonly #file: Database.Database
  readonly #statements = new Map<string, Statement>()
  #queue: Unit[] = []

  constructor(file: Database.Database) {
    this.#file = file
    this.db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: file }) })
  }

  write(steps: readonly Step[]): Promise<boolean> {
    return new Promise((resolve, reject) => {
      if (this.#queue.length === 0) setImmediate(() => this.#flush())
      this.#queue.push({ steps, resolve, reject })
    })
  }

  /** One process owns the file, so there is nobody to hear from. */
  listen(): void {}

  async close(): Promise<void> {
    this.#flush()
    await this.db.destroy()
  }

  #flush(): void {
    const units = this.#queue
    this.#queue = []
    if (units.length === 0) return
    try {
      this.#file.exec('begin immediate')
      const done = units.map((unit) => this.#carryOut(unit))
      this.#file.exec('commit')
      units.forEach((unit, index) => {
        const outcome = done[index]
        if (outcome instanceof Error) unit.reject(outcome)
        else unit.resolve(outcome === true)
      })
    } catch (error) {
      if (this.#file.inTransaction) this.#file.exec('rollback')
      for (const unit of units) unit.reject(error)
    }
  }

  #carryOut({ steps }: Unit): boolean | Error {
    this.#file.exec('savepoint unit')
    try {
      for (const { query, must } of steps) {
        const { sql, parameters } = query.compile()
        const { changes } = this.#statement(sql).run([...parameters])
        if (must === true && changes === 0) {
          this.#file.exec('rollback to unit; release unit')
          return false
        }
      }
      this.#file.exec('release unit')
      return true
    } catch (error) {
      this.#file.exec('rollback to unit; release unit')
      return error instanceof Error ? error : new Error(String(error))
    }
  }

  #statement(sql: string): Statement {
    const known = this.#statements.get(sql)
    if (known !== undefined) return known
    if (this.#statements.size >= mostStatements) this.#statements.clear()
    const statement = this.#file.prepare(sql)
    this.#statements.set(sql, statement)
    return statement
  }
}

/** Opens the file, creating it at the first start. */
export async function openSqlite(path: string): Promise<Store> {
  const file = new Database(path, { timeout: 5000 })
  file.exec('pragma journal_mode = wal; pragma synchronous = full')
  const store = new SqliteStore(file)
  await migrate(store.db)
  return store
}
