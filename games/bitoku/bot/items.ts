import { at } from '@engawa/kernel'
import {
  type BuildingType,
  building,
  type MitamaType,
  mitama,
  neutralSpace,
  type Region,
  type Rock,
  regions,
  resources,
  rock,
  rockSlots,
  rockSpaces,
  treasure,
  type VirtueItem,
  type VisionItem,
  virtueItems,
  vision,
  visionItems,
  yokaiCard,
} from '../catalogue/index.ts'
import { boardOf, builtBy, canAdvance, countGoods, countItem, pilgrimsBeside } from '../rules/index.ts'
import { type Mind, pilgrimWorth, topics, weigh, weighed } from './mind.ts'

/** How many of what a Vision may ask for the seat has. */
function stockOf(mind: Mind, item: VisionItem): number {
  const key = topics.stock + visionItems.indexOf(item)
  return weighed(mind, key) ?? weigh(mind, key, countStock(mind, item))
}

function countStock({ view, seat, domain }: Mind, item: VisionItem): number {
  if (item === 'resource') return countGoods(domain.goods)
  return countItem(view, seat, item === 'dragonfly' ? 'pair' : item)
}

/** How likely a Vision is to be met, by what it still misses and the years left. */
export function visionChance(mind: Mind, id: string): { missing: number; chance: number } {
  const { needs } = vision(id)
  let missing = 0
  for (const item of visionItems) {
    const need = needs[item]
    if (need !== undefined) missing += Math.max(0, need - stockOf(mind, item))
  }
  const chance =
    missing === 0 ? 0.95 : Math.max(0, 0.95 - (mind.weights.visionMiss * missing) / Math.max(0.25, mind.left))
  return { missing, chance }
}

/** What one more such item is worth for the Visions held. */
function visionPull(mind: Mind, item: VisionItem): number {
  let worth = 0
  for (const id of mind.domain.visions) {
    const { needs, points, loss } = vision(id)
    const need = needs[item]
    if (need === undefined || need <= stockOf(mind, item)) continue
    const { missing, chance } = visionChance(mind, id)
    if (missing === 1) worth += 0.9 * (points + loss)
    else worth += ((mind.weights.visionPull * (points + loss)) / (missing + 1)) * chance
  }
  return worth
}

/** Finds, for each item, the most that a yokai card in hand, deck and on the board gives for one more of it. */
function weighVirtues(mind: Mind): void {
  const { hand, slots, known, discard } = mind.domain
  const most = virtueItems.map(() => 0)
  for (const pile of [hand, slots, known, discard])
    for (const id of pile) {
      if (id === '') continue
      const { item, points } = yokaiCard(id).virtue
      const number = virtueItems.indexOf(item)
      most[number] = Math.max(at(most, number), points)
    }
  const sleepers = at(most, virtueItems.indexOf('sleeper'))
  virtueItems.forEach((item, number) => {
    const counted = item === 'illumination' || item === 'portal' ? sleepers : 0
    weigh(mind, topics.virtue + number, Math.max(at(most, number), counted))
  })
}

/** What one more such item adds to the virtues of these cards. */
function virtuePull(mind: Mind, item: VirtueItem): number {
  const key = topics.virtue + virtueItems.indexOf(item)
  if (weighed(mind, key) === undefined) weighVirtues(mind)
  return mind.weights.virtuePull * (weighed(mind, key) ?? 0) * Math.min(1, mind.left + 0.4)
}

/** What owning one more of these is worth beside its own effect. */
export function itemWorth(mind: Mind, item: VirtueItem): number {
  const key = topics.item + virtueItems.indexOf(item)
  return weighed(mind, key) ?? weigh(mind, key, pullOf(mind, item))
}

function pullOf(mind: Mind, item: VirtueItem): number {
  const seen = item === 'pair' ? 'dragonfly' : item
  const wanted = visionItems.find((one) => one === seen)
  return (wanted === undefined ? 0 : visionPull(mind, wanted)) + virtuePull(mind, item)
}

/** Every yokai card that the seat knows to be its own. */
function ownYokai({ domain }: Mind): string[] {
  const { known, hand, aside, discard, slots, removed } = domain
  const secret = [...hand, ...aside].filter((card) => !known.includes(card))
  return [...known, ...secret, ...discard, ...slots, ...removed].filter((card) => card !== '')
}

const matches = (one: Rock, type: string, wild: string): boolean =>
  type === wild || one.types.some((shown) => shown === type)

