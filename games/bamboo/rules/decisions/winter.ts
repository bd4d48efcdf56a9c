import { at, type Frame, task } from '@engawa/kernel'
import { foodValues, ookamiFood, spiritOf, spirits, wakeCost } from '../../catalogue/index.ts'
import { plain } from '../agenda.ts'
import { addFood, fillFood, foodWorth } from '../food.ts'
import { foodNeeded } from '../homes.ts'
import type { Decision, Errand } from '../kinds.ts'
import { renewMarkets } from '../market.ts'
import type { Move } from '../moves.ts'
import { refuse } from '../refusals.ts'
import { tileOf } from '../spirits.ts'
import { boardOf, type SeatBoard, type Task } from '../state.ts'
import { fallAsleep, misplacedSpirit } from './spirits.ts'

export const startWinter: Errand<'startWinter'> = {
  run({ state, tell }) {
    state.season = 'winter'
    tell?.({ kind: 'seasonBegan', year: state.year, season: 'winter', first: state.first })
  },
}

/** BAM-100: any of the sleeping spirits, for their cost (BAM-098). */
export const wake: Decision<'wake', 'wake' | 'done'> = {
  rule: 'BAM-100',
  answers: ['wake', 'done'],
  possible(state, seat) {
    const { asleep, coins } = boardOf(state, seat)
    return asleep.some((tile) => wakeCost[at(spiritOf, tile)] <= coins)
  },
  moves(state, seat) {
    const found: Move[] = []
    const { asleep, coins } = boardOf(state, seat)
    for (const spirit of spirits)
      if (tileOf(asleep, spirit) !== 0 && wakeCost[spirit] <= coins) found.push({ kind: 'wake', spirit })
    found.push({ kind: 'done' })
    return found
  },
  refuse(state, seat, move) {
    if (move.kind === 'done') return undefined
    const { asleep, coins } = boardOf(state, seat)
    if (tileOf(asleep, move.spirit) === 0) return refuse('not-asleep', 'BAM-100')
    const price = wakeCost[move.spirit]
    return price <= coins ? undefined : refuse('wake-too-dear', 'BAM-098', { price, coins })
  },
  play({ state, tell }, seat, move) {
    if (move.kind === 'done') return undefined
    const board = boardOf(state, seat)
    const { spirit } = move
    const tile = tileOf(board.asleep, spirit)
    board.asleep.splice(board.asleep.indexOf(tile), 1)
    board.awake.push(tile)
    board.coins -= wakeCost[spirit]
    tell?.({ kind: 'woken', seat, spirit, paid: wakeCost[spirit] })
    return plain(seat, 'wake')
  },
}

/** BAM-101: one food for each home tile. */
export const startFeeding: Errand<'startFeeding'> = {
  run: ({ state }, seat) => feedFrame(seat, foodNeeded(boardOf(state, seat))),
}

const feedFrame = (seat: number, missing: number): Frame<Task> => task<Task>(seat, { kind: 'feed', missing })

/** BAM-101, BAM-102: counter by counter until the family is fed; no change is given. */
export const feed: Decision<'feed', 'feed' | 'done' | 'spirit'> = {
  rule: 'BAM-101',
  answers: ['feed', 'done', 'spirit'],
  possible: (_state, _seat, { missing }) => missing > 0,
  forced(state, seat, { missing }) {
    const board = boardOf(state, seat)
    return isChoice(board, missing) ? undefined : nextCounter(board)
  },
  moves(state, seat) {
    const found: Move[] = []
    const board = boardOf(state, seat)
    for (const food of foodValues) if (has(board, food)) found.push({ kind: 'feed', food })
    // BAM-101: hunger only with no counter left.
    if (found.length === 0) found.push({ kind: 'done' })
    if (tileOf(board.awake, 'ookami') !== 0) found.push({ kind: 'spirit', spirit: 'ookami' })
    return found
  },
  refuse(state, seat, move) {
    const board = boardOf(state, seat)
    switch (move.kind) {
      case 'feed':
        return has(board, move.food) ? undefined : refuse('food-not-yours', 'BAM-101')
      case 'done':
        return foodWorth(board.food) > 0 ? refuse('must-feed', 'BAM-101') : undefined
      case 'spirit':
        // BAM-095: feeding is the moment for Ookami, and for no other.
        if (move.spirit !== 'ookami') return misplacedSpirit(move.spirit)
        return tileOf(board.awake, 'ookami') !== 0
          ? undefined
          : refuse('spirit-not-awake', 'BAM-090', { spirit: move.spirit })
    }
  },
  play(step, seat, move, { missing }) {
    const { state, tell } = step
    const board = boardOf(state, seat)
    switch (move.kind) {
      case 'feed':
        addFood(board.food, move.food, -1)
        addFood(state.spent, move.food, 1)
        tell?.({ kind: 'fed', seat, food: move.food })
        return feedFrame(seat, missing - move.food)
      case 'spirit':
        fallAsleep(step, seat, move.spirit)
        return feedFrame(seat, missing - ookamiFood)
      case 'done':
        // Each missing food costs 1 HP; happiness may fall below 0.
        board.happiness -= missing
        tell?.({ kind: 'hungered', seat, missing })
        return undefined
    }
  },
}

const has = (board: SeatBoard, food: number): boolean => (board.food[food - 1] ?? 0) > 0

/** With no Ookami, and counters alike or all needed, there is nothing to choose. */
function isChoice(board: SeatBoard, missing: number): boolean {
  if (tileOf(board.awake, 'ookami') !== 0) return true
  const kinds = foodValues.filter((food) => has(board, food)).length
  return kinds > 1 && foodWorth(board.food) > missing
}

/** Feeding without a choice: the next counter there is, or hunger. */
function nextCounter(board: SeatBoard): Extract<Move, { kind: 'feed' | 'done' }> {
  const food = foodValues.find((value) => has(board, value))
  return food === undefined ? { kind: 'done' } : { kind: 'feed', food }
}

/** BAM-103 to BAM-107 */
export const endYear: Errand<'endYear'> = {
  run(step) {
    const { state } = step
    state.first = (state.first + 1) % state.boards.length
    renewMarkets(step)
    fillFood(step)
    return plain(state.first, 'startYear')
  },
}
