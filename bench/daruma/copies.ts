import { daruma, type State } from '@engawa/games/daruma/rules'
import { Chance } from '@engawa/kernel'
import { course } from './course.ts'

/** A state from the middle of each game. */
const middles: readonly State[] = course.matches.map((match) => {
  const chance = Chance.seeded(match.seed)
  const state = daruma.setup(match.seats, match.options, chance)
  for (let moves = 0; moves < 60 && state.phase !== 'over'; moves++)
    daruma.play(state, state.seat, chance.pick(daruma.moves(state, state.seat)), chance)
  return state
})

const TIMES = 50

function copied(copy: (state: State) => State): number {
  let seats = 0
  for (let time = 0; time < TIMES; time++) for (const state of middles) seats += copy(state).seats
  // Whoever reads the copies cannot be optimised away.
  return seats > 0 ? TIMES * middles.length : 0
}

export const copyOurs = (): number => copied(daruma.copy)
export const copyStructured = (): number => copied(structuredClone)
