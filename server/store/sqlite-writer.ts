import Database from 'libsql'

/** A statement as it travels to the thread that writes: the number of its text, its values, whether it must change something. */
export type WrittenStatement = readonly [text: number, parameters: readonly unknown[], must: boolean]

export type WrittenUnit = readonly WrittenStatement[]

/** What came together. Moves use the same few texts again and again, so that each text travels once. */
export interface Batch {
  readonly units: readonly WrittenUnit[]
  /** Texts that are new, numbered on from those before. */
  readonly texts: readonly string[]
  /** The texts before are forgotten, and numbers begin with these. */
  readonly anew: boolean
}

/** Whether a unit was carried out, or why it could not be. */
export type Outcome = boolean | { readonly error: string }

/** A step that must change something did not, after others had. */
class HalfDone extends Error {}

type Statement = ReturnType<Database.Database['prepare']>

/** Opens the file, creating it at the first start: write-ahead log, every commit synced to the disk. */
export function openFile(path: string): Database.Database {
  const file = new Database(path, { timeout: 5000 })
  file.exec('pragma journal_mode = wal; pragma synchronous = full')
  return file
}

/** The only one who writes. Units that come together become one transaction and pay for one sync. */
export class SqliteWriter {
  readonly #file: Database.Database
  #texts: string[] = []
  /** Prepared when they are first needed. */
  #statements: Statement[] = []

  constructor(path: string) {
    this.#file = openFile(path)
  }

  write({ units, texts, anew }: Batch): Outcome[] {
    if (anew) {
      this.#texts = []
      this.#statements = []
    }
    this.#texts.push(...texts)
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
    let done = 0
    for (const [text, parameters, must] of statements) {
      const { changes } = this.#statement(text).run(parameters)
      if (must && changes === 0) {
        if (done === 0) return false
        throw new HalfDone()
      }
      done++
    }
    return true
  }

  #statement(text: number): Statement {
    const known = this.#statements[text]
    if (known !== undefined) return known
    const statement = this.#file.prepare(this.#texts[text] ?? '')
    this.#statements[text] = statement
    return statement
  }
}
