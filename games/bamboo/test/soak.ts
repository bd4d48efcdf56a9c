import { at, Chance } from '@engawa/kernel'
import { expect } from 'vitest'
import { bamboo } from '../rules/index.ts'

/** Plays random games at every number of seats and on both sides, and counts their moves; a dead end fails. */
export function soak(games: number, seed: string): number {
  let moves = 0
  for (let game = 0; game < games; game++) {
    const dice = Chance.seeded(`${seed} ${game}`)
    const colours = game % 4 < 2 ? 'by-seat' : 'chosen'
    const state = bamboo.setup(2 + (game % 3), { night: game % 2 === 1, colours }, dice)
    for (let turn = bamboo.turn(state); !turn.over; turn = bamboo.turn(state)) {
      const seat = at(turn.seats, 0)
      const legal = bamboo.moves(state, seat)
      if (legal.length === 0) expect.fail(`game ${game} is a dead end at ${turn.decision}`)
      bamboo.play(state, seat, dice.pick(legal), dice)
      moves++
    }
  }
  return moves
}
