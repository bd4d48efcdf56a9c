import { usualLevel } from '@engawa/bots'
import type { Seat } from '@engawa/kernel'
import type { Person } from '../people.ts'
import { Problem } from '../problem.ts'
import type { Room } from '../room/room.ts'
import type { Draft, PreparedTable } from '../room/rooms.ts'
import { seenTable } from '../room/seen.ts'
import type { SeenTable } from '../schemas/table.ts'
import type { Chair } from '../schemas/wish.ts'
import type { Services } from '../services.ts'
import { planTable } from './seating.ts'

/**
 * The same table once more. Whoever asks first lays it, in one unit with the entry that tells the others;
 * everybody who asks later is led to the same one.
 */
export async function nextRound(services: Services, person: Person, table: string): Promise<SeenTable> {
  let prepared: PreparedTable | undefined
  const decide = async (room: Room): Promise<Draft | undefined> => {
    prepared = undefined
    const seat = room.seatOf(person.id)
    if (seat === undefined)
      throw new Problem(403, 'not-seated', 'Only those who sat at a table lay its next round.')
    if (!room.isOver) throw new Problem(409, 'not-over', 'This table is not over yet.')
    if (room.state.next !== null) return undefined
    prepared = await prepareNext(services, person, room, seat)
    return {
      body: { kind: 'renewed', seat, next: prepared.room.head.id },
      user: person.id,
      statements: prepared.statements,
    }
  }
  const next = await services.rooms.command(table, decide, (room) => room.state.next?.table)
  if (next === undefined) throw new Error('a table was renewed without a next round')
  if (prepared !== undefined) services.rooms.add(prepared)
  return services.rooms.read(next, seenTable)
}

async function prepareNext(
  services: Services,
  person: Person,
  { head, state }: Room,
  own: Seat,
): Promise<PreparedTable> {
  const { id: before, game, people, options, settings } = head
  const seats = state.seats.slice(0, people).map(({ kind, level }, seat): Chair => {
    if (seat === own) return { kind: 'me' }
    return kind === 'bot' ? { kind: 'bot', level: level ?? usualLevel } : { kind: 'open' }
  })
  // What comes after a table of a tournament is a table like any other.
  const wish = { game, settings: { ...settings, tournament: null }, seats }
  const plan = await planTable(services, person, { ...wish, options }).catch((problem: unknown) => {
    // The next round is played by the newest rules, which may have other options.
    if (!(problem instanceof Problem) || problem.code !== 'bad-options') throw problem
    return planTable(services, person, wish)
  })
  const followed: Draft = { body: { kind: 'followed', seat: null, before }, user: null }
  return services.rooms.prepare(plan.head, [followed, ...plan.drafts])
}
