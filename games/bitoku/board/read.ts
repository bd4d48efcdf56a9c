import { at, type Seat } from '@engawa/kernel'
import {
  type BuildingType,
  bitokuCard,
  building,
  crystal,
  forestActions,
  mitama,
  type Region,
  type Tier,
  tiers,
  type Wild,
  wilds,
  yokaiCard,
  zoneSlots,
} from '../catalogue/index.ts'
import {
  afterCrossing,
  HILL,
  LOCKED,
  needOf,
  pending,
  regionAt,
  type State,
  UNLOCKED,
} from '../rules/index.ts'
import type { Scene } from './scene.ts'

/** A die standing on a place of the board. */
export interface Standing {
  readonly seat: Seat
  readonly die: number
  readonly value: number
}

export function dieOn(view: State, place: number): Standing | undefined {
  for (const [seat, { places, dice }] of view.domains.entries()) {
    const die = places.indexOf(place)
    if (die >= 0) return { seat, die, value: at(dice, die) }
  }
  return undefined
}

/** How a die of a domain is drawn, by where it is. */
export function dieLook(place: number): 'locked' | 'unlocked' | 'out' {
  if (place === LOCKED) return 'locked'
  return place === UNLOCKED ? 'unlocked' : 'out'
}

/** Where a die would stand after the move that is chosen, if nothing stands there now. */
export function ghostDieOn({ view, ghost }: Scene, place: number): Standing | undefined {
  return ghost === undefined || dieOn(view, place) !== undefined ? undefined : dieOn(ghost.view, place)
}

export const isWild = (region: Region): region is Wild => region !== 3

/** The die spaces of a region below the river, or the floors of the House. */
export function spacesOf({ view, board }: Scene, region: Region): readonly (Standing | undefined)[] {
  const count = region === 3 ? board.houseSpaces.length : board.dieSpaces
  return Array.from({ length: count }, (_, index) => dieOn(view, region * 10 + index + 1))
}

/** The spaces across the river that are drawn above a region; two regions may share them (BIT-233). */
export function bankOf({ view, board }: Scene, region: Wild): readonly (Standing | undefined)[] {
  const shared = board.hills[region]
  const [leader = region] = shared
  const all = Array.from({ length: board.hillSpaces }, (_, index) =>
    dieOn(view, HILL + leader * 10 + index + 1),
  )
  return shared.length === 1 ? all : all.filter((_, index) => index % 2 === shared.indexOf(region))
}

/** The viewer's die that could cross from here, and what it would become. */
export function crossingFrom(scene: Scene, region: Wild): { die: number; value: number } | undefined {
  for (const move of scene.moves) {
    if (move.kind !== 'cross' || regionAt(at(scene.domain.places, move.die)) !== region) continue
    return { die: move.die, value: afterCrossing(at(scene.domain.dice, move.die)) }
  }
  return undefined
}

/** How a region stands towards the die in hand: room to act, room for a building only, or none. */
export type RegionRoom = 'open' | 'building' | 'full' | 'idle'

export function roomOf(scene: Scene, region: Region): RegionRoom {
  const free = spacesOf(scene, region).some((standing) => standing === undefined)
  if (!free) return 'full'
  if (scene.held === undefined) return 'idle'
  if (region === 3) return 'open'
  return scene.held.value >= needOf(scene.view, region).value ? 'open' : 'building'
}

/** The best forest action that a die of this value reaches. */
export function bestTier(value: number): Tier {
  return tiers.reduce<Tier>((best, tier) => (tier <= value ? tier : best), 1)
}

export const actionAt = (region: Wild, tier: Tier): string => forestActions[region][tier]

/** The slots of a zone: what stands there, or what may. */
export interface ZoneSlot {
  readonly type: BuildingType
  readonly tile: string
  readonly owner: number
}

export function zoneOf(view: State, zone: Wild): readonly ZoneSlot[] {
  const first = wilds.indexOf(zone) * 4
  return zoneSlots[zone].map((type, index) => ({
    type,
    tile: at(view.zones, first + index),
    owner: at(view.owners, first + index),
  }))
}

/** The card by which the Tengu goes on with its turn, '' where none is under way. */
export const actingCard = (view: State): string =>
  pending(view).find(({ kind }) => kind === 'tenguPart')?.source ?? ''

/** The place of a seat's kodama on its track, 1 for the furthest; ties share. */
export function rankOn(view: State, seat: Seat, region: Region): number {
  const own = at(at(view.domains, seat).kodamas, region - 1)
  return 1 + view.domains.filter(({ kodamas }) => at(kodamas, region - 1) > own).length
}

/** The sign of a card or tile by its id. */
export function signOf(id: string): string {
  switch (id[0]) {
    case 'Y':
    case 'S':
      return yokaiCard(id).type
    case 'B':
      return bitokuCard(id).type
    case 'V':
      return 'vision'
    case 'C':
      return crystal(id).type
    case 'M':
      return mitama(id).type
    case 'D':
      return 'dragonfly'
    case 'P':
      return 'portal'
    case 'I':
      return 'rock'
    default:
      return building(id).type
  }
}
