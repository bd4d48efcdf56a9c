import { at, type Frame, sequence, task } from '@engawa/kernel'
import { type Action, mostUnderStalk, shootAction, shootColour, stockCapacity } from '../catalogue/index.ts'
import { actionFrame } from './actions.ts'
import type { SummerTurn, Task } from './state.ts'
import { boardOf, type Followed, plain, type Step } from './step.ts'

/** Between turns nothing is decided. */
export function turnAtRest(): SummerTurn {
  return {
    stock: -1,
    toOffer: 0,
    offered: 0,
    activations: 0,
    hand: [],
    under: [[], [], [], []],
    acting: -1,
    wild: false,
    free: false,
  }
}

/** All shoots are placed and pushed by now; only what was decided is forgotten. */
function settleDown(turn: SummerTurn): void {
  turn.stock = -1
  turn.toOffer = 0
  turn.offered = 0
  turn.activations = 0
  turn.acting = -1
  turn.wild = false
  turn.free = false
}

/** BAM-039: from the first seat. */
export function startSummer({ state, tell }: Step): Followed {
  state.season = 'summer'
  tell?.({ kind: 'seasonBegan', year: state.year, season: 'summer', first: state.first })
  return plain(state.first, 'visit')
}

/** BAM-039: the next seat that has not passed; with none left summer is over. */
export function nextTurn({ state }: Step, seat: number): Followed {
  settleDown(state.turn)
  const seats = state.boards.length
  for (let step = 1; step <= seats; step++) {
    const next = (seat + step) % seats
    if (!boardOf(state, next).passed) return plain(next, 'visit')
  }
  return undefined
}

export function pass({ state, tell }: Step, seat: number): Followed {
  boardOf(state, seat).passed = true
  tell?.({ kind: 'passed', seat })
  return plain(seat, 'nextTurn')
}

/** BAM-041, BAM-042: moves the marker, takes the shoots up, and fixes the size of the offering. */
export function visit({ state, tell }: Step, seat: number, stock: number): Followed {
  const board = boardOf(state, seat)
  const { turn } = state
  turn.stock = stock
  turn.hand = at(board.stocks, stock)
  board.stocks[stock] = []
  board.marker = stock
  turn.toOffer = Math.min(turn.hand.length, board.sticks)
  turn.activations = turn.toOffer
  tell?.({ kind: 'visited', seat, stock, sticks: turn.toOffer })
  return sequence(
    plain(seat, 'offer'),
    plain(seat, 'place'),
    plain(seat, 'resolve'),
    plain(seat, 'end'),
    plain(seat, 'nextTurn'),
  )
}

/** BAM-043: a stick to another temple costs a coin, unless Bakeneko carries it (BAM-097). */
export function offerPrice(turn: SummerTurn, temple: number): number {
  return temple === turn.stock || turn.free ? 0 : 1
}

export function offer({ state, tell }: Step, seat: number, temple: number): void {
  const board = boardOf(state, seat)
  const { turn } = state
  const paid = offerPrice(turn, temple)
  board.coins -= paid
  board.sticks -= 1
  turn.toOffer -= 1
  turn.offered += 1
  at(state.temples, temple).sticks.push(seat)
  tell?.({ kind: 'offered', seat, temple, paid })
}

/** BAM-044: is there a place under this stalk? */
export function hasPlace(turn: SummerTurn, stalk: number): boolean {
  return at(turn.under, stalk).length < mostUnderStalk
}

export function place({ state, tell }: Step, seat: number, shoot: number, stalk: number): void {
  const { turn } = state
  turn.hand.splice(turn.hand.indexOf(shoot), 1)
  at(turn.under, stalk).push(shoot)
  tell?.({ kind: 'placed', seat, shoot, stalk })
}

/** What the nearest shoot under a stalk may do now: its own action, or any (BAM-056, BAM-094). */
export function actsAs(turn: SummerTurn, stalk: number, action: Action): boolean {
  const shoot = at(turn.under, stalk)[0]
  if (shoot === undefined) return false
  const own = shootAction[shoot]
  return own === action || own === 'wildcard' || turn.wild
}

/** BAM-045: the shoot acts, then it is pushed in. */
export function activate({ state, tell }: Step, seat: number, stalk: number, as: Action): Frame<Task> {
  const { turn } = state
  turn.activations -= 1
  turn.acting = stalk
  tell?.({ kind: 'activated', seat, shoot: at(at(turn.under, stalk), 0), stalk, as })
  return sequence(actionFrame(seat, as), pushFrame(seat, stalk))
}

export function forgo({ state, tell }: Step, seat: number, stalk: number): Frame<Task> {
  tell?.({ kind: 'forwent', seat, shoot: at(at(state.turn.under, stalk), 0), stalk })
  return pushFrame(seat, stalk)
}

const pushFrame = (seat: number, stalk: number) => task<Task>(seat, { kind: 'push', stalk })

/** The only stalk that still has shoots under it; -1 where several do. */
export function onlyStalk(turn: SummerTurn): number {
  let only = -1
  for (let stalk = 0; stalk < turn.under.length; stalk++) {
    if (at(turn.under, stalk).length === 0) continue
    if (only >= 0) return -1
    only = stalk
  }
  return only
}

/** BAM-046: the nearest shoot enters, and what falls off the top goes to the stock of its colour. */
export function push({ state, tell }: Step, seat: number, stalk: number): Followed {
  const { turn } = state
  turn.acting = -1
  const shoot = at(turn.under, stalk).shift() ?? 0
  const sections = at(state.stalks, stalk)
  const fell = sections.shift() ?? 0
  sections.push(shoot)
  tell?.({ kind: 'pushed', seat, stalk, shoot, fell })
  const stock = at(shootColour, fell)
  // BAM-047: a full stock sends it elsewhere, by the seat's choice.
  if (at(boardOf(state, seat).stocks, stock).length >= stockCapacity)
    return task<Task>(seat, { kind: 'stow', shoot: fell })
  stow({ state, tell }, seat, fell, stock)
  return undefined
}

export function stow(
  { state, tell }: Pick<Step, 'state' | 'tell'>,
  seat: number,
  shoot: number,
  stock: number,
): void {
  at(boardOf(state, seat).stocks, stock).push(shoot)
  tell?.({ kind: 'received', seat, shoot, stock })
}
