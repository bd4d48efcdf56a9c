import { type Bag, copyBag } from '@engawa/kernel'
import { balanceTiles, foodCounts, homes, spiritTiles } from '../catalogue/index.ts'
import { foodList } from './market.ts'
import type { SeatBoard, State } from './state.ts'

/** Stands for a piece that nobody has seen. */
const unseen = 0

function copyBoard(board: SeatBoard): SeatBoard {
  return {
    colour: board.colour,
    happiness: board.happiness,
    coins: board.coins,
    sticks: board.sticks,
    marker: board.marker,
    passed: board.passed,
    stocks: board.stocks.map((shoots) => shoots.slice()),
    home: board.home.slice(),
    balance: board.balance.slice(),
    scored: board.scored.slice(),
    food: board.food.slice(),
    awake: board.awake.slice(),
    asleep: board.asleep.slice(),
  }
}

function copyWith(state: State, bag: (bag: Bag<number>) => Bag<number>): State {
  const { turn } = state
  return {
    night: state.night,
    year: state.year,
    season: state.season,
    first: state.first,
    incense: state.incense,
    boards: state.boards.map(copyBoard),
    temples: state.temples.map(({ sticks, spirit, below }) => ({ sticks: sticks.slice(), spirit, below })),
    stalks: state.stalks.map((stalk) => stalk.slice()),
    offer: state.offer.slice(),
    gifts: state.gifts.slice(),
    balance: state.balance.map((column) => column.slice()),
    balanceStacks: state.balanceStacks.map(bag),
    homes: state.homes.map((column) => column.slice()),
    homeStacks: state.homeStacks.map(bag),
    food: state.food.slice(),
    foodSupply: bag(state.foodSupply),
    spent: state.spent.slice(),
    spirits: bag(state.spirits),
    ghost: state.ghost.slice(),
    // The box is only ever replaced, never changed.
    box: state.box,
    turn: {
      stock: turn.stock,
      toOffer: turn.toOffer,
      offered: turn.offered,
      activations: turn.activations,
      hand: turn.hand.slice(),
      under: turn.under.map((shoots) => shoots.slice()),
      acting: turn.acting,
      wild: turn.wild,
      free: turn.free,
    },
    agenda: state.agenda.slice(),
  }
}

export function copy(state: State): State {
  return copyWith(state, copyBag)
}

/** BAM-028: what is not drawn is unknown; what was put under a stack in winter, everybody saw. */
function hideInside(bag: Bag<number>): Bag<number> {
  return { inside: bag.inside.map(() => unseen), under: bag.under.slice() }
}

/** All viewers see the same. */
export function view(state: State): State {
  return copyWith(state, hideInside)
}

/** The pieces of the list that are not among the seen ones. */
function rest(all: readonly number[], ...seen: readonly (readonly number[])[]): number[] {
  const known = new Set(seen.flat())
  return all.filter((piece) => !known.has(piece))
}

/**
 * A full state that this view could be. Which pieces a bag holds follows from what lies open;
 * their order in it is nothing, since the next one is drawn at random.
 */
export function imagine(seen: State): State {
  const state = copy(seen)
  const fill = (bag: Bag<number>, pieces: readonly number[]) => {
    bag.inside.splice(0, bag.inside.length, ...pieces)
  }
  state.balanceStacks.forEach((bag, zone) => {
    const all = balanceTiles.filter((tile) => tile.zone === zone).map((tile) => tile.id)
    const taken = state.boards.flatMap((board) => [...board.balance, ...board.scored])
    fill(bag, rest(all, state.balance[zone] ?? [], bag.under, taken))
  })
  state.homeStacks.forEach((bag, category) => {
    const all = homes.filter((tile) => tile.category === category).map((tile) => tile.id)
    const taken = state.boards.flatMap((board) => board.home)
    fill(bag, rest(all, state.homes[category] ?? [], bag.under, taken, state.box.homes))
  })
  const owned = state.boards.flatMap((board) => [...board.awake, ...board.asleep])
  const tops = state.temples.map((temple) => temple.spirit)
  fill(state.spirits, rest(spiritTiles, owned, tops, state.box.spirits))
  fill(state.foodSupply, unseenFood(state))
  return state
}

function unseenFood(state: State): number[] {
  const left = foodCounts.map((count, index) => {
    const held = state.boards.reduce((sum, board) => sum + (board.food[index] ?? 0), 0)
    const open = state.food.filter((value) => value === index + 1).length
    return count - held - open - (state.spent[index] ?? 0)
  })
  return foodList(left)
}
