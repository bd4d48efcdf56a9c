import { at } from '@engawa/kernel'
import { type Action, actions, balanceHappiness, balanceZone, type ShootAction } from '../catalogue/index.ts'
import { hasBalanceSlot, patternHolds, type SeatBoard, type State, slotOf } from '../rules/index.ts'
import { cellsWith, outlookOf } from './outlook.ts'
import { coinWorth, cookWorth, goalWorth, mouthCost, timeLeft } from './worth.ts'

/** The home with a tile on a cell. */
export function cellWorth(state: State, board: SeatBoard, tile: number, cell: number): number {
  return at(cellsWith(outlookOf(state, board), state, board, tile), cell)
}

/** The best cell of a tile, with all it costs and gives. */
export function tileWorth(
  state: State,
  board: SeatBoard,
  tile: number,
  outlook = outlookOf(state, board),
): number {
  const slot = slotOf(state, tile)
  if (slot === undefined || slot.price > board.coins) return Number.NEGATIVE_INFINITY
  const gain = Math.max(...cellsWith(outlook, state, board, tile)) - outlook.now
  const cost = slot.price * coinWorth(state, board) + mouthCost(state)
  return gain + slot.happiness - cost + futureUse(state, board)
}

/** A home needs tiles before patterns can hold at all: early ones serve goals not yet taken. */
function futureUse(state: State, board: SeatBoard): number {
  return 2.6 * timeLeft(state, board)
}

function improveWorth(state: State, board: SeatBoard): number {
  const outlook = outlookOf(state, board)
  let best = coinWorth(state, board)
  for (const column of state.homes)
    for (const tile of column) best = Math.max(best, tileWorth(state, board, tile, outlook))
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

function balanceWorth(state: State, board: SeatBoard): number {
  const outlook = outlookOf(state, board)
  outlook.balance ??= bestHalves(state, board)
  return outlook.balance
}

/** The best two of taking and scoring, or the 1 HP. */
function bestHalves(state: State, board: SeatBoard): number {
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

function actionWorth(state: State, seat: number, action: Action): number {
  const board = at(state.boards, seat)
  switch (action) {
    case 'fund':
      return 2 * coinWorth(state, board)
    case 'cook':
      return cookWorth(state, seat)
    case 'improve':
      return improveWorth(state, board)
    case 'balance':
      return balanceWorth(state, board)
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
