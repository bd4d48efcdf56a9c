import { type Adviser, Chance } from '@engawa/kernel'
import type { Move, State } from '../rules/index.ts'
import { adviserWith } from './advice.ts'
import { search } from './search.ts'
import { strayWeights, weights } from './weights.ts'

/** Holds other things dear, always the same. */
const rival = adviserWith(strayWeights(Chance.seeded('a rival of Bitoku'), 0.4))

/** Weighs each move by what it brings at once and what it leads to, in points or something like them. */
export const adviser: Adviser<State, Move> = {
  ...adviserWith(weights),
  rival,
  slips: { passerby: { overlooks: 0.06, blur: 0.3 }, guest: { overlooks: 0.03, blur: 0.15 } },
  search,
}
