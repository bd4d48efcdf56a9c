import type { Entry } from './entry.ts'

interface Move {
  readonly seat: number
  readonly move: unknown
}

/** The moves that stand at the end of a log; an entry that took some back says how many it left. */
export function movesOf(entries: readonly Entry[]): Move[] {
  const moves: Move[] = []
  let undone: Move[] = []
  for (const { body } of entries) {
    if (body.kind === 'played') {
      moves.push({ seat: body.seat, move: body.move })
      undone = []
    } else if (body.kind === 'undone' || body.kind === 'restarted')
      while (moves.length > (body.left ?? 0)) {
        const move = moves.pop()
        if (move !== undefined) undone.push(move)
      }
    else if (body.kind === 'redone') {
      const move = undone.pop()
      if (move !== undefined) moves.push(move)
    }
  }
  return moves
}
