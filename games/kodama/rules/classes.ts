import { at, type Seat } from '@engawa/kernel'
import type { Grow } from './moves.ts'
import { type PlacementScore, placementScore } from './scoring.ts'
import type { State } from './state.ts'
import { seatTree } from './tree.ts'

/** Placements of one card on one other: they score the same elements for the same points, wherever they lie on it. */
export interface PlacementClass extends PlacementScore {
  readonly card: number
  readonly on: number
  readonly moves: readonly Grow[]
}

/** Groups placements into classes, those that score most first, then in the order of display and tree. */
export function placementClasses(state: State, seat: Seat, moves: readonly Grow[]): PlacementClass[] {
  const { rules, tree } = seatTree(state, seat)
  const groups = new Map<string, Grow[]>()
  for (const move of moves) {
    const key = `${move.card} ${move.on}`
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [move])
    else group.push(move)
  }
  const classes = Array.from(groups.values(), (group): PlacementClass => {
    const { card, on } = at(group, 0)
    return { card, on, moves: group, ...placementScore(tree, rules, card, tree.cards.indexOf(on)) }
  })
  return classes.sort((a, b) => b.points + b.bonus - (a.points + a.bonus))
}
