import { newId } from '../ids.ts'
import type { Person } from '../people.ts'
import { notFound, Problem } from '../problem.ts'
import type { Room } from '../room/room.ts'
import type { Draft } from '../room/rooms.ts'
import type { Services } from '../services.ts'

/** Says something to the table, where its people chose to talk. Those who sit there may. */
export function say(
  services: Services,
  person: Person,
  table: string,
  client: string,
  text: string,
): Promise<{ position: number }> {
  let earlier: number | undefined
  const decide = (room: Room): Draft | undefined => {
    if (!room.settings.chat) throw new Problem(403, 'chat-off', 'Chat is off at this table.')
    const seat = room.seatOf(person.id)
    if (seat === undefined) throw new Problem(403, 'not-seated', 'Only those who sit at the table talk here.')
    earlier = room.recent.find((entry) => entry.client === client && entry.user === person.id)?.position
    if (earlier !== undefined) return undefined
    return { body: { kind: 'said', seat, name: person.name, text }, user: person.id, client }
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
  const row = { id: newId(), table_id: table, position, user_id: person.id, reason, created: Date.now() }
  await services.store.write([{ query: services.store.db.insertInto('reports').values(row) }])
}
