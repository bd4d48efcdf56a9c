import { at } from '@engawa/kernel'
import {
  balanceHappiness,
  foodValues,
  ookamiFood,
  type Spirit,
  spiritOf,
  startSticks,
  wakeCost,
  years,
} from '../catalogue/index.ts'
import {
  foodWorth,
  harmonyLoss,
  openNightSpaces,
  patternHolds,
  patternLack,
  type SeatBoard,
  type State,
  sticksOf,
  templeWinner,
} from '../rules/index.ts'

/** Actions the seat can still expect: its sticks of this summer and those of the years to come. */
export function actionsLeft(state: State, board: SeatBoard): number {
  let later = 0
  for (let year = state.year + 1; year <= years; year++) later += startSticks + year
  const summer = state.season === 'winter' || state.season === 'autumn' ? 0 : board.sticks
  return later + summer + state.turn.activations
}

/** What a stick and its action bring on average. */
export const actionShare = 2

/** How much of a plan can still come true: 1 with many actions left, 0 with none. */
export function timeLeft(state: State, board: SeatBoard): number {
  return Math.min(1, actionsLeft(state, board) / 9)
}

export function coinWorth(state: State, board: SeatBoard): number {
  return (board.coins > 5 ? 0.7 : 1.1) * timeLeft(state, board)
}

/** Winters still to come, this year's included unless it is over. */
function wintersLeft(state: State): number {
  return Math.max(0, years - Math.max(1, state.year) + 1)
}

function tilesOf(board: SeatBoard): number {
  let tiles = 0
  for (const tile of board.home) if (tile !== 0) tiles++
  return tiles
}

/** What a store of food is worth: this winter's need almost fully, later needs less, surplus hardly. */
export function storeWorth(state: State, board: SeatBoard, store: number): number {
  const winters = wintersLeft(state)
  const need = tilesOf(board) + (winters > 1 ? 1 : 0)
  const later = winters > 1 ? need * (winters - 1) : 0
  const now = Math.min(store, need)
  const kept = Math.min(store - now, later)
  return 0.95 * now + 0.75 * kept + 0.02 * (store - now - kept)
}

export function storeOf(board: SeatBoard): number {
  const ookami = board.awake.filter((tile) => spiritOf[tile] === 'ookami').length
  return foodWorth(board.food) + ookami * ookamiFood
}

/** What feeding one more home tile will cost in all winters to come. */
export function mouthCost(state: State): number {
  return 0.62 * wintersLeft(state)
}

/** How likely a pattern is to come true, by the tiles it still lacks. */
const progress = [1, 0.5, 0.3, 0.12, 0.03]

/** What half of a balance action costs. */
const halfAction = 0.8

/** What an unscored balance tile promises, in this home. */
export function goalWorth(home: readonly number[], goal: number, time: number): number {
  const points = at(balanceHappiness, goal)
  if (patternHolds(home, goal)) return points / 2 + time * Math.max(0, points / 2 - halfAction)
  const lack = patternLack(home, goal)
  if (lack === undefined) return 0
  const missing = Math.max(lack.cells.length, Math.ceil(lack.comfort / 2.4))
  return points * time * (progress[missing] ?? 0)
}

/** What a home is worth: harmony, patterns, and on the night side the marked spaces. */
export function homeWorth(state: State, board: SeatBoard, home: readonly number[]): number {
  const time = timeLeft(state, board)
  // An uneven home can still be evened out, while there is time.
  let worth = -(1 - 0.92 * time) * harmonyLoss(home)
  for (const goal of board.balance) worth += goalWorth(home, goal, time)
  // Tiles that lie open and would hold can be taken and scored in one action.
  for (const column of state.balance)
    for (const goal of column)
      if (patternHolds(home, goal)) worth += 0.3 * time * (at(balanceHappiness, goal) - 1)
  if (state.night) worth -= openNightSpaces({ ...board, home: home.slice() }) * (1 - 0.4 * time)
  return worth
}

const spiritUse: Readonly<Record<Spirit, number>> = {
  kappa: 1.9,
  tanuki: 1.9,
  rokurokubi: 1.3,
  kitsune: 1.5,
  ookami: 3,
  tengu: 1.9,
  bakeneko: 0.9,
}

/** What owning a spirit that sleeps or is awake is worth beyond its 2 HP in the final count. */
export function spiritUsefulness(state: State, board: SeatBoard, spirit: Spirit): number {
  const summers = Math.max(0, years - state.year)
  return Math.max(0, spiritUse[spirit] - wakeCost[spirit] * coinWorth(state, board)) * summers
}

/** What the top spirit of a temple would bring to the seat. */
function prizeWorth(state: State, seat: number, temple: number): number {
  const board = at(state.boards, seat)
  const tile = at(state.temples, temple).spirit
  if (tile === 0) return 0
  const spirit = at(spiritOf, tile)
  const owned = [...board.awake, ...board.asleep].some((other) => spiritOf[other] === spirit)
  const winter = spirit === 'ookami' ? 2.5 : 0
  return (owned ? 0 : 2) + winter + spiritUsefulness(state, board, spirit)
}

/** Rivals come later and overtake: a lead is not yet a spirit. */
const temptation = 0.6

/** The share of a temple's prize that the seat's sticks in it promise. */
export function templeWorth(state: State, seat: number, temple: number, extra = 0): number {
  const sticks = at(state.temples, temple).sticks
  const own = sticksOf(sticks, seat) + extra
  if (own === 0) return 0
  const rival = Math.max(0, ...[-1, 0, 1, 2, 3].filter((o) => o !== seat).map((o) => sticksOf(sticks, o)))
  const leads = extra > 0 ? own >= rival : templeWinner(at(state.temples, temple)) === seat
  const margin = own - rival
  const chance = leads ? Math.min(0.92, 0.55 + 0.12 * margin) : Math.max(0.03, 0.22 + 0.08 * margin)
  return temptation * chance * prizeWorth(state, seat, temple)
}

/** The worth of the best counter on the board, and what it adds. */
export function cookWorth(state: State, seat: number): number {
  const board = at(state.boards, seat)
  const store = storeOf(board)
  const best = foodValues.filter((value) => state.food.includes(value)).at(-1)
  return best === undefined ? 0 : storeWorth(state, board, store + best) - storeWorth(state, board, store)
}
