import { regions } from '../../catalogue/index.ts'
import { type Decision, todo } from '../kinds.ts'
import { canAdvance, kodamaAt, moveKodama } from '../kodamas.ts'
import type { Move } from '../moves.ts'
import { refuse } from '../refusals.ts'

const blocked = refuse('kodama-blocked', 'BIT-346')
const elsewhere = refuse('kodama-elsewhere', 'BIT-343')

/** BIT-341, BIT-449, BIT-450. */
export const advance: Decision<'advance', 'advance'> = {
  rule: 'BIT-341',
  answers: ['advance'],
  possible: (state, seat, { region }) =>
    region === 0 ? regions.some((one) => canAdvance(state, seat, one)) : canAdvance(state, seat, region),
  // Who chose the one kodama of a region wants its step.
  forced: (_state, _seat, { region }) => (region === 0 ? undefined : { kind: 'advance', region }),
  mayDecline: true,
  moves(state, seat) {
    const moves: Move[] = []
    for (const region of regions) if (canAdvance(state, seat, region)) moves.push({ kind: 'advance', region })
    return moves
  },
  refuse(state, seat, move, { region }) {
    if (region !== 0 && region !== move.region) return elsewhere
    return canAdvance(state, seat, move.region) ? undefined : blocked
  },
  play(step, seat, { region }, asked) {
    moveKodama(step, seat, seat, region, 1, asked.source)
    return asked.steps > 1 ? todo(seat, { ...asked, steps: asked.steps - 1 }) : undefined
  },
}

const ownKodama = refuse('own-kodama', 'BIT-342')
const onFirstSpace = refuse('kodama-on-first-space', 'BIT-347')

/** BIT-342, BIT-451. */
export const back: Decision<'back', 'back'> = {
  rule: 'BIT-342',
  answers: ['back'],
  possible: (state, seat) =>
    state.domains.some((domain, other) => other !== seat && domain.kodamas.some((space) => space > 1)),
  mayDecline: true,
  moves(state, seat) {
    const moves: Move[] = []
    for (let other = 0; other < state.domains.length; other++)
      for (const region of regions)
        if (other !== seat && kodamaAt(state, other, region) > 1)
          moves.push({ kind: 'back', seat: other, region })
    return moves
  },
  refuse(state, seat, move) {
    if (move.seat === seat || move.seat >= state.domains.length) return ownKodama
    return kodamaAt(state, move.seat, move.region) > 1 ? undefined : onFirstSpace
  },
  play(step, seat, move, asked) {
    moveKodama(step, seat, move.seat, move.region, -1, asked.source)
    return asked.steps > 1 ? todo(seat, { ...asked, steps: asked.steps - 1 }) : undefined
  },
}
