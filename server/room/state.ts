import type { Seat } from '@engawa/kernel'
import type { Ending, Entry } from './entry.ts'

export type Status = 'open' | 'playing' | 'finished' | 'abandoned'

export interface RoomSeat {
  kind: 'empty' | 'person' | 'bot' | 'automa'
  user: string | null
  name: string
  level: string | null
  /** A bot plays for the person just now. */
  away: boolean
  resigned: boolean
  /** Milliseconds beyond the turn's own that are left. */
  reserve: number
  /** Since when the game waits for this seat. */
  waiting: number | null
  /** When that turn began; `waiting` moves on with what was paid for. */
  began: number | null
  /**
   * So many milliseconds of the turn were over when the game stopped waiting for this seat. Should the same turn come
   * back to it, because it was taken back or its person sat down again, it goes on from there.
   */
  thought: number | null
  /** Milliseconds for which this person's holidays have stopped the table. */
  holidays: number
  /** The position at which it began to wait: one message is sent for each. */
  called: number | null
  /** The position after the seat's last own entry, from which a recap begins. */
  acted: number
}

/** Everything about a table beside the game itself. Plain data that follows from the log. */
export interface RoomState {
  status: Status
  seats: RoomSeat[]
  /** How many entries there were after the last one that changed the game: what a move must name. */
  at: number
  proposal: { ending: Ending; agreed: Seat[] } | null
  /** How it ended, where the game itself did not say. */
  ending: Ending | 'resigned' | null
  ended: number | null
  /** The table of the next round, and who laid it. */
  next: { table: string; seat: Seat } | null
  /** The table whose next round this is. */
  before: string | null
}

export function emptySeat(): RoomSeat {
  return {
    kind: 'empty',
    user: null,
    name: '',
    level: null,
    away: false,
    resigned: false,
    reserve: 0,
    waiting: null,
    began: null,
    thought: null,
    holidays: 0,
    called: null,
    acted: 0,
  }
}

/** Who decides for the seat at this moment. */
export function playedBy(seat: RoomSeat): 'person' | 'bot' | 'automa' {
  if (seat.kind === 'automa') return 'automa'
  return seat.kind === 'person' && !seat.away && !seat.resigned ? 'person' : 'bot'
}

/** The people whose agreement counts: all who did not give up, also while they are away. */
export function voters(state: RoomState): Seat[] {
  return state.seats.flatMap((seat, index) => (seat.kind === 'person' && !seat.resigned ? [index] : []))
}

/** What an entry does to seats and agreements; moves and their consequences are the game's business. */
export function applyToSeats(state: RoomState, entry: Entry): void {
  const { body } = entry
  for (const [index, charge] of Object.entries(entry.charges ?? {})) {
    const charged = state.seats[Number(index)]
    if (charged === undefined) continue
    charged.reserve = Math.max(0, charged.reserve - charge)
    // What was paid for is not counted again at the next step of the same turn.
    if (charged.waiting !== null) charged.waiting += charge
  }
  for (const [index, time] of Object.entries(entry.holidays ?? {})) {
    const rested = state.seats[Number(index)]
    if (rested !== undefined) rested.holidays = (rested.holidays ?? 0) + time
  }
  if (body.kind === 'followed') state.before = body.before
  const seat = body.seat === null ? undefined : state.seats[body.seat]
  if (seat === undefined) return
  switch (body.kind) {
    case 'sat':
      Object.assign(seat, { kind: 'person', user: entry.user, name: body.name, level: null })
      break
    case 'placed-bot':
      Object.assign(seat, { kind: 'bot', user: null, name: '', level: body.level })
      break
    case 'stood':
    case 'removed-bot':
      Object.assign(seat, emptySeat(), { reserve: seat.reserve })
      break
    case 'replaced':
      seat.away = true
      break
    case 'returned':
      seat.away = false
      break
    case 'resigned':
      seat.resigned = true
      break
    case 'proposed':
      state.proposal = { ending: body.ending, agreed: [body.seat] }
      break
    case 'agreed':
      state.proposal?.agreed.push(body.seat)
      break
    case 'declined':
      state.proposal = null
      break
    case 'renewed':
      state.next = { table: body.next, seat: body.seat }
      break
    default:
      break
  }
}
