import type { Seat } from '@engawa/kernel'
import { useCallback, useState } from 'react'
import type { ScreenModel } from './screen-model.ts'
import type { PointAt } from './use-pointed.ts'

/** The idea that is looked at, among all that were thought of for this view. */
export interface Hinted {
  readonly view: unknown
  readonly seat: Seat
  readonly move: unknown
  readonly ideas: readonly unknown[]
}

/** What the hints show on the board; it belongs to the view they were asked for. */
export function useHinted({ view, seat }: ScreenModel, point: PointAt) {
  const [hinted, setHinted] = useState<Hinted>()
  const show = useCallback(
    (move: unknown, ideas: readonly unknown[]) => {
      if (seat === undefined) return
      setHinted({ view, seat, move, ideas })
      void point((game) => game.about(view, seat, move))
    },
    [view, seat, point],
  )
  return [hinted !== undefined && hinted.view === view ? hinted : undefined, show] as const
}
