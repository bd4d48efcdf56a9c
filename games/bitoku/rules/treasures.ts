import type { Seat } from '@engawa/kernel'
import { neutralSpace, type Region, treasure } from '../catalogue/index.ts'
import { kodamaAt } from './kodamas.ts'
import type { State } from './state.ts'
import { boardOf, TENGU } from './step.ts'

/** The neutral kodama, among the kodamas of a track. */
const NEUTRAL: Seat = -1

/** BIT-425 to BIT-427: the places that a group of equals shares, split and rounded down. */
function share(points: readonly number[], ahead: number, level: number): number {
  let sum = 0
  for (let place = ahead; place < ahead + level; place++) sum += points[place] ?? 0
  return Math.floor(sum / level)
}

/** How far along the track each kodama counts; level with the seat, the Tengu is ahead (BIT-595). */
function standings(state: State, region: Region): Map<Seat, number> {
  const spaces = new Map<Seat, number>()
  state.domains.forEach((_domain, seat) => {
    spaces.set(seat, kodamaAt(state, seat, region) * 2)
  })
  if (boardOf(state).neutralKodama) spaces.set(NEUTRAL, neutralSpace * 2)
  if (state.solo && kodamaAt(state, 0, region) === kodamaAt(state, TENGU, region))
    spaces.set(TENGU, kodamaAt(state, TENGU, region) * 2 + 1)
  return spaces
}

/** What the seat gains from the lake treasure of a region as things stand. */
export function treasurePoints(state: State, seat: Seat, region: Region): number {
  const tile = state.treasures[region - 1]
  if (tile === undefined || tile === '') return 0
  const spaces = standings(state, region)
  const own = spaces.get(seat) ?? 0
  const others = [...spaces.values()]
  const ahead = others.filter((space) => space > own).length
  const level = others.filter((space) => space === own).length
  return share(treasure(tile).points, ahead, level)
}
