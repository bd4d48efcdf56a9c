import type { Person } from '../people.ts'
import { Problem } from '../problem.ts'
import type { Ending } from '../room/entry.ts'
import type { Room } from '../room/room.ts'
import type { Draft } from '../room/rooms.ts'
import { seenTable } from '../room/seen.ts'
import type { SeenTable } from '../schemas/table.ts'
import type { Services } from '../services.ts'
import { notRunning } from './playing.ts'
import { foreignSeat, seatAt } from './seating.ts'

/** Gives the game up for good; a bot plays on where others do. */
export function resign(services: Services, person: Person, table: string): Promise<SeenTable> {
  const decide = (room: Room): Draft | undefined => {
    const seat = ownSeat(room, person)
    if (seatAt(room, seat).resigned) return undefined
    if (room.state.status !== 'playing') throw notRunning(room)
    return { body: { kind: 'resigned', seat }, user: person.id }
  }
  return services.rooms.command(table, decide, seenTable)
}

/** Asks the others to call it a draw, or to leave the table unfinished. All who play must agree. */
export function propose(
  services: Services,
  person: Person,
  table: string,
  ending: Ending,
): Promise<SeenTable> {
  const decide = (room: Room): Draft => {
    const seat = votingSeat(room, person)
    if (room.state.proposal !== null)
      throw new Problem(409, 'proposal-open', 'Another proposal waits for its answer.')
    return { body: { kind: 'proposed', seat, ending }, user: person.id }
  }
  return services.rooms.command(table, decide, seenTable)
}

export function answerProposal(
  services: Services,
  person: Person,
  table: string,
  agrees: boolean,
): Promise<SeenTable> {
  const decide = (room: Room): Draft | undefined => {
    const seat = votingSeat(room, person)
    if (room.state.proposal === null) throw new Problem(409, 'no-proposal', 'Nothing was proposed.')
    if (!agrees) return { body: { kind: 'declined', seat }, user: person.id }
    if (room.state.proposal.agreed.includes(seat)) return undefined
    return { body: { kind: 'agreed', seat }, user: person.id }
  }
  return services.rooms.command(table, decide, seenTable)
}

function ownSeat(room: Room, person: Person): number {
  const seat = room.seatOf(person.id)
  if (seat === undefined) throw foreignSeat()
  return seat
}

function votingSeat(room: Room, person: Person): number {
  const seat = ownSeat(room, person)
  if (room.state.status !== 'playing') throw notRunning(room)
  const { away, resigned } = seatAt(room, seat)
  if (away || resigned) throw new Problem(409, 'away', 'Take your seat again first.')
  return seat
}
