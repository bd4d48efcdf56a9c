import { actions, colours, darumas } from '@engawa/games/daruma/catalogue'
import type { Desk } from './bare.ts'

const colourOf = [-1, ...darumas.map((daruma) => colours.indexOf(daruma.colour))]
export const actionOf = [-1, ...darumas.map((daruma) => actions.indexOf(daruma.action))]

/** A move is its kind times 1024 and what it names; a pair is the first times 16 and the second. */
export const kind = 1024
export const roll = 0 * kind
export const renew = 1 * kind
export const paint = 2 * kind
export const pour = 3 * kind
export const keep = 4 * kind
export const group = 5 * kind
export const shift = 6 * kind
export const lift = 7 * kind
export const swap = 8 * kind
export const send = 9 * kind
export const give = 10 * kind
export const stop = 11 * kind

/** Writes the legal moves over those of before. */
export function listMoves(desk: Desk): void {
  const { moves, dice } = desk
  moves.length = 0
  switch (desk.phase) {
    case 'start':
      moves.push(roll)
      if (alike(desk) && (desk.deck.length > 0 || desk.pupils.includes(1))) moves.push(renew)
      break
    case 'roll':
      moves.push(roll)
      break
    case 'dice':
      listDice(desk)
      break
    case 'pour':
      moves.push(roll)
      if (sum(desk.hand) > 1)
        for (let v = 1; v <= 6; v++) if ((desk.hand[v] as number) > 0) moves.push(keep + v)
      break
    case 'group':
      for (let v = 1; v <= 6; v++) if ((dice[v] as number) > 1) moves.push(group + v)
      break
    case 'shift':
      for (let v = 1; v <= 6; v++) {
        const count = dice[v] as number
        if (count < 2) continue
        const least = v === 5 ? count : 0
        for (let up = v === 3 ? 0 : count; up >= least; up--) moves.push(shift + v * 16 + up)
      }
      break
    case 'singles':
      for (const v of desk.singles) moves.push(shift + v * 16 + 1, shift + v * 16)
      break
    case 'lift':
      for (const own of desk.owned) for (const daruma of own) moves.push(lift + daruma)
      break
    case 'swap':
      for (let seat = 0; seat < desk.seats; seat++) {
        const own = desk.owned[seat] as number[]
        if (own.includes(desk.lifted)) continue
        if (own.length === 0) moves.push(send + seat)
        for (const daruma of own) moves.push(swap + daruma)
      }
  }
}

function listDice(desk: Desk): void {
  const { moves, dice } = desk
  const ones = dice[1] as number
  if (ones > 0)
    for (let place = 0; place < 5; place++)
      if (eyesAt(desk, place) < 2) moves.push(paint + (desk.display[place] as number))
  const free = moves.length > 0
  if (sum(dice) > 1) for (let v = 2; v <= 6; v++) if ((dice[v] as number) > 0) moves.push(pour + v)
  if (!desk.gifted && desk.ledger > 0)
    for (const daruma of desk.owned[desk.seat] as number[])
      for (let to = 0; to < desk.seats; to++) if (to !== desk.seat) moves.push(give + daruma * 16 + to)
  if (!free) moves.push(stop)
}

export function eyesAt(desk: Desk, place: number): number {
  return (desk.painted[place] as number) + (desk.pupils[place] as number)
}

function alike(desk: Desk): boolean {
  for (let place = 0; place < 3; place++) {
    const id = desk.display[place] as number
    let sameColour = 0
    let sameAction = 0
    for (const other of desk.display) {
      if (colourOf[other] === colourOf[id]) sameColour++
      if (actionOf[other] === actionOf[id]) sameAction++
    }
    if (sameColour > 2 || sameAction > 2) return true
  }
  return false
}

export function sum(counts: readonly number[]): number {
  let all = 0
  for (let v = 0; v <= 6; v++) all += counts[v] as number
  return all
}
