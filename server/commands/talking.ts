import { newId } from '../ids.ts'
import { refuseMuted } from '../operator/sanctions.ts'
import type { Person } from '../people.ts'
import { notFound, Problem } from '../problem.ts'
import type { Room } from '../room/room.ts'
import type { Draft } from '../room/rooms.ts'
import type { Services } from '../services.ts'
import type { Row } from '../store/schema.ts'
import { seatAt } from './seating.ts'

/** Says something to the table, where its people chose to talk. Those who sit there may. */
export function say(
  services: Services,
  person: Person,
  table: string,
  client: string,
  text: string,
): Promise<{ position: number }> {
  let earlier: number | undefined
  const decide = async (room: Room): Promise<Draft | undefined> => {
    if (!room.settings.chat) throw new Problem(403, 'chat-off', 'Chat is off at this table.')
    const seat = room.seatOf(person.id)
    if (seat === undefined) throw new Problem(403, 'not-seated', 'Only those who sit at the table talk here.')
    earlier = room.recent.find((entry) => entry.client === client && entry.user === person.id)?.position
    if (earlier !== undefined) return undefined
    await refuseMuted(services, person.id)
    // Under the name that all at the table know: whoever is called otherwise meanwhile speaks for nobody else.
    const { name } = seatAt(room, seat)
    return { body: { kind: 'said', seat, name, text }, user: person.id, client }
  }
  return services.rooms.command(table, decide, (_room, entry) => ({
    position: entry?.position ?? earlier ?? 0,
  }))
}

/** Tells whoever runs the server about something that was said. */
export async function report(
  services: Services,
  person: Person,
  table: string,
  position: number,
  reason: string,
): Promise<void> {
  const seated = await services.rooms.read(table, (room) => room.seatOf(person.id) !== undefined)
  const [entry] = await services.rooms.entries(table, position, position + 1)
  if (!seated || entry?.body.kind !== 'said') throw notFound('message')
  await keepReport(services, { table_id: table, position, user_id: person.id, reason, about: entry.user })
}

/** The same about somebody as such, wherever they were met. */
export async function reportPlayer(
  services: Services,
  person: Person,
  player: string,
  reason: string,
): Promise<void> {
  const known = await services.store.db
    .selectFrom('users')
    .select('id')
    .where('id', '=', player)
    .executeTakeFirst()
  if (known === undefined) throw notFound('player')
  await keepReport(services, { table_id: '', position: 0, user_id: person.id, reason, about: player })
}

async function keepReport(
  { store }: Services,
  report: Pick<Row<'reports'>, 'table_id' | 'position' | 'user_id' | 'reason' | 'about'>,
): Promise<void> {
  const { db } = store
  const row = { ...report, id: newId(), created: Date.now(), closed: null }
  // Whoever tells the same twice said it once: nobody fills the list that others are read in.
  const before = db
    .deleteFrom('reports')
    .where('user_id', '=', row.user_id)
    .where('table_id', '=', row.table_id)
    .where('position', '=', row.position)
    .where('about', row.about === null ? 'is' : '=', row.about)
    .where('closed', 'is', null)
  await store.write([{ query: before }, { query: db.insertInto('reports').values(row) }])
}
