import { useEffect } from 'react'
import { useSpace } from './space.ts'

/** A part of a board, by its selector, and the edge of the stage it is brought to. */
export interface Sight {
  readonly of: string
  readonly edge: 'start' | 'end'
}

/**
 * Where a board is higher than its stage, brings into sight what is asked about; nothing where there is nothing to be
 * sought. Again when `after` changes, and when the room does, as it does when a phone is turned.
 */
export function useInSight(sight: Sight | undefined, after: unknown): void {
  const space = useSpace()
  const { of, edge = 'start' } = sight ?? {}
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question, or another room that is laid out anew
  useEffect(() => {
    if (of === undefined) return
    // The dock, which takes its part of the room, is drawn with the board and laid out after it.
    const frame = requestAnimationFrame(() => {
      document.querySelector(`.stage ${of}`)?.scrollIntoView({ block: edge, behavior: 'instant' })
    })
    return () => cancelAnimationFrame(frame)
  }, [of, edge, after, space])
}
