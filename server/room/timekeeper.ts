import type { Seat } from '@engawa/kernel'
import type { Habits, Preferences } from '../schemas/person.ts'
import type { Store } from '../store/store.ts'
import { countedTime, momentAfter } from './clock.ts'
import type { EntryBody } from './entry.ts'
import type { Room } from './room.ts'
import { playedBy } from './state.ts'

/** When a table that waits for a bot is looked at again, should whoever thinks for it have died. */
const botPatience = 15_000
const habitsKept = 60_000

/** Knows how long people may think, and when somebody has to look at a table again. */
export class Timekeeper {
  readonly #store: Store
  readonly #habits = new Map<string, { habits: Habits | undefined; until: number }>()

  constructor(store: Store) {
    this.#store = store
  }

  /** Sets the table's deadline, and says when it has to be looked at at the latest. */
  async schedule(room: Room): Promise<number | null> {
    const ends: number[] = []
    let bots = false
    for (const index of room.waitingSeats) {
      const seat = room.state.seats[index]
      if (seat === undefined) continue
      if (playedBy(seat) !== 'person') bots = true
      else {
        const end = await this.seatDeadline(room, index)
        if (end !== null) ends.push(end)
      }
    }
    room.deadline = ends.length === 0 ? null : Math.min(...ends)
    if (bots) ends.push(Date.now() + botPatience)
    return ends.length === 0 ? null : Math.min(...ends)
  }

  /** When the seat's time is up. */
  async seatDeadline(room: Room, index: Seat): Promise<number | null> {
    const { clock } = room.settings
    const seat = room.state.seats[index]
    if (clock === null || seat === undefined || seat.waiting === null || seat.user === null) return null
    const habits = await this.#habitsAt(room, seat.user)
    return momentAfter(seat.waiting, clock.turn * 1000 + seat.reserve, habits)
  }

  /** The reserve that seats used up, where their waiting ends with this entry. */
  async charges(room: Room, body: EntryBody, now: number): Promise<Record<Seat, number> | undefined> {
    const { clock } = room.settings
    if (clock === null || body.kind !== 'played') return undefined
    const seat = room.state.seats[body.seat]
    if (seat === undefined || seat.waiting === null || seat.user === null || playedBy(seat) !== 'person')
      return undefined
    const spent = countedTime(seat.waiting, now, await this.#habitsAt(room, seat.user))
    const charge = Math.min(seat.reserve, spent - clock.turn * 1000)
    return charge > 0 ? { [body.seat]: charge } : undefined
  }

  forget(user: string): void {
    this.#habits.delete(user)
  }

  async #habitsAt(room: Room, user: string): Promise<Habits | undefined> {
    if (room.settings.pace === 'live') return undefined
    const known = this.#habits.get(user)
    if (known !== undefined && known.until > Date.now()) return known.habits
    const row = await this.#store.db
      .selectFrom('users')
      .select('preferences')
      .where('id', '=', user)
      .executeTakeFirst()
    const { habits } = JSON.parse(row?.preferences ?? '{}') as Preferences
    this.#habits.set(user, { habits, until: Date.now() + habitsKept })
    return habits
  }
}
