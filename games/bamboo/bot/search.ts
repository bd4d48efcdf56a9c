import { at, type SearchKnowledge, type Seat } from '@engawa/kernel'
import { spiritOf, years } from '../catalogue/index.ts'
import { currentTask, type Move, type SeatBoard, type State, score } from '../rules/index.ts'
import { learned } from './learned.ts'
import { coinWorth, goalWorth, homeWorth, storeOf, storeWorth, templeWorth } from './worth.ts'

/** What is compared between a seat and its rivals. */
const traits = [
  'score',
  'coins',
  'coinWorth',
  'sticks',
  'store',
  'storeWorth',
  'tiles',
  'goals',
  'goalWorth',
  'homeWorth',
  'scored',
  'awake',
  'asleep',
  'temples',
  'shoots',
  'crowded',
] as const

/** Each trait as it is, and once more by the years that are left. */
const names = ['lead', ...traits, ...traits.map((trait) => `${trait}Early`)]

function traitsOf(state: State, board: SeatBoard, seat: Seat, total: number): number[] {
  const store = storeOf(board)
  const owned = [...board.awake, ...board.asleep]
  return [
    total,
    board.coins,
    board.coins * coinWorth(state, board),
    board.sticks,
    store,
    storeWorth(state, board, store),
    board.home.filter((tile) => tile !== 0).length,
    board.balance.length,
    board.balance.reduce((sum, goal) => sum + goalWorth(board.home, goal, 1), 0),
    homeWorth(state, board, board.home, board.balance),
    board.scored.length,
    board.awake.length,
    new Set(owned.map((tile) => spiritOf[tile])).size,
    state.temples.reduce((sum, _, temple) => sum + templeWorth(state, seat, temple), 0),
    board.stocks.reduce((sum, shoots) => sum + shoots.length, 0),
    board.stocks.filter((shoots) => shoots.length > 0).length,
  ]
}

function features(state: State, seat: Seat): number[] {
  const totals = score(state).map((sheet) => sheet.total)
  const all = state.boards.map((board, other) => traitsOf(state, board, other, at(totals, other)))
  const rivals = all.filter((_, other) => other !== seat)
  const ahead = at(all, seat).map(
    (trait, index) => trait - rivals.reduce((sum, rival) => sum + at(rival, index), 0) / rivals.length,
  )
  const lead = at(totals, seat) - Math.max(...totals.filter((_, other) => other !== seat))
  const early = (years - state.year) / years
  return [lead, ...ahead, ...ahead.map((trait) => trait * early)]
}

/** A summer turn ends with the marker on another stock and nothing of it left to do. */
function sameTurn(from: State, state: State): boolean {
  if (from.year !== state.year || from.season !== state.season) return false
  const seat = currentTask(from)?.seat ?? 0
  if (currentTask(state)?.seat !== seat) return false
  if (state.season !== 'summer' || state.turn.stock >= 0) return true
  return from.turn.stock < 0 && at(from.boards, seat).marker === at(state.boards, seat).marker
}

/** The own turn of summer is played out; what comes after it is in the learned value. */
export const search: SearchKnowledge<State, Move> = {
  review: { games: 48, learning: 240, choosing: 16, judging: 36 },
  reviewSeconds: 45,
  width: 6,
  trials: 200,
  decisions: 10,
  concerns: (view) => view.season === 'summer',
  sameTurn,
  value: { names, features, weights: learned },
}
