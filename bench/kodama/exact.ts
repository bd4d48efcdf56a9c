import { placementsOf } from '@engawa/kodama/rules'
import { questions } from './trees.ts'

/** All placements of one card, in whole numbers: how many are legal on each tree. */
export function countExact(): number[] {
  return questions.map(({ tree, rules, card }) => placementsOf(tree, rules, card).length)
}

const TIMES = 20

export function enumerateExact(): number {
  for (let time = 0; time < TIMES; time++) countExact()
  return TIMES * questions.length
}
