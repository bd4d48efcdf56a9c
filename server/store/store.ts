import type { Compilable, CompiledQuery, Kysely } from 'kysely'
import type { Addition } from './append.ts'
import type { Schema } from './schema.ts'

/** One statement of a unit. Where it `must` change something and does not, the whole unit is left undone. */
export interface Statement {
  /** As the builder made it, or already put into words where it happens with every move. */
  readonly query: Compilable | CompiledQuery
  readonly must?: boolean
}

export function compiled({ query }: Statement): CompiledQuery {
  return 'sql' in query ? query : query.compile()
}

/** What other processes are told when a unit is durable. A notice may get lost; it is never the truth itself. */
export type Notice =
  /** A table's log has grown up to this position; these people sit at it. */
  | {
      readonly kind: 'table'
      readonly table: string
      readonly position: number
      readonly users: readonly string[]
    }
  /** Rows of this table were changed in place (somebody deleted their data): read it anew. */
  | { readonly kind: 'forget'; readonly table: string }
  /** Something about this person changed; `out`: a session of theirs was ended; `secret`: they are not told. */
  | { readonly kind: 'person'; readonly user: string; readonly out: boolean; readonly secret?: boolean }

export type Listener = (notice: Notice) => void

/**
 * Where everything is kept. `db` reads, and builds the statements that `write` carries out;
 * nothing else writes, so that no transaction ever stays open while the process does something else.
 */
export interface Store {
  readonly engine: 'sqlite' | 'postgres'
  readonly db: Kysely<Schema>
  /** Durable when it answers. False: a step that must change something did not, and nothing was written. */
  write(statements: readonly Statement[], notice?: Notice): Promise<boolean>
  /** A unit that begins with an entry of a log; false where its position was taken already. */
  append(addition: Addition, statements: readonly Statement[], notice: Notice): Promise<boolean>
  /** Notices from other processes; `reconnected` tells that some may have been missed. */
  listen(listener: Listener, reconnected: () => void): void
  close(): Promise<void>
}
