import { rateTable, unratedTables } from './accounts/ratings.ts'
import type { Bots } from './bots/bots.ts'
import { botSeat } from './bots/player.ts'
import type { Log } from './log.ts'
import { day } from './people.ts'
import type { Room } from './room/room.ts'
import type { Draft } from './room/rooms.ts'
import { playedBy } from './room/state.ts'
import type { Services } from './services.ts'
import { closeEmptyClubs } from './social/clubs.ts'
import { driveTournament, dueTournaments } from './tournament/drive.ts'

const every = 1000
const everyMinute = 60_000
const everyHour = 3_600_000
const tablesAtOnce = 50

/**
 * Looks after tables whose time has come: people who are late or gone, seats that stayed free, and bots whose
 * worker died.
 * Any number of processes may do this at once; the log decides who was first.
 */
export function startUpkeep(services: Services, bots: Bots, log: Log): { close(): void } {
  let running = false
  const tick = async (): Promise<void> => {
    if (running) return
    running = true
    try {
      const { db } = services.store
      const due = await db
        .selectFrom('tables')
        .select('id')
        .where('status', 'in', ['open', 'playing'])
        .where('deadline', '<=', Date.now())
        .limit(tablesAtOnce)
        .execute()
      for (const { id } of due)
        await lookAfter(services, bots, id).catch(async (error: unknown) => {
          log.error({ err: error }, 'a table could not be looked after; it is tried again in an hour')
          await postpone(services, id)
        })
    } catch (error) {
      log.error({ err: error }, 'upkeep failed; it goes on in a moment')
    } finally {
      running = false
    }
  }
  const failed = (error: unknown): void => log.error({ err: error }, 'upkeep failed; it goes on in a while')
  const tournaments = tournamentDriver(services, failed)
  services.rooms.onChange((room, _entries, own) => {
    if (own && room.state.status === 'finished' && room.settings.rated)
      rateTable(services, room.head.id).catch(failed)
    if (own && room.isOver && room.settings.tournament !== null) tournaments.drive(room.settings.tournament)
  })
  const timers = [
    setInterval(() => void tick(), every).unref(),
    setInterval(() => tournaments.look(), every).unref(),
    setInterval(() => void rateForgotten(services, failed).catch(failed), everyMinute).unref(),
    setInterval(() => void tidyUp(services).catch(failed), everyHour).unref(),
  ]
  return { close: () => timers.forEach(clearInterval) }
}

/** Drives tournaments on, one after the other: several processes may, and the store decides who was first. */
function tournamentDriver(
  services: Services,
  failed: (error: unknown) => void,
): { drive(id: string): void; look(): void } {
  let queue: Promise<void> = Promise.resolve()
  let looking = false
  const drive = (id: string): void => {
    queue = queue.then(() => driveTournament(services, id)).catch(failed)
  }
  const look = async (): Promise<void> => {
    if (looking) return
    looking = true
    try {
      for (const id of await dueTournaments(services)) drive(id)
      await queue
    } finally {
      looking = false
    }
  }
  return { drive, look: () => void look().catch(failed) }
}

async function rateForgotten(services: Services, failed: (error: unknown) => void): Promise<void> {
  for (const table of await unratedTables(services)) await rateTable(services, table).catch(failed)
}

/** One table that fails must not keep the others from their turn. */
async function postpone({ store }: Services, table: string): Promise<void> {
  const deadline = Date.now() + everyHour
  await store.write([{ query: store.db.updateTable('tables').set({ deadline }).where('id', '=', table) }])
}

/** So long results of tables of the day can be compared. */
const daysKept = 90 * day

/** Throws away what nobody can use any more. */
async function tidyUp({ store }: Services): Promise<void> {
  const now = Date.now()
  await store.write([
    { query: store.db.deleteFrom('sessions').where('expires', '<', now) },
    { query: store.db.deleteFrom('presence').where('here', '<', now).where('away', '<', now) },
    { query: store.db.deleteFrom('spectators').where('until', '<', now) },
    { query: store.db.deleteFrom('friend_links').where('expires', '<', now) },
    { query: store.db.deleteFrom('calls').where('created', '<', now - 30 * day) },
    { query: store.db.deleteFrom('challenges').where('expires', '<', now) },
    { query: store.db.deleteFrom('invitations').where('expires', '<', now - 30 * day) },
    { query: store.db.deleteFrom('day_results').where('created', '<', now - daysKept) },
    { query: store.db.deleteFrom('messages').where('created', '<', now - 30 * day) },
    closeEmptyClubs(store),
  ])
}

/** Takes the seats that stayed free too long, one by one; the last of them begins the game. */
async function fillUp(services: Services, table: string): Promise<void> {
  const fill = (room: Room): Draft | undefined => {
    const { fillsAt } = room
    const seat = room.state.seats.findIndex(({ kind }) => kind === 'empty')
    if (fillsAt === null || fillsAt > Date.now() || seat === -1) return undefined
    return { body: { kind: 'placed-bot', seat, level: room.settings.standIn }, user: null }
  }
  while (await services.rooms.command(table, fill, (_room, entry) => entry !== undefined)) {
    // Another seat may be free.
  }
}

async function lookAfter(services: Services, bots: Bots, table: string): Promise<void> {
  await fillUp(services, table)
  const stepIn = async (room: Room): Promise<Draft | undefined> => {
    for (const seat of room.waitingSeats) {
      const taken = room.state.seats[seat]
      if (taken === undefined || playedBy(taken) !== 'person') continue
      const because = await services.timekeeper.absence(room, seat)
      if (because === undefined) continue
      // Whoever never came to a table of a tournament has lost it; nobody's opponent plays a bot instead.
      const lost = room.settings.tournament !== null && taken.acted <= room.head.people
      const body = lost
        ? ({ kind: 'resigned', seat } as const)
        : ({ kind: 'replaced', seat, because } as const)
      return { body, user: null }
    }
    return undefined
  }
  const waits = await services.rooms.command(table, stepIn, (room) => botSeat(room) !== undefined)
  if (waits) bots.wake(table)
  const { position, deadline } = await services.rooms.read(table, async (room) => ({
    position: room.position,
    deadline: await services.timekeeper.schedule(room),
  }))
  // Whoever wrote at the table since has set a newer one.
  const query = services.store.db
    .updateTable('tables')
    .set({ deadline })
    .where('id', '=', table)
    .where('position', '=', position)
  await services.store.write([{ query }])
}
