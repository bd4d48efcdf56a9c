import { at, type Seat } from '@engawa/kernel'
import { endKodamaTurn } from '../course.ts'
import { goalPoints } from '../goals.ts'
import type { Decision } from '../kinds.ts'
import type { Move } from '../moves.ts'
import { refuse } from '../refusals.ts'
import { HIDDEN, type State } from '../state.ts'
import { seatTree } from '../tree.ts'

/** In a view of another seat the goals are marks, and none of them can be played. */
export function goalMoves(state: State, seat: Seat): Move[] {
  return at(state.groves, seat)
    .hand.filter((goal) => goal !== HIDDEN)
    .map((goal): Move => ({ kind: 'play', goal }))
}

/** One kodama card of the hand is scored over the tree as it lies; it leaves the game (KOD-012, KOD-070). */
export const kodama: Decision<'kodama', 'play'> = {
  rule: 'KOD-012',
  answers: ['play'],
  moves: goalMoves,
  refuse(state, seat, { goal }) {
    if (at(state.groves, seat).hand.includes(goal)) return undefined
    return refuse('not-in-hand', 'KOD-012', { goal })
  },
  play(step, seat, { goal }) {
    const { state, tell } = step
    const { grove, rules, tree } = seatTree(state, seat)
    const { points, element } = goalPoints(tree, rules, goal)
    grove.hand.splice(grove.hand.indexOf(goal), 1)
    grove.played.push({ goal, season: state.season, points })
    tell?.({ kind: 'played', seat, goal, points, ...(element === undefined ? {} : { element }) })
    endKodamaTurn(step)
  },
}
