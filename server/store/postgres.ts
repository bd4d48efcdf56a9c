import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { migrate } from './migrations.ts'
import type { Schema } from './schema.ts'
import { compiled, type Listener, type Notice, type Step, type Store } from './store.ts'

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

/** The store for many processes: units are transactions, notices go through NOTIFY. */
class PostgresStore implements Store {
  readonly engine = 'postgres'
  readonly db: Kysely<Schema>
  readonly #url: string
  readonly #pool: pg.Pool
  /** So that a process does not wake itself. */
  readonly #self =
    `${process.pid}-${Math.trunc(performance.timeOrigin)}-${Math.trunc(performance.now() * 1000)}`
  #ears: pg.Client | undefined
  #closing = false

  constructor(url: string) {
    this.#url = url
    this.#pool = new pg.Pool({ connectionString: url, max: 12, types: numbers })
    // A broken idle connection is replaced by the pool; whoever uses one sees the error itself.
    this.#pool.on('error', () => {})
    this.db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: this.#pool }) })
  }

  async write(steps: readonly Step[], notice?: Notice): Promise<boolean> {
    for (let tries = 1; ; tries++)
      try {
        return await this.#transact(steps, notice)
      } catch (error) {
        const code = (error as { code?: string }).code ?? ''
        if (!passing.has(code) || tries === mostTries) throw error
      }
  }

  listen(listener: Listener, reconnected: () => void): void {
    const connect = async (again: boolean): Promise<void> => {
      if (this.#closing) return
      const ears = new pg.Client({ connectionString: this.#url, keepAlive: true })
      this.#ears = ears
      let lost = false
      const retry = (): void => {
        if (lost || this.#closing) return
        lost = true
        ears.end().catch(() => {})
        setTimeout(() => void connect(true), 250).unref()
      }
      ears.on('error', retry)
      ears.on('end', retry)
      ears.on('notification', ({ payload }) => {
        const { from, notice } = JSON.parse(payload ?? '{}') as { from: string; notice: Notice }
        if (from !== this.#self) listener(notice)
      })
      try {
        await ears.connect()
        await ears.query(`listen ${channel}`)
        if (again) reconnected()
      } catch {
        retry()
      }
    }
    void connect(false)
  }

  async close(): Promise<void> {
    this.#closing = true
    await this.#ears?.end().catch(() => {})
    await this.db.destroy()
  }

  async #transact(steps: readonly Step[], notice: Notice | undefined): Promise<boolean> {
    const client = await this.#pool.connect()
    let broken: Error | undefined
    try {
      await client.query('begin')
      for (const step of steps) {
        const { sql, parameters } = compiled(step)
        const { rowCount } = await client.query(sql, [...parameters])
        if (step.must === true && rowCount === 0) {
          await client.query('rollback')
          return false
        }
      }
      if (notice !== undefined)
        await client.query('select pg_notify($1, $2)', [
          channel,
          JSON.stringify({ from: this.#self, notice }),
        ])
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

export async function openPostgres(url: string): Promise<Store> {
  const store = new PostgresStore(url)
  await migrate(store.db)
  return store
}
