import type { Bots } from './bots/bots.ts'
import { botSeat } from './bots/player.ts'
import type { House } from './house.ts'
import type { Log } from './log.ts'
import type { Room } from './room/room.ts'
import type { Draft } from './room/rooms.ts'
import { playedBy } from './room/state.ts'

const every = 1000
const tablesAtOnce = 50

/**
 * Looks after tables whose time has come: seats whose clock ran out, and bots whose thinker died.
 * Any number of processes may do this at once; the log decides who was first.
 */
export function startUpkeep(house: House, bots: Bots, log: Log): { close(): void } {
  let running = false
  const tick = async (): Promise<void> => {
    if (running) return
    running = true
    try {
      const { db } = house.store
      const due = await db
        .selectFrom('tables')
        .select('id')
        .where('status', '=', 'playing')
        .where('deadline', '<=', Date.now())
        .limit(tablesAtOnce)
        .execute()
      for (const { id } of due) await lookAfter(house, bots, id)
    } catch (error) {
      log.error({ err: error }, 'upkeep failed; it goes on in a moment')
    } finally {
      running = false
    }
  }
  const timer = setInterval(() => void tick(), every).unref()
  return { close: () => clearInterval(timer) }
}

async function lookAfter(house: House, bots: Bots, table: string): Promise<void> {
  const late = async (room: Room): Promise<Draft | undefined> => {
    for (const seat of room.waitingSeats) {
      const taken = room.state.seats[seat]
      if (taken === undefined || playedBy(taken) !== 'person') continue
      const end = await house.timekeeper.seatDeadline(room, seat)
      if (end !== null && end <= Date.now())
        return { body: { kind: 'replaced', seat, because: 'late' }, user: null }
    }
    return undefined
  }
  const waits = await house.rooms.command(table, late, (room) => botSeat(room) !== undefined)
  if (waits) bots.wake(table)
  const next = await house.rooms.read(table, (room) => house.timekeeper.schedule(room))
  const { db } = house.store
  await house.store.write([
    { query: db.updateTable('tables').set({ deadline: next }).where('id', '=', table) },
  ])
}
