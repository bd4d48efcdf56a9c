import { type Seat, sameData, type Viewer } from '@engawa/kernel'
import type { Table } from '@engawa/table'

/** Who looks at the device, and for whom a curtain hangs before the table. */
export interface Seating {
  readonly viewer: Viewer
  readonly curtain: Seat | undefined
  /** Several people share the device: secrets are drawn only while held. */
  readonly shared: boolean
}

/** Does this seat see anything that lies not open to all? */
function hasSecrets(table: Table, seat: Seat): boolean {
  return !sameData(table.view(seat), table.view('table'))
}

/**
 * `shown` is the person who last lifted the curtain. While bots act that person goes on looking;
 * before another person acts, the screen shows only what lies open.
 */
export function seating(table: Table, shown: Seat | undefined): Seating {
  const people = table.seats.flatMap((plan, seat) => (plan.kind === 'person' ? [seat] : []))
  const [only] = people
  if (only === undefined) return { viewer: 'table', curtain: undefined, shared: false }
  if (people.length === 1) return { viewer: only, curtain: undefined, shared: false }
  const turn = table.turn
  const acting = turn.over ? [] : turn.seats.filter((seat) => people.includes(seat))
  const wanted = shown !== undefined && acting.includes(shown) ? shown : acting[0]
  if (wanted === undefined || wanted === shown)
    return { viewer: shown ?? 'table', curtain: undefined, shared: true }
  if (hasSecrets(table, wanted)) return { viewer: 'table', curtain: wanted, shared: true }
  return { viewer: wanted, curtain: undefined, shared: true }
}
