import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { type Addition, additionWriter } from './append.ts'
import { migrate } from './migrations.ts'
import type { Schema } from './schema.ts'
import { compiled, type Listener, type Notice, type Statement, type Store } from './store.ts'

const channel = 'engawa'
/** Deadlock and serialization failure: the unit is sound and may simply be tried again. */
const passing = new Set(['40001', '40P01'])
const mostTries = 5

// Counts and times stay far below 2^53, so that they are plain numbers here as on SQLite.
const numbers = { getTypeParser: plainNumbers } as pg.CustomTypesConfig

function plainNumbers(id: number, format?: 'text' | 'binary'): unknown {
  if (id === pg.types.builtins.INT8) return Number
  return pg.types.getTypeParser(id, format as 'text')
}

/** So many batches of additions are on their way at once; what comes meanwhile waits and becomes the next. */
const mostBatches = 2
const mostInBatch = 200

interface Waiting {
  readonly addition: Addition
  readonly notice: Notice
  resolve(added: boolean): void
  reject(error: unknown): void
}

/** Many additions to different tables in one statement: one way to the database and back, one sync. */
const appendAll = {
  name: 'append',
  text: `
    with given as (
      select * from json_to_recordset($1) as given (
        table_id text, position bigint, time bigint, kind text, seat bigint, user_id text, client text,
        data text, status text, deadline bigint, glance text, notice text
      )
    ), added as (
      insert into entries (table_id, position, time, kind, seat, user_id, client, data)
      select table_id, position, time, kind, seat, user_id, client, data from given order by table_id
      on conflict do nothing
      returning table_id
    ), changed as (
      update tables
      set status = given.status, position = given.position + 1, updated = given.time,
        deadline = given.deadline, glance = given.glance
      from given join added using (table_id)
      where tables.id = given.table_id
    )
    select table_id, pg_notify('${channel}', notice) from given join added using (table_id)`,
}

/** The store for many processes: units are transactions, notices go through NOTIFY. */
class PostgresStore implements Store {
  readonly engine = 'postgres'
  readonly db: Kysely<Schema>
  readonly #url: string
  readonly #pool: pg.Pool
  /** So that a process does not wake itself. */
  readonly #self =
    `${process.pid}-${Math.trunc(performance.timeOrigin)}-${Math.trunc(performance.now() * 1000)}`
  readonly #statementsOf: (addition: Addition) => Statement[]
  #waiting: Waiting[] = []
  #batches = 0
  #subscription: pg.Client | undefined
  #closing = false

  constructor(url: string) {
    this.#url = url
    this.#pool = new pg.Pool({ connectionString: url, max: 12, types: numbers })
    // A broken idle connection is replaced by the pool; whoever uses one sees the error itself.
    this.#pool.on('error', () => {})
    this.db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: this.#pool }) })
    this.#statementsOf = additionWriter(this.db)
  }

  write(statements: readonly Statement[], notice?: Notice): Promise<boolean> {
    return retried(() => this.#transact(statements, notice))
  }

  append(addition: Addition, statements: readonly Statement[], notice: Notice): Promise<boolean> {
    if (statements.length > 0) return this.write([...this.#statementsOf(addition), ...statements], notice)
    return new Promise((resolve, reject) => {
      if (this.#waiting.length === 0) setImmediate(() => this.#sendBatch())
      this.#waiting.push({ addition, notice, resolve, reject })
    })
  }

  listen(listener: Listener, reconnected: () => void): void {
    const connect = async (again: boolean): Promise<void> => {
      if (this.#closing) return
      const subscription = new pg.Client({ connectionString: this.#url, keepAlive: true })
      this.#subscription = subscription
      let lost = false
      const retry = (): void => {
        if (lost || this.#closing) return
        lost = true
        subscription.end().catch(() => {})
        setTimeout(() => void connect(true), 250).unref()
      }
      subscription.on('error', retry)
      subscription.on('end', retry)
      subscription.on('notification', ({ payload }) => {
        const { from, notice } = JSON.parse(payload ?? '{}') as { from: string; notice: Notice }
        if (from !== this.#self) listener(notice)
      })
      try {
        await subscription.connect()
        await subscription.query(`listen ${channel}`)
        if (again) reconnected()
      } catch {
        retry()
      }
    }
    void connect(false)
  }

  async close(): Promise<void> {
    this.#closing = true
    await this.#subscription?.end().catch(() => {})
    await this.db.destroy()
  }

  #sendBatch(): void {
    if (this.#waiting.length === 0 || this.#batches >= mostBatches) return
    // The answer names tables, so that each may be there once.
    const batch = new Map<string, Waiting>()
    this.#waiting = this.#waiting.filter((waiting) => {
      const { table_id } = waiting.addition.entry
      if (batch.size >= mostInBatch || batch.has(table_id)) return true
      batch.set(table_id, waiting)
      return false
    })
    this.#batches++
    this.#appendBatch(batch)
      // One of them must not take the others with it: each by itself.
      .catch(() => {
        for (const waiting of batch.values()) this.#appendAlone(waiting)
      })
      .finally(() => {
        this.#batches--
        this.#sendBatch()
      })
    this.#sendBatch()
  }

  async #appendBatch(batch: ReadonlyMap<string, Waiting>): Promise<void> {
    const rows = [...batch.values()].map(({ addition: { entry, summary }, notice }) => ({
      ...entry,
      ...summary,
      notice: this.#letter(notice),
    }))
    const query = { ...appendAll, values: [JSON.stringify(rows)] }
    const { rows: added } = await retried(() => this.#pool.query<{ table_id: string }>(query))
    const tables = new Set(added.map(({ table_id }) => table_id))
    for (const [table, { resolve }] of batch) resolve(tables.has(table))
  }

  #appendAlone({ addition, notice, resolve, reject }: Waiting): void {
    this.write(this.#statementsOf(addition), notice).then(resolve, reject)
  }

  #letter(notice: Notice): string {
    return JSON.stringify({ from: this.#self, notice })
  }

  async #transact(statements: readonly Statement[], notice: Notice | undefined): Promise<boolean> {
    const client = await this.#pool.connect()
    let broken: Error | undefined
    try {
      await client.query('begin')
      for (const step of statements) {
        const { sql, parameters } = compiled(step)
        const { rowCount } = await client.query(sql, [...parameters])
        if (step.must === true && rowCount === 0) {
          await client.query('rollback')
          return false
        }
      }
      if (notice !== undefined)
        await client.query('select pg_notify($1, $2)', [channel, this.#letter(notice)])
      await client.query('commit')
      return true
    } catch (error) {
      await client.query('rollback').catch((second: Error) => {
        broken = second
      })
      throw error
    } finally {
      client.release(broken)
    }
  }
}

/** Tries again where it was only bad luck. */
async function retried<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++)
    try {
      return await work()
    } catch (error) {
      const code = (error as { code?: string }).code ?? ''
      if (!passing.has(code) || tries === mostTries) throw error
    }
}

/** One connection that only reads, for another thread. */
export function readPostgres(url: string): Kysely<Schema> {
  const options = '-c default_transaction_read_only=on'
  const pool = new pg.Pool({ connectionString: url, max: 1, types: numbers, options })
  pool.on('error', () => {})
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
}

export async function openPostgres(url: string): Promise<Store> {
  const store = new PostgresStore(url)
  await migrate(store.db)
  return store
}
