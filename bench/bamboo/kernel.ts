import { bamboo, type State } from '@engawa/bamboo/rules'
import { Chance } from '@engawa/kernel'
import type { Finish, Match } from '../daruma/match.ts'
import { repeated } from '../daruma/works.ts'

/** Day and night in turn, at every number of seats. */
export const matches: readonly Match[] = Array.from({ length: 12 }, (_, index) => ({
  seats: 2 + (index % 3),
  seed: `bamboo ${index}`,
}))

export const optionsOf = ({ seed }: Match) => ({ night: seed.endsWith('1') || seed.endsWith('4') })

/** A checksum of what every seat has at the end. */
export function checksum(state: State): number {
  let sum = 0x811c9dc5
  for (const board of state.boards)
    for (const number of [board.happiness, board.coins, ...board.home, ...board.scored, ...board.awake])
      sum = Math.imul(sum ^ number, 0x01000193)
  return sum >>> 0
}

/** A random playout as bots and simulations do it: by the contract alone. */
export function playOnKernel(match: Match): Finish {
  const chance = Chance.seeded(match.seed)
  const whim = Chance.seeded(`whim ${match.seed}`)
  const state = bamboo.setup(match.seats, optionsOf(match), chance)
  for (let moves = 0; ; moves++) {
    const turn = bamboo.turn(state)
    if (turn.over) return { moves, sum: checksum(state) }
    const seat = turn.seats[0] ?? 0
    bamboo.play(state, seat, whim.pick(bamboo.moves(state, seat)), chance)
  }
}

/** How often all games are played in one round. */
const fastTimes = 40

export const kernelMoves = (): number => repeated(fastTimes, matches, playOnKernel)
