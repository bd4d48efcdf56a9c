import type { Provenance } from '@engawa/kernel'
import { CATERPILLAR, CLOUD, DRAGONFLY, type Element, FLOWER, MUSHROOM, STAR } from './elements.ts'

/** The element a goal looks for: a named one, that of the own trunk, or the one that gives most (KOD-072). */
export type Wanted = Element | 'own' | 'best'

/** What is counted on a tree. */
export type Measure =
  | { readonly count: 'lastCards' | 'longestLine' | 'onTrunk' | 'nearTrunk' | 'forks' | 'farCards' }
  | { readonly count: 'kindsOnLastCards' | 'longestRun' | 'fullSets' }
  | { readonly count: 'cards' | 'branchCards' | 'icons' | 'lastCards' | 'nearTrunk'; readonly with: Wanted }

export interface Goal {
  /** 1 to 20. */
  readonly id: number
  readonly points: number
  readonly measure: Measure
  readonly rule: string
  readonly provenance: Provenance
}

const goal = (id: number, points: number, rule: string, measure: Measure): Goal => ({
  id,
  points,
  measure,
  rule,
  provenance: 'reconstructed',
})

/** The twenty kodama cards, numbered as in KOD-074 to KOD-088. */
export const goals: readonly Goal[] = [
  goal(1, 2, 'KOD-074', { count: 'cards', with: CATERPILLAR }),
  goal(2, 2, 'KOD-074', { count: 'cards', with: CLOUD }),
  goal(3, 2, 'KOD-074', { count: 'cards', with: DRAGONFLY }),
  goal(4, 2, 'KOD-074', { count: 'cards', with: FLOWER }),
  goal(5, 2, 'KOD-074', { count: 'cards', with: MUSHROOM }),
  goal(6, 2, 'KOD-074', { count: 'cards', with: STAR }),
  goal(7, 3, 'KOD-075', { count: 'lastCards' }),
  goal(8, 2, 'KOD-076', { count: 'longestLine' }),
  goal(9, 5, 'KOD-077', { count: 'onTrunk' }),
  goal(10, 3, 'KOD-078', { count: 'nearTrunk' }),
  goal(11, 4, 'KOD-079', { count: 'forks' }),
  goal(12, 2, 'KOD-080', { count: 'farCards' }),
  goal(13, 1, 'KOD-081', { count: 'icons', with: 'best' }),
  goal(14, 4, 'KOD-082', { count: 'lastCards', with: 'best' }),
  goal(15, 3, 'KOD-083', { count: 'nearTrunk', with: 'best' }),
  goal(16, 2, 'KOD-084', { count: 'branchCards', with: 'own' }),
  goal(17, 4, 'KOD-085', { count: 'lastCards', with: 'own' }),
  goal(18, 2, 'KOD-086', { count: 'kindsOnLastCards' }),
  goal(19, 2, 'KOD-087', { count: 'longestRun' }),
  goal(20, 3, 'KOD-088', { count: 'fullSets' }),
]

/** Kodama cards that each seat holds at the start (KOD-003). */
export const HAND = 4
