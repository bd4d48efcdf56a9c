import { clockwise, eachSeat, sequence, task } from '@engawa/kernel'
import { type FoodValue, foodValues, gifts, ookamiFood } from '../catalogue/index.ts'
import { addFood, fillFood, foodWorth, renewMarkets } from './market.ts'
import { winnersOf } from './score.ts'
import { tileOf } from './spirits.ts'
import type { SeatBoard, Task } from './state.ts'
import { boardOf, type Followed, plain, type Step } from './step.ts'

/** BAM-029, BAM-030: the next year, or the end where the incense spaces are empty. */
export function startYear(step: Step): Followed {
  const { state, chance, tell } = step
  if (state.incense === 0) {
    state.season = 'over'
    tell?.({ kind: 'ended', winners: winnersOf(state) })
    return undefined
  }
  state.incense -= 1
  state.year += 1
  state.season = 'spring'
  tell?.({ kind: 'seasonBegan', year: state.year, season: 'spring', first: state.first })
  for (const board of state.boards) board.sticks += 1
  // BAM-031: as many gifts as seats.
  state.gifts = chance.shuffle([...gifts]).slice(0, state.boards.length)
  tell?.({ kind: 'giftsShown', gifts: state.gifts.slice() })
  const order = clockwise(state.first, state.boards.length)
  return sequence(
    eachSeat(order, (seat) => plain(seat, 'gift')),
    plain(state.first, 'startSummer'),
    plain(state.first, 'autumn'),
    plain(state.first, 'startWinter'),
    eachSeat(order, (seat) => plain(seat, 'wake')),
    eachSeat(order, (seat) => plain(seat, 'startFeeding')),
    plain(state.first, 'endYear'),
  )
}

/** BAM-101: one food for each home tile. */
export function startFeeding({ state }: Step, seat: number): Followed {
  return feedFrame(seat, foodNeeded(boardOf(state, seat)))
}

export function foodNeeded(board: SeatBoard): number {
  let tiles = 0
  for (const tile of board.home) if (tile !== 0) tiles++
  return tiles
}

const feedFrame = (seat: number, missing: number) => task<Task>(seat, { kind: 'feed', missing })

/** Is there anything to choose? With no Ookami, and counters alike or all needed, there is not. */
export function feedingIsChoice(board: SeatBoard, missing: number): boolean {
  if (tileOf(board.awake, 'ookami') !== 0) return true
  const kinds = board.food.filter((count) => count > 0).length
  return kinds > 1 && foodWorth(board.food) > missing
}

/** Feeding without a choice: the next counter there is, or hunger. */
export function feedOn(step: Step, seat: number, missing: number): Followed {
  const { food } = boardOf(step.state, seat)
  const counter = foodValues.find((value) => (food[value - 1] ?? 0) > 0)
  return counter === undefined ? hunger(step, seat, missing) : feed(step, seat, missing, counter)
}

/** BAM-101, BAM-102: the counter is spent; no change is given. */
export function feed({ state, tell }: Step, seat: number, missing: number, food: FoodValue): Followed {
  addFood(boardOf(state, seat).food, food, -1)
  addFood(state.spent, food, 1)
  tell?.({ kind: 'fed', seat, food })
  return feedFrame(seat, missing - food)
}

/** BAM-095 */
export const feedByOokami = (seat: number, missing: number): Followed => feedFrame(seat, missing - ookamiFood)

/** BAM-101: each missing food costs 1 HP; happiness may fall below 0. */
export function hunger({ state, tell }: Step, seat: number, missing: number): Followed {
  boardOf(state, seat).happiness -= missing
  tell?.({ kind: 'hungered', seat, missing })
  return undefined
}

export function startWinter({ state, tell }: Step): Followed {
  state.season = 'winter'
  tell?.({ kind: 'seasonBegan', year: state.year, season: 'winter', first: state.first })
  return undefined
}

/** BAM-103 to BAM-107 */
export function endYear(step: Step): Followed {
  const { state } = step
  state.first = (state.first + 1) % state.boards.length
  renewMarkets(step)
  fillFood(step)
  return plain(state.first, 'startYear')
}
