import { at, type Seat } from '@engawa/kernel'
import { type Goods, type Market, mitama } from '../catalogue/index.ts'
import type { State } from './state.ts'
import { boardOf, domainOf, payable } from './step.ts'
import { nextPawn } from './zones.ts'

/** So many resources, of each type at most so many. `gives` is what a dragonfly slot pays out instead. */
export interface Price {
  readonly count: number
  readonly most: Goods
  readonly gives: number
}

/** A cost of any types (BIT-068). */
const anything: Goods = { wood: 99, stone: 99, jade: 99, sake: 99 }
const free = { count: 0, most: anything, gives: 0 }

function lowered(most: Goods, full: number, less: number): Price {
  // BIT-060: never below nothing.
  return { count: Math.max(0, full - less), most, gives: 0 }
}

/** What the tile on this slot costs the seat with a discount (BIT-067, BIT-371). */
export function priceOf(state: State, seat: Seat, market: Market, slot: number, less: number): Price {
  const board = boardOf(state)
  switch (market) {
    case 'building': {
      const pawn = nextPawn(state, seat)
      if (pawn === undefined) return free
      const { wood, stone } = pawn
      return lowered({ wood, stone, jade: 0, sake: 0 }, wood + stone, less)
    }
    case 'crystal':
      return lowered(anything, at(board.crystalCosts, slot), less)
    case 'dragonfly': {
      const cost = at(board.dragonflyCosts, slot)
      return cost < 0 ? { count: 0, most: anything, gives: -cost } : lowered(anything, cost, less)
    }
    case 'mitama': {
      const { sake, jade } = mitama(at(state.markets.mitama, slot))
      return lowered({ wood: 0, stone: 0, jade, sake }, sake + jade, less)
    }
  }
}

export function canPay(state: State, seat: Seat, price: Price): boolean {
  return price.count === 0 || payable(domainOf(state, seat).goods, price.most) >= price.count
}
