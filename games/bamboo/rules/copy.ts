import { type Bag, copyBag } from '@engawa/kernel'
import type { SeatBoard, State } from './state.ts'

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

/** A copy in which each bag is replaced by what `bag` makes of it. */
export function copyWith(state: State, bag: (bag: Bag<number>) => Bag<number>): State {
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

export const copy = (state: State): State => copyWith(state, copyBag)
