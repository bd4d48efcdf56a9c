import { at } from '@engawa/kernel'
import {
  building,
  buildingPawns,
  crystal,
  crystalSlots,
  dragonfly,
  type Effect,
  type Market,
  markets,
  mitama,
  type Offer,
  type Region,
  type Resource,
  type Wild,
  wilds,
} from '../catalogue/index.ts'
import { boardOf, canPay, countBuilt, nextPawn, type Price, priceOf, slotFor } from '../rules/index.ts'
import { bestRock, bestRockSpace, bestStep, itemWorth, rockPull, stepWorth } from './items.ts'
import { type Mind, pilgrimWorth, pipWorth, readingOf, topics, usualWorth, weigh, weighed } from './mind.ts'
import { memoryWorth, movementWorth } from './walks.ts'

/** What the seat gives up for a price: its least useful resources that fit. */
function priceWorth(mind: Mind, { count, most, gives }: Price): number {
  const { goods, domain, cheapest } = mind
  if (gives > 0) return -gives * Math.max(goods.wood, goods.stone, goods.jade, goods.sake)
  if (count === 0) return 0
  let paid = 0
  let left = count
  for (const resource of cheapest) {
    const usable = Math.min(left, most[resource], domain.goods[resource])
    for (let number = 0; number < usable; number++) paid += goods[resource]
    left -= usable
    if (left === 0) break
  }
  return paid
}

/** A building in a zone, beside its price. */
export function buildingWorth(mind: Mind, tile: string, zone: Wild): number {
  const { type, kodama, amulets } = building(tile)
  const destiny = at(buildingPawns, Math.min(5, countBuilt(mind.view, mind.seat))).points
  return (
    destiny +
    kodama * stepWorth(mind, zone) +
    amulets * pipWorth(mind) +
    mind.weights.buildingIncome * mind.left +
    // Later pawns uncover more, so each building brings the next one nearer.
    mind.weights.buildingNext * Math.min(2, mind.left) +
    itemWorth(mind, 'building') +
    rockPull(mind, type, '') +
    memoryWorth(mind, 'build')
  )
}

/** How often a crystal will give its effect. */
function crystalUses(mind: Mind, slot: number): number {
  const years = Math.ceil(mind.left) - (mind.view.season === 'summer' ? 1 : 0)
  if (slot >= 3) return years + 0.7
  return years + (mind.domain.slots[slot] === '' ? 0.9 : 0)
}

/** A crystal on a slot of the board, beside its price. */
export function crystalWorth(mind: Mind, tile: string, slot: number): number {
  const { action, memory } = crystal(tile)
  const effect =
    memory === undefined
      ? mind.weights.crystalEffect * crystalUses(mind, slot) * usualWorth(action)
      : mind.weights.memory * memory.points * mind.left
  return (
    effect +
    at(crystalSlots, slot).points +
    pilgrimWorth(mind) +
    itemWorth(mind, 'crystal') +
    memoryWorth(mind, 'crystal')
  )
}

/** A Mitama, beside its price: the slot, its action, and the pair it may form. */
export function mitamaWorth(mind: Mind, tile: string): number {
  const { view, domain } = mind
  const slot = view.markets.mitama.indexOf(tile)
  const { type, action } = mitama(tile)
  const points = slot < 0 ? 0 : at(boardOf(view).mitamaPoints, slot)
  const pairing = domain.dragonflies.map((fly) => combineWorth(mind, fly))
  return (
    points +
    0.9 * usualWorth(action) +
    Math.max(mind.weights.mitamaHope * Math.min(1, mind.left), ...pairing) +
    itemWorth(mind, 'mitama') +
    rockPull(mind, type, 'shinigami') +
    memoryWorth(mind, 'mitama')
  )
}

/** The action of a dragonfly, and the pair. */
export const combineWorth = (mind: Mind, fly: string): number =>
  usualWorth(dragonfly(fly).action) + itemWorth(mind, 'pair') + memoryWorth(mind, 'combine')

/** A dragonfly, beside its price: now with a waiting Mitama, or later. */
export function dragonflyWorth(mind: Mind, tile: string): number {
  const waiting = mind.domain.dragonflies.length - mind.domain.mitamas.length
  const soon = waiting < 0 ? 1 : waiting > 1 ? 0.1 : mind.weights.dragonflyHope * Math.min(1, mind.left)
  return soon * combineWorth(mind, tile) + memoryWorth(mind, 'dragonfly')
}

/** Only the step of the kodama tells zones apart. */
function bestZone(mind: Mind, tile: string): number {
  let best: Wild | undefined
  for (const zone of wilds)
    if (slotFor(mind.view, tile, zone) >= 0)
      if (best === undefined || stepWorth(mind, zone) > stepWorth(mind, best)) best = zone
  return best === undefined ? Number.NEGATIVE_INFINITY : buildingWorth(mind, tile, best)
}

