import { type RefObject, useCallback, useEffect, useState } from 'react'
import { loadExplanations } from '../app/games.ts'
import type { Explanations } from '../kit/explanation.ts'
import type { ScreenModel } from './screen-model.ts'

/** More rings than two say nothing. */
const MOST = 2

/** Rings the first of these things that are in sight; answers whether there is any. */
export type PointAt = (idsOf: (game: Explanations) => readonly string[]) => Promise<boolean>

/** What is ringed on the table; it belongs to the view, and any press or key ends it. */
export function usePointed(
  table: RefObject<HTMLElement | null>,
  { session, view }: Pick<ScreenModel, 'session' | 'view'>,
): readonly [ids: readonly string[] | undefined, point: PointAt] {
  const [shown, setShown] = useState<{ readonly view: unknown; readonly ids: readonly string[] }>()
  const game = session.play.game.id
  useEffect(() => {
    if (shown === undefined) return
    const end = () => setShown(undefined)
    addEventListener('pointerdown', end)
    addEventListener('keydown', end)
    return () => {
      removeEventListener('pointerdown', end)
      removeEventListener('keydown', end)
    }
  }, [shown])
  const point = useCallback<PointAt>(
    async (idsOf) => {
      // Only where something is pointed at.
      const [{ pointedElement }, found] = await Promise.all([
        import('../teach/pointing.tsx'),
        loadExplanations(game),
      ])
      const { current } = table
      if (current === null || found === undefined) return false
      const inSight = [...new Set(idsOf(found))].filter((id) => pointedElement(current, id) !== undefined)
      const [first] = inSight
      if (first === undefined) return false
      setShown({ view, ids: inSight.slice(0, MOST) })
      pointedElement(current, first)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      return true
    },
    [table, game, view],
  )
  return [shown !== undefined && shown.view === view ? shown.ids : undefined, point]
}
