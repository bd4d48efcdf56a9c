import type { Seat } from '@engawa/kernel'
import { type Region, regions, type Wild } from '../catalogue/index.ts'
import { HILL, LOCKED, type State, UNLOCKED } from './state.ts'
import { boardOf, domainOf } from './step.ts'

/** The region of a die in the forest, 0 where it is not there. */
export function regionAt(place: number): Region | 0 {
  if (place === LOCKED || place === UNLOCKED || place > HILL + 10) return 0
  return regions[Math.floor(place / 10) - 1] ?? 0
}

export const isOnMainBoard = (place: number): boolean => place !== LOCKED && place !== UNLOCKED

export function isTaken(state: State, place: number): boolean {
  for (const { places } of state.domains)
    if (places[0] === place || places[1] === place || places[2] === place) return true
  return false
}

/** The first empty of so many spaces that begin after `base`, or 0. */
function firstEmpty(state: State, base: number, spaces: number): number {
  for (let space = 1; space <= spaces; space++) if (!isTaken(state, base + space)) return base + space
  return 0
}

/** An empty die space of the region, or 0 where all are taken. */
export const emptySpace = (state: State, region: Wild): number =>
  firstEmpty(state, region * 10, boardOf(state).dieSpaces)

/** The House space on this floor, from the top. */
export const housePlace = (floor: number): number => 30 + floor

/** An empty space across the river for a die that leaves the region, or 0 (BIT-231 to BIT-233). */
export function emptyHillSpace(state: State, region: Wild): number {
  const board = boardOf(state)
  const [leader = region] = board.hills[region]
  return firstEmpty(state, HILL + leader * 10, board.hillSpaces)
}

/** The highest other die of a region. */
export function highestOther(state: State, seat: Seat, die: number, region: Region): number {
  let best = 0
  state.domains.forEach(({ dice, places }, other) => {
    for (let slot = 0; slot < 3; slot++) {
      if (other === seat && slot === die) continue
      if (Math.floor((places[slot] ?? 0) / 10) === region) best = Math.max(best, dice[slot] ?? 0)
    }
  })
  return best
}

/** BIT-234: one less, and a six becomes a three. */
export const afterCrossing = (value: number): number => (value === 6 ? 3 : value - 1)

/** The region across the river where this die of the seat could go, or 0 where it is not below the river. */
export function belowRiver(state: State, seat: Seat, die: number): Wild | 0 {
  const region = regionAt(domainOf(state, seat).places[die] ?? LOCKED)
  return region === 3 ? 0 : region
}
