import { type Agenda, at, type Bag, type Seat } from '@engawa/kernel'
import type { Action } from '../catalogue/index.ts'

export type Season = 'setup' | 'spring' | 'summer' | 'autumn' | 'winter' | 'over'

/** A stick in a temple: the seat it belongs to, or the ghost. */
export const ghost = -1
export type Owner = Seat | typeof ghost

/** One seat's board. All of it is public (BAM-028). */
export interface SeatBoard {
  /** Index into the colours (BAM-018); -1 before the seat has chosen. */
  colour: number
  happiness: number
  coins: number
  /** Sticks of incense in the reserve. */
  sticks: number
  /** The stock of the last turn, which is barred in the next (BAM-041); -1 before the first. */
  marker: number
  /** Passed in this summer (BAM-040). */
  passed: boolean
  /** Four stocks of at most four shoots, by the colour of the stock. */
  stocks: number[][]
  /** Fifteen cells, row by row; 0 is free. */
  home: number[]
  /** Unscored balance tiles, in the order they came. */
  balance: number[]
  scored: number[]
  /** Counters of tea, rice and ramen. */
  food: number[]
  /** Spirit tiles that can be used, and those that sleep. */
  awake: number[]
  asleep: number[]
}

export interface Temple {
  /** From the bottom to the top. */
  sticks: Owner[]
  /** The spirit tile one sees; 0 where the stack is empty. */
  spirit: number
  /** How many tiles lie unseen below it. What they are is drawn when they are uncovered. */
  below: number
}

/** What a summer turn has decided so far. Between turns it is at rest. */
export interface SummerTurn {
  /** The stock that was visited; -1 before. */
  stock: number
  /** Sticks still to be offered. */
  toOffer: number
  /** Sticks offered: as many shoots may be activated (BAM-045). */
  offered: number
  /** How many shoots may still be activated. */
  activations: number
  /** Shoots of the stock not yet placed. */
  hand: number[]
  /** Per stalk the placed shoots that are not yet pushed in, the nearest first. */
  under: number[][]
  /** The stalk whose nearest shoot is acting just now; -1 where none is. */
  acting: number
  /** Kitsune (BAM-094). */
  wild: boolean
  /** Bakeneko (BAM-097). */
  free: boolean
}

/** What the game waits for or does next. Tasks that wait give the turn its decision. */
export type Task =
  | { readonly kind: 'colour' }
  | { readonly kind: 'draft' }
  | { readonly kind: 'startYear' }
  | { readonly kind: 'gift' }
  | { readonly kind: 'startSummer' }
  /** A summer turn: move the marker, or pass. */
  | { readonly kind: 'visit' }
  | { readonly kind: 'offer' }
  | { readonly kind: 'place' }
  | { readonly kind: 'resolve' }
  /** Push the nearest shoot under this stalk. */
  | { readonly kind: 'push'; readonly stalk: number }
  /** A shoot whose stock is full looks for another (BAM-047). */
  | { readonly kind: 'stow'; readonly shoot: number }
  /** A moment for spirits after the last shoot (BAM-049). */
  | { readonly kind: 'end' }
  | { readonly kind: 'nextTurn' }
  | { readonly kind: 'balance' }
  /** The second half of a balance action. */
  | { readonly kind: 'balanceAgain' }
  | { readonly kind: 'improve' }
  /** The chosen home tile looks for its cell. */
  | { readonly kind: 'furnish'; readonly tile: number }
  | { readonly kind: 'cook' }
  | { readonly kind: 'fund' }
  /** Tengu: what was done of it already (BAM-096). */
  | { readonly kind: 'tengu'; readonly taken: boolean; readonly renewed: boolean }
  | { readonly kind: 'autumn' }
  | { readonly kind: 'startWinter' }
  | { readonly kind: 'wake' }
  | { readonly kind: 'startFeeding' }
  | { readonly kind: 'feed'; readonly missing: number }
  | { readonly kind: 'endYear' }

/** Tasks that ask nobody. */
export type ErrandKind =
  | 'startYear'
  | 'startSummer'
  | 'push'
  | 'nextTurn'
  | 'fund'
  | 'autumn'
  | 'startWinter'
  | 'startFeeding'
  | 'endYear'

/** The decisions a seat can be asked for. */
export type DecisionKind = Exclude<Task['kind'], ErrandKind>

export interface State {
  night: boolean
  /** 1 to 4. */
  year: number
  season: Season
  /** The seat with the first-seat marker. */
  first: Seat
  /** Filled incense spaces of the board; each holds one stick of every seat (BAM-020). */
  incense: number
  boards: SeatBoard[]
  temples: Temple[]
  /** Four stalks of three shoots; the one at index 0 falls off next. */
  stalks: number[][]
  /** Plain shoots to draft from (BAM-023). */
  offer: number[]
  /** Gifts that lie face up this spring. */
  gifts: Action[]
  /** Face-up balance tiles per zone, the lowest first; a gap is only ever at the top. */
  balance: number[][]
  balanceStacks: Bag<number>[]
  /** Face-up home tiles per category, the lowest first. */
  homes: number[][]
  homeStacks: Bag<number>[]
  /** Values of the five face-up counters; 0 is an empty space. */
  food: number[]
  foodSupply: Bag<number>
  /** Spent counters of tea, rice and ramen. */
  spent: number[]
  /** Spirit tiles nobody has seen yet: those under the temples' tops and the five left out (BAM-014). */
  spirits: Bag<number>
  /** With 2 seats: the temple tile of each temple. Empty otherwise. */
  ghost: number[]
  /** What left the game. */
  box: { shoots: readonly number[]; homes: readonly number[]; spirits: readonly number[] }
  turn: SummerTurn
  agenda: Agenda<Task>
}

export const boardOf = (state: State, seat: Seat): SeatBoard => at(state.boards, seat)
