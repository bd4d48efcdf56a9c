import { bitoku } from '@engawa/games/bitoku/rules'
import { at, Chance } from '@engawa/kernel'
import { quantileOf } from '../bench.ts'
import { whimOf } from '../course.ts'
import { course, soloCourse } from './course.ts'

/** Milliseconds that 99 of 100 lists of legal moves take at most, over whole random games at 1 to 4 seats. */
export function slowListing(): number {
  const times: number[] = []
  for (const match of [...course.matches, ...soloCourse.matches]) {
    const chance = Chance.seeded(match.seed)
    const whim = whimOf(match)
    const state = bitoku.setup(match.seats, match.options, chance)
    for (let turn = bitoku.turn(state); !turn.over; turn = bitoku.turn(state)) {
      const seat = at(turn.seats, 0)
      const start = performance.now()
      const moves = bitoku.moves(state, seat)
      times.push(performance.now() - start)
      bitoku.play(state, seat, whim.pick(moves), chance)
    }
  }
  return quantileOf(times, 0.99)
}
