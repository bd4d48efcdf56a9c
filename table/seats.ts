import type { Seat } from '@engawa/kernel'

/** A table of these people and options cannot be laid. */
export class SetupError extends Error {}

export type SeatKind = 'person' | 'bot' | 'automa'

/** Who sits on a seat. People, bots and the rules themselves are exchangeable at any time. */
export interface SeatPlan {
  readonly kind: SeatKind
  readonly name: string
  /** How a bot plays; ignored for others. */
  readonly level?: string
}

/** Who sits where: as named, or people called A, B, C … and the automas of the rules. */
export function seatsOf(people: number, automas: readonly Seat[], named?: readonly SeatPlan[]): SeatPlan[] {
  const count = people + automas.length
  if (named !== undefined && named.length !== count)
    throw new SetupError(`this table has ${count} seats, but ${named.length} were named`)
  return Array.from({ length: count }, (_, seat) => {
    const kind = automas.includes(seat) ? 'automa' : 'person'
    return named?.[seat] ?? { kind, name: String.fromCharCode(65 + seat) }
  })
}
