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

/**
 * Whether a move gives much away, as far as the judgement is clear; moves that were not tried are no matter.
 * A board on which pieces lie freely has more moves than can be tried: one that is `alike` speaks for them.
 */
export function doubtOf(
  judgements: readonly Judgement[],
  move: unknown,
  alike: (move: unknown, other: unknown) => boolean = sameData,
): Doubt | undefined {
  const [better] = judgements
  const own = judgements.find((judgement) => alike(judgement.move, move))
  if (better === undefined || own === undefined || own === better || own.trials === 0) return undefined
  // Each was tried in its own number of worlds: only what they gained in the same ones can be compared.
  const points = better.gain - own.gain
  const doubt = Math.max(own.error, better.error)
  if (!(points >= MUCH && points > CLEAR * doubt)) return undefined
  const line = better.why.lines.find((reason) => reason.points > 0)?.name
  return { better, points, line }
}
