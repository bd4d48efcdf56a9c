import { at } from '@engawa/kernel'
import {
  type Action,
  actions,
  balanceHappiness,
  balanceZone,
  gridCells,
  type ShootAction,
} from '../catalogue/index.ts'
import {
  cellTakes,
  hasBalanceSlot,
  patternHolds,
  type SeatBoard,
  type State,
  slotOf,
} from '../rules/index.ts'
import { coinWorth, cookWorth, goalWorth, homeWorth, mouthCost, timeLeft } from './worth.ts'

/** The home with a tile on a cell. */
export function cellWorth(state: State, board: SeatBoard, tile: number, cell: number): number {
  return homeWorth(state, board, board.home.with(cell, tile), board.balance)
}

/** The best cell of a tile, with all it costs and gives. */
export function tileWorth(state: State, board: SeatBoard, tile: number): number {
  const slot = slotOf(state, tile)
  if (slot === undefined || slot.price > board.coins) return Number.NEGATIVE_INFINITY
  let best = Number.NEGATIVE_INFINITY
  for (let cell = 0; cell < gridCells; cell++)
    if (cellTakes(state, board, cell, tile)) best = Math.max(best, cellWorth(state, board, tile, cell))
  const gain = best - homeWorth(state, board, board.home, board.balance)
  const cost = slot.price * coinWorth(state, board) + mouthCost(state)
  return gain + slot.happiness - cost + futureUse(state, board)
}

/** A home needs tiles before patterns can hold at all: early ones serve goals not yet taken. */
function futureUse(state: State, board: SeatBoard): number {
  return 2.6 * timeLeft(state, board)
}

export function improveWorth(state: State, seat: number): number {
  const board = at(state.boards, seat)
  let best = coinWorth(state, board)
  for (const column of state.homes)
    for (const tile of column) best = Math.max(best, tileWorth(state, board, tile))
  return best
}

export function takeWorth(state: State, board: SeatBoard, goal: number): number {
  if (!hasBalanceSlot(board, at(balanceZone, goal))) return 0
  return goalWorth(board.home, goal, timeLeft(state, board))
}

/** What scoring now brings beyond what the tile promised already, and a slot for the next. */
export function scoreWorth(state: State, board: SeatBoard, goal: number): number {
  const time = timeLeft(state, board)
  return at(balanceHappiness, goal) - goalWorth(board.home, goal, time) + 0.7 * time
}

/** The best two of taking and scoring, or the 1 HP. */
export function balanceWorth(state: State, seat: number): number {
  const board = at(state.boards, seat)
  const open = state.balance.flat()
  const halves = [
    ...open.map((goal) => takeWorth(state, board, goal)),
    ...board.balance
      .filter((goal) => patternHolds(board.home, goal))
      .map((goal) => scoreWorth(state, board, goal)),
  ].sort((a, b) => b - a)
  // A tile that holds already is taken and scored at once.
  const ready = open
    .filter((goal) => hasBalanceSlot(board, at(balanceZone, goal)) && patternHolds(board.home, goal))
    .map((goal) => at(balanceHappiness, goal))
  return Math.max(1, (halves[0] ?? 0) + (halves[1] ?? 0), ...ready)
}

export function actionWorth(state: State, seat: number, action: Action): number {
  switch (action) {
    case 'fund':
      return 2 * coinWorth(state, at(state.boards, seat))
    case 'cook':
      return cookWorth(state, seat)
    case 'improve':
      return improveWorth(state, seat)
    case 'balance':
      return balanceWorth(state, seat)
  }
}

/** The worth of each action now, so that a turn is weighed without counting it again and again. */
export type Prices = Readonly<Record<ShootAction, number>>

export function pricesOf(state: State, seat: number): Prices {
  const worth = { balance: 0, improve: 0, cook: 0, fund: 0, wildcard: 0 }
  for (const action of actions) {
    worth[action] = actionWorth(state, seat, action)
    worth.wildcard = Math.max(worth.wildcard, worth[action])
  }
  return worth
}

/** What a bundle of shoots brings with so many sticks; the second of a kind brings less. */
export function bundleWorth(prices: Prices, bundle: readonly ShootAction[], sticks: number): number {
  const seen = new Map<ShootAction, number>()
  const worths = bundle.map((action) => {
    const before = seen.get(action) ?? 0
    seen.set(action, before + 1)
    return prices[action] * (before === 0 ? 1 : 0.7)
  })
  return worths
    .sort((a, b) => b - a)
    .slice(0, sticks)
    .reduce((sum, worth) => sum + worth, 0)
}
