import type { Habits } from '../schemas/person.ts'

const minute = 60_000
/** Nights begin and end on the hour, in zones that differ by quarters of one. */
const quarter = 15 * minute
const day = 24 * 60 * minute
/** Somebody's holidays stop one table for so long, all of them together. */
export const holidaysAtTable = 30 * day
/** Nobody's holidays are longer in one year. */
const holidaysInYear = 60
/** Nobody's night is longer. */
const longestNight = 14
/** Further than this nobody's habits are looked at. */
const farthest = 180 * day

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known !== undefined) return known
  const made = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
  })
  formats.set(zone, made)
  return made
}

export function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }) !== undefined
  } catch {
    return false
  }
}

function awayAt(time: number, { zone, holidays, night }: Habits): 'holiday' | 'night' | undefined {
  // Swedish writes 2026-11-15 22:04.
  const [date = '', clock = ''] = formatOf(zone).format(time).split(' ')
  if (holidays?.some(({ from, to }) => from <= date && date <= to)) return 'holiday'
  if (night === undefined || nightLength(night) > longestNight) return undefined
  const hour = Number(clock.slice(0, 2))
  const { from, to } = night
  return (from <= to ? hour >= from && hour < to : hour >= from || hour < to) ? 'night' : undefined
}

function nightLength({ from, to }: NonNullable<Habits['night']>): number {
  return (to - from + 24) % 24
}

/** What is too much to be waited for, if anything is. */
export function excessOf({ holidays = [], night }: Habits): 'night' | 'holidays' | undefined {
  if (night !== undefined && nightLength(night) > longestNight) return 'night'
  const days = new Map<string, number>()
  for (const { from, to } of holidays) {
    const [start, end] = [Date.parse(from), Date.parse(to)]
    if (Number.isNaN(start) || Number.isNaN(end) || end - start > 366 * day) return 'holidays'
    for (let time = start; time <= end; time += day) {
      const year = new Date(time).toISOString().slice(0, 4)
      days.set(year, (days.get(year) ?? 0) + 1)
    }
  }
  return [...days.values()].some((count) => count > holidaysInYear) ? 'holidays' : undefined
}

interface Piece {
  readonly from: number
  readonly to: number
  readonly counts: boolean
  readonly holiday: boolean
}

/** Steps through time in pieces during which nothing about a person changes; `left` is what holidays may still stop. */
function* pieces(start: number, end: number, habits: Habits, left: number): Generator<Piece> {
  let allowance = left
  for (let from = start; from < end; ) {
    const whole = Math.min(end, from - (from % quarter) + quarter)
    const away = from - start < farthest ? awayAt(from, habits) : undefined
    const holiday = away === 'holiday' && allowance > 0
    const to = holiday ? Math.min(whole, from + allowance) : whole
    if (holiday) allowance -= to - from
    yield { from, to, holiday, counts: !holiday && away !== 'night' }
    from = to
  }
}

/** How much of the time between two moments counts, and how much of it were holidays. */
export function timeBetween(
  start: number,
  end: number,
  habits: Habits | undefined,
  left = holidaysAtTable,
): { counted: number; holidays: number } {
  if (habits === undefined) return { counted: Math.max(0, end - start), holidays: 0 }
  let counted = 0
  let holidays = 0
  for (const piece of pieces(start, end, habits, left)) {
    if (piece.counts) counted += piece.to - piece.from
    if (piece.holiday) holidays += piece.to - piece.from
  }
  return { counted, holidays }
}

/** The moment at which so much counted time will have passed. */
export function momentAfter(
  start: number,
  budget: number,
  habits: Habits | undefined,
  left = holidaysAtTable,
): number {
  if (habits === undefined) return start + budget
  let missing = budget
  for (const { from, to, counts } of pieces(start, start + farthest + budget, habits, left)) {
    if (!counts) continue
    if (to - from >= missing) return from + missing
    missing -= to - from
  }
  return start + farthest + budget
}
