import { Kysely, SqliteDialect } from 'kysely'
import Database from 'libsql'
import { type Addition, additionWriter } from './append.ts'
import { migrate } from './migrations.ts'
import type { Schema } from './schema.ts'
import { compiled, type Step, type Store } from './store.ts'

interface Unit {
  readonly steps: readonly Step[]
  resolve(done: boolean): void
  reject(error: unknown): void
}

/** A step that must change something did not, after others had. */
class HalfDone extends Error {}

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
  readonly #stepsOf: (addition: Addition) => Step[]
  readonly #statements = new Map<string, Statement>()
  #queue: Unit[] = []

  constructor(file: Database.Database) {
    this.#file = file
    this.db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: file }) })
    this.#stepsOf = additionWriter(this.db)
  }

  write(steps: readonly Step[]): Promise<boolean> {
    return new Promise((resolve, reject) => {
      if (this.#queue.length === 0) setImmediate(() => this.#flush())
      this.#queue.push({ steps, resolve, reject })
    })
  }

  append(addition: Addition, steps: readonly Step[]): Promise<boolean> {
    return this.write([...this.#stepsOf(addition), ...steps])
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
      const done = this.#together(units)
      units.forEach((unit, index) => {
        unit.resolve(done[index] === true)
      })
    } catch {
      // One of them must not take the others with it: each by itself.
      for (const unit of units) this.#alone(unit)
    }
  }

  #together(units: readonly Unit[]): boolean[] {
    return this.#transact(() => units.map(({ steps }) => this.#carryOut(steps)))
  }

  #alone(unit: Unit): void {
    try {
      unit.resolve(this.#transact(() => this.#carryOut(unit.steps)))
    } catch (error) {
      if (error instanceof HalfDone) unit.resolve(false)
      else unit.reject(error)
    }
  }

  #transact<T>(work: () => T): T {
    this.#file.exec('begin immediate')
    try {
      const result = work()
      this.#file.exec('commit')
      return result
    } catch (error) {
      if (this.#file.inTransaction) this.#file.exec('rollback')
      throw error
    }
  }

  /** False where the first step already was in vain; later than that the transaction has to be rolled back. */
  #carryOut(steps: readonly Step[]): boolean {
    for (const [index, step] of steps.entries()) {
      const { sql, parameters } = compiled(step)
      const { changes } = this.#statement(sql).run([...parameters])
      if (step.must !== true || changes > 0) continue
      if (index === 0) return false
      throw new HalfDone()
    }
    return true
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
