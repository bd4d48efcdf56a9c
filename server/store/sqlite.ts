import { Worker } from 'node:worker_threads'
import { Kysely, SqliteAdapter, SqliteDialect } from 'kysely'
import type Database from 'libsql'
import { type Addition, additionWriter } from './append.ts'
import { migrate } from './migrations.ts'
import type { Schema } from './schema.ts'
import { type Batch, type Outcome, openFile, type WrittenUnit } from './sqlite-writer.ts'
import { compiled, type Statement, type Store } from './store.ts'

interface Unit {
  readonly statements: readonly Statement[]
  resolve(done: boolean): void
  reject(error: unknown): void
}

/** So many texts of statements are remembered; the server uses fewer, but for lists of changing length. */
const mostTexts = 500

/** Numbers the texts of statements, so that each travels to the thread that writes once. */
class StatementTexts {
  readonly #numbers = new Map<string, number>()

  batch(units: readonly Unit[]): Batch {
    const anew = this.#numbers.size >= mostTexts
    if (anew) this.#numbers.clear()
    const texts: string[] = []
    const written = units.map(
      ({ statements }): WrittenUnit =>
        statements.map((step) => {
          const { sql, parameters } = compiled(step)
          return [this.#numberOf(sql, texts), parameters, step.must === true]
        }),
    )
    return { units: written, texts, anew }
  }

  #numberOf(text: string, fresh: string[]): number {
    const known = this.#numbers.get(text)
    if (known !== undefined) return known
    const number = this.#numbers.size
    this.#numbers.set(text, number)
    fresh.push(text)
    return number
  }
}

/**
 * The embedded store: one file that this thread reads and another one writes, so that nobody waits for
 * the disk but those whose unit it is. What comes while a batch is written becomes the next batch.
 */
class SqliteStore implements Store {
  readonly engine = 'sqlite'
  readonly db: Kysely<Schema>
  readonly #statementsOf: (addition: Addition) => Statement[]
  readonly #path: string
  /** Started when there is something to write: a server that opens has none. */
  #writer: Worker | undefined
  #queue: Unit[] = []
  /** What is being written. */
  #batch: Unit[] = []
  readonly #texts = new StatementTexts()

  constructor(file: Database.Database, path: string) {
    this.db = kyselyOn(file)
    this.#statementsOf = additionWriter(this.db)
    this.#path = path
  }

  write(statements: readonly Statement[]): Promise<boolean> {
    return new Promise((resolve, reject) => {
      if (this.#queue.length === 0) setImmediate(() => this.#send())
      this.#queue.push({ statements, resolve, reject })
    })
  }

  append(addition: Addition, statements: readonly Statement[]): Promise<boolean> {
    return this.write([...this.#statementsOf(addition), ...statements])
  }

  /** One process owns the file, so there is nobody to hear from. */
  listen(): void {}

  async close(): Promise<void> {
    while (this.#queue.length + this.#batch.length > 0) await this.write([])
    await this.#endWriter()
    await this.db.destroy()
  }

  #startWriter(): Worker {
    const script = new URL('./writer.mjs', import.meta.url)
    // A server that cannot write ends: an error of the thread is not caught.
    const writer = new Worker(script, { workerData: { path: this.#path }, execArgv: [] })
    return writer.on('message', (outcomes: readonly Outcome[]) => this.#written(outcomes))
  }

  #endWriter(): Promise<void> {
    const writer = this.#writer
    if (writer === undefined) return Promise.resolve()
    return new Promise((resolve) => {
      writer.once('exit', () => resolve())
      writer.ref()
      writer.postMessage({ units: [], texts: [], anew: false } satisfies Batch)
    })
  }

  #send(): void {
    if (this.#batch.length > 0 || this.#queue.length === 0) return
    this.#batch = this.#queue
    this.#queue = []
    this.#writer ??= this.#startWriter()
    this.#writer.ref()
    this.#writer.postMessage(this.#texts.batch(this.#batch))
  }

  #written(outcomes: readonly Outcome[]): void {
    const batch = this.#batch
    this.#batch = []
    this.#writer?.unref()
    this.#send()
    batch.forEach(({ resolve, reject }, index) => {
      const outcome = outcomes[index] ?? false
      if (typeof outcome === 'object') reject(new Error(outcome.error))
      else resolve(outcome)
    })
  }
}

/** Changes of form belong to transactions here as everywhere: an update that is cut off leaves nothing half made. */
class WholeUpdates extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

class Dialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new WholeUpdates()
  }
}

function kyselyOn(file: Database.Database): Kysely<Schema> {
  return new Kysely<Schema>({ dialect: new Dialect({ database: file }) })
}

/** Reads a file that is open already, beside whoever writes to it. */
export function readSqlite(path: string): Kysely<Schema> {
  const file = openFile(path)
  file.exec('pragma query_only = on')
  return kyselyOn(file)
}

/** Opens the file, creating it at the first start. */
export async function openSqlite(path: string): Promise<Store> {
  const file = openFile(path)
  const store = new SqliteStore(file, path)
  // Should the lights go out meanwhile, the next start does it again: it need not wait for the disk at every step.
  file.exec('pragma synchronous = normal')
  await migrate(store.db)
  file.exec('pragma synchronous = full')
  return store
}
