import { at } from '@engawa/kernel'
import {
  building,
  COPY,
  doubleFavour,
  forestActions,
  type Region,
  type Tier,
  tiers,
  type Wild,
} from '../catalogue/index.ts'
import {
  afterCrossing,
  boardOf,
  buildingsIn,
  emptyHillSpace,
  emptySpace,
  type Favour,
  favourCard,
  favours,
  isCovered,
  isTaken,
  needOf,
  ownerOf,
  regionAt,
} from '../rules/index.ts'
import { virtueCardWorth, yokaiWorth } from './cards.ts'
import { notationWorth } from './effects.ts'
import { type Mind, pipWorth, topics, weigh, weighed } from './mind.ts'
import { memoryWorth } from './walks.ts'

/** One forest action of a region. */
export const forestTierWorth = (mind: Mind, region: Wild, tier: Tier): number =>
  notationWorth(mind, forestActions[region][tier], region)

/** The best forest action that a die of this value reaches. */
function forestWorth(mind: Mind, region: Wild, value: number): number {
  let best = 0
  for (const tier of tiers) if (value >= tier) best = Math.max(best, forestTierWorth(mind, region, tier))
  return best
}

/** A building action; another seat's building pays its owner. */
export function useWorth(mind: Mind, tile: string, region: Region): number {
  const owner = ownerOf(mind.view, tile)
  const bonus = owner === -1 || owner === mind.seat ? 0 : 0.4
  return notationWorth(mind, building(tile).action, region) - bonus
}

function bestBuilding(mind: Mind, region: Wild, value: number): number {
  let best = 0
  for (const tile of buildingsIn(mind.view, region))
    if (value >= building(tile).die && !mind.view.fresh.includes(tile))
      best = Math.max(best, useWorth(mind, tile, region))
  return best
}

/** A favour of a hill. */
export function favourWorth(mind: Mind, hill: Wild, favour: Favour): number {
  if (favour === 'double') return notationWorth(mind, doubleFavour)
  const card = favourCard(mind.view, hill, favour)
  if (card === '') return 0
  return favour === 'bitoku' ? virtueCardWorth(mind, card) : yokaiWorth(mind, card)
}

function bestFavour(mind: Mind, region: Wild): number {
  const key = topics.favour + region
  return weighed(mind, key) ?? weigh(mind, key, bestUncovered(mind, region))
}

function bestUncovered(mind: Mind, region: Wild): number {
  let best = 0
  for (const hill of boardOf(mind.view).hills[region])
    for (const favour of favours)
      if (!isCovered(mind.view, hill, favour)) best = Math.max(best, favourWorth(mind, hill, favour))
  return best
}

/** Crossing with a die of this value from a region. */
function crossingFrom(mind: Mind, region: Wild, value: number): number {
  if (value < 2 || emptyHillSpace(mind.view, region) === 0) return 0
  const loss = (value - afterCrossing(value)) * pipWorth(mind)
  return bestFavour(mind, region) + memoryWorth(mind, 'cross') - loss
}

export function crossWorth(mind: Mind, die: number): number {
  const region = regionAt(at(mind.domain.places, die))
  if (region === 0 || region === 3) return 0
  return crossingFrom(mind, region, at(mind.domain.dice, die))
}

/** May a die of this value do the forest action? */
function mayAct(mind: Mind, region: Wild, value: number): boolean {
  const { value: need, amulet } = needOf(mind.view, region)
  return value >= need && !amulet
}

/** A die of this value in a region: its two actions, and the river later. */
export function placeWorth(mind: Mind, region: Wild, value: number): number {
  const key = topics.place + 8 * region + value
  return weighed(mind, key) ?? weigh(mind, key, actionsWorth(mind, region, value))
}

function actionsWorth(mind: Mind, region: Wild, value: number): number {
  const forest = mayAct(mind, region, value) ? forestWorth(mind, region, value) : 0
  return (
    forest +
    mind.weights.buildingAction * bestBuilding(mind, region, value) +
    mind.weights.crossLater * Math.max(0, crossingFrom(mind, region, value))
  )
}

/** The dice of others that could be copied. */
function bestCopy(mind: Mind): number {
  let best = 0
  mind.view.domains.forEach(({ dice, places }, other) => {
    if (other === mind.seat) return
    places.forEach((place, die) => {
      best = Math.max(best, copyWorth(mind, regionAt(place), at(dice, die), place % 10))
    })
  })
  return best
}

export function copyWorth(mind: Mind, region: Region | 0, value: number, floor: number): number {
  if (region === 0) return 0
  if (region !== 3) return forestWorth(mind, region, value)
  const space = at(boardOf(mind.view).houseSpaces, floor - 1)
  return space === COPY ? 0 : notationWorth(mind, space)
}

/** A floor of the House: its effect and the place in turn order, the first of which is worth VP in the end. */
export function visitWorth(mind: Mind, floor: number): number {
  const key = topics.floor + floor
  return weighed(mind, key) ?? weigh(mind, key, floorWorth(mind, floor))
}

function floorWorth(mind: Mind, floor: number): number {
  const { view, seat, domain } = mind
  const space = at(boardOf(view).houseSpaces, floor - 1)
  const effect = space === COPY ? bestCopy(mind) - pipWorth(mind) : notationWorth(mind, space)
  const there = domain.places.filter((place) => regionAt(place) === 3 && place % 10 < floor).length
  const ahead = view.domains.some(
    (other, rival) =>
      rival !== seat && other.places.some((place) => regionAt(place) === 3 && place % 10 < floor),
  )
  const first = there > 0 || ahead ? 0 : view.year === 4 ? mind.weights.firstAtEnd : mind.weights.first
  return effect + first
}

/** The best place for a die of this value now. */
export function bestPlacement(mind: Mind, value: number): number {
  const key = topics.placement + value
  return weighed(mind, key) ?? weigh(mind, key, bestPlace(mind, value))
}

function bestPlace(mind: Mind, value: number): number {
  let best = 0
  for (const region of [1, 2, 4, 5] as const)
    if (emptySpace(mind.view, region) !== 0) best = Math.max(best, placeWorth(mind, region, value))
  boardOf(mind.view).houseSpaces.forEach((space, index) => {
    if (isTaken(mind.view, 31 + index) || (space === COPY && value < 2)) return
    best = Math.max(best, visitWorth(mind, index + 1))
  })
  return best
}

/** Spending an amulet first: the better place, and the pips that stay on the die. */
export function strengthenWorth(mind: Mind, value: number, worth: number): number {
  const raised = Math.min(6, value + worth)
  const kept = mind.weights.amuletKept * (raised - value) - worth
  return bestPlacement(mind, raised) + kept * pipWorth(mind)
}
