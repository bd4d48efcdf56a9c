import { usualLevel } from '@engawa/bots'
import type { Seat } from '@engawa/kernel'
import type { House } from '../house.ts'
import type { Person } from '../people.ts'
import { Problem } from '../problem.ts'
import type { Room } from '../room/room.ts'
import type { Draft, Laid } from '../room/rooms.ts'
import { seenTable } from '../room/seen.ts'
import type { SeenTable } from '../schemas/table.ts'
import type { Chair } from '../schemas/wish.ts'
import { planTable } from './seating.ts'

/**
 * The same table once more. Whoever asks first lays it, in one unit with the entry that tells the others;
 * everybody who asks later is led to the same one.
 */
export async function nextRound(house: House, person: Person, table: string): Promise<SeenTable> {
  let laid: Laid | undefined
  const decide = async (room: Room): Promise<Draft | undefined> => {
    laid = undefined
    const seat = room.seatOf(person.id)
    if (seat === undefined)
      throw new Problem(403, 'not-seated', 'Only those who sat at a table lay its next round.')
    if (!room.isOver) throw new Problem(409, 'not-over', 'This table is not over yet.')
    if (room.state.next !== null) return undefined
    laid = await layAnew(house, person, room, seat)
    return {
      body: { kind: 'renewed', seat, next: laid.room.head.id },
      user: person.id,
      steps: laid.steps,
    }
  }
  const next = await house.rooms.command(table, decide, (room) => room.state.next?.table)
  if (next === undefined) throw new Error('a table was renewed without a next round')
  if (laid !== undefined) house.rooms.adopt(laid)
  return house.rooms.read(next, seenTable)
}

async function layAnew(house: House, person: Person, { head, state }: Room, own: Seat): Promise<Laid> {
  const { id: before, game, people, options, settings } = head
  const seats = state.seats.slice(0, people).map(({ kind, level }, seat): Chair => {
    if (seat === own) return { kind: 'me' }
    return kind === 'bot' ? { kind: 'bot', level: level ?? usualLevel } : { kind: 'open' }
  })
  const plan = await planTable(house, person, { game, options, settings, seats })
  const followed: Draft = { body: { kind: 'followed', seat: null, before }, user: null }
  return house.rooms.lay(plan.head, [followed, ...plan.drafts])
}
