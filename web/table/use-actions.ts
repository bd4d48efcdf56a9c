import type { Refusal, Seat } from '@engawa/kernel'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { go } from '../app/router.ts'
import { playSound, vibrate } from '../kit/sound.ts'
import { forcedMove } from './forced.ts'
import type { GoingOn } from './going-on.ts'
import type { Presses } from './presses.ts'
import type { ScreenModel } from './screen-model.ts'

/** A reason belongs to the view it was given on and is gone with it. */
interface Explained {
  readonly view: unknown
  readonly refusal: Refusal
}

/**
 * What the person may do at this table, in one place for buttons, keys and boards. Where the table is `going` on by
 * itself, the way back leads past the steps that came so.
 */
export function useActions(model: ScreenModel, presses: Presses, going: GoingOn | undefined) {
  const { session, seating, seat } = model
  const { viewer } = seating
  const [explained, setExplained] = useState<Explained>()
  const { view } = model
  const shown = useRef(view)
  useLayoutEffect(() => {
    shown.current = view
  }, [view])
  const [hinting, setHinting] = useState(false)
  const explain = useCallback((reason: Refusal) => {
    playSound('lowWood')
    setExplained({ view: shown.current, refusal: reason })
  }, [])
  const acted = useCallback(
    (refused: Refusal | undefined) => {
      setHinting(false)
      if (refused !== undefined) explain(refused)
      else {
        playSound('step')
        vibrate(12)
        setExplained(undefined)
      }
    },
    [explain],
  )
  const isForced = (own: Seat) => going !== undefined && forcedMove(session, own) !== undefined
  const act = useCallback(
    async (move: unknown) => {
      if (seat === undefined || presses.busy) return
      acted(await presses.carry(() => session.act(seat, move), move))
    },
    [seat, acted, presses, session],
  )
  const actAll = useCallback(
    async (moves: readonly unknown[]) => {
      if (seat === undefined || presses.busy) return
      let refused: Refusal | undefined
      await presses.carryAll(moves, async (move) => {
        const { position } = session
        refused = await session.act(seat, move)
        return session.position > position
      })
      acted(refused)
    },
    [seat, acted, presses, session],
  )
  const forViewer = (run: (seat: Seat) => Promise<Refusal | undefined>) => async () => {
    if (viewer === 'table' || model.past !== undefined) return
    const refused = await presses.carry(() => going?.walk(() => run(viewer)) ?? run(viewer))
    setExplained(undefined)
    if (refused !== undefined) explain(refused)
  }
  return {
    act,
    /** Several moves of one press. */
    actAll,
    explain,
    refusal: explained !== undefined && explained.view === view ? explained.refusal : undefined,
    forget: () => setExplained(undefined),
    hinting,
    hint: () => setHinting(!hinting && model.moves.length > 0 && session.day === undefined),
    undo: forViewer(async (own) => {
      let refused = await session.undo(own)
      while (refused === undefined && isForced(own) && session.undoState(own).can)
        refused = await session.undo(own)
      return refused
    }),
    redo: forViewer(async (own) => {
      let refused = await session.redo(own)
      while (refused === undefined && isForced(own) && session.canRedo(own)) refused = await session.redo(own)
      return refused
    }),
    restart: forViewer((own) => session.restartTurn(own)),
    replay: () => go({ at: 'table', kind: session.kind, id: session.id, position: session.position }),
    again: async () => go({ at: 'table', kind: session.kind, id: await session.again() }),
  }
}

export type Actions = ReturnType<typeof useActions>
