import { Chance } from '@engawa/kernel'
import { kodama, pointsOf, type State, sampleMoves } from '@engawa/kodama/rules'

/** One random game: the seed says it all. */
export interface Match {
  readonly seats: number
  readonly seed: string
}

/** What it came to; equal sums say that two variants played the same games. */
export interface Finish {
  readonly moves: number
  readonly sum: number
}

export const matches: readonly Match[] = Array.from({ length: 12 }, (_, index) => ({
  seats: 2 + (index % 4),
  seed: `kodama ${index}`,
}))

/** A checksum of all trees and scores. */
export function checksum({ groves }: State): number {
  let sum = 0x811c9dc5
  const fold = (value: number): void => {
    sum = Math.imul(sum ^ value, 0x01000193) >>> 0
  }
  for (const grove of groves) {
    for (const { card, x, y, angle } of grove.tree) for (const value of [card, x, y, angle]) fold(value)
    fold(pointsOf(grove))
  }
  return sum
}

/** A random playout with sampled placements, by the contract alone. */
export function playOnKernel(match: Match): Finish {
  const chance = Chance.seeded(match.seed)
  const whim = Chance.seeded(`whim ${match.seed}`)
  const state = kodama.setup(match.seats, {}, chance)
  for (let moves = 0; ; moves++) {
    const turn = kodama.turn(state)
    if (turn.over) return { moves, sum: checksum(state) }
    const seat = turn.seats[0] ?? 0
    kodama.play(state, seat, whim.pick(sampleMoves(state, seat, whim, 1)), chance)
  }
}

const TIMES = 20

export function kernelMoves(): number {
  let moves = 0
  for (let time = 0; time < TIMES; time++) for (const match of matches) moves += playOnKernel(match).moves
  return moves
}
