import { at, type SearchKnowledge, type Seat } from '@engawa/kernel'
import {
  type Grow,
  type Move,
  placementScore,
  type SeasonRules,
  type State,
  sampleMoves,
  seatTree,
  type Tree,
} from '../rules/index.ts'
import { goalWorth } from './plan.ts'

/** So many placements are drawn for a turn of a trial; the one with most points is played. */
const SAMPLE = 12

function points(tree: Tree, rules: SeasonRules, { card, on }: Grow): number {
  const score = placementScore(tree, rules, card, tree.cards.indexOf(on))
  return score.points + score.bonus
}

function worths(state: State, seat: Seat, moves: readonly Move[]): number[] {
  const { grove, rules, tree } = seatTree(state, seat)
  return moves.map((move) => {
    if (move.kind === 'grow') return points(tree, rules, move)
    return move.kind === 'play' ? goalWorth(tree, rules, grove.hand, state.season, move.goal) : 0
  })
}

/** Cheap games to the end: a hundred of them take as long as one that the adviser plays. */
export const search: SearchKnowledge<State, Move> = {
  review: { games: 300, learning: 0, choosing: 60, judging: 160 },
  reviewSeconds: 20,
  width: 8,
  trials: 600,
  decisions: 1,
  playout: () => ({
    choose(state, seat, chance) {
      const moves = sampleMoves(state, seat, chance, SAMPLE)
      if (moves.length === 1) return at(moves, 0)
      const worth = worths(state, seat, moves)
      return at(moves, worth.indexOf(Math.max(...worth)))
    },
  }),
}
