import { sameData } from '@engawa/kernel'
import { useCallback, useEffect, useRef } from 'react'
import { useBusy } from './taken.ts'

interface Stand<State, Move> {
  readonly view: State
  readonly moves: readonly Move[]
  act(move: Move): void
}

/** Plays several moves one after the other, each on the view that the one before led to. */
export function useScript<State, Move>({ view, moves, act }: Stand<State, Move>) {
  const queue = useRef<readonly Move[]>([])
  const played = useRef<State | undefined>(undefined)
  const busy = useBusy()
  useEffect(() => {
    const [next, ...rest] = queue.current
    if (next === undefined || played.current === view) return
    const legal = moves.some((move) => sameData(move, next))
    queue.current = legal ? rest : []
    played.current = view
    if (legal) act(next)
  }, [view, moves, act])
  return useCallback(
    (script: readonly Move[]) => {
      const [first, ...rest] = script
      if (first === undefined || busy()) return
      queue.current = rest
      played.current = view
      act(first)
    },
    [view, act, busy],
  )
}
