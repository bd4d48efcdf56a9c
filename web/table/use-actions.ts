import type { Refusal, Seat } from '@engawa/kernel'
import { useCallback, useState } from 'react'
import { go } from '../app/router.ts'
import { playSound } from '../kit/sound.ts'
import type { Presses } from './presses.ts'
import type { ScreenModel } from './screen-model.ts'

/** What the person may do at this table, in one place for buttons, keys and boards. */
export function useActions(model: ScreenModel, presses: Presses) {
  const { session, seating, seat } = model
  const { viewer } = seating
  const [refusal, setRefusal] = useState<Refusal>()
  const [hinting, setHinting] = useState(false)
  const explain = useCallback((reason: Refusal) => {
    playSound('refuse')
    setRefusal(reason)
  }, [])
  const act = useCallback(
    async (move: unknown) => {
      if (seat === undefined || presses.busy) return
      const refused = await presses.carry(() => session.act(seat, move), move)
      setHinting(false)
      if (refused !== undefined) explain(refused)
      else {
        playSound('tap')
        setRefusal(undefined)
      }
    },
    [session, seat, explain, presses],
  )
  const forViewer = (run: (seat: Seat) => Promise<Refusal | undefined>) => async () => {
    if (viewer === 'table' || model.past !== undefined) return
    const refused = await presses.carry(() => run(viewer))
    setRefusal(undefined)
    if (refused !== undefined) explain(refused)
  }
  return {
    act,
    explain,
    refusal,
    forget: () => setRefusal(undefined),
    hinting,
    hint: () => setHinting(!hinting && model.moves.length > 0),
    undo: forViewer((own) => session.undo(own)),
    redo: forViewer((own) => session.redo(own)),
    restart: forViewer((own) => session.restartTurn(own)),
    replay: () => go({ at: 'table', id: session.id, position: session.position }),
    again: async () => go({ at: 'table', id: await session.again() }),
  }
}

export type Actions = ReturnType<typeof useActions>
