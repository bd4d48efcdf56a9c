import { at, type Policy, type SearchKnowledge, type Seat, waitingFor } from '@engawa/kernel'
import { bitoku as game, type Move, type State, type Task } from '../rules/index.ts'
import { adviserWith } from './advice.ts'
import { strayWeights } from './weights.ts'

/** How far the players of a trial stray from our own weights: a search that knew them exactly would only exploit itself. */
const spread = 0.4

type Asked = (view: State, seat: Seat) => boolean

/** Is the seat asked one of these? */
const asked =
  (...kinds: readonly Task['kind'][]): Asked =>
  (view, seat) => {
    const frame = waitingFor(view.agenda, seat)
    return frame?.kind === 'task' && kinds.includes(frame.task.kind)
  }

export const search: SearchKnowledge<State, Move> = {
  review: { games: 36, learning: 0, choosing: 8, judging: 20 },
  reviewSeconds: 45,
  width: 6,
  trials: 96,
  decisions: 4,
  // Where trials to the end of the game were found to help.
  concerns: asked('turn', 'place', 'buy', 'buyBoth', 'favour'),
  // With all of these the Elder would win nine games of ten against the level below.
  elderConcerns: asked('place', 'favour'),
  playout(chance): Policy<State, Move> {
    const { advise } = adviserWith(strayWeights(chance, spread))
    return {
      choose(state, seat) {
        const moves = game.moves(state, seat)
        if (moves.length === 1) return at(moves, 0)
        const worth = advise(state, seat, moves, chance)
        return at(moves, worth.indexOf(Math.max(...worth)))
      },
    }
  },
}
