import type { Seat } from '@engawa/kernel'
import type { Habits, Preferences } from '../schemas/person.ts'
import type { Store } from '../store/store.ts'
import { holidaysAtTable, momentAfter, timeBetween } from './clock.ts'
import type { Absence, Entry, EntryBody } from './entry.ts'
import { type HabitsSince, habitsOf } from './habits.ts'
import type { Room } from './room.ts'
import { playedBy, type RoomSeat } from './state.ts'

/** When a table that waits for a bot is looked at again, should whoever thinks for it have died. */
const botPatience = 15_000
const rememberedFor = 60_000

/** What has to be known of a person to wait for them. */
interface Known {
  /** What their habits were from when on, the newest first. */
  readonly habits: readonly HabitsSince[]
  /** When they were last here. */
  readonly seen: number
  readonly until: number
}

/** Until when a table waits for a seat, by its clock and by its patience with whoever is not here. */
interface Limits {
  readonly late: number | null
  readonly gone: number | null
}

/** How long somebody's holidays may still stop this table. */
const holidaysLeft = ({ holidays = 0 }: RoomSeat): number => Math.max(0, holidaysAtTable - holidays)

const noLimits: Limits = { late: null, gone: null }

const soonest = (moments: readonly number[]): number | null =>
  moments.length === 0 ? null : Math.min(...moments)

/** Knows how long people may think, and when somebody has to look at a table again. */
export class Timekeeper {
  readonly #store: Store
  readonly #known = new Map<string, Known>()

  constructor(store: Store) {
    this.#store = store
  }

  /** Sets the table's deadline, and says when it has to be looked at at the latest. */
  async schedule(room: Room): Promise<number | null> {
    if (room.state.status === 'open') return room.fillsAt
    const clocks: number[] = []
    const looks: number[] = []
    for (const index of room.waitingSeats) {
      const seat = room.state.seats[index]
      if (seat === undefined) continue
      if (playedBy(seat) !== 'person') looks.push(Date.now() + botPatience)
      else {
        const { late, gone } = await this.#limits(room, index)
        if (late !== null) clocks.push(late)
        if (gone !== null) looks.push(gone)
      }
    }
    room.deadline = soonest(clocks)
    return soonest([...clocks, ...looks])
  }

  /** Why a bot has to step in for a person by now, if it has to. */
  async absence(room: Room, index: Seat): Promise<Absence | undefined> {
    const user = room.state.seats[index]?.user
    // What is remembered may be a minute old: somebody may have come back since.
    if (typeof user === 'string') this.forget(user)
    const { late, gone } = await this.#limits(room, index)
    const now = Date.now()
    if (late !== null && late <= now) return 'late'
    return gone !== null && gone <= now ? 'gone' : undefined
  }

  /** The reserve and the holidays that a seat used up with this entry: by moving, or by leaving it to a bot. */
  async spent(room: Room, body: EntryBody, now: number): Promise<Pick<Entry, 'charges' | 'holidays'>> {
    const { clock } = room.settings
    if (clock === null || (body.kind !== 'played' && body.kind !== 'replaced')) return {}
    const seat = room.state.seats[body.seat]
    if (seat === undefined || seat.waiting === null || seat.user === null || playedBy(seat) !== 'person')
      return {}
    const habits = await this.#habitsAt(room, seat.user, seat)
    const { counted, holidays } = timeBetween(seat.waiting, now, habits, holidaysLeft(seat))
    const charge = Math.min(seat.reserve, counted - clock.turn * 1000)
    return {
      ...(charge > 0 && { charges: { [body.seat]: charge } }),
      ...(holidays > 0 && { holidays: { [body.seat]: holidays } }),
    }
  }

  forget(user: string): void {
    this.#known.delete(user)
  }

  async #limits(room: Room, index: Seat): Promise<Limits> {
    const { clock, patience } = room.settings
    const seat = room.state.seats[index]
    if ((clock === null && patience === null) || seat === undefined) return noLimits
    const { waiting, reserve, user } = seat
    if (waiting === null || user === null) return noLimits
    const habits = await this.#habitsAt(room, user, seat)
    const left = holidaysLeft(seat)
    const late = clock === null ? null : momentAfter(waiting, clock.turn * 1000 + reserve, habits, left)
    if (patience === null) return { late, gone: null }
    const { seen } = await this.#person(user)
    return { late, gone: momentAfter(Math.max(waiting, seen), patience * 1000, habits, left) }
  }

  /** The habits that held when the turn began: nobody goes on holiday in the middle of one. */
  async #habitsAt(room: Room, user: string, { began, waiting }: RoomSeat): Promise<Habits | undefined> {
    if (room.settings.pace === 'live') return undefined
    const { habits } = await this.#person(user)
    const moment = began ?? waiting ?? 0
    return habits.find(({ since }) => since <= moment)?.habits
  }

  async #person(user: string): Promise<Known> {
    const remembered = this.#known.get(user)
    if (remembered !== undefined && remembered.until > Date.now()) return remembered
    const row = await this.#store.db
      .selectFrom('users')
      .select(['preferences', 'seen'])
      .where('id', '=', user)
      .executeTakeFirst()
    const { habits: now } = JSON.parse(row?.preferences ?? '{}') as Preferences
    const changes = await habitsOf(this.#store, user)
    const habits = changes.length === 0 ? [{ since: 0, habits: now }] : changes
    const known = { habits, seen: row?.seen ?? 0, until: Date.now() + rememberedFor }
    this.#known.set(user, known)
    return known
  }
}
