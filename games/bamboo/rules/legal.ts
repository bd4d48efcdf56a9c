import { at } from '@engawa/kernel'
import {
  actions,
  balanceZone,
  foodValues,
  gridCells,
  homeSlots,
  shootAction,
  spirits,
  stockCapacity,
} from '../catalogue/index.ts'
import { cellTakes, fitsSomewhere, hasBalanceSlot } from './actions.ts'
import { freeColours } from './colours.ts'
import type { Move } from './moves.ts'
import { patternHolds } from './patterns.ts'
import { canWake, mustPass, tileOf, usableSpirits } from './spirits.ts'
import type { State, Task } from './state.ts'
import { boardOf, currentTask } from './step.ts'
import { hasPlace, offerPrice } from './summer.ts'

/** Every legal move of the seat. */
export function moves(state: State, seat: number): Move[] {
  const current = currentTask(state)
  if (current === undefined || current.seat !== seat) return []
  const found: Move[] = []
  listFor(state, seat, current.task, found)
  if (boardOf(state, seat).awake.length === 0) return found
  for (const spirit of usableSpirits(state, seat)) found.push({ kind: 'spirit', spirit })
  return found
}

function listFor(state: State, seat: number, task: Task, found: Move[]): void {
  switch (task.kind) {
    case 'colour':
      for (const colour of freeColours(state)) found.push({ kind: 'colour', colour })
      return
    case 'draft':
      for (const shoot of state.offer) found.push({ kind: 'draft', shoot })
      return
    case 'gift':
      for (const gift of state.gifts)
        found.push({ kind: 'gift', gift, use: true }, { kind: 'gift', gift, use: false })
      return
    case 'visit':
      listVisits(state, seat, found)
      return
    case 'offer':
      listOffers(state, seat, found)
      return
    case 'place':
      listPlaces(state, found)
      return
    case 'resolve':
      listResolves(state, found)
      return
    case 'stow':
      boardOf(state, seat).stocks.forEach((shoots, stock) => {
        if (shoots.length < stockCapacity) found.push({ kind: 'stow', stock })
      })
      return
    case 'end':
      found.push({ kind: 'done' })
      return
    default:
      listActions(state, seat, task, found)
  }
}

function listActions(state: State, seat: number, task: Task, found: Move[]): void {
  switch (task.kind) {
    case 'balance':
      found.push({ kind: 'rest' })
      listBalance(state, seat, found)
      return
    case 'balanceAgain':
      listBalance(state, seat, found)
      found.push({ kind: 'done' })
      return
    case 'improve':
      found.push({ kind: 'earn' })
      listHomes(state, seat, found)
      return
    case 'furnish':
      for (let cell = 0; cell < gridCells; cell++)
        if (cellTakes(state, boardOf(state, seat), cell, task.tile)) found.push({ kind: 'furnish', cell })
      return
    case 'cook':
      listFood(state, found)
      return
    case 'tengu':
      if (!task.taken) listFood(state, found)
      if (!task.renewed) found.push({ kind: 'renew' })
      if (task.taken) found.push({ kind: 'done' })
      return
    case 'wake':
      for (const spirit of spirits)
        if (canWake(boardOf(state, seat), spirit)) found.push({ kind: 'wake', spirit })
      found.push({ kind: 'done' })
      return
    case 'feed':
      listFeeding(state, seat, found)
      return
    default:
      return
  }
}

function listVisits(state: State, seat: number, found: Move[]): void {
  const board = boardOf(state, seat)
  if (mustPass(board)) {
    found.push({ kind: 'pass' })
    return
  }
  for (let stock = 0; stock < board.stocks.length; stock++)
    if (stock !== board.marker && at(board.stocks, stock).length > 0) found.push({ kind: 'visit', stock })
}

function listOffers(state: State, seat: number, found: Move[]): void {
  const { coins } = boardOf(state, seat)
  for (let temple = 0; temple < state.temples.length; temple++)
    if (offerPrice(state.turn, temple) <= coins) found.push({ kind: 'offer', temple })
}

function listPlaces(state: State, found: Move[]): void {
  for (const shoot of state.turn.hand)
    for (let stalk = 0; stalk < state.stalks.length; stalk++)
      if (hasPlace(state.turn, stalk)) found.push({ kind: 'place', shoot, stalk })
}

function listResolves({ turn }: State, found: Move[]): void {
  for (let stalk = 0; stalk < turn.under.length; stalk++) {
    const shoot = at(turn.under, stalk)[0]
    if (shoot === undefined) continue
    if (turn.activations > 0) {
      const own = shootAction[shoot] ?? 'wildcard'
      if (own !== 'wildcard' && !turn.wild) found.push({ kind: 'activate', stalk, as: own })
      else for (const as of actions) found.push({ kind: 'activate', stalk, as })
    }
    found.push({ kind: 'forgo', stalk })
  }
}

function listBalance(state: State, seat: number, found: Move[]): void {
  const board = boardOf(state, seat)
  for (const column of state.balance) {
    const [lowest] = column
    if (lowest === undefined || !hasBalanceSlot(board, at(balanceZone, lowest))) continue
    for (const tile of column) found.push({ kind: 'take', tile })
  }
  for (const tile of board.balance) if (patternHolds(board.home, tile)) found.push({ kind: 'score', tile })
}

function listHomes(state: State, seat: number, found: Move[]): void {
  const board = boardOf(state, seat)
  state.homes.forEach((column, category) => {
    column.forEach((tile, index) => {
      const price = at(at(homeSlots, category), index).price
      if (price <= board.coins && fitsSomewhere(state, board, tile)) found.push({ kind: 'buy', tile })
    })
  })
}

function listFood(state: State, found: Move[]): void {
  for (const food of foodValues) if (state.food.includes(food)) found.push({ kind: 'cook', food })
}

function listFeeding(state: State, seat: number, found: Move[]): void {
  const board = boardOf(state, seat)
  for (const food of foodValues) if ((board.food[food - 1] ?? 0) > 0) found.push({ kind: 'feed', food })
  // BAM-101: hunger only with no counter left.
  if (found.length === 0) found.push({ kind: 'done' })
  if (tileOf(board.awake, 'ookami') !== 0) found.push({ kind: 'spirit', spirit: 'ookami' })
}
