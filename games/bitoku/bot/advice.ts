import { type Adviser, waitingFor } from '@engawa/kernel'
import type { Move, State } from '../rules/index.ts'
import { choiceWorth } from './choices.ts'
import { mindOf } from './mind.ts'
import { placingWorth, verbWorth } from './turns.ts'
import type { Weights } from './weights.ts'

export const adviserWith = (weights: Weights): Adviser<State, Move> => ({
  advise(view, seat, moves) {
    const frame = waitingFor(view.agenda, seat)
    if (frame === undefined) return moves.map(() => 0)
    const mind = mindOf(view, seat, weights)
    const task = frame.kind === 'task' ? frame.task : undefined
    return moves.map((move) => {
      if (move.kind === 'decline' || move.kind === 'tengu') return 0
      if (task?.kind === 'turn') return verbWorth(mind, move)
      if (task?.kind === 'place') return placingWorth(mind, task, move)
      return choiceWorth(mind, frame, move)
    })
  },
})
