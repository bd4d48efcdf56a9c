import type { TableSave } from '@engawa/table'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** What a list shows of a table without opening it. */
export interface StoredTable {
  readonly id: string
  readonly game: string
  readonly names: readonly string[]
  /** A person is to move; not so while bots think or the game is over. */
  readonly waiting: boolean
  /** Whom one plays with: all but the one person, or everybody at a shared device. */
  readonly company: readonly string[]
  readonly over: boolean
  readonly moves: number
  readonly changed: number
}

type PlayedMove = TableSave['moves'][number]

/** How a table began; its moves are kept one by one. */
export type TableStart = Omit<TableSave, 'moves'>

/** Every write has a stamp of its own, so that tabs which keep the same table notice each other. */
interface TableHead extends StoredTable {
  readonly start: TableStart
  readonly stamp: string
}

/** As tables were kept before: as one save file. The first move stored after that turns it into the new form. */
interface OldTable extends StoredTable {
  readonly save: string
}

export interface StoredMove extends PlayedMove {
  readonly table: string
  readonly position: number
  readonly stamp: string
  /** The stamp of the move before it, or of nothing. */
  readonly after: string
}

interface Database extends DBSchema {
  tables: { key: string; value: TableHead | OldTable; indexes: { changed: number } }
  moves: { key: [string, number]; value: StoredMove }
}

/** A tab with an older version of the app keeps the storage from being brought up to date. */
export class StorageBlocked extends Error {}

let opened: Promise<IDBPDatabase<Database>> | undefined

function database(): Promise<IDBPDatabase<Database>> {
  opened ??= new Promise<IDBPDatabase<Database>>((done, fail) => {
    openDB<Database>('engawa', 2, {
      upgrade(db, from) {
        if (from < 1) db.createObjectStore('tables', { keyPath: 'id' }).createIndex('changed', 'changed')
        db.createObjectStore('moves', { keyPath: ['table', 'position'] })
      },
      blocked: () => fail(new StorageBlocked()),
      // A newer version must not wait for this tab.
      blocking(_current, _next, event) {
        opened = undefined
        if (event.target instanceof IDBDatabase) event.target.close()
      },
      terminated() {
        opened = undefined
      },
    }).then(done, fail)
  })
  opened.catch(() => {
    opened = undefined
  })
  return opened
}

const NOTHING = ''

const movesOf = (table: string, from = 0) => IDBKeyRange.bound([table, from], [table, Infinity])

/**
 * The moves that follow on each other. Where two tabs wrote at once, what one of them put behind a move that the
 * other had replaced belongs to no game and is left out.
 */
export function chain(stored: readonly StoredMove[], most: number): readonly StoredMove[] {
  let last = NOTHING
  const broken = stored.findIndex(({ position, stamp, after }, index) => {
    const follows = position === index && index < most && after === last
    last = stamp
    return !follows
  })
  return broken === -1 ? stored : stored.slice(0, broken)
}

/** All that is kept of a table. */
export interface Kept {
  readonly list: StoredTable
  readonly start: TableStart
  readonly played: readonly PlayedMove[]
}

/** Keeps one table in the storage: a move is added to what is there, nothing is written twice. */
export class TableStore {
  readonly #id: string
  readonly #tag = newTableId()
  #writes = 0
  /** The stamps of the head and of each move, as they were last written or read here. */
  #head: string | undefined
  #moves: readonly string[]
  /** What was to be kept last. */
  #latest: Kept | undefined

  constructor(id: string, head?: string, moves: readonly string[] = []) {
    this.#id = id
    this.#head = head
    this.#moves = moves
  }

  /** Keeps the table as it is now; up to `same` its moves are those that were kept before. */
  async keep(kept: Kept, same: number): Promise<void> {
    const { list, start, played } = kept
    this.#latest = kept
    const from = Math.min(same, this.#moves.length)
    const fresh = this.#stamped(played, from)
    const expected = this.#head
    const head: TableHead = { ...list, start, stamp: this.#stamp() }
    this.#head = head.stamp
    this.#moves = [...this.#moves.slice(0, from), ...fresh.map(({ stamp }) => stamp)]
    try {
      const found = await this.#write(head, from, fresh)
      // Another tab wrote here meanwhile: whoever writes last keeps the whole game.
      if (found !== expected && from > 0) await this.keep(this.#latest, 0)
    } catch (fault) {
      this.#moves = []
      throw fault
    }
  }

  #stamp(): string {
    return `${this.#tag} ${++this.#writes}`
  }

  #stamped(played: readonly PlayedMove[], from: number): readonly StoredMove[] {
    let after = this.#moves[from - 1] ?? NOTHING
    return played.slice(from).map(({ seat, move }, index) => {
      const stored = { table: this.#id, position: from + index, seat, move, after, stamp: this.#stamp() }
      after = stored.stamp
      return stored
    })
  }

  /**
   * All in one transaction, which commits by itself: a page that is left the moment after hears no more whether it
   * went well. Gives the stamp of the head that was there before.
   */
  async #write(head: TableHead, from: number, fresh: readonly StoredMove[]): Promise<string | undefined> {
    const transaction = (await database()).transaction(['tables', 'moves'], 'readwrite')
    const tables = transaction.objectStore('tables')
    const moves = transaction.objectStore('moves')
    const before = tables.get(this.#id)
    const writing = [
      tables.put(head),
      moves.delete(movesOf(this.#id, from)),
      ...fresh.map((move) => moves.put(move)),
    ]
    transaction.commit()
    await Promise.all([...writing, transaction.done])
    const found = await before
    return found !== undefined && 'stamp' in found ? found.stamp : undefined
  }
}

/** A table that is opened: how it began and its moves, or the save file it once was. */
export type OpenedTable =
  | { readonly save: string; readonly store: TableStore }
  | { readonly start: TableStart; readonly moves: readonly PlayedMove[]; readonly store: TableStore }

export async function readTable(id: string): Promise<OpenedTable | undefined> {
  const transaction = (await database()).transaction(['tables', 'moves'])
  const [head, stored] = await Promise.all([
    transaction.objectStore('tables').get(id),
    transaction.objectStore('moves').getAll(movesOf(id)),
  ])
  if (head === undefined) return undefined
  if ('save' in head) return { save: head.save, store: new TableStore(id) }
  const moves = chain(stored, head.moves)
  const stamps = moves.map(({ stamp }) => stamp)
  return { start: head.start, moves, store: new TableStore(id, head.stamp, stamps) }
}

export async function removeTable(id: string): Promise<void> {
  const transaction = (await database()).transaction(['tables', 'moves'], 'readwrite')
  await Promise.all([
    transaction.objectStore('tables').delete(id),
    transaction.objectStore('moves').delete(movesOf(id)),
    transaction.done,
  ])
}

/** All tables, the one touched last first. */
export async function listTables(): Promise<readonly StoredTable[]> {
  return (await (await database()).getAllFromIndex('tables', 'changed')).reverse()
}

export function newTableId(): string {
  return [...crypto.getRandomValues(new Uint8Array(6))]
    .map((byte) => byte.toString(36).padStart(2, '0'))
    .join('')
}