/** How many items of a rock the seat owns. */
function rockItems(mind: Mind, id: string): number {
  const one = rock(id)
  const { domain, view, seat } = mind
  if (one.family === 'yokai')
    return ownYokai(mind).filter((card) => matches(one, yokaiCard(card).type, 'yamauba')).length
  if (one.family === 'building')
    return builtBy(view, seat).filter((tile) => matches(one, building(tile).type, '')).length
  const spirits = [...domain.mitamas, ...domain.held, ...domain.pairs.map(([spirit]) => spirit)]
  return spirits.filter((tile) => matches(one, mitama(tile).type, 'shinigami')).length
}

/** What one more item of this type adds to the rocks: pilgrims that lie there, and those still to come. */
export function rockPull(mind: Mind, type: BuildingType | MitamaType | string, wild: string): number {
  let worth = 0
  mind.domain.rocks.forEach((id, slot) => {
    if (matches(rock(id), type, wild))
      worth += pilgrimsBeside(mind.domain, slot) + mind.weights.rockHope * Math.min(1, mind.left)
  })
  return worth
}

/** A pilgrim on a space of the rock trail. */
export function rockSpaceWorth(mind: Mind, space: number): number {
  const { beside, cost } = at(rockSpaces, space)
  let worth = itemWorth(mind, 'rockPilgrim') - pilgrimWorth(mind)
  for (const slot of beside) {
    const id = mind.domain.rocks[slot]
    if (id !== undefined) worth += rockItems(mind, id) + mind.weights.rockGrowth * mind.left
    else if (slot < rockSlots) worth += Math.min(1, mind.left)
  }
  for (const resource of resources) worth -= cost[resource] * mind.goods[resource]
  return worth
}

export function bestRockSpace(mind: Mind): number {
  const { domain } = mind
  if (domain.pilgrims === 0) return 0
  let best = 0
  rockSpaces.forEach(({ beside, cost }, space) => {
    if (domain.rockPilgrims[space] || beside.every((slot) => slot >= domain.rocks.length)) return
    if (resources.some((resource) => cost[resource] > domain.goods[resource])) return
    best = Math.max(best, rockSpaceWorth(mind, space))
  })
  return best
}

/** A rock of the garden on the next slot. */
export function rockWorth(mind: Mind, id: string): number {
  const slot = mind.domain.rocks.length
  if (slot >= rockSlots) return 0
  const pilgrims = pilgrimsBeside(mind.domain, slot) + mind.weights.rockPilgrims * Math.min(1, mind.left)
  return pilgrims * (rockItems(mind, id) + mind.weights.rockGrowth * mind.left) + itemWorth(mind, 'rock')
}

export const bestRock = (mind: Mind): number =>
  Math.max(0, ...mind.view.garden.filter((id) => id !== '').map((id) => rockWorth(mind, id)))

/** VP of a place on a track among these others. */
function rankPoints(points: readonly number[], own: number, others: readonly number[]): number {
  let ahead = 0
  let level = 1
  for (const space of others) {
    if (space > own) ahead++
    else if (space === own) level++
  }
  let sum = 0
  for (let place = ahead; place < ahead + level; place++) sum += points[place] ?? 0
  return sum / level
}

function othersOn({ view, seat }: Mind, region: Region): number[] {
  const spaces: number[] = []
  view.domains.forEach(({ kodamas }, rival) => {
    if (rival !== seat) spaces.push(at(kodamas, region - 1))
  })
  if (boardOf(view).neutralKodama) spaces.push(neutralSpace)
  return spaces
}

/** One step of an own kodama: what it would gain in the count. */
export function stepWorth(mind: Mind, region: Region): number {
  const key = topics.step + region
  return weighed(mind, key) ?? weigh(mind, key, nextStep(mind, region))
}

export function bestStep(mind: Mind): number {
  let best = Number.NEGATIVE_INFINITY
  for (const region of regions) best = Math.max(best, stepWorth(mind, region))
  return best
}

function nextStep(mind: Mind, region: Region): number {
  const { view, seat, domain } = mind
  if (!canAdvance(view, seat, region)) return 0
  const { points } = treasure(at(view.treasures, region - 1))
  const others = othersOn(mind, region)
  const own = at(domain.kodamas, region - 1)
  return mind.weights.step * (rankPoints(points, own + 1, others) - rankPoints(points, own, others))
}

/** A rival's kodama one step back. */
export function backWorth(mind: Mind, rival: number, region: Region): number {
  const { points } = treasure(at(mind.view.treasures, region - 1))
  const own = at(mind.domain.kodamas, region - 1)
  const others = othersOn(mind, region)
  const space = at(at(mind.view.domains, rival).kodamas, region - 1)
  const moved = others.slice()
  moved[moved.indexOf(space)] = space - 1
  return 0.15 + rankPoints(points, own, moved) - rankPoints(points, own, others)
}
