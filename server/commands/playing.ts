import { type Seat, sameData } from '@engawa/kernel'
import type { Person } from '../people.ts'
import { otherRules, Problem } from '../problem.ts'
import { changesGame, type Entry, type EntryBody } from '../room/entry.ts'
import type { Room } from '../room/room.ts'
import type { Draft } from '../room/rooms.ts'
import { seenEntry } from '../room/seen.ts'
import type { SeenEntry } from '../schemas/table.ts'
import type { Services } from '../services.ts'
import { foreignSeat, gaveUp, seatAt } from './seating.ts'

/** What every command at a running table names. */
export interface Stamp {
  readonly seat: Seat
  /** The table's `at` that the sender has seen. */
  readonly at: number
  /** Made up by the sender, another for each command. */
  readonly client: string
}

export interface Done {
  readonly position: number
  readonly entry: SeenEntry
}

export function playMove(
  services: Services,
  person: Person,
  table: string,
  stamp: Stamp,
  move: unknown,
): Promise<Done> {
  return act(services, person, table, stamp, { kind: 'played', seat: stamp.seat, move }, (room) => {
    const refusal = room.check(stamp.seat, move)
    if (refusal !== undefined)
      throw new Problem(422, 'refused', `The move was refused: ${refusal.code}.`, refusal)
  })
}

const takeBacks = { undo: 'undone', restart: 'restarted' } as const

export function takeBack(
  services: Services,
  person: Person,
  table: string,
  stamp: Stamp,
  how: keyof typeof takeBacks,
): Promise<Done> {
  return act(services, person, table, stamp, { kind: takeBacks[how], seat: stamp.seat }, (room) => {
    const undo = room.undoState(stamp.seat)
    if (!undo.can)
      throw new Problem(422, 'cannot-undo', `This cannot be taken back: ${undo.lock}.`, {
        code: undo.lock,
        rule: 'table',
      })
  })
}

export function redo(services: Services, person: Person, table: string, stamp: Stamp): Promise<Done> {
  return act(services, person, table, stamp, { kind: 'redone', seat: stamp.seat }, (room) => {
    if (!room.canRedo(stamp.seat))
      throw new Problem(422, 'nothing-to-redo', 'There is nothing to do again.', {
        code: 'nothing-to-redo',
        rule: 'table',
      })
  })
}

async function act(
  services: Services,
  person: Person,
  table: string,
  stamp: Stamp,
  body: EntryBody,
  check: (room: Room) => void,
): Promise<Done> {
  let earlier: Entry | undefined
  const decide = async (room: Room): Promise<Draft | undefined> => {
    if (seatAt(room, stamp.seat).user !== person.id) throw foreignSeat()
    if (stamp.at !== room.state.at) {
      earlier = await sameCommand(services, room, stamp, body)
      if (earlier !== undefined) return undefined
      throw new Problem(409, 'stale', `The table has moved on to ${room.state.at} since.`, {
        code: 'stale-move',
        rule: 'table',
        data: { at: stamp.at, position: room.state.at },
      })
    }
    if (room.state.status !== 'playing') throw notRunning(room)
    if (!room.isPlayable) throw otherRules()
    const { away, resigned } = seatAt(room, stamp.seat)
    if (resigned) throw gaveUp()
    if (away) throw new Problem(409, 'away', 'A bot plays for you; take your seat again first.')
    check(room)
    return { body, user: person.id, client: stamp.client }
  }
  return services.rooms.command(table, decide, (_room, entry) => answer(stamp.seat, entry ?? earlier))
}

/** The answer tells only what the entry itself brought, so that it is the same whenever it is asked for. */
function answer(seat: Seat, entry: Entry | undefined): Done {
  const seen = entry === undefined ? undefined : seenEntry(entry, seat, false)
  if (seen === undefined) throw new Error('a command left no entry')
  return { position: seen.position + 1, entry: seen }
}

/** The entry that this very command made when it was sent before. */
async function sameCommand(
  services: Services,
  room: Room,
  stamp: Stamp,
  body: EntryBody,
): Promise<Entry | undefined> {
  const oldest = room.recent[0]
  const remembered = oldest !== undefined && oldest.position <= stamp.at
  const entries = remembered
    ? room.recent.slice(stamp.at - oldest.position)
    : await services.rooms.entries(room.head.id, stamp.at, stamp.at + 50)
  const next = entries.find((entry) => changesGame(entry.body.kind))
  if (next === undefined || next.client !== stamp.client) return undefined
  const same =
    next.body.kind === body.kind &&
    next.body.seat === body.seat &&
    (next.body.kind !== 'played' || body.kind !== 'played' || sameData(next.body.move, body.move))
  if (!same) throw new Problem(409, 'client-id-used', 'This client id already stands for another command.')
  return next
}

export function notRunning(room: Room): Problem {
  return room.state.status === 'open'
    ? new Problem(409, 'not-begun', 'This table has not begun yet.')
    : new Problem(409, 'over', 'This table is over.', { code: 'game-over', rule: 'table' })
}
