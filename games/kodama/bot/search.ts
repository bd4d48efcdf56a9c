import { type Chance, type SearchKnowledge, type Seat, sameData } from '@engawa/kernel'
import { kodama, type Move, ROUNDS, SEASONS, type State } from '../rules/index.ts'
import { learnedTaste, pointsAlone, quickPlay } from './playout.ts'

/** So many other places for a card are tried. */
const places = 12
/** Towards the end it hardly matters where on a card another lies. */
const LAST_TURNS = 2

/** Other places for the same card on the same card, all over what is free. */
function variants(view: State, seat: Seat, move: Move, chance: Chance): Move[] {
  const turnsLeft = SEASONS * ROUNDS - (view.season * ROUNDS + view.round) - 1
  if (move.kind !== 'grow' || turnsLeft <= LAST_TURNS) return []
  const others = kodama
    .moves(view, seat)
    .filter((other) => other.kind === 'grow' && other.card === move.card && other.on === move.on)
    .filter((other) => !sameData(other, move))
  return chance.shuffle(others).slice(0, places)
}

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
  variants,
  playout: (_chance, seat) => quickPlay(learnedTaste, seat),
  unlearned: { playout: (_chance, seat) => quickPlay(pointsAlone, seat) },
}
