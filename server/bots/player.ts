import type { Seat } from '@engawa/kernel'
import { newToken } from '../ids.ts'
import type { Room } from '../room/room.ts'
import type { Draft } from '../room/rooms.ts'
import { playedBy } from '../room/state.ts'
import type { Services } from '../services.ts'
import type { BotPool } from './task.ts'

/** The first seat that waits and is not played by a person. */
export function botSeat(room: Room): Seat | undefined {
  return room.waitingSeats.find((index) => {
    const seat = room.state.seats[index]
    return seat !== undefined && playedBy(seat) !== 'person'
  })
}

/** Tables at which no person plays any more share one turn of the threads that think. */
export const nobody = 'nobody'

/** For whom the bots of a table think: the first person who plays there. */
export function whomBotsServe(room: Room): string {
  return room.state.seats.find((seat) => playedBy(seat) === 'person')?.user ?? nobody
}

/** Makes one move for a bot or an automa, where the table waits for one. */
export async function playForBot(
  services: Services,
  pool: Pick<BotPool, 'run'>,
  table: string,
): Promise<void> {
  const job = await services.rooms.read(table, (room) => {
    const seat = botSeat(room)
    if (seat === undefined) return undefined
    const kind = room.state.seats[seat]?.kind
    const level = room.state.seats[seat]?.level ?? room.settings.standIn
    const view = kind === 'automa' ? undefined : room.view(seat)
    const { game, rules } = room.head
    return { at: room.state.at, whom: whomBotsServe(room), task: { seat, game, rules, level, view } }
  })
  if (job === undefined) return
  const { at, whom, task } = job
  const { seat, view } = task
  // The rules leave an automa exactly one move, which needs no thought.
  const thought = view === undefined ? undefined : await pool.run({ ...task, seed: newToken() }, whom)
  const decide = (room: Room): Draft | undefined => {
    if (room.state.at !== at || botSeat(room) !== seat) return undefined
    const move = view === undefined ? room.moves(seat)[0] : thought
    const refusal = room.check(seat, move)
    if (refusal !== undefined) throw new Error(`a bot chose a move that is refused: ${refusal.code}`)
    return { body: { kind: 'played', seat, move }, user: null }
  }
  await services.rooms.command(table, decide, () => undefined)
}
