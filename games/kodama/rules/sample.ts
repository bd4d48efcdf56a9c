import type { Chance, Seat } from '@engawa/kernel'
import { growthMoves, hasOffer } from './decisions/growth.ts'
import { goalMoves } from './decisions/kodama.ts'
import type { Move } from './moves.ts'
import { drawPlacements } from './placements.ts'
import { activeSeat, type State } from './state.ts'
import { seatTree } from './tree.ts'

/** Draws for each placement wanted: about one in six draws is legal on a grown tree. */
const DRAWS = 60

/**
 * Some legal moves at random, for playouts: about `wanted` placements drawn from the set of KOD-062,
 * or all moves where there are few. Far cheaper than `moves`, and never empty where that is not.
 */
export function sampleMoves(state: State, seat: Seat, chance: Chance, wanted: number): Move[] {
  if (state.phase === 'over' || activeSeat(state) !== seat) return []
  if (state.phase === 'kodama') return goalMoves(state, seat)
  const standing = seatTree(state, seat)
  if (hasOffer(standing) && chance.int(state.display.length * wanted) === 0) return [{ kind: 'renew' }]
  const { rules, tree } = standing
  const found = drawPlacements(tree, rules, state.display, chance, wanted, DRAWS * wanted)
  return found.length > 0 ? found : growthMoves(state, seat)
}
