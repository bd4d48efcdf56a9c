import { at, Chance, optionSets } from '@engawa/kernel'
import { expect } from 'vitest'
import { bitoku } from '../rules/index.ts'

export interface Soak {
  readonly games: number
  readonly moves: number
  readonly longest: number
}

/** Plays random games at every number of seats with every option in turn; a dead end fails. */
export function soak(games: number, seed: string): Soak {
  const tables = bitoku.seats.flatMap((seats) =>
    optionSets(bitoku.options, seats).map((options) => ({ seats, options })),
  )
  let moves = 0
  let longest = 0
  for (let game = 0; game < games; game++) {
    const chance = Chance.seeded(`${seed} table ${game}`)
    const whim = Chance.seeded(`${seed} whim ${game}`)
    const { seats, options } = at(tables, game % tables.length)
    const state = bitoku.setup(seats, options, chance)
    let played = 0
    for (let turn = bitoku.turn(state); !turn.over; turn = bitoku.turn(state)) {
      const seat = whim.pick(turn.seats)
      const legal = bitoku.moves(state, seat)
      if (legal.length === 0) expect.fail(`game ${game} is a dead end at ${turn.decision}`)
      bitoku.play(state, seat, whim.pick(legal), chance)
      played++
    }
    moves += played
    longest = Math.max(longest, played)
  }
  return { games, moves, longest }
}
