import type { Seat } from '@engawa/kernel'
import { darumas, diceCount, displaySize } from '../catalogue/index.ts'
import { countOf, isGroup, mayGoDown, mayGoUp, total } from './dice.ts'
import { eyesAt, hasFreeEye, mayRenew } from './display.ts'
import type { Move } from './moves.ts'
import type { State } from './state.ts'

// A move is plain data that nobody changes, so each exists once: listing them costs no memory.
const renew: Move = { kind: 'renew' }
const roll: Move = { kind: 'roll' }
const stop: Move = { kind: 'stop' }
const values = [0, 1, 2, 3, 4, 5, 6]
const seats = [0, 1, 2, 3, 4]
const ids = [0, ...darumas.map((daruma) => daruma.id)]
const paint = ids.map((daruma): Move => ({ kind: 'paint', daruma }))
const lift = ids.map((daruma): Move => ({ kind: 'lift', daruma }))
const swap = ids.map((daruma): Move => ({ kind: 'swap', daruma }))
const give = ids.map((daruma) => seats.map((to): Move => ({ kind: 'give', daruma, to })))
const send = seats.map((to): Move => ({ kind: 'send', to }))
const pour = values.map((value): Move => ({ kind: 'pour', value }))
const keep = values.map((value): Move => ({ kind: 'keep', value }))
const group = values.map((value): Move => ({ kind: 'group', value }))
const shift = values.map((value) =>
  Array.from({ length: diceCount + 1 }, (_, up): Move => ({ kind: 'shift', value, up })),
)

/** Every legal move of the seat. */
export function moves(state: State, seat: Seat): Move[] {
  if (seat !== state.seat) return []
  switch (state.phase) {
    case 'start':
      return mayRenew(state) ? [roll, renew] : [roll]
    case 'roll':
      return [roll]
    case 'over':
      return []
    default:
      return listMoves(state, [])
  }
}

/** The phases in which there is more to choose. */
function listMoves(state: State, list: Move[]): Move[] {
  switch (state.phase) {
    case 'dice':
      listDice(state, list)
      break
    case 'pour':
      list.push(roll)
      listKept(state, list)
      break
    case 'group':
      for (let value = 1; value <= 6; value++) if (isGroup(state.dice, value)) push(list, group[value])
      break
    case 'shift':
      listShifts(state, list)
      break
    case 'singles':
      for (const value of state.singles) {
        push(list, shift[value]?.[1])
        push(list, shift[value]?.[0])
      }
      break
    case 'lift':
      for (const own of state.owned) for (const daruma of own) push(list, lift[daruma])
      break
    case 'swap':
      listSwaps(state, list)
      break
  }
  return list
}

function push(list: Move[], move: Move | undefined): void {
  if (move !== undefined) list.push(move)
}

/** DAR-13, DAR-14, DAR-22, DAR-40 */
function listDice(state: State, list: Move[]): void {
  const { dice } = state
  if (countOf(dice, 1) > 0)
    for (let place = 0; place < displaySize; place++)
      if (eyesAt(state, place) < 2) push(list, paint[state.display[place] ?? 0])
  if (total(dice) > 1)
    for (let value = 2; value <= 6; value++) if (countOf(dice, value) > 0) push(list, pour[value])
  if (maySpendGift(state)) listGifts(state, list)
  if (mayStop(state)) list.push(stop)
}

/** DAR-22: once in a turn, for a real four. */
function maySpendGift(state: State): boolean {
  return !state.gifted && state.ledger > 0
}

function listGifts(state: State, list: Move[]): void {
  for (const daruma of state.owned[state.seat] ?? [])
    for (let to = 0; to < state.seats; to++) if (to !== state.seat) push(list, give[daruma]?.[to])
}

/** DAR-40: no 1 that could be placed is left. */
export function mayStop(state: State): boolean {
  return countOf(state.dice, 1) === 0 || !hasFreeEye(state)
}

/** DAR-14: at least one die is rolled. */
function listKept(state: State, list: Move[]): void {
  if (total(state.hand) < 2) return
  for (let value = 1; value <= 6; value++) if (countOf(state.hand, value) > 0) push(list, keep[value])
}

/** DAR-33: any number of the group goes up, unless it would show 4 on one of the ways. */
function listShifts(state: State, list: Move[]): void {
  for (let value = 1; value <= 6; value++) {
    if (!isGroup(state.dice, value)) continue
    const count = countOf(state.dice, value)
    const least = mayGoDown(value) ? 0 : count
    const most = mayGoUp(value) ? count : 0
    for (let up = most; up >= least; up--) push(list, shift[value]?.[up])
  }
}

/** DAR-36: a daruma of another seat, or another seat that has none. */
function listSwaps(state: State, list: Move[]): void {
  for (let other = 0; other < state.seats; other++) {
    const own = state.owned[other] ?? []
    if (own.includes(state.lifted)) continue
    if (own.length === 0) push(list, send[other])
    for (const daruma of own) push(list, swap[daruma])
  }
}
