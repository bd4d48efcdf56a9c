import type { SearchKnowledge } from '@engawa/kernel'
import type { Move, State } from '../rules/index.ts'
import { learnedTaste, pointsAlone, quickPlay } from './playout.ts'

/** Quick games to the end: a hundred of them take as long as one that the adviser plays. */
export const search: SearchKnowledge<State, Move> = {
  review: { games: 300, learning: 0, choosing: 60, judging: 160 },
  reviewSeconds: 20,
  width: 8,
  trials: 1000,
  elder: { share: 0.024, width: 3 },
  decisions: 1,
  steady: true,
  rivalry: 0.5,
  playout: (_chance, seat) => quickPlay(learnedTaste, seat),
  unlearned: { playout: (_chance, seat) => quickPlay(pointsAlone, seat) },
}
