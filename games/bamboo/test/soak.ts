import { at, Chance } from '@engawa/kernel'
import { expect } from 'vitest'
import { bamboo } from '../rules/index.ts'

export interface Soak {
  readonly moves: number
  /** The longest time for one list of legal moves, and the mean, in ms. */
  readonly slowest: number
  readonly mean: number
}

/** Plays random games at every number of seats and on both sides; a dead end fails. */
export function soak(games: number, seed: string, clock: () => number): Soak {
  let moves = 0
  let slowest = 0
  let spent = 0
  for (let game = 0; game < games; game++) {
    const dice = Chance.seeded(`${seed} ${game}`)
    const colours = game % 4 < 2 ? 'by-seat' : 'chosen'
    const state = bamboo.setup(2 + (game % 3), { night: game % 2 === 1, colours }, dice)
    for (let turn = bamboo.turn(state); !turn.over; turn = bamboo.turn(state)) {
      const seat = at(turn.seats, 0)
      const start = clock()
      const legal = bamboo.moves(state, seat)
      const took = clock() - start
      spent += took
      slowest = Math.max(slowest, took)
      if (legal.length === 0) expect.fail(`game ${game} is a dead end at ${turn.decision}`)
      bamboo.play(state, seat, dice.pick(legal), dice)
      moves++
    }
  }
  return { moves, slowest, mean: spent / moves }
}
