import type { Seat } from '@engawa/kernel'
import { type RefObject, use } from 'react'
import { loadExplanations } from '../app/games.ts'
import { Pointing } from '../teach/pointing.tsx'

const nothing: readonly string[] = []

/** The brush rings what the better move is about. */
export function CoachPointing({
  table,
  game,
  view,
  seat,
  move,
}: {
  table: RefObject<HTMLElement | null>
  game: string
  view: unknown
  seat: Seat
  move: unknown
}) {
  const looks = use(loadExplanations(game))?.about(view, seat, move) ?? nothing
  return <Pointing table={table} step={looks.join(' ')} points={nothing} looks={looks} resting={false} />
}
