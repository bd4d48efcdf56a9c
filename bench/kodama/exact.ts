import { placementsOf } from '@engawa/games/kodama/rules'
import { questions } from './trees.ts'

/** All placements of one card, in whole numbers: how many are legal on each tree. */
export function countExact(): number[] {
  return questions.map(({ tree, rules, card }) => placementsOf(tree, rules, card).length)
}

export function enumerateExact(): number {
  return countExact().length
}
