import { at, Chance } from '@engawa/kernel'
import { kodama, sampleMoves } from '../rules/index.ts'

export interface RandomGames {
  readonly games: number
  readonly moves: number
  /** Turns in which nothing could be placed (KOD-031). */
  readonly stuck: number
  readonly points: number
}

/** Plays random games with sampled placements, all seat counts in turn; a seat without a move throws. */
export function playRandomGames(games: number, seed: string): RandomGames {
  let [moves, stuck, points, seats] = [0, 0, 0, 0]
  for (let game = 0; game < games; game++) {
    const chance = Chance.seeded(`${seed} ${game}`)
    const state = kodama.setup(at(kodama.seats, game % kodama.seats.length), {}, chance)
    for (let turn = kodama.turn(state); !turn.over; turn = kodama.turn(state)) {
      const seat = at(turn.seats, 0)
      const move = at(sampleMoves(state, seat, chance, 1), 0)
      if (move.kind === 'slide') stuck++
      kodama.play(state, seat, move, chance)
      moves++
    }
    for (const { total } of kodama.score(state)) points += total
    seats += state.groves.length
  }
  return { games, moves, stuck, points: points / seats }
}
