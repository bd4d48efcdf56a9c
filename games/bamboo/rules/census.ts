import type { Frame } from '@engawa/kernel'
import { foods } from '../catalogue/index.ts'
import { foodList } from './food.ts'
import { ghost, type State, type Task } from './state.ts'

/** A shoot on its way to a stock is in the agenda. */
function shootsIn(frame: Frame<Task>): number[] {
  if (frame.kind === 'sequence') return frame.frames.flatMap(shootsIn)
  return frame.kind === 'task' && frame.task.kind === 'stow' ? [frame.task.shoot] : []
}

function shoots(state: State): number[] {
  return [
    ...state.stalks.flat(),
    ...state.offer,
    ...state.box.shoots,
    ...state.boards.flatMap((board) => board.stocks.flat()),
    ...state.turn.hand,
    ...state.turn.under.flat(),
    ...state.agenda.flatMap(shootsIn),
  ]
}

function balance(state: State): number[] {
  return [
    ...state.balance.flat(),
    ...state.balanceStacks.flatMap((bag) => [...bag.inside, ...bag.under]),
    ...state.boards.flatMap((board) => [...board.balance, ...board.scored]),
  ]
}

function homes(state: State): number[] {
  return [
    ...state.homes.flat(),
    ...state.homeStacks.flatMap((bag) => [...bag.inside, ...bag.under]),
    ...state.boards.flatMap((board) => board.home.filter((tile) => tile !== 0)),
    ...state.box.homes,
  ]
}

function spirits(state: State): number[] {
  return [
    ...state.temples.map((temple) => temple.spirit).filter((tile) => tile !== 0),
    ...state.spirits.inside,
    ...state.boards.flatMap((board) => [...board.awake, ...board.asleep]),
    ...state.box.spirits,
  ]
}

function food(state: State): string[] {
  const values = [
    ...state.food.filter((value) => value !== 0),
    ...state.foodSupply.inside,
    ...foodList(state.spent),
    ...state.boards.flatMap((board) => foodList(board.food)),
  ]
  return values.map((value) => foods[value - 1] ?? 'unknown food')
}

/** Seven sticks of each seat; the ghost's eight lie in the temples whenever they are not in hand. */
function sticks(state: State): string[] {
  const offered = state.temples.flatMap((temple) => temple.sticks)
  const own = state.boards.flatMap((board, seat) => [
    ...Array.from({ length: board.sticks + state.incense }, () => seat),
    ...offered.filter((owner) => owner === seat),
  ])
  return [...own, ...offered.filter((owner) => owner === ghost)].map((owner) => `stick of ${owner}`)
}

/** Every piece, wherever it lies. Coins are no pieces: their number is no limit (BAM-005). */
export function census(state: State): string[] {
  return [
    ...shoots(state).map((id) => `shoot ${id}`),
    ...balance(state).map((id) => `balance ${id}`),
    ...homes(state).map((id) => `home ${id}`),
    ...spirits(state).map((id) => `spirit ${id}`),
    ...food(state),
    ...sticks(state),
    ...state.ghost.map((value) => `temple tile ${value}`),
  ]
}
