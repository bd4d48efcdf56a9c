import { at, type Policy, type SearchKnowledge, waitingFor } from '@engawa/kernel'
import { bitoku as game, type Move, type State } from '../rules/index.ts'
import { adviserWith } from './advice.ts'
import { strayWeights } from './weights.ts'

/** How far the players of a trial stray from our own weights: a search that knew them exactly would only exploit itself. */
const spread = 0.4

/** The decisions where trials to the end of the game were found to help. */
const worthTrials: ReadonlySet<string> = new Set(['turn', 'place', 'buy', 'buyBoth', 'favour'])

export const search: SearchKnowledge<State, Move> = {
  review: { games: 36, learning: 0, choosing: 8, judging: 20 },
  reviewSeconds: 75,
  width: 6,
  trials: 96,
  decisions: 4,
  concerns(view, seat) {
    const frame = waitingFor(view.agenda, seat)
    return frame?.kind === 'task' && worthTrials.has(frame.task.kind)
  },
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
