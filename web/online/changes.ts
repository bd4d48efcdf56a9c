import type { SeenEntry, SeenGame, SeenTable } from './api.ts'

/** What the server tells of a table. */
export interface News {
  readonly id: string
  readonly position: number
  readonly entries: readonly SeenEntry[]
  readonly table?: SeenTable
  readonly game?: SeenGame | null
}

/** The same as it comes: where a stream has told of a table before, only what changed since. */
export interface Told extends News {
  readonly tableChanges?: Partial<SeenTable>
  readonly gameChanges?: Pick<SeenGame, 'undo' | 'redo'> & { readonly view: object }
}

type Standing = Required<Pick<News, 'table' | 'game'>>

/** Puts together what one stream tells of its tables. Parts that did not change stay the same objects. */
export class Changes {
  readonly #tables = new Map<string, Standing>()

  /** The news with the whole table; nothing where what it builds upon was never told. */
  whole({ tableChanges, gameChanges, ...news }: Told): News | undefined {
    const before = this.#tables.get(news.id)
    const known = before?.game ?? undefined
    if ((tableChanges && before === undefined) || (gameChanges && known === undefined)) return undefined
    const table = before && tableChanges ? { ...before.table, ...tableChanges } : news.table
    const { view, ...rights } = gameChanges ?? {}
    const game =
      known && view ? { ...known, ...rights, view: { ...(known.view as object), ...view } } : news.game
    // Words alone.
    if (table === undefined || game === undefined) return news
    this.#tables.set(news.id, { table, game })
    return { ...news, table, game }
  }
}
