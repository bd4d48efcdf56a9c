import {
  building,
  mitama,
  type Region,
  type Resource,
  regions,
  rock,
  type TenguCard,
  treasure,
  type Wild,
  yokaiCard,
} from '../../catalogue/index.ts'
import type { Step } from '../kinds.ts'
import { advanceKodama, canAdvance, kodamaAt } from '../kodamas.ts'
import type { Source, State } from '../state.ts'
import { domainOf, giveResource, TENGU } from '../step.ts'

/** The one person who plays against the Tengu. */
export const SEAT = 0

/** Is this type shown on one of the Tengu's rocks (BIT-555)? Wild types are on none. */
function isShown(state: State, type: string): boolean {
  return domainOf(state, TENGU).rocks.some((id) => rock(id).types.some((shown) => shown === type))
}

export const prefersYokai = (state: State, card: string): boolean => isShown(state, yokaiCard(card).type)
export const prefersMitama = (state: State, tile: string): boolean => isShown(state, mitama(tile).type)
export const prefersBuilding = (state: State, tile: string): boolean => isShown(state, building(tile).type)

export const hasRockOf = (state: State, family: 'yokai' | 'mitama' | 'building'): boolean =>
  domainOf(state, TENGU).rocks.some((id) => rock(id).family === family)

/** BIT-556: the region of a card that shows "preferred Mitama or building" follows the rocks. */
export function regionOf(state: State, { region }: TenguCard): Wild {
  if (region !== 0) return region
  return hasRockOf(state, 'mitama') ? 1 : 5
}

/** What a card shows for the action of this region; what belongs elsewhere does not count. */
export function shownFor(state: State, card: TenguCard, region: Wild): TenguCard['shows'] {
  const preferred = hasRockOf(state, 'mitama') ? 'mitama' : 'building'
  const shows = card.shows === 'preferred' ? preferred : card.shows
  if (region === 1 && (shows === 'dragonfly' || shows === 'mitama')) return shows
  return region === 5 && (shows === 'crystal' || shows === 'building') ? shows : 'none'
}

const leastFirst: readonly Resource[] = ['wood', 'jade', 'stone', 'sake']

/** BIT-557: the associated resource, or the one it has least of. */
export function gainAssociated(step: Step, { resource }: TenguCard, source: Source): void {
  const { goods } = domainOf(step.state, TENGU)
  const least = leastFirst.reduce((best, other) => (goods[other] < goods[best] ? other : best))
  giveResource(step, TENGU, resource === 'none' ? least : resource, source)
}

const firstReward = (state: State, region: Region): number =>
  treasure(state.treasures[region - 1] ?? '').points[0]

/** BIT-558: the most competitive kodama among these tracks. */
export function mostCompetitive(state: State, among: readonly Region[]): Region | undefined {
  const able = among.filter((region) => canAdvance(state, TENGU, region))
  const compared = able.length > 0 ? able : among
  const gap = (region: Region): number => kodamaAt(state, SEAT, region) - kodamaAt(state, TENGU, region)
  const behind = compared.filter((region) => gap(region) > 0)
  const fewest = Math.min(...behind.map(gap))
  const level = behind.length > 0 ? behind.filter((region) => gap(region) === fewest) : compared
  return level.reduce<Region | undefined>(
    (best, region) =>
      best === undefined || firstReward(state, region) > firstReward(state, best) ? region : best,
    undefined,
  )
}

export function advanceMostCompetitive(step: Step, source: Source): void {
  const region = mostCompetitive(step.state, regions)
  if (region !== undefined) advanceKodama(step, TENGU, region, 1, source)
}

/** The kodama step of a placed die; easier by BIT-604 where the seat is not ahead. */
export function advanceOnPlacing(step: Step, region: Region, source: Source): void {
  const { state } = step
  const ahead = kodamaAt(state, SEAT, region) > kodamaAt(state, TENGU, region)
  if (!state.options.tenguSlowKodamas || ahead) advanceKodama(step, TENGU, region, 1, source)
}
