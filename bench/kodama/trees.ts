import {
  kodama,
  rulingSeason,
  type SeasonRules,
  sampleMoves,
  seasonRules,
  type Tree,
  treeOf,
} from '@engawa/games/kodama/rules'
import { at, Chance } from '@engawa/kernel'

/** A grown tree and a card to be laid on it. */
export interface Question {
  readonly tree: Tree
  readonly rules: SeasonRules
  readonly card: number
}

/** The trunk and twelve branch cards. */
const CARDS = 13

/** The last tree of a random game: 13 cards, and a card of the display that is still there. */
function question(seed: number): Question {
  const chance = Chance.seeded(`tree ${seed}`)
  const state = kodama.setup(2, {}, chance)
  for (let turn = kodama.turn(state); !turn.over; turn = kodama.turn(state)) {
    const seat = at(turn.seats, 0)
    kodama.play(state, seat, at(sampleMoves(state, seat, chance, 1), 0), chance)
  }
  // The limit is left out: the question is one of geometry.
  const rules = { ...seasonRules(rulingSeason(state)), limit: Number.POSITIVE_INFINITY }
  return { tree: treeOf(at(state.groves, 0), rules), rules, card: at(state.display, 0) }
}

export const questions: readonly Question[] = Array.from({ length: 40 }, (_, seed) => question(seed))
  .filter(({ tree }) => tree.cards.length === CARDS)
  .slice(0, 20)
