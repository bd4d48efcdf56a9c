import type { Refusal, Seat } from '@engawa/kernel'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { go } from '../app/router.ts'
import { playSound, vibrate } from '../kit/sound.ts'
import type { Presses } from './presses.ts'
import type { ScreenModel } from './screen-model.ts'

/** A reason belongs to the view it was given on and is gone with it. */
interface Explained {
  readonly view: unknown
  readonly refusal: Refusal
}

/** What the person may do at this table, in one place for buttons, keys and boards. */
export function useActions(model: ScreenModel, presses: Presses) {
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
  const act = useCallback(
    async (move: unknown) => {
      if (seat === undefined || presses.busy) return
      acted(await presses.carry(() => session.act(seat, move), move))
    },
    [session, seat, acted, presses],
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
    [session, seat, acted, presses],
  )
  const forViewer = (run: (seat: Seat) => Promise<Refusal | undefined>) => async () => {
    if (viewer === 'table' || model.past !== undefined) return
    const refused = await presses.carry(() => run(viewer))
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
    hint: () => setHinting(!hinting && model.moves.length > 0),
    undo: forViewer((own) => session.undo(own)),
    redo: forViewer((own) => session.redo(own)),
    restart: forViewer((own) => session.restartTurn(own)),
    replay: () => go({ at: 'table', kind: session.kind, id: session.id, position: session.position }),
    again: async () => go({ at: 'table', kind: session.kind, id: await session.again() }),
  }
}

export type Actions = ReturnType<typeof useActions>
