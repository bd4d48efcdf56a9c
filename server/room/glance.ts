import type { GlanceTable, OwnTable } from '../schemas/table.ts'
import type { Row } from '../store/schema.ts'
import type { Store } from '../store/store.ts'
import type { Room } from './room.ts'
import { settingsFrom } from './settings.ts'
import { nothingNew, unreadOf } from './unread.ts'

/** Enough of a table for lists, kept beside it: who sits where and whom it waits for. */
export interface Glance {
  readonly seats: GlanceTable['seats']
  readonly waiting: number[]
}

export function glanceOf(room: Room): Glance {
  return {
    seats: room.state.seats.map(({ kind, user, name, level, away }) => ({
      kind,
      player: user,
      name,
      level,
      away,
    })),
    waiting: [...room.waitingSeats],
  }
}

const seatTexts = new WeakMap<Room, { readonly seating: number; readonly text: string }>()

/** The glance as it is stored. Who sits where changes seldom, and then the text of it is written anew. */
export function glanceText(room: Room): string {
  let seats = seatTexts.get(room)
  if (seats?.seating !== room.seating) {
    seats = { seating: room.seating, text: JSON.stringify(glanceOf(room).seats) }
    seatTexts.set(room, seats)
  }
  return `{"seats":${seats.text},"waiting":[${room.waitingSeats.join(',')}]}`
}

export function glanceIn({ glance }: Row<'tables'>): Glance {
  return JSON.parse(glance) as Glance
}

export function glanceFrom(row: Row<'tables'>): GlanceTable {
  const { seats, waiting } = glanceIn(row)
  return {
    id: row.id,
    game: row.game,
    people: row.people,
    options: JSON.parse(row.options) as unknown,
    settings: settingsFrom(row.settings),
    status: row.status as GlanceTable['status'],
    seats,
    waiting,
    position: row.position,
    created: row.created,
    updated: row.updated,
  }
}

const mostTables = 200

/** The tables somebody sits at: first those that wait for them, the most urgent at the top. */
export async function tablesOf(store: Store, user: string): Promise<OwnTable[]> {
  const listed = await store.db
    .selectFrom('members')
    .innerJoin('tables', 'tables.id', 'members.table_id')
    .select(['tables.id', 'members.seat as own', 'members.seen', 'tables.position'])
    .where('members.user_id', '=', user)
    .where('members.seat', 'is not', null)
    .orderBy('tables.updated', 'desc')
    .limit(mostTables)
    .execute()
  if (listed.length === 0) return []
  const own = new Map(listed.map((one) => [one.id, one.own ?? 0]))
  const behind = listed.filter(({ seen, position }) => seen < position).map(({ id }) => id)
  const reading = store.db
    .selectFrom('tables')
    .selectAll()
    .where('id', 'in', [...own.keys()])
    .orderBy('updated', 'desc')
    .execute()
  const results = store.db
    .selectFrom('results')
    .select(['table_id', 'place', 'score'])
    .where('user_id', '=', user)
    .where('table_id', 'in', [...own.keys()])
    .execute()
  const [rows, ended, unread] = await Promise.all([reading, results, unreadOf(store, user, behind)])
  const resultOf = new Map(ended.map(({ table_id, place, score }) => [table_id, { place, score }]))
  const tables = rows.map((row): OwnTable => {
    const glance = glanceFrom(row)
    const seat = own.get(row.id) ?? 0
    const yourTurn = glance.waiting.includes(seat) && glance.seats[seat]?.away === false
    const deadline = yourTurn ? row.deadline : null
    const result = resultOf.get(row.id) ?? null
    return { ...glance, seat, yourTurn, deadline, result, unread: unread.get(row.id) ?? nothingNew }
  })
  return tables.sort((a, b) => Number(b.yourTurn) - Number(a.yourTurn) || urgency(a) - urgency(b))
}

function urgency({ deadline, updated }: OwnTable): number {
  return deadline ?? Number.MAX_SAFE_INTEGER - updated
}
