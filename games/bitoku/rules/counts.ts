import type { Seat } from '@engawa/kernel'
import {
  neutralSpace,
  type Region,
  regions,
  type VirtueItem,
  type VisionItem,
  yokaiCard,
} from '../catalogue/index.ts'
import { kodamaAt } from './kodamas.ts'
import type { Domain, State } from './state.ts'
import { boardOf, countGoods, domainOf, pathsOf } from './step.ts'
import { countBuilt } from './zones.ts'

/** Pilgrims of the seat asleep on spaces of this kind. */
function countSleepers(state: State, seat: Seat, kind: 'illumination' | 'portal'): number {
  let count = 0
  pathsOf(state).trails.forEach((trail, index) => {
    if (trail.kind === kind && state.trails[index]?.includes(seat)) count++
  })
  return count
}

export const filled = (places: readonly string[]): number => places.filter((id) => id !== '').length

/** BIT-273, BIT-293: the yokai cards of the seat that are not removed. */
export function countYokai({ deck, hand, aside, discard, slots }: Domain): number {
  return deck.inside.length + hand.length + aside.length + discard.length + filled(slots)
}

/** BIT-292: off the first space, and nobody strictly ahead. */
export function leadsTrack(state: State, seat: Seat, region: Region): boolean {
  const own = kodamaAt(state, seat, region)
  if (own === 1 || (boardOf(state).neutralKodama && own < neutralSpace)) return false
  return state.domains.every((_other, rival) => kodamaAt(state, rival, region) <= own)
}

const countMitamas = ({ mitamas, pairs, held }: Domain): number => mitamas.length + pairs.length + held.length

/** How many of what a virtue line shows the seat owns now (BIT-291). */
export function countItem(state: State, seat: Seat, item: VirtueItem): number {
  const domain = domainOf(state, seat)
  switch (item) {
    case 'sleeper':
      return countSleepers(state, seat, 'illumination') + countSleepers(state, seat, 'portal')
    case 'illumination':
    case 'portal':
      return countSleepers(state, seat, item)
    case 'crystal':
      return filled(domain.crystals)
    case 'building':
      return countBuilt(state, seat)
    case 'mitama':
      return countMitamas(domain)
    case 'pair':
      return domain.pairs.length
    case 'accomplished':
      return domain.pawn
    case 'vision':
      return domain.visions.length
    case 'yokai':
      return countYokai(domain)
    case 'track':
      return regions.filter((region) => leadsTrack(state, seat, region)).length
    case 'rock':
      return domain.rocks.length
    case 'rockPilgrim':
      return domain.rockPilgrims.filter(Boolean).length
  }
}

/** What the seat has for its Visions (BIT-406, BIT-414). */
export function visionStock(state: State, seat: Seat): Record<VisionItem, number> {
  const domain = domainOf(state, seat)
  return {
    resource: countGoods(domain.goods),
    building: countBuilt(state, seat),
    crystal: filled(domain.crystals),
    mitama: countMitamas(domain),
    dragonfly: domain.pairs.length,
    illumination: countSleepers(state, seat, 'illumination'),
    portal: countSleepers(state, seat, 'portal'),
    accomplished: domain.pawn,
  }
}

/** BIT-274: what removing this card would give now. */
export function virtuePoints(state: State, seat: Seat, card: string): number {
  const { points, item, most } = yokaiCard(card).virtue
  return Math.min(most, points * countItem(state, seat, item))
}
