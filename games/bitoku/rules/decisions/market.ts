import { type Seat, sequence } from '@engawa/kernel'
import { crystal, crystalSlots, type Market, type Offer, type Wild, wilds } from '../../catalogue/index.ts'
import { type Decision, type Plan, todo } from '../kinds.ts'
import type { Move, MoveOf } from '../moves.ts'
import { canPay, priceOf } from '../prices.ts'
import { type Reason, refuse } from '../refusals.ts'
import type { Source, State } from '../state.ts'
import { domainOf } from '../step.ts'
import { nextPawn, slotFor } from '../zones.ts'

type Purchase = MoveOf<'build' | 'crystal' | 'mitama' | 'dragonfly'>

const purchase: readonly Purchase['kind'][] = ['build', 'crystal', 'mitama', 'dragonfly']

const notOffered = refuse('not-offered', 'BIT-462')
const notInMarket = refuse('not-in-market', 'BIT-204')
const cannotPay = refuse('cannot-pay', 'BIT-061')
const noPawn = refuse('no-building-pawn', 'BIT-202')
const noBuildingSlot = refuse('no-building-slot', 'BIT-205')
const noCrystalSlot = refuse('no-crystal-slot', 'BIT-382')
const otherDiscount = refuse('other-discount', 'BIT-067')

const marketOf = (move: Purchase): Market => (move.kind === 'build' ? 'building' : move.kind)

/** Has the tile a place to go to? */
function refusePlace(state: State, seat: Seat, move: Purchase): Reason | undefined {
  if (move.kind === 'build') {
    if (nextPawn(state, seat) === undefined) return noPawn
    return slotFor(state, move.tile, move.zone) >= 0 ? undefined : noBuildingSlot
  }
  if (move.kind !== 'crystal') return undefined
  const fits = crystalSlots[move.slot]?.type === crystal(move.tile).type
  return fits && domainOf(state, seat).crystals[move.slot] === '' ? undefined : noCrystalSlot
}

/** BIT-061, BIT-208, BIT-382: a purchase needs the tile, a place for it and the price. */
function refusePurchase(state: State, seat: Seat, move: Purchase): Reason | undefined {
  const market = marketOf(move)
  const slot = state.markets[market].indexOf(move.tile)
  if (slot < 0) return notInMarket
  const placed = refusePlace(state, seat, move)
  if (placed !== undefined) return placed
  return canPay(state, seat, priceOf(state, seat, market, slot, move.less)) ? undefined : cannotPay
}

/** Where a tile could go: building zones, crystal slots, or nowhere in particular. */
function placings(state: State, seat: Seat, market: Market, tile: string, less: number): Purchase[] {
  switch (market) {
    case 'building':
      return wilds
        .filter((zone: Wild) => slotFor(state, tile, zone) >= 0)
        .map((zone) => ({ kind: 'build', tile, zone, less }))
    case 'crystal': {
      const { type } = crystal(tile)
      const { crystals } = domainOf(state, seat)
      const found: Purchase[] = []
      for (let slot = 0; slot < crystalSlots.length; slot++)
        if (crystals[slot] === '' && crystalSlots[slot]?.type === type)
          found.push({ kind: 'crystal', tile, slot, less })
      return found
    }
    default:
      return [{ kind: market, tile, less }]
  }
}

/** Is there any place where the tile could go? */
function hasPlace(state: State, seat: Seat, market: Market, tile: string): boolean {
  switch (market) {
    case 'building':
      return wilds.some((zone) => slotFor(state, tile, zone) >= 0)
    case 'crystal': {
      const { type } = crystal(tile)
      const { crystals } = domainOf(state, seat)
      return crystalSlots.some((slot, index) => slot.type === type && crystals[index] === '')
    }
    default:
      return true
  }
}

/** Every tile of a market that the seat could pay and place. */
function purchases(state: State, seat: Seat, { market, less }: Offer): Purchase[] {
  if (market === 'building' && nextPawn(state, seat) === undefined) return []
  const found: Purchase[] = []
  state.markets[market].forEach((tile, slot) => {
    if (tile !== '' && canPay(state, seat, priceOf(state, seat, market, slot, less)))
      found.push(...placings(state, seat, market, tile, less))
  })
  return found
}

function canBuy(state: State, seat: Seat, { market, less }: Offer): boolean {
  if (market === 'building' && nextPawn(state, seat) === undefined) return false
  return state.markets[market].some(
    (tile, slot) =>
      tile !== '' &&
      canPay(state, seat, priceOf(state, seat, market, slot, less)) &&
      hasPlace(state, seat, market, tile),
  )
}

/** Pay first, then receive the tile (BIT-069). */
function buyPlan(state: State, seat: Seat, move: Purchase, source: Source): Plan {
  const market = marketOf(move)
  const slot = state.markets[market].indexOf(move.tile)
  const { count, most } = priceOf(state, seat, market, slot, move.less)
  const place =
    move.kind === 'build' ? slotFor(state, move.tile, move.zone) : move.kind === 'crystal' ? move.slot : slot
  const receive = todo(seat, { kind: 'receive', market, tile: move.tile, at: place })
  return count === 0 ? receive : sequence(todo(seat, { kind: 'pay', count, most, source }), receive)
}

/** BIT-458 to BIT-462: one of the purchases offered. */
export const buy: Decision<'buy', Purchase['kind']> = {
  rule: 'BIT-458',
  answers: purchase,
  possible: (state, seat, { offers }) => offers.some((offer) => canBuy(state, seat, offer)),
  mayDecline: true,
  moves: (state, seat, { offers }) => offers.flatMap((offer): Move[] => purchases(state, seat, offer)),
  refuse(state, seat, move, { offers }) {
    const offer = offers.find((one) => one.market === marketOf(move))
    if (offer === undefined) return notOffered
    return move.less === offer.less ? refusePurchase(state, seat, move) : otherDiscount
  },
  play: (step, seat, move, { source }) => buyPlan(step.state, seat, move, source),
}

/** Would a shared discount lower the price of this tile at all? */
function discountHelps(state: State, seat: Seat, move: Purchase): boolean {
  const market = marketOf(move)
  return priceOf(state, seat, market, state.markets[market].indexOf(move.tile), 0).count > 0
}

/** BIT-074, BIT-466: both purchases in the seat's order; it says on which the discount is used. */
export const buyBoth: Decision<'buyBoth', Purchase['kind']> = {
  rule: 'BIT-466',
  answers: purchase,
  possible: (state, seat, { offers, less }) =>
    offers.some(({ market }) => canBuy(state, seat, { market, less })),
  mayDecline: true,
  moves: (state, seat, { offers, less }) =>
    offers.flatMap(({ market }): Move[] => [
      ...purchases(state, seat, { market, less: 0 }),
      ...purchases(state, seat, { market, less }).filter((move) => discountHelps(state, seat, move)),
    ]),
  refuse(state, seat, move, { offers, less }) {
    if (offers.every((one) => one.market !== marketOf(move))) return notOffered
    const refused = refusePurchase(state, seat, move)
    if (refused !== undefined) return refused
    const right = move.less === 0 || (move.less === less && discountHelps(state, seat, move))
    return right ? undefined : otherDiscount
  },
  play(step, seat, move, { offers, less, source }) {
    const left = less - move.less
    const others = offers.filter((one) => one.market !== marketOf(move))
    return sequence(
      buyPlan(step.state, seat, move, source),
      todo(seat, { kind: 'buy', offers: others.map(({ market }) => ({ market, less: left })), source }),
    )
  },
}
