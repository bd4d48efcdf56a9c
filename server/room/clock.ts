import type { Habits } from '../schemas/person.ts'

const minute = 60_000
/** Nights begin and end on the hour, in zones that differ by quarters of one. */
const step = 15 * minute
/** Nobody's holidays stop a table for longer. */
const longest = 60 * 24 * 60 * minute

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

function isAway(time: number, habits: Habits): boolean {
  // Swedish writes 2026-11-15 22:04.
  const [day = '', clock = ''] = formatOf(habits.zone).format(time).split(' ')
  if (habits.holidays?.some(({ from, to }) => from <= day && day <= to)) return true
  if (habits.night === undefined) return false
  const { from, to } = habits.night
  const hour = Number(clock.slice(0, 2))
  return from <= to ? hour >= from && hour < to : hour >= from || hour < to
}

/** Steps through time from `start` to `end` in pieces during which nothing about a person changes. */
function* pieces(start: number, end: number): Generator<[from: number, to: number]> {
  for (let from = start; from < end; ) {
    const to = Math.min(end, from - (from % step) + step)
    yield [from, to]
    from = to
  }
}

/** How much of the time between two moments counts. */
export function countedTime(start: number, end: number, habits: Habits | undefined): number {
  if (habits === undefined) return Math.max(0, end - start)
  let counted = 0
  for (const [from, to] of pieces(start, Math.min(end, start + longest)))
    if (!isAway(from, habits)) counted += to - from
  return counted
}

/** The moment at which so much counted time will have passed. */
export function momentAfter(start: number, budget: number, habits: Habits | undefined): number {
  if (habits === undefined) return start + budget
  let left = budget
  for (const [from, to] of pieces(start, start + longest + budget)) {
    if (isAway(from, habits)) continue
    if (to - from >= left) return from + left
    left -= to - from
  }
  return start + longest + budget
}
