import type { GameEvent, Seat } from '@engawa/kernel'
import type { Kysely } from 'kysely'
import type { Row, Schema } from '../store/schema.ts'

/** What people can agree to end a table with. */
export const endings = ['draw', 'abandon'] as const
export type Ending = (typeof endings)[number]

/** Why a bot plays on for somebody: they left, their clock ran out, or nobody had seen them for too long. */
export type Absence = 'left' | 'late' | 'gone'

/**
 * One thing that happened at a table. The log of a table is all there is to know about it:
 * who sat down, what was played, what was said. It only grows; taking back is an entry as well.
 */
export type EntryBody =
  /** `events`: what the set-up did, where this took the last seat and the game began. */
  | { readonly kind: 'sat'; readonly seat: Seat; readonly name: string; events?: readonly GameEvent[] }
  | { readonly kind: 'stood'; readonly seat: Seat }
  | {
      readonly kind: 'placed-bot'
      readonly seat: Seat
      readonly level: string
      events?: readonly GameEvent[]
    }
  | { readonly kind: 'removed-bot'; readonly seat: Seat }
  | { readonly kind: 'played'; readonly seat: Seat; readonly move: unknown; events?: readonly GameEvent[] }
  /** `left`: how many moves stand afterwards. */
  | { readonly kind: 'undone' | 'restarted'; readonly seat: Seat; left?: number }
  | { readonly kind: 'redone'; readonly seat: Seat; events?: readonly GameEvent[] }
  | { readonly kind: 'replaced'; readonly seat: Seat; readonly because: Absence }
  | { readonly kind: 'returned'; readonly seat: Seat }
  | { readonly kind: 'resigned'; readonly seat: Seat }
  | { readonly kind: 'proposed'; readonly seat: Seat; readonly ending: Ending }
  | { readonly kind: 'agreed'; readonly seat: Seat }
  | { readonly kind: 'declined'; readonly seat: Seat }
  /** Somebody laid the table anew: there is the next round. */
  | { readonly kind: 'renewed'; readonly seat: Seat; readonly next: string }
  /** This table is the next round of that one. */
  | { readonly kind: 'followed'; readonly seat: null; readonly before: string }
  | { readonly kind: 'said'; readonly seat: Seat | null; readonly name: string; readonly text: string }

export type EntryKind = EntryBody['kind']

export interface Entry {
  readonly position: number
  readonly time: number
  /** Who did it; nobody where a bot or the clock did. */
  readonly user: string | null
  /** The id the sender gave it, so that sending it twice does no harm. */
  readonly client: string | null
  readonly body: EntryBody
  /** Milliseconds of reserve that seats used up waiting for this. */
  readonly charges?: Readonly<Record<Seat, number>>
  /** Milliseconds for which holidays of seats stopped the table before this. */
  readonly holidays?: Readonly<Record<Seat, number>>
}

/** Words change nothing on the board: they neither outdate a move nor need a new view. */
export function changesGame(kind: EntryKind): boolean {
  return kind !== 'said'
}

/** Moves and what takes them back leave everybody where they sit. */
export function isPlay(kind: EntryKind): boolean {
  return (
    kind === 'played' || kind === 'undone' || kind === 'restarted' || kind === 'redone' || kind === 'said'
  )
}

export function entryRow(table: string, entry: Entry): Row<'entries'> {
  const { kind, seat, ...rest } = entry.body
  const { charges, holidays } = entry
  const data = { ...rest, ...(charges && { charges }), ...(holidays && { holidays }) }
  return {
    table_id: table,
    position: entry.position,
    time: entry.time,
    kind,
    seat,
    user_id: entry.user,
    client: entry.client,
    data: JSON.stringify(data),
  }
}

export function entryFrom(row: Row<'entries'>): Entry {
  const { charges, holidays, ...rest } = JSON.parse(row.data) as Pick<Entry, 'charges' | 'holidays'>
  // The row was written by `entryRow`, so that it has the form of its kind.
  const body = { kind: row.kind, seat: row.seat, ...rest } as EntryBody
  const { position, time, user_id: user, client } = row
  return { position, time, user, client, body, ...(charges && { charges }), ...(holidays && { holidays }) }
}

/** The log of a table from a position on, as it is stored. */
export async function entriesOf(
  db: Kysely<Schema>,
  table: string,
  from: number,
  to = Number.MAX_SAFE_INTEGER,
): Promise<Entry[]> {
  const rows = await db
    .selectFrom('entries')
    .selectAll()
    .where('table_id', '=', table)
    .where('position', '>=', from)
    .where('position', '<', to)
    .orderBy('position')
    .execute()
  return rows.map(entryFrom)
}
