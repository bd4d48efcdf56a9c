import { at } from '@engawa/kernel'
import { mostUnderStalk } from '../catalogue/index.ts'
import type { SeatBoard, SummerTurn } from './state.ts'

/** Between turns nothing is decided. */
export function turnAtRest(): SummerTurn {
  return {
    stock: -1,
    toOffer: 0,
    offered: 0,
    activations: 0,
    hand: [],
    under: [[], [], [], []],
    acting: -1,
    wild: false,
    free: false,
  }
}

/** All shoots are placed and pushed by now; only what was decided is forgotten. */
export function settleDown(turn: SummerTurn): void {
  turn.stock = -1
  turn.toOffer = 0
  turn.offered = 0
  turn.activations = 0
  turn.acting = -1
  turn.wild = false
  turn.free = false
}

/** BAM-040: no stick, or no stock to go to. */
export function mustPass(board: SeatBoard): boolean {
  if (board.sticks === 0) return true
  return !board.stocks.some((shoots, stock) => shoots.length > 0 && stock !== board.marker)
}

/** BAM-043: a stick to another temple costs a coin, unless Bakeneko carries it (BAM-097). */
export function offerPrice(turn: SummerTurn, temple: number): number {
  return temple === turn.stock || turn.free ? 0 : 1
}

/** BAM-044: is there a place under this stalk? */
export function hasPlace(turn: SummerTurn, stalk: number): boolean {
  return at(turn.under, stalk).length < mostUnderStalk
}