function bestSlot(mind: Mind, tile: string): number {
  const { type } = crystal(tile)
  let best = Number.NEGATIVE_INFINITY
  crystalSlots.forEach((slot, index) => {
    if (slot.type === type && mind.domain.crystals[index] === '')
      best = Math.max(best, crystalWorth(mind, tile, index))
  })
  return best
}

function tileWorth(mind: Mind, market: Market, tile: string): number {
  switch (market) {
    case 'building':
      return bestZone(mind, tile)
    case 'crystal':
      return bestSlot(mind, tile)
    case 'mitama':
      return mitamaWorth(mind, tile)
    case 'dragonfly':
      return dragonflyWorth(mind, tile)
  }
}

/** The best purchase of a market now, or 0 where nothing is worth its price. */
export function purchaseWorth(mind: Mind, { market, less }: Offer): number {
  const key = topics.purchase + 4 * markets.indexOf(market) + less
  return weighed(mind, key) ?? weigh(mind, key, bestPurchase(mind, market, less))
}

function bestPurchase(mind: Mind, market: Market, less: number): number {
  const { view, seat } = mind
  if (market === 'building' && nextPawn(view, seat) === undefined) return 0
  let best = 0
  view.markets[market].forEach((tile, slot) => {
    if (tile === '') return
    const price = priceOf(view, seat, market, slot, less)
    if (!canPay(view, seat, price)) return
    const key = topics.tile + 8 * markets.indexOf(market) + slot
    const worth = weighed(mind, key) ?? weigh(mind, key, tileWorth(mind, market, tile))
    best = Math.max(best, worth - priceWorth(mind, price))
  })
  return best
}

/** What the seat pays for this tile. */
export function tilePrice(mind: Mind, market: Market, tile: string, less: number): number {
  const slot = mind.view.markets[market].indexOf(tile)
  return slot < 0 ? 0 : priceWorth(mind, priceOf(mind.view, mind.seat, market, slot, less))
}

function dearestOf({ goods }: Mind, of: readonly Resource[]): number {
  let best = 0
  for (const resource of of) best = Math.max(best, goods[resource])
  return best
}

function bestOffer(mind: Mind, offers: readonly Offer[]): number {
  let best = 0
  for (const offer of offers) best = Math.max(best, purchaseWorth(mind, offer))
  return best
}

function someWorth(mind: Mind, effect: Extract<Effect, { is: 'some' }>, region: Region): number {
  let best = Number.NEGATIVE_INFINITY
  let second = Number.NEGATIVE_INFINITY
  for (const option of effect.options) {
    const worth = effectWorth(mind, option.effect, region)
    if (worth > best) {
      second = best
      best = worth
    } else if (worth > second) second = worth
  }
  return effect.picks === 1 ? best : best + second
}

const lookWorth = ({ left, weights }: Mind, deck: 'yokai' | 'bitoku' | 'vision'): number => {
  if (deck === 'vision') return 0.8 + weights.lookVision * Math.min(1, left)
  return deck === 'bitoku'
    ? weights.lookBitoku + 1.6 * Math.min(1, left)
    : 0.5 + 1.7 * Math.min(1, left / 1.5)
}

/** What an effect would bring the seat on this table. */
export function effectWorth(mind: Mind, effect: Effect, region: Region): number {
  switch (effect.is) {
    case 'nothing':
      return 0
    case 'goods':
      return effect.count * dearestOf(mind, effect.of)
    case 'amulet':
      return effect.worth * pipWorth(mind)
    case 'points':
      return effect.points
    case 'movement':
      return movementWorth(mind, effect.points)
    case 'advance':
      return effect.here ? effect.steps * stepWorth(mind, region) : effect.steps * bestStep(mind)
    case 'back':
      return 0.3 * effect.steps
    case 'unlock':
      return 0.5
    case 'draw':
      return 0.4 * Math.min(1, mind.left)
    case 'look':
      return lookWorth(mind, effect.deck)
    case 'rock':
      return mind.domain.rocks.length < 3 ? bestRock(mind) : 0
    case 'rockPilgrim':
      return bestRockSpace(mind)
    case 'buy':
      return bestOffer(mind, effect.offers)
    case 'buyBoth':
      return bothWorth(mind, effect.offers, effect.less)
    case 'all':
      return effect.parts.reduce((sum, part) => sum + effectWorth(mind, part, region), 0)
    case 'some':
      return someWorth(mind, effect, region)
  }
}

/** Two purchases share the purse, so the second counts for less. */
function bothWorth(mind: Mind, offers: readonly Offer[], less: number): number {
  const worths = offers.map(({ market }) => purchaseWorth(mind, { market, less })).sort((a, b) => b - a)
  return at(worths, 0) + 0.6 * (worths[1] ?? 0)
}

/** The same for a notation of the catalogue. */
export function notationWorth(mind: Mind, notation: string, region: Region = 3): number {
  const { number, effect } = readingOf(notation)
  const key = topics.notation + 8 * number + region
  return weighed(mind, key) ?? weigh(mind, key, effectWorth(mind, effect, region))
}
