import type { Refusal, Seat } from '@engawa/kernel'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { go } from '../app/router.ts'
import { playSound, vibrate } from '../kit/sound.ts'
import { forcedMove } from './forced.ts'
import type { Presses } from './presses.ts'
import type { ScreenModel } from './screen-model.ts'

/** A reason belongs to the view it was given on and is gone with it. */
interface Explained {
  readonly view: unknown
  readonly refusal: Refusal
}

/**
 * What the person may do at this table, in one place for buttons, keys and boards. Where `goesOn`, a step after which
 * there is nothing to choose brings the next one along, and the way back leads past it.
 */
export function useActions(model: ScreenModel, presses: Presses, goesOn: boolean) {
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
  const forced = useCallback(
    (own: Seat) => (goesOn ? forcedMove(session, own) : undefined),
    [session, goesOn],
  )
  /** Plays the move, and whether it was one. */
  const played = useCallback(
    async (own: Seat, move: unknown, told: (refused: Refusal | undefined) => void) => {
      const { position } = session
      told(await session.act(own, move))
      return session.position > position
    },
    [session],
  )
  const act = useCallback(
    async (move: unknown) => {
      if (seat === undefined || presses.busy) return
      let refused: Refusal | undefined
      const tell = (why: Refusal | undefined) => {
        refused = why
      }
      let went = await presses.carry(() => played(seat, move, tell), move)
      acted(refused)
      for (let next = forced(seat); went && next !== undefined; next = forced(seat)) {
        const step = next
        went = await presses.carry(() => played(seat, step, tell), step)
      }
    },
    [seat, acted, presses, forced, played],
  )
  const actAll = useCallback(
    async (moves: readonly unknown[]) => {
      if (seat === undefined || presses.busy) return
      let refused: Refusal | undefined
      await presses.carryAll(moves, (move) =>
        played(seat, move, (why) => {
          refused = why
        }),
      )
      acted(refused)
    },
    [seat, acted, presses, played],
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
    hint: () => setHinting(!hinting && model.moves.length > 0 && session.day === undefined),
    undo: forViewer(async (own) => {
      let refused = await session.undo(own)
      while (refused === undefined && forced(own) !== undefined && session.undoState(own).can)
        refused = await session.undo(own)
      return refused
    }),
    redo: forViewer(async (own) => {
      let refused = await session.redo(own)
      while (refused === undefined && forced(own) !== undefined && session.canRedo(own))
        refused = await session.redo(own)
      return refused
    }),
    restart: forViewer((own) => session.restartTurn(own)),
    replay: () => go({ at: 'table', kind: session.kind, id: session.id, position: session.position }),
    again: async () => go({ at: 'table', kind: session.kind, id: await session.again() }),
  }
}

export type Actions = ReturnType<typeof useActions>
