import { int, type MoveShapes, type Seat } from '@engawa/kernel'
import { darumas, diceCount } from '../catalogue/index.ts'

/** Everything a seat can do; darumas by their number, dice by what they show. */
export type Move =
  /** DAR-10: shuffle the face-up darumas away and deal five new ones. */
  | { readonly kind: 'renew' }
  /** Rolls the dice in the hand; all eight at the start of a turn (DAR-11). */
  | { readonly kind: 'roll' }
  /** DAR-13: a die showing 1 goes on a free eye of this daruma. */
  | { readonly kind: 'paint'; readonly daruma: number }
  /** DAR-14: a die of this value goes on the sake bottle; all others come into the hand. */
  | { readonly kind: 'pour'; readonly value: number }
  /** DAR-14: one die of this value leaves the hand and will not be rolled. */
  | { readonly kind: 'keep'; readonly value: number }
  /** DAR-31: the dice of this value come into the hand. */
  | { readonly kind: 'group'; readonly value: number }
  /** DAR-33, DAR-34: of the dice of this value to be shifted, `up` go up and the others down. */
  | { readonly kind: 'shift'; readonly value: number; readonly up: number }
  /** DAR-36: the first daruma of the exchange. */
  | { readonly kind: 'lift'; readonly daruma: number }
  /** DAR-36: the second daruma, of another seat. */
  | { readonly kind: 'swap'; readonly daruma: number }
  /** DAR-36: the second seat, which has no daruma: the first one goes there. */
  | { readonly kind: 'send'; readonly to: Seat }
  /** DAR-22: a daruma for a four of the ledger, which comes into the hand. */
  | { readonly kind: 'give'; readonly daruma: number; readonly to: Seat }
  /** DAR-40: end the turn. */
  | { readonly kind: 'stop' }

const daruma = int(1, 60)
const value = int(1, 6)
const seat = int(0, 4)

export const shapes: MoveShapes = {
  renew: {},
  roll: {},
  paint: { daruma },
  pour: { value },
  keep: { value },
  group: { value },
  shift: { value, up: int(0, 8) },
  lift: { daruma },
  swap: { daruma },
  send: { to: seat },
  give: { daruma, to: seat },
  stop: {},
}

const values = [0, 1, 2, 3, 4, 5, 6]
const seats = [0, 1, 2, 3, 4]
const ids = [0, ...darumas.map(({ id }) => id)]

/** A move is plain data that nobody changes, so each exists once: listing them costs no memory. */
export const moveList = {
  renew: { kind: 'renew' },
  roll: { kind: 'roll' },
  stop: { kind: 'stop' },
  paint: ids.map((id): Move => ({ kind: 'paint', daruma: id })),
  lift: ids.map((id): Move => ({ kind: 'lift', daruma: id })),
  swap: ids.map((id): Move => ({ kind: 'swap', daruma: id })),
  give: ids.map((id) => seats.map((to): Move => ({ kind: 'give', daruma: id, to }))),
  send: seats.map((to): Move => ({ kind: 'send', to })),
  pour: values.map((shown): Move => ({ kind: 'pour', value: shown })),
  keep: values.map((shown): Move => ({ kind: 'keep', value: shown })),
  group: values.map((shown): Move => ({ kind: 'group', value: shown })),
  shift: values.map((shown) =>
    Array.from({ length: diceCount + 1 }, (_, up): Move => ({ kind: 'shift', value: shown, up })),
  ),
} as const satisfies Readonly<Record<Move['kind'], Move | readonly (Move | readonly Move[])[]>>

export function push(list: Move[], move: Move | undefined): void {
  if (move !== undefined) list.push(move)
}
