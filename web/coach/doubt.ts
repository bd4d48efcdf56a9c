import type { Judgement } from '@engawa/bots'
import { sameData } from '@engawa/kernel'

/** Less than this in the end is nobody's worry. */
const MUCH = 2
/** So many standard errors the difference must be clear of. */
const CLEAR = 2.5

/** A move that gives much away, and the better one. */
export interface Doubt {
  readonly better: Judgement
  /** Points that the move leaves behind, in the end. */
  readonly points: number
  /** Where most of them come from: the name of a score line. */
  readonly line: string | undefined
}

/** Whether a move gives much away, as far as the judgement is clear; moves that were not tried are no matter. */
export function doubtOf(judgements: readonly Judgement[], move: unknown): Doubt | undefined {
  const [better] = judgements
  const own = judgements.find((judgement) => sameData(judgement.move, move))
  if (better === undefined || own === undefined || own === better || own.trials === 0) return undefined
  const points = better.worth - own.worth
  const doubt = Math.max(own.error, better.error)
  if (!(points >= MUCH && points > CLEAR * doubt)) return undefined
  const line = better.why.lines.find((reason) => reason.points > 0)?.name
  return { better, points, line }
}
