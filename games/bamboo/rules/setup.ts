import { at, bagOf, type Chance, clockwise, drawFrom, eachSeat, sequence } from '@engawa/kernel'
import {
  balanceTiles,
  boardShoots,
  foodCounts,
  foodSpaces,
  gridCells,
  homes,
  plainShoots,
  seatShoots,
  spiritStack,
  spiritTiles,
  stalkCount,
  stalkHeight,
  startCoins,
  startHappiness,
  startSticks,
  temples,
  years,
  zones,
} from '../catalogue/index.ts'
import { plain } from './agenda.ts'
import { giveColour, noColour } from './colours.ts'
import { fillFood, foodList } from './food.ts'
import type { Step } from './kinds.ts'
import { fillMarkets } from './market.ts'
import type { Options } from './options.ts'
import type { SeatBoard, State } from './state.ts'
import { dealGhost } from './temples.ts'
import { turnAtRest } from './turn.ts'

/** BAM-020 */
function newBoard(): SeatBoard {
  return {
    colour: noColour,
    happiness: startHappiness,
    coins: startCoins,
    sticks: startSticks,
    marker: -1,
    passed: false,
    stocks: temples.map(() => []),
    home: Array.from({ length: gridCells }, () => 0),
    balance: [],
    scored: [],
    food: [0, 0, 0],
    awake: [],
    asleep: [],
  }
}

const balanceIds = zones.map((_, zone) =>
  balanceTiles.filter((tile) => tile.zone === zone).map((tile) => tile.id),
)
const foodCounters: readonly number[] = foodList(foodCounts)

/** The ids of the home tiles that this many seats play with, or leave out. */
const homeIds = (seats: number, used: boolean, category?: number): number[] =>
  homes
    .filter((tile) => (seats > 2 || !tile.marked) === used)
    .filter((tile) => category === undefined || tile.category === category)
    .map((tile) => tile.id)

/** The table before anything is dealt: full bags and empty spaces. */
function emptyTable(seats: number, night: boolean): State {
  return {
    night,
    year: 0,
    season: 'setup',
    first: 0,
    incense: years,
    boards: Array.from({ length: seats }, newBoard),
    temples: temples.map(() => ({ sticks: [], spirit: 0, below: spiritStack - 1 })),
    stalks: [],
    offer: [],
    gifts: [],
    balance: zones.map(() => []),
    balanceStacks: balanceIds.map(bagOf),
    homes: [[], []],
    homeStacks: [0, 1].map((category) => bagOf(homeIds(seats, true, category))),
    food: Array.from({ length: foodSpaces }, () => 0),
    foodSupply: bagOf(foodCounters),
    spent: [0, 0, 0],
    spirits: bagOf(spiritTiles),
    ghost: [],
    box: {
      shoots: seatShoots.flat(),
      homes: homeIds(seats, false),
      spirits: [],
    },
    turn: turnAtRest(),
    agenda: [],
  }
}

/** BAM-010: four stalks of three. */
function plantField({ state, chance }: Step): void {
  const shuffled = chance.shuffle([...boardShoots])
  state.stalks = Array.from({ length: stalkCount }, (_, stalk) =>
    shuffled.slice(stalk * stalkHeight, (stalk + 1) * stalkHeight),
  )
}

/** BAM-023: two plain shoots per seat lie open, the rest leaves the game. */
function layOutPlainShoots({ state, chance }: Step): void {
  const shuffled = chance.shuffle([...plainShoots])
  const open = 2 * state.boards.length
  state.offer = shuffled.slice(0, open).sort((a, b) => a - b)
  state.box = { ...state.box, shoots: [...state.box.shoots, ...shuffled.slice(open).sort((a, b) => a - b)] }
}

export function setup(seats: number, options: Options, chance: Chance): State {
  const state = emptyTable(seats, options.night)
  const chosen = options.colours === 'chosen'
  // BAM-025: by the order of the seats nobody is brown where there are 2.
  if (!chosen) for (let seat = 0; seat < seats; seat++) giveColour(state, seat, seat)
  const step: Step = { state, chance, tell: undefined }
  plantField(step)
  fillMarkets(step)
  for (const temple of state.temples) temple.spirit = drawFrom(state.spirits, chance) ?? 0
  if (seats === 2) dealGhost(step)
  fillFood(step)
  state.first = chance.int(seats)
  // BAM-021: the face-up columns are not touched.
  for (const board of state.boards) {
    const tile = drawFrom(at(state.balanceStacks, zones.indexOf('centre')), chance)
    if (tile !== undefined) board.balance.push(tile)
  }
  layOutPlainShoots(step)
  const order = clockwise(state.first, seats)
  const round = eachSeat(order, (seat) => plain(seat, 'draft'))
  const drafting = sequence(round, round, plain(state.first, 'startYear'))
  // BAM-018: the seats choose in turn order.
  const choosing = eachSeat(order, (seat) => plain(seat, 'colour'))
  state.agenda.push(chosen ? sequence(choosing, drafting) : drafting)
  return state
}
