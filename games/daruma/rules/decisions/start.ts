import { hasAlike, mayRenew, renew, renewChanges } from '../display.ts'
import type { Decision } from '../kinds.ts'
import { roll } from '../luck.ts'
import { moveList } from '../moves.ts'
import { refuse } from '../refusals.ts'

/** DAR-10, DAR-11: a turn begins with the eight dice, or with new darumas where three are alike. */
export const start: Decision<'start', 'roll' | 'renew'> = {
  rule: 'DAR-11',
  answers: ['roll', 'renew'],
  moves: (state) => (mayRenew(state) ? [moveList.roll, moveList.renew] : [moveList.roll]),
  refuse(state, _seat, move) {
    if (move.kind === 'roll') return undefined
    if (!hasAlike(state)) return refuse('renew-mixed', 'DAR-10')
    return renewChanges(state) ? undefined : refuse('renew-empty', 'DAR-10')
  },
  play(step, seat, move) {
    if (move.kind === 'roll') roll(step, seat)
    else renew(step, seat)
  },
}
