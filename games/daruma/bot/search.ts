import type { SearchKnowledge } from '@engawa/kernel'
import { daruma as game, type Move, type State } from '../rules/index.ts'
import { features, names, wayLeft } from './features.ts'
import { imagine } from './imagine.ts'
import { learned } from './learned.ts'

/** How far results stray from the value, in points: at the end of the game, and what its whole way adds. */
const strays = { late: 3.5, early: 3.5 }

/** The own turn is played out; what comes after it is in the learned value. */
export const search: SearchKnowledge<State, Move> = {
  review: { games: 120, learning: 320, choosing: 24, judging: 60 },
  reviewSeconds: 20,
  width: 6,
  trials: 1000,
  elder: { share: 0.024, width: 2 },
  decisions: 10,
  imagine,
  unlearned: { imagine: (view, chance) => game.imagine(view, chance) },
  sameTurn: (from, state) => from.seat === state.seat,
  value: {
    names,
    features,
    weights: learned,
    spread: (state) => strays.late + strays.early * wayLeft(state),
  },
}
