import { at, type Seat } from '@engawa/kernel'
import {
  type BuildingType,
  building,
  buildingPawns,
  type Wild,
  wilds,
  zoneSlots,
} from '../catalogue/index.ts'
import type { State } from './state.ts'

/** Where a building of this type goes in a zone: its place among the sixteen slots (BIT-205). */
const slotIndex: ReadonlyMap<BuildingType, Readonly<Record<Wild, number>>> = new Map(
  zoneSlots[1].map((type) => {
    const place = (zone: Wild): number => wilds.indexOf(zone) * 4 + zoneSlots[zone].indexOf(type)
    return [type, { 1: place(1), 2: place(2), 4: place(4), 5: place(5) }]
  }),
)

/** The slot for a tile in a zone, or -1 where it is taken. */
export function slotFor(state: State, tile: string, zone: Wild): number {
  const { type } = building(tile)
  const index = type === 'ancient' ? undefined : slotIndex.get(type)?.[zone]
  return index !== undefined && state.zones[index] === '' ? index : -1
}

export const zoneOf = (slot: number): Wild => at(wilds, slot >> 2)

/** The tiles that stand in a zone. */
export function buildingsIn(state: State, zone: Wild): string[] {
  const first = wilds.indexOf(zone) * 4
  const found: string[] = []
  for (let slot = first; slot < first + 4; slot++) {
    const tile = state.zones[slot] ?? ''
    if (tile !== '') found.push(tile)
  }
  return found
}

export function ownerOf(state: State, tile: string): Seat | -1 {
  return state.owners[state.zones.indexOf(tile)] ?? -1
}

/** How many building pawns the seat has used (BIT-202). */
export function countBuilt(state: State, seat: Seat): number {
  let built = 0
  for (const owner of state.owners) if (owner === seat) built++
  return built
}

export function builtBy(state: State, seat: Seat): string[] {
  return state.zones.filter((_tile, slot) => state.owners[slot] === seat)
}

/** The cost under the leftmost building pawn (BIT-203); nothing where all are used. */
export const nextPawn = (state: State, seat: Seat) => buildingPawns[countBuilt(state, seat)]
