import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** A table as the browser keeps it: the save file, and what a list shows without opening it. */
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
  readonly save: string
}

interface Database extends DBSchema {
  tables: { key: string; value: StoredTable; indexes: { changed: number } }
}

let opened: Promise<IDBPDatabase<Database>> | undefined

function database(): Promise<IDBPDatabase<Database>> {
  opened ??= openDB<Database>('engawa', 1, {
    upgrade(db) {
      db.createObjectStore('tables', { keyPath: 'id' }).createIndex('changed', 'changed')
    },
    terminated() {
      opened = undefined
    },
  })
  return opened
}

/** Commits by itself: a page that is left the moment after hears no more whether its transaction went well. */
export async function storeTable(table: StoredTable): Promise<void> {
  const transaction = (await database()).transaction('tables', 'readwrite')
  const put = transaction.store.put(table)
  transaction.commit()
  await Promise.all([put, transaction.done])
}

export async function readTable(id: string): Promise<StoredTable | undefined> {
  return (await database()).get('tables', id)
}

export async function removeTable(id: string): Promise<void> {
  await (await database()).delete('tables', id)
}

/** All tables, the one touched last first. */
export async function listTables(): Promise<StoredTable[]> {
  return (await (await database()).getAllFromIndex('tables', 'changed')).reverse()
}

export function newTableId(): string {
  return [...crypto.getRandomValues(new Uint8Array(6))]
    .map((byte) => byte.toString(36).padStart(2, '0'))
    .join('')
}
