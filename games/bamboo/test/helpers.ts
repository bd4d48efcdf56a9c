import { at, Chance, type Seat } from '@engawa/kernel'
import { expect } from 'vitest'
import {
  balanceTiles,
  homeKinds,
  homes,
  type ShootAction,
  type Spirit,
  shoots,
  spirits,
} from '../catalogue/index.ts'
import {
  bamboo,
  type ColourWay,
  currentTask,
  type Event,
  type Move,
  type SeatBoard,
  type State,
} from '../rules/index.ts'

export const chance = (): Chance => Chance.seeded('a table for tests')

/** A new game in which this seat goes first. */
export function newGame(seats = 3, night = false, first = 0, colours: ColourWay = 'by-seat'): State {
  for (let number = 0; ; number++) {
    const state = bamboo.setup(seats, { night, colours }, Chance.seeded(`set-up ${number}`))
    if (state.first === first) return state
  }
}

/** Plays the first listed move of whoever is asked until the decision is of this kind. */
export function playUntil(state: State, decision: string, dice = chance()): State {
  for (let turn = bamboo.turn(state); !turn.over && turn.decision !== decision; turn = bamboo.turn(state)) {
    const seat = at(turn.seats, 0)
    bamboo.play(state, seat, at(bamboo.moves(state, seat), 0), dice)
  }
  return state
}

/** The draft is over and the first seat is asked for its gift. */
export const spring = (seats = 3, night = false, first = 0): State =>
  playUntil(newGame(seats, night, first), 'gift')

/** The first summer turn of the first seat; nobody used its gift. */
export function summer(seats = 3, night = false, first = 0): State {
  const state = spring(seats, night, first)
  while (bamboo.turn(state).over === false && state.season === 'spring') {
    const seat = seatOf(state)
    act(state, { kind: 'gift', gift: at(state.gifts, 0), use: false }, seat)
  }
  return state
}

export function seatOf(state: State): Seat {
  return currentTask(state)?.seat ?? -1
}

export const decisionOf = (state: State): string => currentTask(state)?.task.kind ?? 'over'

export const board = (state: State, seat: Seat): SeatBoard => at(state.boards, seat)

/** Plays a legal move of the seat that is asked and gives back what was told. */
export function act(state: State, move: Move, seat = seatOf(state), dice = chance()): Event[] {
  expect(bamboo.check(state, seat, move)).toBeUndefined()
  const told: Event[] = []
  bamboo.play(state, seat, move, dice, (event) => told.push(event))
  return told
}

export function actAll(state: State, ...moves: readonly Move[]): Event[] {
  return moves.flatMap((move) => act(state, move))
}

/** The code and the rule a move is refused with. */
export function refusal(state: State, move: Move, seat = seatOf(state)): string {
  const found = bamboo.check(state, seat, move)
  return found === undefined ? 'legal' : `${found.code} ${found.rule}`
}

/** Is this move among those listed for the seat that is asked? */
export function listed(state: State, kind: Move['kind']): Move[] {
  return bamboo.moves(state, seatOf(state)).filter((move) => move.kind === kind)
}

/** A shoot of this colour and action, wherever it comes from; `nth` where several are alike. */
export function shootOf(colour: string, action: ShootAction, nth = 0): number {
  const index = ['red', 'green', 'blue', 'yellow'].indexOf(colour)
  return at(
    shoots.filter((shoot) => shoot.colour === index && shoot.action === action),
    nth,
  ).id
}

/** A balance tile by its code. */
export function goal(code: string): number {
  return balanceTiles.find((tile) => tile.code === code)?.id ?? 0
}

/** A home out of three rows of cells: a kind and its comfort, or two dots. */
export function homeFrom(rows: readonly string[]): number[] {
  const used = new Set<number>()
  return rows.flatMap((row) =>
    Array.from({ length: 5 }, (_, column) => {
      const cell = row.slice(column * 2, column * 2 + 2)
      const kind = 'DFGT'.indexOf(cell.charAt(0))
      if (kind < 0) return 0
      const tile = homes.find(
        (home) => home.kind === kind && home.comfort === Number(cell.charAt(1)) && !used.has(home.id),
      )
      if (tile === undefined) throw new Error(`no ${homeKinds[kind]} tile left for ${cell}`)
      used.add(tile.id)
      return tile.id
    }),
  )
}

/** A tile of this spirit; `copy` 0 to 2. */
export const spiritTile = (spirit: Spirit, copy = 0): number => 1 + spirits.indexOf(spirit) * 3 + copy

/** Seat 0 is asked to resolve these shoots, each under the stalk of its place in the list. */
export function resolving(state: State, under: readonly (readonly number[])[], activations: number): State {
  state.turn.stock = 0
  state.turn.offered = activations
  state.turn.activations = activations
  state.turn.under = under.map((list) => [...list])
  state.agenda.pop()
  for (const kind of ['nextTurn', 'end', 'resolve'] as const)
    state.agenda.push({ kind: 'task', seat: 0, task: { kind } })
  return state
}

/** Seat 0 is asked for this action in its summer turn. */
export function asked(state: State, kind: 'balance' | 'improve' | 'cook'): State {
  state.agenda.push({ kind: 'task', seat: 0, task: { kind } })
  return state
}
