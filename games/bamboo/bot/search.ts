import { at, type SearchKnowledge, type Seat } from '@engawa/kernel'
import { balanceHappiness, type Spirit, spiritOf, spirits, startSticks, years } from '../catalogue/index.ts'
import {
  currentTask,
  harmonyLoss,
  type Move,
  patternHolds,
  type SeatBoard,
  type State,
  score,
} from '../rules/index.ts'
import { learned } from './learned.ts'
import { outlookOf } from './outlook.ts'
import { actionsLeft, coinWorth, goalWorth, storeOf, storeWorth, templeWorth } from './worth.ts'

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
  'spiritKinds',
  'temples',
  'crowded',
  'harmonyLoss',
  'hunger',
  'ready',
  'readyOpen',
  'actionsLeft',
  ...spirits,
] as const

/** Each trait as it is, and once more by how much of the game is left. */
const names = ['lead', ...traits, ...traits.map((trait) => `${trait}Early`)]

/** Of a seat in a whole game: each year brings one more. */
const mostActions = years * startSticks + (years * (years + 1)) / 2

function traitsOf(state: State, board: SeatBoard, seat: Seat, total: number): number[] {
  const store = storeOf(board)
  const owned = new Set([...board.awake, ...board.asleep].map((tile) => at(spiritOf, tile)))
  const tiles = board.home.filter((tile) => tile !== 0).length
  const has = (spirit: Spirit) => (owned.has(spirit) ? 1 : 0)
  const held = (goals: readonly number[]) =>
    goals.filter((goal) => patternHolds(board.home, goal)).map((goal) => at(balanceHappiness, goal))
  return [
    total,
    board.coins,
    board.coins * coinWorth(state, board),
    board.sticks,
    store,
    storeWorth(state, board, store),
    tiles,
    board.balance.length,
    board.balance.reduce((sum, goal) => sum + goalWorth(board.home, goal, 1), 0),
    outlookOf(state, board).now,
    board.scored.length,
    board.awake.length,
    owned.size,
    state.temples.reduce((sum, _, temple) => sum + templeWorth(state, seat, temple), 0),
    board.stocks.filter((shoots) => shoots.length > 0).length,
    harmonyLoss(board.home),
    Math.max(0, tiles - store),
    held(board.balance).reduce((sum, points) => sum + points, 0),
    Math.max(0, ...held(state.balance.flat())),
    actionsLeft(state, board),
    ...spirits.map(has),
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
  const left = state.boards.map((board) => actionsLeft(state, board))
  const early = left.reduce((sum, actions) => sum + actions, 0) / left.length / mostActions
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

/** Where an Elder goes and what it takes it tries out; the rest of its turn it plays as a Neighbour would. */
const elderTries: ReadonlySet<string> = new Set(['visit', 'improve', 'furnish', 'balance', 'cook'])

/** The own turn of summer is looked through; what comes after it is in the learned value. */
export const search: SearchKnowledge<State, Move> = {
  review: { games: 48, learning: 240, choosing: 16, judging: 36 },
  reviewSeconds: 25,
  width: 6,
  trials: 200,
  decisions: 10,
  tree: true,
  concerns: (view) => view.season === 'summer',
  elderConcerns: (view) => elderTries.has(currentTask(view)?.task.kind ?? ''),
  sameTurn,
  value: { names, features, weights: learned },
}
