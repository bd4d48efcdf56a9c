import Database from 'libsql'

/** A statement with its values, as it travels to the thread that writes. */
export interface WrittenStatement {
  readonly sql: string
  readonly parameters: readonly unknown[]
  readonly must: boolean
}

export type WrittenUnit = readonly WrittenStatement[]

/** Whether a unit was carried out, or why it could not be. */
export type Outcome = boolean | { readonly error: string }

/** A step that must change something did not, after others had. */
class HalfDone extends Error {}

type Statement = ReturnType<Database.Database['prepare']>

/** So many prepared statements are kept; the server uses fewer. */
const mostStatements = 500

/** Opens the file, creating it at the first start: write-ahead log, every commit synced to the disk. */
export function openFile(path: string): Database.Database {
  const file = new Database(path, { timeout: 5000 })
  file.exec('pragma journal_mode = wal; pragma synchronous = full')
  return file
}

/** The only one who writes. Units that come together become one transaction and pay for one sync. */
export class SqliteWriter {
  readonly #file: Database.Database
  readonly #statements = new Map<string, Statement>()

  constructor(path: string) {
    this.#file = openFile(path)
  }

  write(units: readonly WrittenUnit[]): Outcome[] {
    try {
      return this.#transact(() => units.map((statements) => this.#carryOut(statements)))
    } catch {
      // One of them must not take the others with it: each by itself.
      return units.map((statements) => this.#alone(statements))
    }
  }

  close(): void {
    this.#file.close()
  }

  #alone(statements: WrittenUnit): Outcome {
    try {
      return this.#transact(() => this.#carryOut(statements))
    } catch (error) {
      if (error instanceof HalfDone) return false
      return { error: String(error) }
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
  #carryOut(statements: WrittenUnit): boolean {
    for (const [index, { sql, parameters, must }] of statements.entries()) {
      const { changes } = this.#statement(sql).run([...parameters])
      if (!must || changes > 0) continue
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
